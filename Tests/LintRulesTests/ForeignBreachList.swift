/// Breaches of the rules as other people write them: other names, other frameworks' habits, other ways to keep a state.
///
/// The list was written before the linter was run on it.
enum ForeignBreachList {
  static let all: [Breach] = states + unwraps + emptyPages + failures + waiting + buttons + feedback + loads

  // MARK: Rule 1

  private static let states: [Breach] = [
    Breach(rule: "all-states", name: "an observable model with a phase of its own, default for the rest", files: [
      #"""
      import SwiftUI

      @Observable
      @MainActor
      final class RecipeBook {
        enum Phase { case idle, working, ready([Recipe]), broken(String) }
        private(set) var phase: Phase = .idle
        private let api: RecipeAPI
        init(api: RecipeAPI) { self.api = api }
        func refresh() async {
          phase = .working
          do { phase = .ready(try await api.recipes()) } catch { phase = .broken(error.localizedDescription) }
        }
      }
      """#,
      #"""
      import SwiftUI

      struct RecipeBookView: View {
        let book: RecipeBook
        var body: some View {
          NavigationStack {
            switch book.phase {
            case .ready(let recipes):
              RecipeGrid(recipes: recipes)
            default:
              EmptyView()
            }
          }
          .task { await book.refresh() }
        }
      }
      """#,
    ]),
    Breach(rule: "all-states", name: "remote data with two parameters, default for failure", files: [
      #"""
      enum RemoteData<Value, Failure: Error> {
        case notAsked
        case loading
        case success(Value)
        case failure(Failure)
      }
      """#,
      #"""
      import SwiftUI
      import Combine

      final class ForecastStore: ObservableObject {
        @Published var forecast: RemoteData<Forecast, APIError> = .notAsked
        func fetch() async {
          forecast = .loading
          do { forecast = .success(try await API.forecast()) } catch let error as APIError { forecast = .failure(error) } catch { fatalError() }
        }
      }

      struct ForecastView: View {
        @StateObject var store = ForecastStore()

        var body: some View {
          content
            .onAppear { Task { await store.fetch() } }
        }

        @ViewBuilder
        private var content: some View {
          switch store.forecast {
          case .notAsked, .loading:
            ProgressView().scaleEffect(2)
          case let .success(forecast):
            ForecastChart(forecast)
          default:
            EmptyView()
          }
        }
      }
      """#,
    ]),
    Breach(rule: "all-states", name: "a reducer's state, default for waiting and failure", files: [
      #"""
      import ComposableArchitecture
      import SwiftUI

      @Reducer
      struct ArticlesFeature {
        @ObservableState
        struct State: Equatable {
          var articles: Loadable<[Article]> = .notInitiated
        }
        enum Action { case onAppear, response(Result<[Article], Error>), refresh }
        @Dependency(\.articleClient) var client
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .onAppear, .refresh:
              state.articles = .loading
              return .run { send in await send(.response(Result { try await client.all() })) }
            case .response(.success(let list)):
              state.articles = .success(list)
              return .none
            case .response(.failure(let error)):
              state.articles = .failure(error)
              return .none
            }
          }
        }
      }
      """#,
      #"""
      import ComposableArchitecture
      import SwiftUI

      struct ArticlesView: View {
        let store: StoreOf<ArticlesFeature>
        var body: some View {
          List {
            switch store.articles {
            case .success(let articles) where !articles.isEmpty:
              ForEach(articles) { ArticleRow(article: $0) }
            default:
              ProgressView()
            }
          }
          .onAppear { store.send(.onAppear) }
        }
      }
      """#,
    ]),
    Breach(rule: "all-states", name: "a result that may be nil, nothing after a failure", files: [
      #"""
      import SwiftUI

      struct TripsPage: View {
        @State private var outcome: Result<[Trip], Error>?
        let loader: TripLoader

        var body: some View {
          Group {
            switch outcome {
            case nil:
              ProgressView("Looking for trips")
            case .success(let trips)?:
              TripsTable(trips: trips)
            case .failure?:
              EmptyView()
            }
          }
          .task {
            do { outcome = .success(try await loader.trips()) } catch { outcome = .failure(error) }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "all-states", name: "a clear colour after a failure", files: [
      #"""
      import SwiftUI

      enum InboxState { case loading, loaded([Mail]), failed(Error) }

      struct InboxView: View {
        @ObservedObject var viewModel: InboxViewModel
        var body: some View {
          ZStack {
            switch viewModel.state {
            case .loading: ProgressView()
            case .loaded(let mails) where mails.isEmpty: NoMailPage(onCompose: viewModel.compose)
            case .loaded(let mails): MailList(mails: mails)
            case .failed: Color.clear
            }
          }
          .task { await viewModel.load() }
        }
      }

      struct NoMailPage: View {
        var onCompose: () -> Void
        var body: some View {
          ContentUnavailableView { Text("No mail") } actions: { Button("Compose", action: onCompose) }
        }
      }
      """#,
      #"""
      import Foundation

      @MainActor
      class InboxViewModel: ObservableObject {
        @Published var state = InboxState.loading
        func compose() {}
        func load() async {
          state = .loading
          do { state = .loaded(try await MailService.shared.inbox()) } catch { state = .failed(error) }
        }
      }
      """#,
    ]),
    Breach(rule: "all-states", name: "a generic screen over a protocol's model", files: [
      #"""
      import SwiftUI

      protocol ScreenModel: ObservableObject {
        associatedtype Content
        var state: ScreenState<Content> { get }
        func start() async
      }

      enum ScreenState<Content> {
        case initial
        case loading
        case content(Content)
        case error(Error)
      }

      struct Screen<Model: ScreenModel, Body: View>: View {
        @ObservedObject var model: Model
        @ViewBuilder var build: (Model.Content) -> Body

        var body: some View {
          VStack {
            switch model.state {
            case .content(let content): build(content)
            case .loading: ProgressView()
            default: EmptyView()
            }
          }
          .task { await model.start() }
        }
      }
      """#,
    ]),
    Breach(rule: "all-states", name: "a part that is handed the state, default for failure", files: [
      #"""
      import SwiftUI

      struct OrdersContent: View {
        let status: OrdersStatus
        let reload: () -> Void
        var body: some View {
          switch status {
          case .loading: ProgressView()
          case .loaded(let orders):
            if orders.isEmpty { EmptyOrders(reload: reload) } else { OrdersTable(orders: orders) }
          default: Text("")
          }
        }
      }
      """#,
      #"""
      enum OrdersStatus: Equatable { case idle, loading, loaded([Order]), failure(String) }
      """#,
    ]),
    Breach(rule: "all-states", name: "the binding of a state, nothing while it loads", files: [
      #"""
      import SwiftUI

      struct StatementSection: View {
        @Binding var statement: Loadable<Statement>
        var retry: () async -> Void
        var body: some View {
          Section("Statement") {
            switch statement {
            case .notInitiated, .loading: EmptyView()
            case .success(let statement): Text(statement.balance, format: .number)
            case .failure(let error):
              Text(error.localizedDescription)
              Button("Retry") { Task { await retry() } }
            }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "all-states", name: "a store from the environment, no page for an empty shelf", files: [
      #"""
      import SwiftUI

      @Observable final class Shelf {
        var books: Loadable<[Book]> = .notInitiated
        func open() async {
          books = .loading
          do { books = .success(try await Library.books()) } catch { books = .failure(error) }
        }
      }
      """#,
      #"""
      import SwiftUI

      struct ShelfView: View {
        @Environment(Shelf.self) private var shelf

        var body: some View {
          switch shelf.books {
          case .notInitiated, .loading:
            ProgressView("Loading...")
          case .success(let books):
            ScrollView {
              LazyVStack {
                ForEach(books) { book in BookCell(book: book) }
              }
            }
          case .failure(let error):
            ErrorView(error: error) { Task { await shelf.open() } }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "all-states", name: "rows in a helper, no page for an empty answer", files: [
      #"""
      import SwiftUI

      struct PeersView: View {
        @State private var peers: Loadable<[Peer]> = .notInitiated

        var body: some View {
          switch peers {
          case .notInitiated, .loading: ProgressView()
          case .success(let found): rows(for: found)
          case .failure(let error): ErrorView(error: error) { Task { await search() } }
          }
        }

        private func rows(for peers: [Peer]) -> some View {
          List(peers) { peer in Label(peer.name, systemImage: "person") }
        }

        func search() async {
          peers = .loading
          do { peers = .success(try await Radar.scan()) } catch { peers = .failure(error) }
        }
      }
      """#,
    ]),
    Breach(rule: "all-states", name: "rows in a view of another file, no page for an empty answer", files: [
      #"""
      import SwiftUI

      struct AlbumsScreen: View {
        @StateObject private var model = AlbumsModel()
        var body: some View {
          switch model.albums {
          case .notInitiated, .loading: ProgressView()
          case .success(let albums): AlbumsList(albums: albums)
          case .failure(let error): ErrorView(error: error) { Task { await model.load() } }
          }
        }
      }

      @MainActor final class AlbumsModel: ObservableObject {
        @Published var albums: Loadable<[Album]> = .notInitiated
        func load() async {
          albums = .loading
          do { albums = .success(try await Music.albums()) } catch { albums = .failure(error) }
        }
      }
      """#,
      #"""
      import SwiftUI

      struct AlbumsList: View {
        let albums: [Album]
        var body: some View {
          List {
            ForEach(albums) { album in
              NavigationLink(album.title, value: album)
            }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "all-states", name: "a ladder of if case without the failure", files: [
      #"""
      import SwiftUI

      struct LeaderboardView: View {
        @ObservedObject var model: LeaderboardModel

        var body: some View {
          VStack {
            if case .loading = model.status {
              ProgressView()
            } else if case .loaded(let players) = model.status {
              PlayersTable(players: players)
            }
          }
          .onAppear { model.start() }
        }
      }

      final class LeaderboardModel: ObservableObject {
        enum Status { case loading, loaded([Player]), failed(Error) }
        @Published var status: Status = .loading
        func start() { Task { do { status = .loaded(try await Game.players()) } catch { status = .failed(error) } } }
      }
      """#,
    ]),
    Breach(rule: "all-states", name: "a ladder over a loadable's own words without the failure", files: [
      #"""
      import SwiftUI

      struct WalletView: View {
        @State private var balance: Loadable<Balance> = .notInitiated

        var body: some View {
          VStack {
            if balance.isLoading {
              ProgressView()
            } else if let value = balance.value {
              Text(value.amount, format: .currency(code: value.currency))
            }
          }
          .task { await load() }
        }

        func load() async {
          balance = .loading
          do { balance = .success(try await Bank.balance()) } catch { balance = .failure(error) }
        }
      }
      """#,
    ]),
  ]

  // MARK: Rule 2

  private static let unwraps: [Breach] = [
    Breach(rule: "no-success-only-unwrap", name: "guard case with a spinner for everything else", files: [
      #"""
      import SwiftUI

      struct TicketView: View {
        @State private var ticket: Loadable<Ticket> = .notInitiated
        var body: some View {
          VStack { page }
            .task { await load() }
        }
        private var page: some View {
          guard case .success(let ticket) = ticket else { return AnyView(ProgressView()) }
          return AnyView(TicketCard(ticket: ticket))
        }
        private func load() async {
          ticket = .loading
          do { ticket = .success(try await Desk.ticket()) } catch { ticket = .failure(error) }
        }
      }
      """#,
    ]),
    Breach(rule: "no-success-only-unwrap", name: "guard let with nothing otherwise", files: [
      #"""
      import SwiftUI

      struct AccountView: View {
        @StateObject var viewModel: AccountViewModel
        var body: some View {
          details.task { await viewModel.loadAccount() }
        }
        var details: AnyView {
          guard let account = viewModel.account else { return AnyView(EmptyView()) }
          return AnyView(Text(account.owner))
        }
      }

      @MainActor class AccountViewModel: ObservableObject {
        @Published var account: Account?
        @Published var failure: String?
        func loadAccount() async {
          do { account = try await Bank.account() } catch { failure = error.localizedDescription }
        }
      }
      """#,
    ]),
    Breach(rule: "no-success-only-unwrap", name: "a pattern without its value", files: [
      #"""
      import SwiftUI

      struct SyncBadge: View {
        @Environment(Archive.self) var archive
        var body: some View {
          HStack {
            if case .loaded = archive.state {
              Text("All documents are here")
            }
          }
        }
      }

      @Observable class Archive {
        enum State { case idle, loading, loaded([Document]), failed(Error) }
        var state: State = .idle
      }
      """#,
    ]),
    Breach(rule: "no-success-only-unwrap", name: "the result of get, tried", files: [
      #"""
      import SwiftUI

      struct QuotesView: View {
        @State var quotes: Result<[Quote], Error>?
        var body: some View {
          VStack {
            if let list = try? quotes?.get() {
              QuotesList(quotes: list)
            }
          }
          .task { quotes = await Market.quotes() }
        }
      }
      """#,
    ]),
    Breach(rule: "no-success-only-unwrap", name: "an optional chain over the value in a list", files: [
      #"""
      import SwiftUI

      struct CatalogueView: View {
        @Bindable var model: CatalogueModel
        var body: some View {
          List(model.catalogue.value?.products ?? []) { product in
            Text(product.name)
          }
          .task { await model.load() }
        }
      }

      @Observable final class CatalogueModel {
        var catalogue: Loadable<Catalogue> = .notInitiated
        func load() async {
          catalogue = .loading
          do { catalogue = .success(try await Shop.catalogue()) } catch { catalogue = .failure(error) }
        }
      }
      """#,
    ]),
    Breach(rule: "no-success-only-unwrap", name: "an optional chain in a text", files: [
      #"""
      import SwiftUI

      struct GreetingView: View {
        @State private var profile: Loadable<Profile> = .notInitiated
        var body: some View {
          VStack {
            Text(profile.value?.name ?? "")
              .font(.title)
          }
          .task { await load() }
        }
        func load() async {
          profile = .loading
          do { profile = .success(try await Me.profile()) } catch { profile = .failure(error) }
        }
      }
      """#,
    ]),
    Breach(rule: "no-success-only-unwrap", name: "an optional chain inside a sentence", files: [
      #"""
      import SwiftUI

      struct ScoreView: View {
        @ObservedObject var game: GameModel
        var body: some View {
          Text("Score: \(game.score.value?.points ?? 0)")
            .onAppear { game.fetchScore() }
        }
      }

      final class GameModel: ObservableObject {
        @Published var score: Loadable<Score> = .notInitiated
        func fetchScore() {
          score = .loading
          Task { do { score = .success(try await Server.score()) } catch { score = .failure(error) } }
        }
      }
      """#,
    ]),
    Breach(rule: "no-success-only-unwrap", name: "rows of a value, chained", files: [
      #"""
      import SwiftUI

      struct AgendaView: View {
        @State var agenda = Loadable<Agenda>.notInitiated
        var body: some View {
          ScrollView {
            ForEach(agenda.value?.meetings ?? [], id: \.id) { meeting in
              MeetingRow(meeting: meeting)
            }
          }
          .task { await fill() }
        }
        func fill() async {
          agenda = .loading
          do { agenda = .success(try await Calendar.agenda()) } catch { agenda = .failure(error) }
        }
      }
      """#,
    ]),
    Breach(rule: "no-success-only-unwrap", name: "map over the value", files: [
      #"""
      import SwiftUI

      struct CoverView: View {
        @State private var cover: Loadable<Cover> = .notInitiated
        var body: some View {
          ZStack {
            cover.value.map { CoverPicture(cover: $0) }
          }
          .task {
            cover = .loading
            do { cover = .success(try await Press.cover()) } catch { cover = .failure(error) }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "no-success-only-unwrap", name: "a computed optional over the state", files: [
      #"""
      import SwiftUI

      @Observable final class PlayerModel {
        enum State { case idle, loading, loaded(Track), failed(Error) }
        var state = State.idle
        var track: Track? {
          if case .loaded(let track) = state { return track }
          return nil
        }
        func load() async {
          state = .loading
          do { state = .loaded(try await Radio.track()) } catch { state = .failed(error) }
        }
      }
      """#,
      #"""
      import SwiftUI

      struct NowPlayingView: View {
        @State private var player = PlayerModel()
        var body: some View {
          VStack {
            if let track = player.track {
              TrackCard(track: track)
            }
          }
          .task { await player.load() }
        }
      }
      """#,
    ]),
    Breach(rule: "no-success-only-unwrap", name: "an optional that a task fills, read with a chain", files: [
      #"""
      import SwiftUI

      struct WeatherBadge: View {
        @State private var weather: Weather?
        @State private var message: String?
        var body: some View {
          HStack {
            Image(systemName: "sun.max")
            Text(weather?.temperature ?? "–")
          }
          .task {
            do { weather = try await Station.now() } catch { message = error.localizedDescription }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "no-success-only-unwrap", name: "an optional of an observable object in a navigation stack", files: [
      #"""
      import SwiftUI

      struct MovieDetail: View {
        @ObservedObject var loader: MovieLoader
        let id: Int
        var body: some View {
          ScrollView {
            if loader.movie != nil {
              MovieHeader(movie: loader.movie!)
            }
          }
          .onAppear { loader.load(id: id) }
        }
      }

      class MovieLoader: ObservableObject {
        @Published var movie: Movie?
        @Published var error: NSError?
        func load(id: Int) {
          Task { @MainActor in
            do { self.movie = try await MovieStore.shared.movie(id) } catch { self.error = error as NSError }
          }
        }
      }
      """#,
    ]),
  ]

  // MARK: Rule 3

  private static let emptyPages: [Breach] = [
    Breach(rule: "empty-state-action", name: "an overlay over an empty list", files: [
      #"""
      import SwiftUI

      struct HabitsView: View {
        @State private var habits: [Habit] = []
        @State private var isLoading = true
        @State private var adds = false
        var body: some View {
          List(habits) { habit in HabitRow(habit: habit) }
            .overlay {
              if isLoading {
                ProgressView()
              } else if habits.isEmpty {
                ContentUnavailableView("No Habits", systemImage: "leaf", description: Text("Tap + to start one."))
              }
            }
            .toolbar { Button("Add", systemImage: "plus") { adds = true } }
        }
      }
      """#,
    ]),
    Breach(rule: "empty-state-action", name: "a text where there is nothing", files: [
      #"""
      import SwiftUI

      struct NotesView: View {
        @State private var notes: Loadable<[Note]> = .notInitiated
        var body: some View {
          switch notes {
          case .notInitiated, .loading: ProgressView()
          case .success(let notes) where notes.isEmpty: Text("No notes yet")
          case .success(let notes): List(notes) { Text($0.title) }
          case .failure(let error): ErrorView(error: error) { Task { await load() } }
          }
        }
        func load() async {
          notes = .loading
          do { notes = .success(try await Pad.notes()) } catch { notes = .failure(error) }
        }
      }
      """#,
    ]),
    Breach(rule: "empty-state-action", name: "a case of its own with a picture and words", files: [
      #"""
      import SwiftUI

      enum CartState { case loading, empty, loaded([CartItem]), error(String) }

      struct CartView: View {
        @StateObject var vm = CartViewModel()
        var body: some View {
          switch vm.state {
          case .loading: ProgressView()
          case .empty:
            VStack(spacing: 12) {
              Image(systemName: "cart").font(.largeTitle)
              Text("Your cart is empty")
            }
          case .loaded(let items): CartList(items: items)
          case .error(let message): ErrorBox(message: message, retry: vm.reload)
          }
        }
      }

      struct ErrorBox: View {
        let message: String
        let retry: () -> Void
        var body: some View { VStack { Text(message); Button("Try Again", action: retry) } }
      }

      final class CartViewModel: ObservableObject {
        @Published var state: CartState = .loading
        func reload() { Task { state = .loading } }
      }
      """#,
    ]),
    Breach(rule: "empty-state-action", name: "a page of the project's own without a button", files: [
      #"""
      import SwiftUI

      struct EmptyStateView: View {
        let title: LocalizedStringKey
        let symbol: String
        var body: some View {
          VStack {
            Image(systemName: symbol)
            Text(title).font(.headline)
          }
        }
      }
      """#,
      #"""
      import SwiftUI

      struct PhotosView: View {
        @State private var photos: Loadable<[Photo]> = .notInitiated
        var body: some View {
          Group {
            switch photos {
            case .notInitiated, .loading: ProgressView()
            case .success(let photos):
              if photos.isEmpty {
                EmptyStateView(title: "No photos", symbol: "photo")
              } else {
                PhotoGrid(photos: photos)
              }
            case .failure(let error): ErrorView(error: error) { Task { await load() } }
            }
          }
        }
        func load() async {
          photos = .loading
          do { photos = .success(try await Camera.photos()) } catch { photos = .failure(error) }
        }
      }
      """#,
    ]),
    Breach(rule: "empty-state-action", name: "actions with nothing to press", files: [
      #"""
      import SwiftUI

      struct AlarmsView: View {
        let alarms: [Alarm]
        var body: some View {
          if alarms.isEmpty {
            ContentUnavailableView {
              Label("No Alarms", systemImage: "alarm")
            } description: {
              Text("Alarms you set appear here.")
            } actions: {
              Text("Use the + button")
            }
          } else {
            List(alarms) { AlarmRow(alarm: $0) }
          }
        }
      }
      """#,
    ]),
  ]

  // MARK: Rule 4

  private static let failures: [Breach] = [
    Breach(rule: "failure-retry", name: "a banner of another file", files: [
      #"""
      import SwiftUI

      struct ErrorBanner: View {
        let text: String
        var body: some View {
          HStack { Image(systemName: "bolt.slash"); Text(text) }
            .padding()
            .background(.red)
        }
      }
      """#,
      #"""
      import SwiftUI

      struct RoutesView: View {
        @ObservedObject var vm: RoutesViewModel
        var body: some View {
          switch vm.viewState {
          case .loading: ProgressView()
          case .success(let routes) where routes.isEmpty: NoRoutes(add: vm.add)
          case .success(let routes): RouteList(routes: routes)
          case .error(let error): ErrorBanner(text: error.localizedDescription)
          }
        }
      }

      enum RoutesState { case loading, success([Route]), error(Error) }
      class RoutesViewModel: ObservableObject {
        @Published var viewState: RoutesState = .loading
        func add() {}
      }
      """#,
    ]),
    Breach(rule: "failure-retry", name: "a page with a button that only closes", files: [
      #"""
      import SwiftUI

      struct InvoiceView: View {
        @Environment(\.dismiss) private var dismiss
        @State private var invoice: Loadable<Invoice> = .notInitiated
        var body: some View {
          switch invoice {
          case .notInitiated, .loading: ProgressView()
          case .success(let invoice): InvoicePage(invoice: invoice)
          case .failure(let error):
            VStack {
              Text(error.localizedDescription)
              Button("Close") { dismiss() }
            }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "failure-retry", name: "an error that is not nil", files: [
      #"""
      import SwiftUI

      struct EventsView: View {
        @StateObject private var model = EventsModel()
        var body: some View {
          Group {
            if model.isLoading {
              ProgressView()
            } else if model.errorMessage != nil {
              Text(model.errorMessage!)
                .foregroundStyle(.red)
            } else if model.events.isEmpty {
              NoEvents(create: model.create)
            } else {
              List(model.events) { EventRow(event: $0) }
            }
          }
          .task { await model.load() }
        }
      }

      @MainActor final class EventsModel: ObservableObject {
        @Published var events: [Event] = []
        @Published var isLoading = false
        @Published var errorMessage: String?
        func create() {}
        func load() async {
          isLoading = true
          defer { isLoading = false }
          do { events = try await Town.events() } catch { errorMessage = error.localizedDescription }
        }
      }
      """#,
    ]),
    Breach(rule: "failure-retry", name: "a flag for the failure", files: [
      #"""
      import SwiftUI

      struct PricesView: View {
        @State private var prices: [Price] = []
        @State private var isLoading = false
        @State private var didFail = false
        var body: some View {
          ZStack {
            if isLoading {
              ProgressView()
            } else if didFail {
              Label("Prices could not be loaded", systemImage: "exclamationmark.triangle")
            } else if prices.isEmpty {
              NoPrices(reload: { Task { await load() } })
            } else {
              List(prices) { PriceRow(price: $0) }
            }
          }
          .task { await load() }
        }
        private func load() async {
          isLoading = true
          do { prices = try await Exchange.prices(); didFail = false } catch { didFail = true }
          isLoading = false
        }
      }

      struct NoPrices: View {
        let reload: () -> Void
        var body: some View { ContentUnavailableView { Text("No prices") } actions: { Button("Look again", action: reload) } }
      }
      """#,
    ]),
    Breach(rule: "failure-retry", name: "a page that says so, outside any state", files: [
      #"""
      import SwiftUI

      struct LessonsView: View {
        @State private var lessons: [Lesson] = []
        @State private var error: LessonError?
        var body: some View {
          List(lessons) { LessonRow(lesson: $0) }
            .overlay {
              if error != nil {
                ContentUnavailableView(
                  "Lessons couldn't be loaded", systemImage: "wifi.slash", description: Text("Check your connection."))
              } else if lessons.isEmpty {
                ProgressView()
              }
            }
            .task {
              do { lessons = try await School.lessons() } catch { self.error = .other(error) }
            }
        }
      }
      """#,
    ]),
    Breach(rule: "failure-retry", name: "a failure case that carries nothing, in a helper's switch", files: [
      #"""
      import SwiftUI

      struct MapsView: View {
        @State private var model = MapsModel()
        var body: some View {
          NavigationStack { page }.task { await model.fetch() }
        }
        @ViewBuilder private var page: some View {
          switch model.phase {
          case .idle, .fetching: ProgressView()
          case .fetched(let maps): MapList(maps: maps)
          case .error: Text("Something went wrong").foregroundColor(.secondary)
          }
        }
      }

      @Observable class MapsModel {
        enum Phase { case idle, fetching, fetched([MapInfo]), error }
        var phase: Phase = .idle
        func fetch() async {
          phase = .fetching
          do { phase = .fetched(try await Atlas.maps()) } catch { phase = .error }
        }
      }
      """#,
    ]),
  ]

  // MARK: Rule 5

  private static let waiting: [Breach] = [
    Breach(rule: "loading-progress", name: "a label while loading", files: [
      #"""
      import SwiftUI

      struct StocksView: View {
        @State private var stocks: [Stock] = []
        @State private var isLoading = false
        @State private var error: Error?
        var body: some View {
          VStack {
            if isLoading {
              Label("Loading stocks", systemImage: "hourglass")
            } else if let error {
              ErrorView(error: error) { Task { await load() } }
            } else if stocks.isEmpty {
              NoStocks(add: {})
            } else {
              List(stocks) { StockRow(stock: $0) }
            }
          }
          .task { await load() }
        }
        func load() async {
          isLoading = true
          defer { isLoading = false }
          do { stocks = try await Exchange.stocks() } catch { self.error = error }
        }
      }
      """#,
    ]),
    Breach(rule: "loading-progress", name: "words in a stack while loading", files: [
      #"""
      import SwiftUI

      struct GalleryView: View {
        @StateObject var viewModel = GalleryViewModel()
        var body: some View {
          ZStack {
            GalleryGrid(pictures: viewModel.pictures)
            if viewModel.isLoading {
              VStack {
                Image(systemName: "clock")
                Text("Please wait")
              }
              .padding()
            }
          }
        }
      }

      final class GalleryViewModel: ObservableObject {
        @Published var isLoading = false
        @Published var pictures: [Picture] = []
      }
      """#,
    ]),
    Breach(rule: "loading-progress", name: "a ternary between two texts", files: [
      #"""
      import SwiftUI

      struct StepsView: View {
        @State private var steps: Loadable<Int> = .notInitiated
        var body: some View {
          VStack {
            switch steps {
            case .notInitiated: Text("Steps")
            case .loading: Text("Counting…").italic()
            case .success(let count): Text("\(count) steps")
            case .failure(let error): ErrorView(error: error) { Task { await count() } }
            }
          }
        }
        func count() async {
          steps = .loading
          do { steps = .success(try await Health.steps()) } catch { steps = .failure(error) }
        }
      }
      """#,
    ]),
    Breach(rule: "loading-progress", name: "a view of another file that only says so", files: [
      #"""
      import SwiftUI

      struct HoldOn: View {
        var body: some View {
          Text("Hold on a moment").font(.footnote)
        }
      }
      """#,
      #"""
      import SwiftUI

      struct ReportsView: View {
        let model: ReportsModel
        var body: some View {
          switch model.reports {
          case .initial, .inProgress: HoldOn()
          case .done(let reports) where reports.isEmpty: NoReports(create: model.create)
          case .done(let reports): ReportTable(reports: reports)
          case .failed(let error): ErrorView(error: error) { Task { await model.load() } }
          }
        }
      }

      @Observable final class ReportsModel {
        enum Progress<Value> { case initial, inProgress, done(Value), failed(Error) }
        var reports: Progress<[Report]> = .initial
        func create() {}
        func load() async {
          reports = .inProgress
          do { reports = .done(try await Office.reports()) } catch { reports = .failed(error) }
        }
      }
      """#,
    ]),
  ]

  // MARK: Rules 6 and 7

  private static let buttons: [Breach] = [
    Breach(rule: "mutation-disables-trigger", name: "Save in the toolbar of a form", files: [
      #"""
      import SwiftUI

      struct ContactEditor: View {
        @State private var draft = Contact()
        @State private var saving = false
        @State private var failure: String?
        @Environment(\.dismiss) var dismiss
        let store: ContactStore
        var body: some View {
          NavigationStack {
            Form { TextField("Name", text: $draft.name) }
              .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                  Button {
                    Task { await save() }
                  } label: {
                    if saving { ProgressView() } else { Text("Done") }
                  }
                }
              }
              .alert("Could not save", isPresented: .constant(failure != nil)) { Button("OK") { failure = nil } }
          }
        }
        private func save() async {
          saving = true
          defer { saving = false }
          do { try await store.save(draft); dismiss() } catch { failure = error.localizedDescription }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-shows-spinner", name: "Save in a toolbar builder, only disabled", files: [
      #"""
      import SwiftUI

      struct PostComposer: View {
        @StateObject var model = ComposerModel()
        var body: some View {
          TextEditor(text: $model.text)
            .toolbar { bar }
        }
        @ToolbarContentBuilder private var bar: some ToolbarContent {
          ToolbarItem(placement: .primaryAction) {
            Button("Publish") { model.publish() }
              .disabled(model.isPublishing)
          }
        }
      }

      @MainActor final class ComposerModel: ObservableObject {
        @Published var text = ""
        @Published var isPublishing = false
        @Published var alert: String?
        func publish() {
          isPublishing = true
          Task {
            do { try await Feed.publish(text) } catch { alert = error.localizedDescription }
            isPublishing = false
          }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-disables-trigger", name: "an upload in a task, its progress beside it", files: [
      #"""
      import SwiftUI

      struct AvatarPicker: View {
        @State private var uploading = false
        @State private var note = ""
        var body: some View {
          VStack {
            Button(action: {
              Task {
                uploading = true
                do { try await Cloud.upload(picture()) ; note = "Uploaded" } catch { note = "Upload failed" }
                uploading = false
              }
            }) {
              Label("Upload photo", systemImage: "arrow.up.circle")
            }
            if uploading { ProgressView() }
            Text(note)
          }
        }
        func picture() -> Data { Data() }
      }
      """#,
    ]),
    Breach(rule: "mutation-disables-trigger", name: "an action handed in by the parent", files: [
      #"""
      import SwiftUI

      struct CheckoutBar: View {
        let total: Decimal
        var onSubmit: () async throws -> Void
        @State private var message: String?
        @State private var isSubmitting = false
        var body: some View {
          HStack {
            Text(total, format: .currency(code: "EUR"))
            Button {
              Task {
                isSubmitting = true
                do { try await onSubmit() } catch { message = error.localizedDescription }
                isSubmitting = false
              }
            } label: {
              if isSubmitting { ProgressView() } else { Text("Pay") }
            }
            if let message { Text(message) }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-disables-trigger", name: "a named action that starts the task", files: [
      #"""
      import SwiftUI

      struct DeleteAccountView: View {
        @ObservedObject var session: Session
        var body: some View {
          VStack {
            Button("Delete account", role: .destructive, action: deleteTapped)
            if session.isBusy { ProgressView() }
            if let problem = session.problem { Text(problem) }
          }
        }
        private func deleteTapped() {
          Task { await session.deleteAccount() }
        }
      }

      @MainActor final class Session: ObservableObject {
        @Published var isBusy = false
        @Published var problem: String?
        func deleteAccount() async {
          isBusy = true
          defer { isBusy = false }
          do { try await Backend.delete() } catch { problem = "\(error)" }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-disables-trigger", name: "disabled by what is typed alone", files: [
      #"""
      import SwiftUI

      struct ChatBar: View {
        @Bindable var chat: ChatModel
        var body: some View {
          HStack {
            TextField("Message", text: $chat.draft)
            Button("Send") { Task { await chat.sendMessage() } }
              .disabled(chat.draft.isEmpty)
          }
        }
      }

      @Observable final class ChatModel {
        var draft = ""
        var isSending = false
        var lastError: Error?
        func sendMessage() async {
          isSending = true
          do { try await Wire.send(draft); draft = "" } catch { lastError = error }
          isSending = false
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-shows-spinner", name: "an action with a loadable, only disabled", files: [
      #"""
      import SwiftUI

      struct VoteView: View {
        @State private var submission: Loadable<Receipt> = .notInitiated
        let poll: Poll
        var body: some View {
          VStack {
            Button("Submit vote") { submitVote() }
              .disabled(submission.isLoading)
            if case .failure(let error) = submission { Text(error.localizedDescription); Button("Retry") { submitVote() } }
          }
        }
        func submitVote() {
          Task {
            submission = .loading
            do { submission = .success(try await poll.submit()) } catch { submission = .failure(error) }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-disables-trigger", name: "a reducer's save, its flag unread", files: [
      #"""
      import ComposableArchitecture
      import SwiftUI

      @Reducer
      struct ProfileEditor {
        @ObservableState struct State: Equatable {
          var name = ""
          var isSaving = false
          var alert: String?
        }
        enum Action: BindableAction { case binding(BindingAction<State>), saveButtonTapped, saved(Result<Void, Error>) }
        @Dependency(\.profileClient) var client
        var body: some ReducerOf<Self> {
          BindingReducer()
          Reduce { state, action in
            switch action {
            case .saveButtonTapped:
              state.isSaving = true
              return .run { [name = state.name] send in await send(.saved(Result { try await client.save(name) })) }
            case .saved:
              state.isSaving = false
              return .none
            case .binding: return .none
            }
          }
        }
      }

      struct ProfileEditorView: View {
        @Bindable var store: StoreOf<ProfileEditor>
        var body: some View {
          Form {
            TextField("Name", text: $store.name)
            Button("Save") { store.send(.saveButtonTapped) }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-disables-trigger", name: "an async let inside the action", files: [
      #"""
      import SwiftUI

      struct ExportView: View {
        @State private var status = ""
        let exporter: Exporter
        var body: some View {
          Form {
            Button("Send to printer") {
              Task { @MainActor in
                do {
                  let job = try await exporter.sendToPrinter()
                  status = "Printing \(job)"
                } catch {
                  status = "The printer did not answer"
                }
              }
            }
            Text(status)
          }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-shows-spinner", name: "a label that only changes its words", files: [
      #"""
      import SwiftUI

      struct RenameSheet: View {
        @State private var busy = false
        @State private var failed = false
        @State private var name = ""
        let folder: Folder
        var body: some View {
          VStack {
            TextField("Name", text: $name)
            Button(busy ? "Saving…" : "Save") {
              busy = true
              Task {
                do { try await folder.rename(to: name) } catch { failed = true }
                busy = false
              }
            }
            .disabled(busy)
            if failed { Text("The folder could not be renamed.") }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-disables-trigger", name: "a protocol's only service behind a model", files: [
      #"""
      protocol ReviewServing { func post(_ review: Review) async throws }

      import SwiftUI

      @Observable @MainActor final class ReviewModel {
        var text = ""
        var error: String?
        private let service: any ReviewServing
        init(service: any ReviewServing) { self.service = service }
        func submit() async {
          do { try await service.post(Review(text: text)) } catch { self.error = error.localizedDescription }
        }
      }

      struct ReviewForm: View {
        @Bindable var model: ReviewModel
        var body: some View {
          Form {
            TextEditor(text: $model.text)
            Section {
              Button("Submit review") { Task { await model.submit() } }
            } footer: {
              if let error = model.error { Text(error) }
            }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-shows-spinner", name: "two buttons, the second without a spinner", files: [
      #"""
      import SwiftUI

      struct RequestView: View {
        @State private var accepting = false
        @State private var declining = false
        @State private var info: String?
        let request: FriendRequest
        var body: some View {
          HStack {
            Button { Task { await accept() } } label: {
              if accepting { ProgressView() } else { Text("Accept") }
            }
            .disabled(accepting)
            Button("Decline") { Task { await decline() } }
              .disabled(declining)
          }
        }
        func accept() async {
          accepting = true
          do { try await request.accept() } catch { info = error.localizedDescription }
          accepting = false
        }
        func decline() async {
          declining = true
          do { try await request.decline() } catch { info = error.localizedDescription }
          declining = false
        }
      }
      """#,
    ]),
  ]

  // MARK: Rule 8

  private static let feedback: [Breach] = [
    Breach(rule: "mutation-gives-feedback", name: "a swipe that deletes and drops the error", files: [
      #"""
      import SwiftUI

      struct TasksView: View {
        @State private var store = TaskStore()
        var body: some View {
          List(store.tasks) { task in
            Text(task.title)
              .swipeActions {
                Button(role: .destructive) {
                  Task { try? await store.delete(task) }
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-gives-feedback", name: "a task that throws into the void", files: [
      #"""
      import SwiftUI

      struct PublishButton: View {
        let draft: Draft
        @State private var isPublishing = false
        var body: some View {
          Button {
            Task {
              isPublishing = true
              defer { isPublishing = false }
              try await draft.publish()
            }
          } label: {
            if isPublishing { ProgressView() } else { Text("Publish") }
          }
          .disabled(isPublishing)
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-gives-feedback", name: "a model whose task throws into the void", files: [
      #"""
      import SwiftUI

      struct SettingsForm: View {
        @ObservedObject var vm: SettingsViewModel
        var body: some View {
          Form {
            Button { vm.saveSettings() } label: { if vm.isSaving { ProgressView() } else { Text("Save") } }
              .disabled(vm.isSaving)
          }
        }
      }
      """#,
      #"""
      import Foundation

      final class SettingsViewModel: ObservableObject {
        @Published var isSaving = false
        func saveSettings() {
          isSaving = true
          Task {
            try await SettingsAPI.save()
            isSaving = false
          }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-gives-feedback", name: "a catch that returns", files: [
      #"""
      import SwiftUI

      struct InviteView: View {
        @State private var inviting = false
        let team: Team
        var body: some View {
          Button { Task { await invite() } } label: { if inviting { ProgressView() } else { Text("Invite") } }
            .disabled(inviting)
        }
        func invite() async {
          inviting = true
          defer { inviting = false }
          do {
            try await team.invite()
          } catch {
            return
          }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-gives-feedback", name: "a discarded try", files: [
      #"""
      import SwiftUI

      struct ArchiveToolbar: ToolbarContent {
        @ObservedObject var model: MailModel
        var body: some ToolbarContent {
          ToolbarItem {
            Button {
              Task { await model.archiveSelection() }
            } label: {
              if model.isArchiving { ProgressView() } else { Image(systemName: "archivebox") }
            }
            .disabled(model.isArchiving)
          }
        }
      }

      @MainActor class MailModel: ObservableObject {
        @Published var isArchiving = false
        func archiveSelection() async {
          isArchiving = true
          _ = try? await Post.archive()
          isArchiving = false
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-gives-feedback", name: "a dialog whose delete is logged only", files: [
      #"""
      import SwiftUI
      import os

      struct WorkoutDetail: View {
        @State private var asks = false
        let workout: Workout
        private let log = Logger(subsystem: "app", category: "workouts")
        var body: some View {
          WorkoutSummary(workout: workout)
            .toolbar { Button("Delete") { asks = true } }
            .confirmationDialog("Delete this workout?", isPresented: $asks) {
              Button("Delete", role: .destructive) {
                Task {
                  do { try await workout.delete() } catch { log.error("could not delete: \(error)") }
                }
              }
            }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-gives-feedback", name: "an error kept where nobody reads it", files: [
      #"""
      import SwiftUI

      struct TagForm: View {
        @State private var model = TagModel()
        var body: some View {
          Form {
            TextField("Tag", text: $model.name)
            Button { Task { await model.create() } } label: { if model.isCreating { ProgressView() } else { Text("Create") } }
              .disabled(model.isCreating)
          }
        }
      }

      @Observable final class TagModel {
        var name = ""
        var isCreating = false
        var creationError: Error?
        func create() async {
          isCreating = true
          do { try await Tags.create(name) } catch { creationError = error }
          isCreating = false
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-gives-feedback", name: "a menu's upload with an empty catch", files: [
      #"""
      import SwiftUI

      struct FileMenu: View {
        let file: StoredFile
        var body: some View {
          Menu("File") {
            Button("Upload") { Task { do { try await file.upload() } catch { } } }
          }
        }
      }
      """#,
    ]),
  ]

  // MARK: Rule 9

  private static let loads: [Breach] = [
    Breach(rule: "async-without-states", name: "a phase with default for the rest", files: [
      #"""
      import SwiftUI

      struct PosterView: View {
        let url: URL
        var body: some View {
          AsyncImage(url: url) { phase in
            switch phase {
            case .success(let image): image.resizable().scaledToFit()
            default: ProgressView()
            }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "async-without-states", name: "flags, and an error that nothing shows", files: [
      #"""
      import SwiftUI

      struct ReleasesView: View {
        @StateObject var vm = ReleasesViewModel()
        var body: some View {
          Group {
            if vm.isLoading {
              ProgressView()
            } else if vm.releases.isEmpty {
              NoReleases(reload: { Task { await vm.load() } })
            } else {
              List(vm.releases) { ReleaseRow(release: $0) }
            }
          }
          .task { await vm.load() }
        }
      }

      @MainActor final class ReleasesViewModel: ObservableObject {
        @Published var releases: [Release] = []
        @Published var isLoading = false
        @Published var error: Error?
        func load() async {
          isLoading = true
          do { releases = try await Registry.releases() } catch { self.error = error }
          isLoading = false
        }
      }
      """#,
    ]),
    Breach(rule: "async-without-states", name: "flags with a combination that shows nothing", files: [
      #"""
      import SwiftUI

      struct FlightsView: View {
        @State private var flights: [Flight] = []
        @State private var isLoading = false
        @State private var error: String?
        var body: some View {
          VStack {
            if isLoading {
              ProgressView()
            } else if let error {
              Text(error)
              Button("Retry") { Task { await load() } }
            } else if !flights.isEmpty {
              List(flights) { FlightRow(flight: $0) }
            }
          }
          .task { await load() }
        }
        func load() async {
          isLoading = true
          error = nil
          do { flights = try await Airport.flights() } catch { self.error = error.localizedDescription }
          isLoading = false
        }
      }
      """#,
    ]),
    Breach(rule: "async-without-states", name: "flags with a list that may be blank", files: [
      #"""
      import SwiftUI

      struct RadioView: View {
        @ObservedObject var model: RadioModel
        var body: some View {
          ZStack {
            if model.isLoading {
              ProgressView()
            } else if let message = model.errorMessage {
              ErrorPanel(message: message, onRetry: { model.reload() })
            } else {
              List(model.stations) { StationRow(station: $0) }
            }
          }
          .onAppear { model.reload() }
        }
      }

      final class RadioModel: ObservableObject {
        @Published var stations: [Station] = []
        @Published var isLoading = false
        @Published var errorMessage: String?
        func reload() {
          isLoading = true
          errorMessage = nil
          Task { @MainActor in
            do { stations = try await Tuner.stations() } catch { errorMessage = error.localizedDescription }
            isLoading = false
          }
        }
      }
      """#,
    ]),
    Breach(rule: "async-without-states", name: "old rows that stay under an error", files: [
      #"""
      import SwiftUI

      struct RatesView: View {
        @State private var rates: [Rate] = []
        @State private var error: Error?
        @State private var isLoading = false
        var body: some View {
          VStack {
            if let error {
              ErrorView(error: error) { Task { await load() } }
            }
            if isLoading { ProgressView() }
            List(rates) { RateRow(rate: $0) }
          }
          .task { await load() }
        }
        func load() async {
          isLoading = true
          do { rates = try await Bank.rates() } catch { self.error = error }
          isLoading = false
        }
      }
      """#,
    ]),
    Breach(rule: "async-without-states", name: "a list that says nothing while it loads", files: [
      #"""
      import SwiftUI

      struct ChannelsView: View {
        @State private var channels: [Channel] = []
        @State private var failure: Failure?
        var body: some View {
          List(channels) { ChannelRow(channel: $0) }
            .alert(item: $failure) { Alert(title: Text($0.text)) }
            .task {
              do { channels = try await Station.channels() } catch { failure = Failure(error) }
            }
        }
      }
      """#,
    ]),
    Breach(rule: "async-without-states", name: "a model behind an environment object that drops the error", files: [
      #"""
      import SwiftUI

      struct FriendsView: View {
        @EnvironmentObject var friends: FriendsStore
        var body: some View {
          List(friends.people) { PersonRow(person: $0) }
            .refreshable { await friends.reload() }
            .onAppear { Task { await friends.reload() } }
        }
      }
      """#,
      #"""
      import Foundation

      @MainActor final class FriendsStore: ObservableObject {
        @Published private(set) var people: [Person] = []
        func reload() async {
          guard let answer = try? await Network.people() else { return }
          people = answer
        }
      }
      """#,
    ]),
  ]
}
