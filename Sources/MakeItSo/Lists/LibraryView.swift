import FeedbackStates
import FeedbackStatesUI
import ReminderStorage
import SwiftUI

/// The lists on the left, the reminders of one of them on the right.
struct LibraryView: View {
  @Bindable var library: Library
  @State private var draft: ListDraft?

  var body: some View {
    NavigationSplitView {
      SidebarView(library: library, draft: $draft)
        .navigationTitle("Make It So")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button {
              draft = ListDraft()
            } label: {
              Label("New List", systemImage: "folder.badge.plus")
            }
            .keyboardShortcut("n", modifiers: [.command, .shift])
            .help("New List")
          }
        }
    } detail: {
      if let list = library.shownList {
        RemindersView(list: list, model: library.model(for: list))
          .id(list.id)
      } else {
        LoadableView(library.lists) { _ in
          ContentUnavailableView {
            Label("No List Chosen", systemImage: "sidebar.left")
          } description: {
            Text("Choose a list on the left.")
          } actions: {
            Button("New List") { draft = ListDraft() }
          }
        } empty: {
          NoListsView { draft = ListDraft() }
        }
      }
    }
    .sheet(item: $draft) { draft in
      ListEditor(library: library, draft: draft)
    }
    .actionFeedback(library.save, success: nil, failure: "The list is not saved.")
    .actionFeedback(
      library.delete, success: { _ in "List deleted" },
      undo: { list, _ in Toast.Button("Undo") { library.restore.start(list) } })
    .actionFeedback(library.restore, success: "List restored")
  }
}

/// What is shown while there is no list.
struct NoListsView: View {
  let add: () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("No Lists", systemImage: "tray")
    } description: {
      Text("Make a list to keep reminders in.")
    } actions: {
      Button("New List", action: add).buttonStyle(.borderedProminent)
    }
  }
}
