import Adwaita

/// A value that is kept in the app's settings, and that every view with the same key follows.
///
/// The settings are Foundation's `UserDefaults`, a file in the person's configuration folder. What other code writes
/// there directly is seen the next time a view reads it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let location: StoredLocation<Value>

  init(
    _ key: String, _ store: UserDefaults?, _ defaultValue: Value, read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    location = StoredLocation(key: key, store: store, defaultValue: defaultValue, read: read, write: write)
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, .current) }
  }

  public var projectedValue: Binding<Value> { Binding(location: location) }

  @MainActor public static func _install(at pointer: UnsafeMutableRawPointer, from host: PropertyHost) {
    pointer.assumingMemoryBound(to: Self.self).pointee.location.fallback = host.environment.defaultAppStorage
  }

  @MainActor public static var _readsEnvironment: Bool { false }
  @MainActor public static var _isPartOfTheDescription: Bool { false }
}

/// A value in the settings.
///
/// Unchecked as every location is; `UserDefaults` may be used from any thread, and the sources only on the main one.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
  private let key: String
  private let store: UserDefaults?
  /// Where the value is kept if nobody has said so.
  var fallback: UserDefaults?
  private let defaultValue: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?

  init(
    key: String, store: UserDefaults?, defaultValue: Value, read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    self.key = key
    self.store = store
    self.defaultValue = defaultValue
    self.read = read
    self.write = write
  }

  private var defaults: UserDefaults { store ?? fallback ?? .standard }

  override func get() -> Value {
    if MainLoop.isMainThread {
      MainActor.assumeIsolated { StoredSources.source(key, defaults).recordRead() }
    }
    return defaults.object(forKey: key).flatMap(read) ?? defaultValue
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    let defaults = defaults
    if let stored = write(value) { defaults.set(stored, forKey: key) } else { defaults.removeObject(forKey: key) }
    defaults.synchronize()
    guard MainLoop.isMainThread else {
      Task { @MainActor in self.tell(transaction) }
      return
    }
    MainActor.assumeIsolated { tell(transaction) }
  }

  @MainActor private func tell(_ transaction: Transaction) {
    transaction.noteForUpdate()
    StoredSources.source(key, defaults).didChange()
  }
}

/// Who reads which setting.
@MainActor
enum StoredSources {
  private struct Key: Hashable {
    let key: String
    let store: ObjectIdentifier
  }
  private static var sources: [Key: Source] = [:]

  static func source(_ key: String, _ store: UserDefaults) -> Source {
    let place = Key(key: key, store: ObjectIdentifier(store))
    if let source = sources[place] { return source }
    let source = Source()
    sources[place] = source
    return source
  }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// Where settings are kept that have not said so.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets where the views inside keep their settings.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
