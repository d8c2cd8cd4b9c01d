import Adwaita

/// The pointer and the keyboard of the test's display, moved the way a person moves them: through the X server, the
/// window manager and everything in GTK.
@MainActor
package enum Hand {
  /// A button of the pointer. A wheel is four more of them.
  package enum Button: Int, Sendable {
    case primary = 1
    case secondary = 3
    case wheelUp = 4
    case wheelDown, wheelLeft, wheelRight
  }

  // MARK: Pointer

  /// Moves the pointer to a point of a widget; its middle, if nothing else is said.
  package static func move(to widget: Widget, x: Double? = nil, y: Double? = nil) async {
    let size = widget.size
    guard let place = widget.placeOnSurface(x: x ?? Double(size.width) / 2, y: y ?? Double(size.height) / 2) else {
      preconditionFailure("What the pointer is to go to is in no window.")
    }
    let origin = XTest.shared.origin(of: place.surface)
    await move(toX: origin.x + Int(place.x.rounded()), y: origin.y + Int(place.y.rounded()))
  }

  private static var position = (x: 0, y: 0)

  private static func move(toX x: Int, y: Int) async {
    position = (x, y)
    XTest.shared.movePointer(toX: x, y: y)
    await hearing()
  }

  package static func press(_ button: Button = .primary) async {
    XTest.shared.setButton(button.rawValue, isDown: true)
    await hearing()
  }

  package static func release(_ button: Button = .primary) async {
    XTest.shared.setButton(button.rawValue, isDown: false)
    await hearing()
  }

  /// Presses and releases a button where the pointer is, and moves there before if a widget is named.
  package static func click(_ widget: Widget? = nil, _ button: Button = .primary) async {
    if let widget { await move(to: widget) }
    await press(button)
    await release(button)
  }

  /// Moves the pointer on by so many points, in steps, as a hand does.
  package static func move(byX x: Int, y: Int = 0, steps: Int = 8) async {
    let start = position
    for step in 1...steps { await move(toX: start.x + x * step / steps, y: start.y + y * step / steps) }
  }

  /// Turns the wheel, or the ball, by some steps.
  package static func turn(_ wheel: Button, steps: Int = 1) async {
    for _ in 0..<steps { await click(nil, wheel) }
  }

  // MARK: Keyboard

  /// Presses a key together with others, as in `Hand.key("Shift", "F10")`.
  package static func key(_ names: String...) async { await key(names) }

  private static func key(_ names: [String]) async {
    let keys = names.map { Self.modifiers[$0] ?? $0 }
    for name in keys { XTest.shared.setKey(name, isDown: true) }
    for name in keys.reversed() { XTest.shared.setKey(name, isDown: false) }
    await hearing()
  }

  private static let modifiers = ["Shift": "Shift_L", "Control": "Control_L", "Alt": "Alt_L"]
  private static let names: [Character: String] = [" ": "space", ".": "period", ",": "comma", "-": "minus", "!": "exclam"]

  /// Types some letters, digits and spaces.
  package static func type(_ text: String) async {
    for character in text {
      let name = names[character] ?? String(character)
      await key(XTest.shared.needsShift(name) ? ["Shift_L", name] : [name])
    }
  }

  /// Types some letters, digits, spaces and returns faster than anything is drawn.
  package static func rush(_ text: String) async {
    for character in text {
      let name = character == "\n" ? "Return" : names[character] ?? String(character)
      let keys = XTest.shared.needsShift(name) ? ["Shift_L", name] : [name]
      for key in keys { XTest.shared.setKey(key, isDown: true) }
      for key in keys.reversed() { XTest.shared.setKey(key, isDown: false) }
    }
    await hearing()
  }

  /// Waits until GTK has heard what was done, which it hands on with its next frame, and has drawn what comes of it.
  private static func hearing() async {
    for _ in 0..<2 {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        let resume: @MainActor () -> Void = { MainLoop.whenIdle { continuation.resume() } }
        MainLoop.whenIdle {
          guard let window = Toolkit.toplevels.first(where: \.isMapped) else { return resume() }
          window.queueDraw()
          if !window.onNextFrame(resume) { resume() }
        }
      }
    }
  }
}
