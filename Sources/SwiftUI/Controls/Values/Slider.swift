import Adwaita

/// A value that is dragged along a line.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let minimumValueLabel: ValueLabel?
  private let maximumValueLabel: ValueLabel?
  private let onEditingChanged: (Bool) -> Void

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ label: Label, _ minimum: ValueLabel?,
    _ maximum: ValueLabel?, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { new, transaction in value.transaction(transaction).wrappedValue = V(new) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    self.onEditingChanged = onEditingChanged
  }

  @MainActor public var body: some View {
    HStack(spacing: 8) {
      minimumValueLabel
      SliderControl(
        value: value.wrappedValue, binding: value, bounds: bounds, step: step, label: label,
        onEditingChanged: onEditingChanged)
      maximumValueLabel
    }
  }
}

extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), nil, nil, onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), label(), nil, nil, onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), nil, nil, onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), EmptyView(), nil, nil, onEditingChanged)
  }
}

/// The line alone; its label is spoken, not shown.
nonisolated struct SliderControl<Label: View>: View {
  typealias Body = Never
  let value: Double
  let binding: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let onEditingChanged: (Bool) -> Void

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SliderNode(view, in: context)
  }
}

final class SliderNode<Label: View>: _ViewNode<SliderControl<Label>> {
  private let scale = Scale()
  private var title = LabelText<Label>()

  override init(_ view: SliderControl<Label>, in context: _NodeContext) {
    super.init(view, in: context)
    scale.onMove = { [weak self] value in
      guard let self else { return }
      self.view.binding.wrappedValue = value
    }
    scale.onDrag = { [weak self] isDragging in self?.view.onEditingChanged(isDragging) }
    configure()
  }

  override var children: [_Node] { title.children }
  override func appendElements(to elements: inout [Element]) { elements.append(Element(scale)) }
  /// The label is only read, not shown.
  override func elementsDidChange() {}
  override func apply(viewChanged: Bool, environmentChanged: Bool) { configure() }

  private func configure() {
    scale.setRange(view.bounds.lowerBound, view.bounds.upperBound, step: view.step)
    scale.value = view.value
    scale.isSensitive = environment.isEnabled
    let old = title.text
    title.update(view.label, in: context.below(self))
    if title.text != old { scale.setAccessibleName(title.text) }
    Tint.apply(environment, to: scale)
  }
}
