import Adwaita
import Glibc

/// A program with windows.
@MainActor @preconcurrency
public protocol App: _Describable {
  associatedtype Body: Scene
  /// The scenes that the app is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    DescriptionNode(view, body: { $0.body }, in: context)
  }

  /// Starts the app, and ends the program once its last window has closed.
  @MainActor @preconcurrency public static func main() { exit(AppRunner.run(Self.self)) }
}

/// Runs an app.
@MainActor
enum AppRunner {
  /// What the program exits with where there is no display: "a service is unavailable", as sysexits has it.
  private static let noDisplayStatus: Int32 = 69

  static func run<A: App>(_ type: A.Type) -> Int32 {
    let name = AppIdentity.name
    guard Toolkit.start() else {
      Log.warning(
        "\(name) found no display to open its window on. Start it in a desktop session, or set DISPLAY or WAYLAND_DISPLAY. "
          + "To see it in a browser, run gtk4-broadwayd and set GDK_BACKEND=broadway.")
      return noDisplayStatus
    }
    Toolkit.setProgramName(name)
    // A program that is given arguments is about something of its own; it does not hand over to one that runs.
    let application = Application(
      identifier: AppIdentity.identifier, isShared: ProcessInfo.processInfo.arguments.count <= 1)
    let windows = Windows(appName: name, application: application)
    var environment = EnvironmentValues()
    environment.windows = windows
    let node = A._makeNode(describing: _Description(A()), in: _NodeContext(parent: nil, environment: environment))
    application.onActivate = { windows.activate() }
    // Views are told that they go, as when a person closes the window; what they have to save is saved.
    var signal: Int32?
    MainLoop.onTermination {
      signal = signal ?? $0
      windows.closeAll()
      application.quit()
    }
    let status = application.run()
    node.remove()
    Scheduler.shared.flush()
    if let signal {
      Glibc.signal(signal, SIG_DFL)
      raise(signal)
    }
    return status
  }
}

/// By which names the desktop knows the program.
enum AppIdentity {
  /// The name that people see.
  static var name: String { ProcessInfo.processInfo.processName }

  /// The reverse-DNS name.
  @MainActor static var identifier: String {
    if let identifier = Bundle.main.bundleIdentifier, Application.isValidIdentifier(identifier) { return identifier }
    return identifier(forProgram: name)
  }

  /// A name that the desktop accepts, made from a program's.
  static func identifier(forProgram name: String) -> String {
    let allowed = name.unicodeScalars.map { scalar -> Character in
      let isAllowed = scalar.isASCII && (CharacterSet.alphanumerics.contains(scalar) || scalar == "_" || scalar == "-")
      return isAllowed ? Character(scalar) : "_"
    }
    var last = String(allowed)
    if last.isEmpty || last.first?.isNumber == true { last = "_" + last }
    return "app.\(last)"
  }
}
