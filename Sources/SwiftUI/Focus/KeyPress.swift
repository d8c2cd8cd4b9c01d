import Adwaita

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// When a key is heard of.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down, or repeats while it is held.
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let all: Phases = [.down, .repeat]
  }

  /// What came of a key.
  public enum Result: Sendable {
    /// The key was of use, and goes no further.
    case handled
    /// The key goes on to others.
    case ignored
  }

  public let phase: Phases
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  public let modifiers: EventModifiers

  init?(_ event: KeyPressEvent) {
    guard let key = KeyEquivalent(event) else { return nil }
    self.key = key
    phase = .down
    characters = event.character.map(String.init) ?? ""
    var modifiers: EventModifiers = []
    if event.shift { modifiers.insert(.shift) }
    if event.control { modifiers.formUnion([.command, .control]) }
    if event.alt { modifiers.insert(.option) }
    self.modifiers = modifiers
  }
}

extension View {
  /// Does something when a key is pressed while the keyboard is in the view.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    modifier(KeyPressModifier(accepts: { $0.key == key }, action: { _ in action() }))
  }

  /// Does something when a key is pressed while the keyboard is in the view.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(accepts: { $0.key == key && !phases.isEmpty }, action: action))
  }

  /// Does something when one of several keys is pressed while the keyboard is in the view.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(accepts: { keys.contains($0.key) && !phases.isEmpty }, action: action))
  }

  /// Does something when a key that types one of some characters is pressed while the keyboard is in the view.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        accepts: { press in
          !phases.isEmpty && !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
        }, action: action))
  }

  /// Does something when any key is pressed while the keyboard is in the view.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(accepts: { _ in !phases.isEmpty }, action: action))
  }

  /// Does something when Escape is pressed while the keyboard is in the view.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(
      KeyPressModifier(
        accepts: { $0.key == .escape && action != nil },
        action: { _ in
          action?()
          return .handled
        }))
  }
}

nonisolated struct KeyPressModifier: AttachmentModifier {
  let accepts: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  @MainActor func attach(to widget: Widget, of node: AttachmentSource<Self>) {
    // Before the widget itself, so that a field's own keys can be taken over.
    widget.onKeyPress(beforeChildren: true) { [weak node] event in
      guard let node, let press = KeyPress(event), node.modifier.accepts(press) else { return false }
      return node.modifier.action(press) == .handled
    }
  }
}
