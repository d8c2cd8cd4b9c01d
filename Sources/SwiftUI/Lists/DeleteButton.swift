/// Deletes the row that it is an action of.
struct DeleteButton: View {
  let action: @MainActor () -> Void

  var body: some View {
    Button(role: .destructive, action: action) { Label("Delete", systemImage: "trash") }
  }
}
