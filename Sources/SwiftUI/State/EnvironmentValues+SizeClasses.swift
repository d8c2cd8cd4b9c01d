/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

extension EnvironmentValues {
  /// Always regular, as on a Mac: on a desktop a window's size says what fits, and split views fold by themselves.
  public var horizontalSizeClass: UserInterfaceSizeClass? { .regular }
  /// Always regular, as on a Mac.
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
}
