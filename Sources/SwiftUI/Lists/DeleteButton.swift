/// Deletes the row that it is an action of.
struct DeleteButton: View {
  let action: @MainActor () -> Void

  var body: some View {
    Button("Delete", role: .destructive, action: action)
  }
}
