/// A style on its way to a view's body: its `@Environment` and `@State` work as a view's do.
struct InstalledStyle<Style>: DynamicProperty {
  var style: Style

  @MainActor static func _install(at pointer: UnsafeMutableRawPointer, from host: PropertyHost) {
    PropertyLayout.of(Style.self).install(at: pointer, from: host)
  }

  @MainActor static var _readsEnvironment: Bool { PropertyLayout.of(Style.self).readsEnvironment }
}
