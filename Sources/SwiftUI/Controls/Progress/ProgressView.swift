/// Shows that something is going on, and how much of it is done where that is known.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// Where the part that is done comes from.
  enum Source {
    case unknown
    case fraction(Double)
    case progress(Progress)
    case interval(ClosedRange<Date>, countsDown: Bool)
  }
  let source: Source
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  init(source: Source, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.source = source
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  static func source<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Source {
    guard let value else { return .unknown }
    guard total > 0 else { return .fraction(0) }
    return .fraction(min(1, max(0, Double(value / total))))
  }

  @MainActor public var body: some View {
    switch source {
    case .unknown: styled(nil, currentValueLabel.map { AnyView($0) })
    case .fraction(let fraction): styled(fraction, currentValueLabel.map { AnyView($0) })
    case .progress(let progress):
      ProgressFollower(progress: progress) { fraction, description, text in
        styled(fraction, AnyView(Text(verbatim: text)), AnyView(Text(verbatim: description)))
      }
    case .interval(let interval, let countsDown):
      IntervalFollower(interval: interval, countsDown: countsDown) { fraction in
        styled(fraction, currentValueLabel.map { AnyView($0) })
      }
    }
  }

  @MainActor private func styled(_ fraction: Double?, _ value: AnyView?, _ ownLabel: AnyView? = nil) -> AnyView {
    let shownLabel = Label.self == EmptyView.self ? ownLabel : label.map { AnyView($0) }
    return style.body(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: shownLabel.map { ProgressViewStyleConfiguration.Label(content: $0) },
        currentValueLabel: CurrentValueLabel.self == EmptyView.self && ownLabel == nil
          ? nil : value.map { ProgressViewStyleConfiguration.CurrentValueLabel(content: $0) }))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner.
  nonisolated public init() where Label == EmptyView { self.init(source: .unknown, label: nil, currentValueLabel: nil) }

  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(source: .unknown, label: label(), currentValueLabel: nil)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(source: .unknown, label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(source: .unknown, label: Text(title), currentValueLabel: nil)
  }

  /// Shows how much is done; `nil` where nobody knows yet.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(source: Self.source(value, total), label: nil, currentValueLabel: nil)
  }

  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(source: Self.source(value, total), label: label(), currentValueLabel: nil)
  }

  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(source: Self.source(value, total), label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(source: Self.source(value, total), label: Text(title), currentValueLabel: nil)
  }

  /// Follows a `Progress`.
  nonisolated public init(_ progress: Progress) where Label == EmptyView {
    self.init(source: .progress(progress), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(source: Self.source(value, total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Shows how much of a time has gone by, or is left.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      source: .interval(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      source: .interval(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(
      source: .interval(timerInterval, countsDown: countsDown), label: nil,
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
  /// Makes the progress view that a style was asked for.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      source: configuration.fractionCompleted.map { .fraction($0) } ?? .unknown, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// The time that has gone by, or that is left.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  @MainActor public var body: some View {
    Text(countsDown ? interval.upperBound : interval.lowerBound, style: .timer)
  }
}
