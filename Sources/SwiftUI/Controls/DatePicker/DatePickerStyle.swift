/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  nonisolated static var _look: _DatePickerLook { get }
}

/// The looks of date pickers.
public enum _DatePickerLook: Hashable, Sendable {
  case compact, graphical
}

/// The look that fits the place: a button that opens a month, and fields for the time.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  nonisolated public init() {}
  public static var _look: _DatePickerLook { .compact }
}

/// A button that opens a month, and fields for the time.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  nonisolated public init() {}
  public static var _look: _DatePickerLook { .compact }
}

/// A month, and fields for the time.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  nonisolated public init() {}
  public static var _look: _DatePickerLook { .graphical }
}

/// Fields; the date is chosen from a month.
nonisolated public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
  nonisolated public init() {}
  public static var _look: _DatePickerLook { .compact }
}

/// Fields with buttons; the date is chosen from a month.
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
  nonisolated public init() {}
  public static var _look: _DatePickerLook { .compact }
}

/// Wheels on a touch screen; here as in the compact look.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  nonisolated public init() {}
  public static var _look: _DatePickerLook { .compact }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look that fits the place.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button that opens a month, and fields for the time.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month, and fields for the time.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// Fields; the date is chosen from a month.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// Fields with buttons; the date is chosen from a month.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels on a touch screen; here as in the compact look.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DatePickerLookKey: EnvironmentKey {
  static var defaultValue: _DatePickerLook { .compact }
}

extension EnvironmentValues {
  var datePickerLook: _DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how the date pickers in the view look.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, S._look)
  }
}
