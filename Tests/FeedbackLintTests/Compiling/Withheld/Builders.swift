import FeedbackStates
import SwiftUI

struct BuilderScreen: View {
  @State private var model = ItemsModel()
  @State private var choice = 0

  var body: some View {
    VStack {
      Menu("Items") {
        if case .success(let items) = model.items {
          ForEach(items) { item in Button(item.name) {} }
        }
      }
      Picker("Items", selection: $choice) {
        if case .success(let items) = model.items {
          ForEach(items) { item in Text(item.name).tag(item.id) }
        }
      }
      wrapped
      #if os(Linux)
        Text("Linux")
      #endif
    }
    .toolbar {
      if case .success(let items) = model.items {
        ToolbarItem(placement: .primaryAction) { Text("\(items.count)") }
      }
    }
    .task { await model.load() }
  }

  private var wrapped: AnyView {
    if case .success(let items) = model.items { return AnyView(List(items) { item in ItemRow(item: item) }) }
    return AnyView(ProgressView())
  }
}

struct ConditionalScreen: View {
  @State private var model = ItemsModel()

  var body: some View {
    Group {
      switch model.items {
      case .success(let items) where items.isEmpty: Text("None")
      case .success(let items): List(items) { item in ItemRow(item: item) }
      #if os(Linux)
        case .failure(let error):
          VStack {
            Text(error.localizedDescription)
            Button("Retry") { Task { await model.load() } }
          }
      #endif
      default: ProgressView()
      }
    }
    .task { await model.load() }
  }
}
