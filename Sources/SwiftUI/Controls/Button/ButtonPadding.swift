import Adwaita

/// GTK pads a button by what is in it.
@MainActor
enum ButtonPadding {
  /// Puts what is in a button in its middle, unless it wants all the space; in a menu items begin below each other.
  static func place(_ container: Container, elements: [Element], in environment: EnvironmentValues) {
    let fills = elements.contains { $0.widget.expandsHorizontally }
    container.alignHorizontally(fills ? .fill : environment.isInContextMenu ? .start : .center)
  }

  static func classify(_ button: Widget, elements: [Element], isFramed: Bool = true) {
    var content = Content()
    for element in elements { content.note(element.widget) }
    button.setClass("text-button", isFramed && content.hasText && !content.hasOthers)
    button.setClass("image-button", isFramed && !content.hasText && content.hasOthers)
    button.setClass("image-text-button", isFramed && content.hasText && content.hasOthers)
  }

  /// What a button shows. What only lies over or under something else does not count, so that a button keeps its
  /// size when a spinner covers its label.
  @MainActor
  private struct Content {
    var hasText = false
    var hasOthers = false

    mutating func note(_ widget: Widget) {
      guard widget.isVisible else { return }
      if widget.isLabel {
        hasText = true
      } else if let container = widget as? Container {
        // A symbol is drawn by a container that holds nothing.
        if container.children.isEmpty { hasOthers = hasOthers || container.drawsBehind != nil }
        if let primary = (container.layout as? OverlayLayout)?.primary, primary < container.children.count {
          note(container.children[primary])
        } else {
          for child in container.children { note(child) }
        }
      } else {
        hasOthers = true
        hasText = hasText || Widget.labels(in: [widget]).contains(where: \.isVisible)
      }
    }
  }
}
