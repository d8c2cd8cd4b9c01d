import SwiftUI

struct Buttons: View {
  let title: String
  @State private var model = ItemsModel()

  var body: some View {
    Form {
      Button("Save") { Task { await model.save() } }
      Button("Save") { Task { await model.save() } }  // at once
      Button("Save", systemImage: "checkmark") { Task { await model.save() } }
      Button("Delete All", role: .destructive) { Task { await model.deleteAll() } }
      Button(title) { Task { await model.save() } }
      Button("Save \(title)") { Task { await model.save() } }
        .buttonStyle(.bordered)  // stands out
      Button(title.isEmpty ? "Save" : title) { Task { await model.save() } }.disabled(title.isEmpty)
      Button {
        Task { await model.save() }
      } label: {
        // Says what it does.
        Label("Save", systemImage: "checkmark")
          .padding()
      }
      Button { Task { await model.save() } } label: { Text("Save") }
      Button(action: { Task { await model.save() } }) { Text("Save") }
      Button(action: { Task { await model.save() } }, label: { Text("Save") })
      Button("Upload") { Task { await model.upload() } }
      HStack { Button("Save") { Task { await model.save() } }; Text(title) }
      Text(model.message ?? model.uploader.message ?? "")
      if case .failure(let error) = model.saveState { Text(error.localizedDescription) }
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("Save") { Task { await model.save() } } }
    }
  }
}

struct OwnFunctionButtons: View {
  @State private var isSending = false
  @State private var message: String?

  var body: some View {
    VStack {
      Button("Send") { send() }
      Button("Send") {
        Task { await sendNow() }
      }
      Text(message ?? "")
    }
  }

  private func send() {
    Task { await sendNow() }
  }

  private func sendNow() async {
    isSending = true
    do { try await Service.send() } catch { message = error.localizedDescription }
    isSending = false
  }
}
