import Adwaita

/// A label with buttons that make a value larger and smaller.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  /// The text of a field for the value, where there is one.
  private let field: Binding<String>?
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?
  private let limits: () -> (canDecrement: Bool, canIncrement: Bool)
  private let onEditingChanged: (Bool) -> Void

  private init(
    label: Label, field: Binding<String>? = nil, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    limits: @escaping () -> (canDecrement: Bool, canIncrement: Bool),
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.field = field
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.limits = limits
    self.onEditingChanged = onEditingChanged
  }

  private init<V: Strideable>(
    label: Label, field: Binding<String>? = nil, _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    func clamped(_ new: V) -> V { bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new }
    self.init(
      label: label, field: field,
      onIncrement: { value.wrappedValue = clamped(value.wrappedValue.advanced(by: step)) },
      onDecrement: { value.wrappedValue = clamped(value.wrappedValue.advanced(by: -step)) },
      limits: {
        let now = value.wrappedValue
        return (bounds.map { now > $0.lowerBound } ?? true, bounds.map { now < $0.upperBound } ?? true)
      }, onEditingChanged: onEditingChanged)
  }

  @MainActor public var body: some View {
    let (canDecrement, canIncrement) = limits()
    LabelledRow(
      label: label,
      control: HStack(spacing: 6) {
        if let field { TextField(text: field) { label }.frame(width: 80) }
        StepperButtons(
          decrement: onDecrement, increment: onIncrement, canDecrement: canDecrement && onDecrement != nil,
          canIncrement: canIncrement && onIncrement != nil, onEditingChanged: onEditingChanged)
      })
  }
}

extension Stepper {
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), onIncrement: onIncrement, onDecrement: onDecrement, limits: { (true, true) },
      onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), value, nil, step, onEditingChanged)
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), value, bounds, step, onEditingChanged)
  }

  /// Shows the value in a field beside the buttons.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label: label(), field: value.text(format), value, nil, step, onEditingChanged)
  }

  /// Shows the value in a field beside the buttons.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label: label(), field: value.text(format), value, bounds, step, onEditingChanged)
  }
}

extension Stepper where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), value, nil, step, onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), value, nil, step, onEditingChanged)
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), value, bounds, step, onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), value, bounds, step, onEditingChanged)
  }
}

// MARK: With a field for the value

extension Stepper where Label == Text {
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, format: format, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension Binding {
  /// The value as text; what cannot be read is not taken over.
  func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String> where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { text in if let value = try? format.parseStrategy.parse(text) { wrappedValue = value } })
  }
}

/// The two buttons of a stepper.
nonisolated struct StepperButtons: View {
  typealias Body = Never
  let decrement: (() -> Void)?
  let increment: (() -> Void)?
  let canDecrement: Bool
  let canIncrement: Bool
  let onEditingChanged: (Bool) -> Void

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    StepperNode(view, in: context)
  }
}

final class StepperNode: _ViewNode<StepperButtons> {
  private let row = Container(StackLayout(axis: .horizontal, spacing: 0, alignment: 0.5))
  private let minus = IconButton("list-remove-symbolic", label: "Decrease")
  private let plus = IconButton("list-add-symbolic", label: "Increase")

  override init(_ view: StepperButtons, in context: _NodeContext) {
    super.init(view, in: context)
    row.addClass("linked")
    row.setChildren([minus, plus])
    minus.onPress = { [weak self] in self?.perform(self?.view.decrement) }
    plus.onPress = { [weak self] in self?.perform(self?.view.increment) }
    configure()
  }

  override func appendElements(to elements: inout [Element]) { elements.append(Element(row)) }
  override func apply(viewChanged: Bool, environmentChanged: Bool) { configure() }

  private func configure() {
    minus.isSensitive = environment.isEnabled && view.canDecrement
    plus.isSensitive = environment.isEnabled && view.canIncrement
  }

  private func perform(_ step: (() -> Void)?) {
    view.onEditingChanged(true)
    step?()
    view.onEditingChanged(false)
  }
}
