import FeedbackStates
import FeedbackStatesUI
import ReminderStorage
import SwiftUI

/// The lists with their counts.
struct SidebarView: View {
  let library: Library
  let lists: [ReminderListSummary]
  @Binding var draft: ListDraft?
  @State private var deleting: ReminderListSummary?

  var body: some View {
    List(lists, selection: selection) { summary in
      SidebarRow(summary: summary)
        .contextMenu { actions(for: summary) }
        .swipeActions { actions(for: summary) }
    }
    .listStyle(.sidebar)
    .confirmationDialog(
      "Delete “\(deleting?.list.title ?? "")”?", isPresented: isDeleting, titleVisibility: .visible, presenting: deleting
    ) { summary in
      Button("Delete", role: .destructive) { library.delete.start(summary.list) }
      Button("Cancel", role: .cancel) {}
    } message: { summary in
      Text(consequence(for: summary))
    }
  }

  private var selection: Binding<ReminderList.ID?> {
    Binding {
      library.shownList?.id
    } set: {
      library.selection = $0
    }
  }

  private var isDeleting: Binding<Bool> {
    Binding {
      deleting != nil
    } set: {
      if !$0 { deleting = nil }
    }
  }

  @ViewBuilder private func actions(for summary: ReminderListSummary) -> some View {
    Button {
      draft = ListDraft(summary.list)
    } label: {
      Label("Edit", systemImage: "pencil")
    }
    Button(role: .destructive) {
      deleting = summary
    } label: {
      Label("Delete", systemImage: "trash")
    }
  }

  private func consequence(for summary: ReminderListSummary) -> String {
    let count = summary.openCount + summary.completedCount
    switch count {
    case 0: return "There is nothing in it."
    case 1: return "The reminder in it is deleted too."
    default: return "The \(count) reminders in it are deleted too."
    }
  }
}

/// One list in the sidebar.
struct SidebarRow: View {
  let summary: ReminderListSummary

  var body: some View {
    HStack(spacing: 10) {
      Circle()
        .fill(summary.list.color.color)
        .frame(width: 14, height: 14)
        .accessibilityHidden(true)
      Text(verbatim: summary.list.title)
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
      Text(verbatim: "\(summary.openCount)")
        .foregroundStyle(.secondary)
        .monospacedDigit()
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
    .accessibilityLabel("\(summary.list.title), \(summary.openCount) open")
  }
}

extension ListColor {
  /// The colour as it is drawn.
  var color: Color {
    Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}
