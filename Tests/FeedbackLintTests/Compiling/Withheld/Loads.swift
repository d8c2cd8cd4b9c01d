import FeedbackStates
import SwiftUI

struct HiddenLoadScreen: View {
  @State private var model = HiddenLoad()
  @State private var other = HiddenExtension()
  @State private var throwing = ThrowingLoad()
  @State private var asking = AskingLoad()

  var body: some View {
    VStack {
      if case .success(let items) = model.items { List(items) { item in ItemRow(item: item) } }
      if case .success(let items) = other.items { List(items) { item in ItemRow(item: item) } }
      if case .success(let items) = throwing.items { List(items) { item in ItemRow(item: item) } }
      if case .success(let items) = asking.items { List(items) { item in ItemRow(item: item) } }
    }
  }
}

struct StaticScreen: View {
  @State private var model = ItemsModel()

  var body: some View { Self.content(model.items).task { await model.load() } }

  @ViewBuilder private static func content(_ state: Loadable<[Item]>) -> some View {
    switch state {
    case .success(let items): List(items) { item in ItemRow(item: item) }
    default: ProgressView()
    }
  }
}

struct OptionalScreen: View {
  let model: ItemsModel?
  @State private var items: Loadable<[Item]>?

  var body: some View {
    VStack {
      if case .success(let items) = model?.items { List(items) { item in ItemRow(item: item) } }
      if case .success(let items)? = items { List(items) { item in ItemRow(item: item) } }
    }
    .task { await load() }
  }

  private func load() async { items = .loading }
}
