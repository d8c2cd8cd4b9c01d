import FeedbackStates
import SwiftUI

struct CaseScreen: View {
  @State private var model = ItemsModel()

  var body: some View {
    VStack {
      // What people came for.
      if case .success(let items) = model.items {
        // A row each.
        List(items) { item in
          ItemRow(item: item)  // tappable
        }
      }
    }
    .task { await model.load() }
  }
}

struct ValueScreen: View {
  let model: ItemsModel

  var body: some View {
    Group {
      if let items = model.items.value {
        List(items) { item in ItemRow(item: item) }
      }
    }
    .refreshable { await model.load() }
  }
}

struct OneLineScreen: View {
  @Environment(ItemsModel.self) private var model

  var body: some View {
    Group { if case let .success(page) = model.page { Text(page.title) } }.task { await model.loadPage() }
  }
}

struct EmptyPatternScreen: View {
  @Bindable var model: ItemsModel

  var body: some View {
    List {
      Section("Items") {
        if case .success = model.items { Text("Loaded") }
      }
    }
    .onAppear { Task { await model.load() } }
  }
}

struct SearchScreen: View {
  let query: String
  @State private var model = ItemsModel()

  var body: some View {
    content.task(id: query) { await model.load(matching: query) }
  }

  @ViewBuilder private var content: some View {
    if case .success(let items) = model.items {
      ForEach(items) { item in ItemRow(item: item) }
    }
  }
}

struct ProxyScreen: View {
  @State private var model = ItemsModel()

  var body: some View {
    GeometryReader { size in
      Group {
        if case .success(let items) = model.items {
          List(items) { item in ItemRow(item: item) }
        }
      }
      .task { await model.load(matching: "\(size.width)") }
    }
  }
}

struct SelfLoadingScreen: View {
  @State private var model = FeedModel()

  var body: some View {
    VStack {
      if case .success(let entries) = model.entries { Text("\(entries.count)") }
    }
  }
}

struct ArchiveScreen: View {
  let archive = ItemArchive()
  @State private var items: Loadable<[Item]> = .notInitiated

  var body: some View {
    Group {
      if case .success(let items) = items {
        List(items) { item in ItemRow(item: item) }
      }
    }
    .task { await refresh() }
  }

  private func refresh() async {
    items = .loading
    items = await archive.items()
  }
}

struct RemoteScreen<Value: Sendable, Content: View>: View {
  let model: RemoteModel<Value>
  @ViewBuilder let content: ([Value]) -> Content

  var body: some View {
    Group {
      if case .loaded(let values) = model.list {
        content(values)
      }
    }
    .task { await model.load() }
  }
}

struct LoadingOverlay: ViewModifier {
  let model: ItemsModel

  func body(content: Content) -> some View {
    ZStack {
      content
      if case .success(let page) = model.page { Text(page.title) }
    }
    .task { await model.loadPage() }
  }
}

/// Shows its list from another file than the one that loads it.
struct SplitScreen: View {
  @State var model = ItemsModel()

  var body: some View { list.task { await start() } }

  private func start() async { await model.load() }
}
