import Adwaita

/// A key, and the modifier keys held with it, that trigger a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How shortcuts follow the keyboard's layout; on this system always by what is printed on the key.
  public struct Localization: Hashable, Sendable {
    private enum Kind { case automatic, withoutMirroring, custom }
    private let kind: Kind
    public static let automatic = Localization(kind: .automatic)
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    public static let custom = Localization(kind: .custom)
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  /// Return, for the button that most people press.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the button that gives up.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }
}

/// A key of the keyboard.
public struct KeyEquivalent: Hashable, Sendable {
  /// The character that the key types, or that stands for it.
  public var character: Character

  public init(_ character: Character) { self.character = character }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")

  private static let names: [KeyEquivalent: String] = [
    .upArrow: "Up", .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right", .deleteForward: "Delete",
    .home: "Home", .end: "End", .pageUp: "Page_Up", .pageDown: "Page_Down", .clear: "Clear", .escape: "Escape",
    .delete: "BackSpace", .tab: "Tab", .space: "space", .return: "Return",
  ]

  /// The key's name in GTK's accelerators.
  var acceleratorName: String {
    if let name = Self.names[self] { return name }
    return AcceleratorKey.name(of: Character(character.lowercased()))
  }

  /// The key that was pressed.
  init?(_ event: KeyPressEvent) {
    if let key = Self.names.first(where: { $0.value == event.keyName })?.key {
      self = key
    } else if event.isReturn {
      self = .return
    } else if let character = event.character {
      self.init(character)
    } else {
      return nil
    }
  }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }
}

/// Modifier keys that are held down.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  /// The key for an app's own commands: Control on this system.
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

  /// The modifiers in GTK's accelerators.
  var acceleratorPrefix: String {
    var result = ""
    if contains(.command) || contains(.control) { result += "<Control>" }
    if contains(.option) { result += "<Alt>" }
    if contains(.shift) { result += "<Shift>" }
    return result
  }
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the controls at this place.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Triggers the control by a key, wherever in the window the keyboard is.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}

/// Keeps a widget's shortcut in line with the environment.
@MainActor
final class ShortcutHolder {
  private var current: KeyboardShortcut?

  func set(_ shortcut: KeyboardShortcut?, on widget: Widget) {
    guard shortcut != current else { return }
    current = shortcut
    widget.setShortcut(
      accelerator: shortcut.map { $0.modifiers.acceleratorPrefix + $0.key.acceleratorName },
      isDefault: shortcut == .defaultAction)
  }
}
