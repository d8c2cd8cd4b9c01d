import Adwaita

/// An open window of a scene.
@MainActor
final class WindowHost {
  /// What the window was opened for, in a group of windows for values.
  let value: AnyHashable?
  let window = Adwaita.Window()
  private let page = PageHost()
  private var description: WindowDescription
  private let didClose: @MainActor (WindowHost) -> Void
  private weak var windows: Windows?
  private var sceneEnvironment: EnvironmentValues
  private var isOpen = true

  init(
    _ description: WindowDescription, value: AnyHashable?, environment: EnvironmentValues, parent: _Node,
    didClose: @escaping @MainActor (WindowHost) -> Void
  ) {
    self.description = description
    self.value = value
    self.didClose = didClose
    windows = environment.windows
    sceneEnvironment = environment
    windows?.didOpen(self)
    page.onTitleChange = { [weak self] in self?.showTitle($0) }
    page.defaultTitle = description.title ?? ""
    page.show(description.content(value), in: insideEnvironment, parent: parent)
    window.content = page.widget
    let defaults = environment.windowDefaults
    window.isResizable = defaults.isResizable
    if let size = defaults.size {
      window.setDefaultSize(width: Int(size.width.rounded()), height: Int(size.height.rounded()))
    } else if page.prefersHeight {
      window.setDefaultSize(width: 800, height: 600)
    }
    window.shouldClose = { [weak self] in
      self?.close()
      return false
    }
    window.onActiveChange = { [weak self] in self?.activeDidChange() }
    if description.kind == .settings {
      window.addShortcut("Escape", isGlobal: false) { [weak self] in
        self?.close()
        return true
      }
    }
  }

  var nodes: [_Node] { page.nodes }

  func present() {
    Scheduler.shared.pacemaker = window
    window.present()
  }

  func update(_ description: WindowDescription, in environment: EnvironmentValues) {
    self.description = description
    sceneEnvironment = environment
    page.defaultTitle = description.title ?? ""
    page.update(description.content(value), in: insideEnvironment)
  }

  func environmentDidChange() {
    derived.forget()
    page.setEnvironment(insideEnvironment)
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    page.remove()
    // What views do as they go must be done before the last window takes the program with it.
    Scheduler.shared.flush()
    didClose(self)
    windows?.didClose(self)
    window.destroy()
  }

  private var insideEnvironment: EnvironmentValues {
    derived.values(from: sceneEnvironment) { inner in
      windows?.addWindowValues(to: &inner)
      inner.dismiss = DismissAction { [weak self] in self?.close() }
    }
  }
  private let derived = DerivedEnvironment()

  private func showTitle(_ title: String) {
    window.title = title.isEmpty ? (description.title ?? windows?.appName ?? "") : title
  }

  private func activeDidChange() {
    if window.isActive { Scheduler.shared.pacemaker = window }
    windows?.activeWindowDidChange()
  }
}
