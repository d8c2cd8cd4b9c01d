import Adwaita

/// Takes a view out of sight, where assistive technology still finds it.
nonisolated struct UnseenModifier: ElementModifier, Equatable {
  let isUnseen: Bool
  @MainActor func change(_ element: inout Element, in environment: EnvironmentValues) {
    element.widget.isVisible = !isUnseen
  }
}

/// Names controls by the labels in or beside them, and touches nothing while those stay the same.
@MainActor
final class AccessibleLabels {
  private var named: [UnsafeRawPointer] = []

  func set(_ elements: [Element], for controls: [Widget]) {
    let labels = Widget.labels(in: elements.map(\.widget))
    let identities = (labels + controls).map(\.identity)
    guard identities != named else { return }
    named = identities
    for control in controls { control.setAccessibleLabels(labels) }
  }
}
