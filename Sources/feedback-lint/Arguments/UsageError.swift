/// A reason why the command could not do what was asked, for the person who asked.
struct UsageError: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
