import Adwaita

/// A scene with any number of windows that show the same kind of content, each with a state of its own.
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  let description: WindowDescription

  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    WindowSceneNode(view, description: { $0.description }, in: context)
  }
}

extension WindowGroup {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(title: nil, id: nil, content: content())
  }

  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(title: nil, id: id, content: content())
  }

  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title: title.plainText, id: nil, content: content())
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey).plainText, id: nil, content: content())
  }

  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(title: String(title), id: nil, content: content())
  }

  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: title.plainText, id: id, content: content())
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey).plainText, id: id, content: content())
  }

  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: String(title), id: id, content: content())
  }

  /// Windows for values of a type, one for each value.
  nonisolated public init<D: Hashable & Codable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil, content: content)
  }

  /// Windows for values of a type, one for each value.
  nonisolated public init<D: Hashable & Codable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, content: content)
  }

  /// Windows for values of a type, one for each value.
  nonisolated public init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey).plainText, id: nil, content: content)
  }

  /// Windows for values of a type, one for each value.
  @_disfavoredOverload
  nonisolated public init<D: Hashable & Codable, C: View>(
    _ title: some StringProtocol, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: String(title), id: nil, content: content)
  }

  /// Windows for values of a type, one for each value.
  nonisolated public init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey).plainText, id: id, content: content)
  }

  /// Windows for values of a type, one for each value.
  @_disfavoredOverload
  nonisolated public init<D: Hashable & Codable, C: View>(
    _ title: some StringProtocol, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: String(title), id: id, content: content)
  }

  /// Windows for values of a type, one for each value; a window that is opened without one takes the default.
  nonisolated public init<D: Hashable & Codable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil) { value in
      content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
  }

  private nonisolated init(title: String?, id: String?, content: Content) {
    description = WindowDescription(title: title, id: id, kind: .group, valueType: nil) { _ in AnyView(content) }
  }

  private nonisolated init<D: Hashable & Codable, C: View>(
    title: String?, id: String?, content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    description = WindowDescription(title: title, id: id, kind: .group, valueType: D.self) { value in
      AnyView(PresentedWindowContent(initialValue: value?.base as? D, content: content))
    }
  }
}

/// What a window for a value shows.
nonisolated public struct PresentedWindowContent<Data: Hashable & Codable, Content: View>: View {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  init(initialValue: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: initialValue)
    self.content = content
  }

  public var body: some View { content($value) }
}

/// A scene with one window.
nonisolated public struct Window<Content: View>: Scene {
  public typealias Body = Never
  let description: WindowDescription

  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    description = WindowDescription(title: title.plainText, id: id, kind: .single, valueType: nil) { _ in AnyView(content) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    description = WindowDescription(title: Text(titleKey).plainText, id: id, kind: .single, valueType: nil) { _ in AnyView(content) }
  }

  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    description = WindowDescription(title: String(title), id: id, kind: .single, valueType: nil) { _ in AnyView(content) }
  }

  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    WindowSceneNode(view, description: { $0.description }, in: context)
  }
}

/// A scene with the app's settings, opened with Control and the comma key.
nonisolated public struct Settings<Content: View>: Scene {
  public typealias Body = Never
  let description: WindowDescription

  nonisolated public init(@ViewBuilder content: () -> Content) {
    let content = content()
    description = WindowDescription(title: "Settings", id: nil, kind: .settings, valueType: nil) { _ in AnyView(content) }
  }

  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    WindowSceneNode(view, description: { $0.description }, in: context)
  }
}

/// What a scene says of its windows.
struct WindowDescription {
  enum Kind { case group, single, settings }
  let title: String?
  let id: String?
  let kind: Kind
  let valueType: Any.Type?
  let content: (AnyHashable?) -> AnyView
}

final class WindowSceneNode<S: Scene>: _ViewNode<_Description<S>>, WindowScene {
  private let describe: @MainActor (S) -> WindowDescription
  private var windows: [WindowHost] = []

  init(
    _ view: _Description<S>, description: @escaping @MainActor (S) -> WindowDescription, in context: _NodeContext
  ) {
    describe = description
    super.init(view, in: context)
    environment.windows?.add(self)
  }

  var description: WindowDescription { describe(view.content) }

  override var children: [_Node] { windows.flatMap(\.nodes) }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    let description = description
    for window in windows { window.update(description, in: environment) }
  }

  override func willRemove() {
    environment.windows?.remove(self)
    let open = windows
    windows = []
    for window in open { window.close() }
  }

  func open(_ value: AnyHashable?) {
    let description = description
    let existing = windows.first { description.kind != .group || (value != nil && $0.value == value) }
    if let existing { return existing.present() }
    let window = WindowHost(description, value: value, environment: environment, parent: self) { [weak self] window in
      self?.windows.removeAll { $0 === window }
    }
    windows.append(window)
    window.present()
  }

  func close(_ value: AnyHashable?) {
    let leaving = windows.filter { value == nil || $0.value == value }
    for window in leaving { window.close() }
  }
}
