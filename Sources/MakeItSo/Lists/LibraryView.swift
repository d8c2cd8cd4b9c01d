import FeedbackStates
import FeedbackStatesUI
import ReminderStorage
import SwiftUI

/// The lists on the left, the reminders of one of them on the right.
struct LibraryView: View {
  @Bindable var library: Library
  @State private var draft: ListDraft?

  var body: some View {
    LoadableView(library.lists) { lists in
      NavigationSplitView {
        SidebarView(library: library, lists: lists, draft: $draft)
          .navigationTitle("Make It So")
          .toolbar {
            ToolbarItem(placement: .primaryAction) {
              Button(action: addList) {
                Label("New List", systemImage: "plus")
              }
              .keyboardShortcut("n", modifiers: [.command, .shift])
              .help("New List")
            }
          }
      } detail: {
        if let list = library.shownList {
          RemindersView(list: list, model: library.model(for: list))
            .id(list.id)
        }
      }
    } empty: {
      ContentUnavailableView {
        Label("No Lists", systemImage: "tray")
      } description: {
        Text("Make a list to keep reminders in.")
      } actions: {
        Button("New List", action: addList).buttonStyle(.borderedProminent)
      }
    }
    .sheet(item: $draft) { draft in
      ListEditor(library: library, draft: draft)
    }
    .actionFeedback(
      library.delete, success: { "“\($0.title)” deleted" },
      undo: { list, _ in Toast.Button("Undo") { library.restore.start(list) } })
    .actionFeedback(library.restore, success: { "“\($0.title)” restored" })
    .onDisappear { library.saveBeforeQuitting() }
  }

  private func addList() { draft = ListDraft() }
}
