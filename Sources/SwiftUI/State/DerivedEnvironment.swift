/// Environment values made from others: the very same for as long as those are.
///
/// A view in another environment runs again. So what is handed down is only made anew when what it is made from has
/// changed.
@MainActor
final class DerivedEnvironment {
  private var given: (outer: EnvironmentValues, inner: EnvironmentValues)?

  /// The values, made by a change to others unless it has been made to the same ones before.
  func values(
    from outer: EnvironmentValues, _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    if let given, given.outer.isIdentical(to: outer) { return given.inner }
    var inner = outer
    change(&inner)
    given = (outer, inner)
    return inner
  }

  /// Makes the values anew next time: something else that they are made from has changed.
  func forget() { given = nil }
}
