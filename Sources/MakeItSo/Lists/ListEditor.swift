import FeedbackStates
import FeedbackStatesUI
import ReminderStorage
import SwiftUI

/// The sheet in which a list gets its name and colour.
struct ListEditor: View {
  let library: Library
  @State var draft: ListDraft
  @FocusState private var isNaming: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $draft.title)
            .focused($isNaming)
            .onSubmit(save)
        }
        Section("Color") {
          HStack(spacing: 8) {
            ForEach(ListColor.palette, id: \.self) { color in
              ColorButton(color: color, isChosen: draft.color == color) { draft.color = color }
            }
          }
        }
        if let failure = library.save.lastFailure, !library.save.isRunning {
          Section {
            Label("Not saved. \(failure.message)", systemImage: "exclamationmark.triangle").foregroundStyle(.red)
          }
        }
      }
      .navigationTitle(draft.isNew ? "New List" : "Edit List")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          AsyncButton("Done", action: library.save, input: draft)
            .disabled(!draft.isComplete)
        }
      }
    }
    .frame(minWidth: 320, minHeight: 250, maxHeight: 250)
    .onAppear {
      library.save.reset()
      isNaming = true
    }
    .onChange(of: library.save.outcome?.id) {
      guard let list = library.save.outcome?.output, list.id == draft.id else { return }
      library.selection = list.id
      dismiss()
    }
  }

  private func save() {
    if draft.isComplete { library.save.start(draft) }
  }
}

/// A colour to choose.
struct ColorButton: View {
  let color: ListColor
  let isChosen: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    Button(action: choose) {
      Circle()
        .fill(color.color)
        .frame(width: 24, height: 24)
        .overlay {
          if isChosen { Image(systemName: "checkmark").foregroundStyle(.white) }
        }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(color.name)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

extension ListColor {
  /// The colour's name, for people who do not see it.
  var name: String {
    let names: [ListColor: String] = [
      .red: "Red", .orange: "Orange", .yellow: "Yellow", .green: "Green", .teal: "Teal", .blue: "Blue",
      .purple: "Purple", .pink: "Pink", .brown: "Brown", .gray: "Gray",
    ]
    return names[self] ?? hex
  }
}
