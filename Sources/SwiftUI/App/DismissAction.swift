/// Closes what a view was presented in: a page, a sheet, a popover or a window.
@MainActor @preconcurrency
public struct DismissAction {
  let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Closes what the view was presented in.
  public func callAsFunction() { action() }
}

enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction {
    DismissAction { Diagnostics.warn("dismiss() was called in a view that nothing has presented.") }
  }
}

enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Closes what the view was presented in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in something that can be dismissed.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  @available(*, deprecated, message: "Use isPresented or dismiss")
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in
        guard isPresented, !mode.isPresented else { return }
        Task { @MainActor in dismiss() }
      })
  }
}

/// Whether a view is presented; an older way of dismissing it.
public struct PresentationMode {
  public private(set) var isPresented: Bool
  init(isPresented: Bool) { self.isPresented = isPresented }
  public mutating func dismiss() { isPresented = false }
}
