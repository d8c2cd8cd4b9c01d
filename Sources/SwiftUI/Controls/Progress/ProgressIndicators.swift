import Adwaita

/// An indicator, and the labels that name it.
nonisolated struct ProgressStack<Labels: View, Indicator: View>: View {
  typealias Body = Never
  let labels: Labels
  let indicator: Indicator
  let isLabelFirst: Bool

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ProgressStackNode(view, in: context)
  }
}

final class ProgressStackNode<Labels: View, Indicator: View>: ContainerNode<ProgressStack<Labels, Indicator>> {
  private var labels: _ViewNode<Labels>?
  private var indicator: _ViewNode<Indicator>?
  private let names = AccessibleLabels()

  init(_ view: ProgressStack<Labels, Indicator>, in context: _NodeContext) {
    super.init(
      view, layout: StackLayout(axis: .vertical, spacing: 6, alignment: view.isLabelFirst ? 0 : 0.5), in: context)
    labels = Labels._makeNode(view.labels, in: context.below(self))
    indicator = Indicator._makeNode(view.indicator, in: context.below(self))
    sync()
  }

  override var children: [_Node] { [labels, indicator].compactMap { $0 } }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    labels?.update(view.labels, in: environment)
    indicator?.update(view.indicator, in: environment)
    if environmentChanged { Scheduler.shared.sync(self) }
  }

  override func sync() {
    let labelElements = (labels?.elements ?? []).filter { !Widget.labels(in: [$0.widget]).isEmpty }
    let indicators = indicator?.elements ?? []
    for element in labelElements { element.widget.isVisible = !environment.labelsAreHidden }
    lay(view.isLabelFirst ? labelElements + indicators : indicators + labelElements)
    container.accessibilityTarget = indicators.first?.widget
    names.set(labelElements, for: indicators.map(\.widget))
    if labelElements.isEmpty {
      for element in indicators { element.widget.setAccessibleName("Loading") }
    }
  }
}

/// A spinner, or a ring that fills.
nonisolated struct CircularIndicator: View {
  let fraction: Double?

  @MainActor var body: some View {
    if let fraction { RingControl(fraction: fraction) } else { SpinnerControl() }
  }
}

nonisolated struct SpinnerControl: View {
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SpinnerNode(view, Spinner(), in: context)
  }
}

extension ControlSize {
  /// The diameter of a spinner, in points.
  var spinnerDiameter: Int {
    switch self {
    case .mini: 12
    case .small: 16
    case .regular: 24
    case .large: 32
    case .extraLarge: 48
    }
  }
}

final class SpinnerNode: WidgetNode<SpinnerControl, Spinner> {
  override func configure() {
    let diameter = environment.controlSize.spinnerDiameter
    if widget.diameter != diameter || widget.size.width == 0 { widget.diameter = diameter }
  }
}

nonisolated struct RingControl: View {
  typealias Body = Never
  let fraction: Double
  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    RingNode(view, ProgressRing(), in: context)
  }
}

final class RingNode: WidgetNode<RingControl, ProgressRing> {
  override func configure() {
    widget.color = Color.accentColor.resolved(in: environment)
    widget.diameter = environment.controlSize.spinnerDiameter
    widget.fraction = view.fraction
  }
}

/// A bar.
nonisolated struct LinearIndicator: View {
  typealias Body = Never
  let fraction: Double?
  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LinearIndicatorNode(view, ProgressBar(), in: context)
  }
}

final class LinearIndicatorNode: WidgetNode<LinearIndicator, ProgressBar> {
  override func configure() {
    widget.isPulsing = view.fraction == nil
    if let fraction = view.fraction { widget.fraction = fraction }
    Tint.apply(environment, to: widget)
  }
}
