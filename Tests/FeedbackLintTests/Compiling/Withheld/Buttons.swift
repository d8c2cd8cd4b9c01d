import SwiftUI

struct WithheldButtons: View {
  let desk = Desk()
  let optional: Sender?
  @State private var hidden = HiddenPart()
  @State private var model = ItemsModel()

  var body: some View {
    VStack {
      Button("Send") { Task { await hidden.send() } }
      Button("Send") { Task { await optional?.send() } }
      Button("Send") { Task { await desk.send() } }
      framed(Button("Save") { Task { await model.save() } })
      Text(model.message ?? "")
    }
  }

  private func framed(_ button: Button<Text>) -> some View { button.padding() }
}
