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

extension LoadableView where Value: OptionalCollection {
  /// Shows a collection that may not be there, with a page for when it is not, or is empty.
  ///
  /// - Parameters:
  ///   - loader: What loads it. It starts by itself when the view appears.
  ///   - content: Shows the collection.
  ///   - empty: Shown after an answer with nothing in it. It should say what to do.
  public init<Page: View>(
    _ loader: Loader<Value>, @ViewBuilder content: @escaping (Value.Items) -> Page, @ViewBuilder empty: () -> Empty
  ) where Content == Page? {
    self.init(LoadableSource(loader), items: content, empty: empty())
  }

  /// Shows a collection that may not be there and whose state somebody else keeps.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - retry: Loads again after a failure.
  ///   - content: Shows the collection.
  ///   - empty: Shown after an answer with nothing in it. It should say what to do.
  public init<Page: View>(
    _ state: Loadable<Value>, retry: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping (Value.Items) -> Page, @ViewBuilder empty: () -> Empty
  ) where Content == Page? {
    self.init(LoadableSource(state, retry: retry), items: content, empty: empty())
  }

  private init<Page: View>(
    _ source: LoadableSource<Value>, items content: @escaping (Value.Items) -> Page, empty: Empty
  ) where Content == Page? {
    self.init(
      source, isEmpty: { $0.items?.isEmpty ?? true }, count: { $0.items?.count ?? 0 },
      content: { $0.items.map(content) }, empty: empty)
  }
}

extension LoadableView where Value: Collection, Empty == EmptyView {
  /// Stands in the way of a collection without an empty page.
  @available(*, deprecated, message: "Say what is shown when there is nothing: add 'empty: { … }' with something to do.")
  public init(
    _ loader: Loader<Value>, @EmptyPageIsMissing content: @escaping (Value) -> Content
  ) throws(EmptyPageIsMissing) {
    throw EmptyPageIsMissing()
  }

  /// Stands in the way of a collection without an empty page.
  @available(*, deprecated, message: "Say what is shown when there is nothing: add 'empty: { … }' with something to do.")
  public init(
    _ state: Loadable<Value>, retry: @escaping @MainActor () -> Void,
    @EmptyPageIsMissing content: @escaping (Value) -> Content
  ) throws(EmptyPageIsMissing) {
    throw EmptyPageIsMissing()
  }
}

extension LoadableView where Value: OptionalCollection, Empty == EmptyView {
  /// Stands in the way of a collection that may not be there without an empty page.
  @available(*, deprecated, message: "Say what is shown when there is nothing: add 'empty: { … }' with something to do.")
  public init(
    _ loader: Loader<Value>, @EmptyPageIsMissing content: @escaping (Value) -> Content
  ) throws(EmptyPageIsMissing) {
    throw EmptyPageIsMissing()
  }

  /// Stands in the way of a collection that may not be there without an empty page.
  @available(*, deprecated, message: "Say what is shown when there is nothing: add 'empty: { … }' with something to do.")
  public init(
    _ state: Loadable<Value>, retry: @escaping @MainActor () -> Void,
    @EmptyPageIsMissing content: @escaping (Value) -> Content
  ) throws(EmptyPageIsMissing) {
    throw EmptyPageIsMissing()
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
  /// Shows a value whose state somebody else keeps, with a page for when there is nothing in it.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - isEmpty: Says whether there is nothing in a value.
  ///   - retry: Loads again after a failure.
  ///   - content: Shows the value.
  ///   - empty: Shown after an answer with nothing in it. It should say what to do.
  public init(
    _ state: Loadable<Value>, isEmpty: @escaping (Value) -> Bool, retry: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping (Value) -> Content, @ViewBuilder empty: () -> Empty
  ) {
    self.init(LoadableSource(state, retry: retry), isEmpty: isEmpty, content: content, empty: empty())
  }
}
