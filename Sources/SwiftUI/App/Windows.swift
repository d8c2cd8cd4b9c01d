import Adwaita

/// A scene that can open windows.
@MainActor
protocol WindowScene: AnyObject {
  var description: WindowDescription { get }
  func open(_ value: AnyHashable?)
  func close(_ value: AnyHashable?)
}

/// The scenes of a running app and their open windows.
@MainActor
final class Windows {
  let appName: String
  private let application: Application?
  private var scenes: [any WindowScene] = []
  private(set) var open: [WindowHost] = []
  private(set) var scenePhase = ScenePhase.background
  private var isChecking = false

  init(appName: String, application: Application?) {
    self.appName = appName
    self.application = application
    StyleManager.shared.onChange = { [weak self] in self?.tellWindows() }
  }

  // MARK: Scenes

  func add(_ scene: any WindowScene) { scenes.append(scene) }
  func remove(_ scene: any WindowScene) { scenes.removeAll { $0 === scene } }

  /// Opens the first window, or brings an open one to the front.
  func activate() {
    if let window = open.last { return window.present() }
    guard let first = scenes.first(where: { $0.description.kind != .settings && $0.description.valueType == nil })
      ?? scenes.first(where: { $0.description.kind != .settings })
    else {
      Diagnostics.warn("The app's body has no WindowGroup and no Window, so there is nothing to show.")
      application?.quit()
      return
    }
    first.open(nil)
  }

  func openWindow(id: String?, value: AnyHashable?) {
    guard let scene = scene(id: id, value: value) else {
      let wanted = [id.map { "the id \"\($0)\"" }, value.map { "a value of type \(type(of: $0.base))" }]
      Diagnostics.warn(
        "openWindow was asked for \(wanted.compactMap { $0 }.joined(separator: " and ")), but no scene of the app has it. "
          + "Add a WindowGroup or a Window for it to the app's body.")
      return
    }
    scene.open(value)
  }

  func dismissWindow(id: String?, value: AnyHashable?) { scene(id: id, value: value)?.close(value) }

  func openSettings() {
    guard let scene = scenes.first(where: { $0.description.kind == .settings }) else { return }
    scene.open(nil)
  }

  var hasSettings: Bool { scenes.contains { $0.description.kind == .settings } }

  private func scene(id: String?, value: AnyHashable?) -> (any WindowScene)? {
    scenes.first { scene in
      let description = scene.description
      if let id, description.id != id { return false }
      guard let value else { return id != nil }
      return description.valueType.map { $0 == type(of: value.base) } ?? false
    }
  }

  // MARK: Windows

  func didOpen(_ window: WindowHost) {
    open.append(window)
    application?.add(window.window)
    if hasSettings {
      window.window.addShortcut("<Control>comma", isGlobal: true) { [weak self] in
        self?.openSettings()
        return true
      }
    }
  }

  func didClose(_ window: WindowHost) {
    open.removeAll { $0 === window }
    if Scheduler.shared.pacemaker === window.window { Scheduler.shared.pacemaker = open.last?.window }
  }

  /// Closes all windows, whatever they would say to that.
  func closeAll() {
    for window in open { window.close() }
  }

  /// The focus goes from one window to another through a moment without any; only what comes of it counts.
  func activeWindowDidChange() {
    guard !isChecking else { return }
    isChecking = true
    MainLoop.beforeNextRedraw { [weak self] in
      guard let self else { return }
      isChecking = false
      let phase: ScenePhase = Toolkit.hasActiveWindow ? .active : .inactive
      guard phase != scenePhase else { return }
      scenePhase = phase
      tellWindows()
    }
  }

  private func tellWindows() {
    for window in open { window.environmentDidChange() }
  }

  func addWindowValues(to environment: inout EnvironmentValues) {
    environment.scenePhase = scenePhase
    environment.colorScheme = StyleManager.shared.isDark ? .dark : .light
  }
}

enum WindowsKey: EnvironmentKey {
  static var defaultValue: Windows? { nil }
}

enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  var windows: Windows? {
    get { self[WindowsKey.self] }
    set { self[WindowsKey.self] = newValue }
  }

  /// Whether the app is in front.
  public internal(set) var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Opens windows of the app's scenes.
  public var openWindow: OpenWindowAction { OpenWindowAction(windows: windows) }
  /// Closes windows of the app's scenes.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(windows: windows) }
  /// Opens the window with the app's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(windows: windows) }
}

/// Whether an app is in front.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// No window can be seen.
  case background
  /// Another app has the keyboard.
  case inactive
  /// A window of the app has the keyboard.
  case active
}

/// Opens windows of the app's scenes.
@MainActor
public struct OpenWindowAction {
  let windows: Windows?

  nonisolated init(windows: Windows?) { self.windows = windows }

  /// Opens a window of the scene with an id.
  public func callAsFunction(id: String) { windows?.openWindow(id: id, value: nil) }
  /// Opens the window for a value, or brings it to the front.
  public func callAsFunction<D: Codable & Hashable>(value: D) { windows?.openWindow(id: nil, value: AnyHashable(value)) }
  /// Opens the window for a value of the scene with an id, or brings it to the front.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows?.openWindow(id: id, value: AnyHashable(value))
  }
}

/// Closes windows of the app's scenes.
@MainActor
public struct DismissWindowAction {
  let windows: Windows?

  nonisolated init(windows: Windows?) { self.windows = windows }

  /// Closes the windows of the scene with an id.
  public func callAsFunction(id: String) { windows?.dismissWindow(id: id, value: nil) }
  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { windows?.dismissWindow(id: nil, value: AnyHashable(value)) }
  /// Closes the window for a value of the scene with an id.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows?.dismissWindow(id: id, value: AnyHashable(value))
  }
}

/// Opens the window with the app's settings.
@MainActor
public struct OpenSettingsAction {
  let windows: Windows?

  nonisolated init(windows: Windows?) { self.windows = windows }

  public func callAsFunction() { windows?.openSettings() }
}
