import Adwaita

/// Where it is kept which field has the keyboard, and who the fields are.
///
/// Unchecked, because views hold it and views travel: the value is only touched on the main thread. A write from
/// elsewhere is moved there.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  private let nowhere: Value
  private var value: Value
  private let source = Source()
  @MainActor private var fields: [any FocusableField] = []
  /// Whether the app has asked for a field that has not been given the keyboard yet.
  @MainActor private var isMoving = false {
    didSet {
      // What is typed from now on is meant for that field.
      if isMoving { HeldKeys.hold() } else if oldValue { HeldKeys.release() }
    }
  }
  @MainActor private var moves = 0

  init(nowhere: Value) {
    self.nowhere = nowhere
    value = nowhere
  }

  func get() -> Value {
    if MainLoop.isMainThread {
      MainActor.assumeIsolated { source.recordRead() }
    }
    return value
  }

  /// Moves the keyboard, as soon as the field is on the screen.
  func request(_ new: Value) {
    guard MainLoop.isMainThread else {
      Diagnostics.warnFromAnywhere(
        "A @FocusState was written outside the main actor. Write it in a @MainActor function or in MainActor.run.")
      let moved = Moved(new)
      Task { @MainActor in self.request(moved.value) }
      return
    }
    let moved = Moved(new)
    MainActor.assumeIsolated { move(to: moved.value) }
  }

  @MainActor private func move(to new: Value) {
    let old = Moved(value)
    change(to: new)
    guard new != nowhere else {
      isMoving = false
      guard old.value != nowhere else { return }
      // At once: where the field goes with this update, GTK would move the keyboard on to a neighbour.
      resign(old.value)
      afterUpdate { location in location.resign(old.value) }
      return
    }
    isMoving = true
    moves += 1
    let move = moves
    afterUpdate { location in location.giveFocus() }
    // GTK moves the keyboard by itself while rows come and go; only after that does it count as the person's doing.
    MainLoop.after(milliseconds: 300) { [weak self] in
      guard let self, moves == move else { return }
      isMoving = false
    }
  }

  @MainActor private func afterUpdate(_ work: @escaping @MainActor (FocusLocation<Value>) -> Void) {
    Scheduler.shared.afterUpdate { [weak self] in if let self { work(self) } }
  }

  @MainActor private func change(to new: Value) {
    guard new != value else { return }
    value = new
    source.didChange()
  }

  @MainActor private func giveFocus() {
    guard value != nowhere, let field = fields.first(where: { $0.matches(value) }) else { return }
    if field.takeFocus() { isMoving = false }
  }

  /// Gives the keyboard to a field again; where the field does not come back soon, it has lost it.
  @MainActor private func giveBack(_ own: Value) {
    giveFocus()
    guard !fields.contains(where: { $0.matches(own) && $0.containsFocus }) else { return }
    HeldKeys.hold()
    let moved = Moved(own)
    MainLoop.after(milliseconds: 300) { [weak self] in
      guard let self, value == moved.value, !isMoving else { return }
      if !fields.contains(where: { $0.matches(moved.value) && $0.containsFocus }) { change(to: nowhere) }
    }
  }

  @MainActor private func resign(_ old: Value) {
    guard value == nowhere else { return }
    for field in fields where field.matches(old) { field.giveUpFocus() }
  }

  /// A field has come; it takes the keyboard if it is the one asked for.
  @MainActor func add(_ field: any FocusableField) {
    guard !fields.contains(where: { $0 === field }) else { return }
    fields.append(field)
    if value != nowhere, field.matches(value) { afterUpdate { location in location.giveFocus() } }
  }

  @MainActor func remove(_ field: any FocusableField) {
    fields.removeAll { $0 === field }
    guard field.hadFocus, field.matches(value) else { return }
    afterUpdate { location in
      if !location.fields.contains(where: { $0.matches(location.value) }) { location.change(to: location.nowhere) }
    }
  }

  /// The keyboard has come to a field, or has left it.
  @MainActor func focusDidChange(of field: any FocusableField, value own: Value, isInside: Bool) {
    if isInside {
      if !isMoving || own == value {
        isMoving = false
        HeldKeys.release()
        change(to: own)
      }
    } else {
      // What is typed until it is known where the keyboard goes would reach nobody, where GTK has dropped it.
      let mayComeBack = value == own && !isMoving && !field.isKeyboardElsewhere
      if mayComeBack { HeldKeys.hold() }
      afterUpdate { location in
        guard location.value == own, !field.containsFocus, !location.isMoving else {
          if mayComeBack, !location.isMoving { HeldKeys.release() }
          return
        }
        if mayComeBack, field.isKeyboardElsewhere { HeldKeys.release() }
        // A person takes the keyboard somewhere. Where it is nowhere, or at the list around the field, GTK has dropped
        // it: a list that scrolls to a row may give it other widgets.
        if field.isKeyboardElsewhere { location.change(to: location.nowhere) } else { location.giveBack(own) }
      }
    }
  }
}

/// A place in the view graph that can have the keyboard.
@MainActor
protocol FocusableField: AnyObject {
  /// Whether the field is the one a focus state means by a value.
  func matches(_ value: AnyHashable) -> Bool
  /// Takes the keyboard, or waits until it can; whether it has it now.
  func takeFocus() -> Bool
  func giveUpFocus()
  var containsFocus: Bool { get }
  /// Whether a person has taken the keyboard elsewhere, or out of the window.
  var isKeyboardElsewhere: Bool { get }
  /// Whether the field had the keyboard when it was last heard of.
  var hadFocus: Bool { get }
}
