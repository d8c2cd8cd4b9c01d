public import FeedbackStates
public import SwiftUI

extension LoadableView where Value: Collection {
  /// Shows a collection, with a page for when it is empty.
  ///
  /// - Parameters:
  ///   - loader: What loads it. It starts by itself when the view appears.
  ///   - content: Shows the collection.
  ///   - empty: Shown after an answer with nothing in it. It should say what to do.
  public init(
    _ loader: Loader<Value>, @ViewBuilder content: @escaping (Value) -> Content, @ViewBuilder empty: () -> Empty
  ) {
    self.init(LoadableSource(loader), isEmpty: \.isEmpty, count: \.count, content: content, empty: empty())
  }

  /// Shows a collection whose state somebody else keeps.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - retry: Loads again after a failure.
  ///   - content: Shows the collection.
  ///   - empty: Shown after an answer with nothing in it. It should say what to do.
  public init(
    _ state: Loadable<Value>, retry: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping (Value) -> Content, @ViewBuilder empty: () -> Empty
  ) {
    self.init(
      LoadableSource(state, retry: retry), isEmpty: \.isEmpty, count: \.count, content: content, empty: empty())
  }
}

extension LoadableView where Value: Collection, Empty == EmptyView {
  /// Stands in the way of a collection without an empty page.
  ///
  /// A function in place of a closure is not built by ``EmptyPageIsMissing``, so the compiler warns of it here.
  @available(*, deprecated, message: "Say what is shown when there is nothing: add 'empty: { … }' with something to do.")
  public init(_ loader: Loader<Value>, @EmptyPageIsMissing content: @escaping (Value) -> Content) {
    self.init(LoadableSource(loader), isEmpty: { _ in false }, count: \.count, content: content, empty: EmptyView())
  }

  /// Stands in the way of a collection without an empty page.
  @available(*, deprecated, message: "Say what is shown when there is nothing: add 'empty: { … }' with something to do.")
  public init(
    _ state: Loadable<Value>, retry: @escaping @MainActor () -> Void,
    @EmptyPageIsMissing content: @escaping (Value) -> Content
  ) {
    self.init(
      LoadableSource(state, retry: retry), isEmpty: { _ in false }, count: \.count, content: content, empty: EmptyView())
  }
}

extension LoadableView where Empty == EmptyView {
  /// Shows a value that is never empty.
  public init(_ loader: Loader<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.init(LoadableSource(loader), isEmpty: { _ in false }, content: content, empty: EmptyView())
  }

  /// Shows a value that is never empty and whose state somebody else keeps.
  public init(
    _ state: Loadable<Value>, retry: @escaping @MainActor () -> Void, @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(LoadableSource(state, retry: retry), isEmpty: { _ in false }, content: content, empty: EmptyView())
  }
}

extension LoadableView {
  /// Shows a value with a page for when there is nothing in it.
  ///
  /// - Parameters:
  ///   - loader: What loads it. It starts by itself when the view appears.
  ///   - isEmpty: Says whether there is nothing in a value.
  ///   - content: Shows the value.
  ///   - empty: Shown after an answer with nothing in it. It should say what to do.
  public init(
    _ loader: Loader<Value>, isEmpty: @escaping (Value) -> Bool, @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder empty: () -> Empty
  ) {
    self.init(LoadableSource(loader), isEmpty: isEmpty, content: content, empty: empty())
  }
}
