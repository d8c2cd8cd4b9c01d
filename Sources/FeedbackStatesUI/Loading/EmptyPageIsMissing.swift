public import SwiftUI

/// Tells, where a collection is shown without a page for when it is empty, what to add.
///
/// An initialiser that is itself unavailable would not do: the compiler would take the one for values that are never
/// empty in its place. It takes one that throws this error, and that is deprecated with a sentence; nothing can throw
/// in the body of a view. Where the content is a closure, this also builds it, and cannot end.
@resultBuilder
public struct EmptyPageIsMissing: Error, CustomStringConvertible {
  public var description: String {
    "Say what is shown when there is nothing: add 'empty: { … }' with something to do."
  }

  @available(*, unavailable, message: "Say what is shown when there is nothing: add 'empty: { … }' with something to do.")
  public static func buildFinalResult<Content: View>(_ content: Content) -> Content { content }

  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> EmptyView { EmptyView() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: View>(first: Content) -> AnyView { AnyView(first) }
  public static func buildEither<Content: View>(second: Content) -> AnyView { AnyView(second) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
