import Adwaita
import FeedbackStates
import FeedbackStatesTesting
import FeedbackStatesUI
import Foundation
import ReminderStorage
import WindowTesting

@testable import MakeItSo
@testable import SwiftUI

/// The app in a real window, on a database of its own, with clocks that stand still.
@MainActor
final class AppStage {
  let folder: TemporaryFolder
  let store: ReminderStore
  let library: Library
  /// What measures how long typing rests, and how long a slow database takes.
  let clock = TestClock()
  private let windows: Windows
  private let node: _Node

  /// Opens the app's window.
  ///
  /// - Parameters:
  ///   - titles: What is in the first list.
  ///   - wrap: Puts something between the app and the database.
  init(
    _ titles: [String] = [], folder: TemporaryFolder = TemporaryFolder(),
    wrap: (ReminderStore, TestClock) -> any ReminderRepository = { store, _ in store }
  ) async throws {
    precondition(Toolkit.start(), "These tests need a display: run them under xvfb-run.")
    Toolkit.setAnimated(false)
    self.folder = folder
    store = ReminderStore(path: folder.database, busyTimeout: .milliseconds(20))
    if !titles.isEmpty {
      let list = try await store.lists()[0].id
      try await store.insert(titles.map { NewReminder(title: $0) }, in: list, at: .end)
    }
    let library = Library(repository: wrap(store, clock), clock: clock)
    self.library = library
    windows = Windows(appName: "Tests", application: nil)
    var environment = EnvironmentValues()
    environment.windows = windows
    environment.feedbackClock = clock.loadClock
    let scene = WindowGroup("Make It So") { LibraryView(library: library).feedbackHost(bottomInset: 48) }.defaultSize(width: 860, height: 620)
    node = Self.makeNode(scene, in: environment)
    windows.activate()
    await settle()
  }

  private static func makeNode<S: Scene>(_ scene: S, in environment: EnvironmentValues) -> _Node {
    S._makeNode(describing: _Description(scene), in: _NodeContext(parent: nil, environment: environment))
  }

  isolated deinit {
    windows.closeAll()
    node.remove()
    Scheduler.shared.flush()
  }

  var window: Adwaita.Window { windows.open[0].window }
  func closeWindow() { windows.closeAll() }

  /// Sheets and dialogs in front of the window.
  var others: [Widget] {
    let known = windows.open.map(\.window)
    return Toolkit.toplevels.filter { other in other.isMapped && !known.contains { $0.isSame(as: other) } }
  }

  /// The texts that can be seen in the window.
  var texts: [String] { window.visibleTexts }

  /// The model of the list that is shown.
  var model: MakeItSo.ListModel? { library.shownList.map { library.model(for: $0) } }

  // MARK: Time

  /// Brings the screen up to date and lets GTK lay it out.
  func settle() async {
    for _ in 0..<3 {
      Scheduler.shared.flush()
      await frame()
    }
  }

  private func frame() async {
    let window = windows.open.first?.window
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let resume: @MainActor () -> Void = { continuation.resume() }
      window?.queueDraw()
      if window?.onNextFrame({ MainLoop.beforeNextRedraw(resume) }) != true { MainLoop.after(milliseconds: 10, resume) }
    }
  }

  /// Lets frames pass until something is so, as the database answers when it is ready.
  ///
  /// - Returns: Whether it came to be so.
  func waits(until condition: () async throws -> Bool) async rethrows -> Bool {
    for _ in 0..<400 {
      if try await condition() { return true }
      await settle()
    }
    return false
  }

  /// Waits until a text can be seen.
  func shows(_ text: String) async -> Bool { await waits { texts.contains(text) } }

  /// Lets the pause pass after which what was typed is written, and waits until it is.
  func passPause() async {
    clock.advance(by: .seconds(1))
    await library.flush()
    await settle()
  }

  // MARK: Looking

  /// The titles of the rows, from top to bottom.
  var titles: [String] { fields.map(\.text) }

  /// The fields of the rows on the screen, from top to bottom.
  var fields: [InspectedField] {
    window.descendants.filter { $0.isMapped && $0.hasClass("plain-input") }.compactMap(\.asField)
  }

  /// The row that is typed in, counted from the top.
  var focusedRow: Int? { fields.firstIndex { $0.containsFocus } }

  /// The titles that are in the database.
  func stored() async throws -> [String] {
    guard let list = library.shownList else { return [] }
    return try await ReminderStore(path: folder.database).reminders(in: list.id).map(\.title)
  }

  func reminder(_ title: String) async throws -> Reminder? {
    guard let list = library.shownList else { return nil }
    return try await store.reminders(in: list.id).first { $0.title == title }
  }

  // MARK: Doing

  /// The button that says something, or is called something.
  func button(_ name: String, in place: Widget? = nil) -> Widget? {
    (place ?? window).descendants.first { widget in
      widget.className == "GtkButton" && widget.isMapped
        && (widget.visibleTexts.contains(name) || widget.toolTip == name || widget.checkAccessibleLabel(name))
    }
  }

  /// Presses a button, and says whether there is one that can be pressed.
  @discardableResult
  func press(_ name: String, in place: Widget? = nil) async -> Bool {
    guard let button = button(name, in: place), button.isSensitive else { return false }
    button.emitClicked()
    await settle()
    return true
  }

  /// Puts the keyboard into a row.
  func focusRow(_ index: Int) async {
    fields[index].grabFocus()
    await settle()
  }

  /// Types into the row that has the keyboard.
  func type(_ text: String) async {
    guard let row = focusedRow else { return }
    fields[row].type(text)
    await settle()
  }

  func pressReturn() async {
    guard let row = focusedRow else { return }
    fields[row].pressReturn()
    await settle()
  }

  /// The lists on the screen: the sidebar's first.
  var lists: [ListController] {
    var result: [ListController] = []
    func visit(_ node: _Node) {
      if let list = node as? any RowListNode { result.append(list.controller) }
      for child in node.children { visit(child) }
    }
    visit(node)
    return result
  }

  /// Swipes a row of a list to the left.
  func swipe(row: Int, of list: ListController) async {
    guard let cell = list.identity(at: row)?.cell else { return }
    _ = list.swipes?.reveal(.trailing, of: cell)
    await settle()
  }
}
