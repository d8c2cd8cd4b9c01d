/// What takes a look at every file of a program, each asked for only where a check depends on it.
package struct WholeFindings: Sendable {
  /// Returns the functions that run inside work which SwiftUI often calls off, as `Type.function`.
  package let cancellable: @Sendable () -> Set<String>
  /// Returns the properties that are set inside a `catch`.
  package let errors: @Sendable () -> ErrorNames
  /// Returns the types that nobody who uses the app meets.
  package let unmet: @Sendable () -> UnmetTypes

  package init(
    cancellable: @escaping @Sendable () -> Set<String>, errors: @escaping @Sendable () -> ErrorNames,
    unmet: @escaping @Sendable () -> UnmetTypes
  ) {
    self.cancellable = cancellable
    self.errors = errors
    self.unmet = unmet
  }
}
