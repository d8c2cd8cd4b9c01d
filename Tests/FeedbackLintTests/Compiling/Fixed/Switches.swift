import FeedbackStates
import SwiftUI

struct DefaultScreen: View {
  @State private var model = ItemsModel()

  var body: some View {
    Group {
      switch model.items {
      case .success(let items):
        List(items) { item in ItemRow(item: item) }
      default:
        ProgressView("Loading...")
      }
    }
    .task { await model.load() }
  }
}

struct BlankDefaultScreen: View {
  @State private var model = ItemsModel()

  var body: some View {
    content(model.page).task { await model.loadPage() }
  }

  @ViewBuilder private func content(_ state: Loadable<Page>) -> some View {
    switch state {
    case .success(let page): Text(page.title)
    default: EmptyView()
    }
  }
}

struct NestedScreen: View {
  @State private var model = ItemsModel()

  var body: some View {
    Group {
      switch model.page {
      case .success(let page):
        switch model.items {
        case .success(let items): List(items) { item in Text(item.name + page.title) }
        default: ProgressView()
        }
      default: ProgressView()
      }
    }
    .task { await model.loadPage() }
  }
}

struct SeedScreen: View {
  @State private var model = ItemsModel()

  var body: some View {
    Group {
      switch model.items {
      case .notInitiated, .loading:
        Text("Loading...")
      case .success(let items) where items.isEmpty:
        ContentUnavailableView("No Items Yet", systemImage: "tray",
          description: Text("Tap + to create your first item"))
      case .success(let items):
        List(items) { item in ItemRow(item: item) }
      case .failure(let error):
        ContentUnavailableView {
          Label("Load Failed", systemImage: "exclamationmark.triangle")
        } description: {
          Text(error.localizedDescription)
        }
      }
    }
    .task { await model.load() }
  }
}

struct PlainFailureScreen: View {
  @State private var model = ItemsModel()

  var body: some View {
    Group {
      switch model.page {
      case .notInitiated, .loading: ProgressView()
      case .success(let page): Text(page.title)
      case .failure(let error):
        Text(error.localizedDescription)  // in their words
          .padding()
      }
    }
    .task { await model.loadPage() }
  }
}

struct RemotePage<Value: Sendable, Content: View>: View {
  let model: RemoteModel<Value>
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    Group {
      switch model.single {
      case .loaded(let value): content(value)
      default: EmptyView()
      }
    }
    .task { await model.loadSingle() }
  }
}

struct Stories: View {
  struct ServerError: Sendable { var text = "" }
  struct NetworkError: Error {}

  enum Words { case idle, loading, done(Page), failed(String) }
  enum Errors { case idle, fetching, done(Page), failed(NetworkError) }
  enum Others { case loading, done(Page), failed(ServerError) }
  enum Labels { case loading, done(Page), failed(error: any Error, since: Date) }

  @State private var words = Words.idle
  @State private var errors = Errors.idle
  @State private var others = Others.loading
  @State private var labels = Labels.loading

  var body: some View {
    VStack {
      switch words {
      case .done(let page): Text(page.title)
      default: ProgressView()
      }
      switch errors {
      case .done(let page): Text(page.title)
      default: EmptyView()
      }
      switch others {
      case .done(let page): Text(page.title)
      default: ProgressView()
      }
      switch labels {
      case .loading: ProgressView()
      case .done(let page): Text(page.title)
      case .failed: EmptyView()
      }
    }
    .task { await load() }
  }

  private func load() async {
    words = .loading
    errors = .fetching
    others = .loading
    labels = .loading
  }
}
