/// A second list of breaches by other hands.
///
/// It was written once the first list was found whole, and before the linter was run on it.
enum SecondForeignBreachList {
  static let all: [Breach] = states + unwraps + pages + buttons + feedback

  // MARK: Rules 1 and 2

  private static let states: [Breach] = [
    Breach(rule: "all-states", name: "a screen's own state in an extension, one case for all the rest", files: [
      #"""
      import SwiftUI

      extension TimetableView {
        @MainActor final class Model: ObservableObject {
          enum Status { case initial, fetching, fetched([Lesson]), error(Error) }
          @Published private(set) var status = Status.initial
          func fetch() async {
            status = .fetching
            do { status = .fetched(try await Campus.lessons()) } catch { status = .error(error) }
          }
        }
      }

      struct TimetableView: View {
        @StateObject private var model = Model()
        var body: some View {
          Group {
            switch model.status {
            case .fetched(let lessons) where lessons.isEmpty: FreeDay { Task { await model.fetch() } }
            case .fetched(let lessons): LessonList(lessons: lessons)
            default: ProgressView()
            }
          }
          .task { await model.fetch() }
        }
      }
      """#,
    ]),
    Breach(rule: "all-states", name: "a nested state that a parent passes on", files: [
      #"""
      import SwiftUI

      struct DashboardState {
        var news: LoadState<[Headline]> = .idle
        var weather: LoadState<Forecast> = .idle
      }

      enum LoadState<Value> {
        case idle
        case loading
        case loaded(Value)
        case failed(any Error)
      }

      @Observable @MainActor final class DashboardModel {
        var state = DashboardState()
        func loadWeather() async {
          state.weather = .loading
          do { state.weather = .loaded(try await Sky.forecast()) } catch { state.weather = .failed(error) }
        }
      }

      struct DashboardView: View {
        @Environment(DashboardModel.self) private var model
        var body: some View {
          VStack {
            switch model.state.weather {
            case .idle, .loading: ProgressView()
            case .loaded(let forecast): ForecastCard(forecast: forecast)
            case .failed: EmptyView()
            }
          }
          .task { await model.loadWeather() }
        }
      }
      """#,
    ]),
    Breach(rule: "all-states", name: "a switch with a spacer after a failure", files: [
      #"""
      import SwiftUI

      struct CourseView: View {
        @State private var course: Loadable<Course> = .notInitiated
        let id: Course.ID
        let courses: CourseRepository
        var body: some View {
          VStack {
            switch course {
            case .notInitiated, .loading: ProgressView("Loading...")
            case .success(let course): CourseHeader(course: course)
            case .failure: Spacer()
            }
          }
          .task(id: id) {
            course = .loading
            do { course = .success(try await courses.course(id)) } catch is CancellationError {} catch { course = .failure(error) }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "all-states", name: "grid cells of a payload, no page for none", files: [
      #"""
      import SwiftUI

      struct StickersView: View {
        @ObservedObject var pack: StickerPackModel
        private let columns = [GridItem(.adaptive(minimum: 80))]
        var body: some View {
          switch pack.stickers {
          case .idle, .loading:
            ProgressView()
          case .loaded(let stickers):
            ScrollView {
              LazyVGrid(columns: columns) {
                ForEach(stickers) { sticker in StickerCell(sticker: sticker) }
              }
            }
          case .failed(let error):
            RetryPage(error: error, retry: pack.reload)
          }
        }
      }

      struct RetryPage: View {
        let error: Error
        let retry: () -> Void
        var body: some View { VStack { Text(error.localizedDescription); Button("Reload", action: retry) } }
      }

      final class StickerPackModel: ObservableObject {
        enum State { case idle, loading, loaded([Sticker]), failed(Error) }
        @Published var stickers: State = .idle
        func reload() { Task { stickers = .loading } }
      }
      """#,
    ]),
    Breach(rule: "all-states", name: "an if over equality, and nothing for the failure", files: [
      #"""
      import SwiftUI

      enum Availability: Equatable { case loading, available(Int), failed }

      struct SeatsView: View {
        @ObservedObject var model: SeatsModel
        var body: some View {
          HStack {
            if model.availability == .loading {
              ProgressView()
            } else if case .available(let seats) = model.availability {
              Text("\(seats) seats left")
            }
          }
          .onAppear(perform: model.check)
        }
      }

      final class SeatsModel: ObservableObject {
        @Published var availability: Availability = .loading
        func check() { Task { do { availability = .available(try await Hall.seats()) } catch { availability = .failed } } }
      }
      """#,
    ]),
    Breach(rule: "all-states", name: "a result of a task, nothing after failing", files: [
      #"""
      import SwiftUI

      struct HoroscopeView: View {
        @State private var result: Result<Horoscope, Error>? = nil
        var body: some View {
          ZStack {
            switch result {
            case .none: ProgressView()
            case .some(.success(let horoscope)): Text(horoscope.text)
            case .some(.failure): Color.clear
            }
          }
          .task { result = await Stars.read() }
        }
      }
      """#,
    ]),
  ]

  private static let unwraps: [Breach] = [
    Breach(rule: "no-success-only-unwrap", name: "if case let in a list's section", files: [
      #"""
      import SwiftUI

      struct WishlistView: View {
        @StateObject var vm: WishlistViewModel
        var body: some View {
          List {
            Section("Wishes") {
              if case let .loaded(wishes) = vm.state {
                ForEach(wishes) { Text($0.name) }
              }
            }
          }
          .task { await vm.load() }
        }
      }

      @MainActor class WishlistViewModel: ObservableObject {
        enum ViewState { case loading, loaded([Wish]), failed(String) }
        @Published var state: ViewState = .loading
        func load() async { do { state = .loaded(try await Shop.wishes()) } catch { state = .failed(error.localizedDescription) } }
      }
      """#,
    ]),
    Breach(rule: "no-success-only-unwrap", name: "a loader's value in a helper", files: [
      #"""
      import SwiftUI

      struct StationView: View {
        @State private var station = Loader<Station> { try await Rail.station() }
        var body: some View {
          VStack { header }.task { await station.load() }
        }
        @ViewBuilder private var header: some View {
          if let station = station.value {
            Text(station.name)
          }
        }
      }
      """#,
    ]),
    Breach(rule: "no-success-only-unwrap", name: "two optionals at once", files: [
      #"""
      import SwiftUI

      struct MatchView: View {
        @State private var home: Team?
        @State private var away: Team?
        @State private var problem: String?
        var body: some View {
          VStack {
            if let home, let away {
              ScoreBoard(home: home, away: away)
            }
          }
          .task {
            do {
              home = try await League.home()
              away = try await League.away()
            } catch {
              problem = error.localizedDescription
            }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "no-success-only-unwrap", name: "a chain into a custom view", files: [
      #"""
      import SwiftUI

      struct BudgetView: View {
        @Bindable var store: BudgetStore
        var body: some View {
          BudgetChart(entries: store.budget.value?.entries ?? [])
            .task { await store.refresh() }
        }
      }

      @Observable final class BudgetStore {
        var budget: Loadable<Budget> = .notInitiated
        func refresh() async {
          budget = .loading
          do { budget = .success(try await Ledger.budget()) } catch { budget = .failure(error) }
        }
      }
      """#,
    ]),
    Breach(rule: "no-success-only-unwrap", name: "the reducer's optional value", files: [
      #"""
      import ComposableArchitecture
      import SwiftUI

      @Reducer struct RecipeFeature {
        @ObservableState struct State { var recipe: Loadable<Recipe> = .notInitiated }
        enum Action { case task, loaded(Result<Recipe, any Error>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .task: state.recipe = .loading; return .none
            case .loaded(.success(let recipe)): state.recipe = .success(recipe); return .none
            case .loaded(.failure(let error)): state.recipe = .failure(error); return .none
            }
          }
        }
      }

      struct RecipeView: View {
        let store: StoreOf<RecipeFeature>
        var body: some View {
          ScrollView {
            if let recipe = store.recipe.value { RecipeBody(recipe: recipe) }
          }
          .task { await store.send(.task).finish() }
        }
      }
      """#,
    ]),
    Breach(rule: "no-success-only-unwrap", name: "a guard in a builder function", files: [
      #"""
      import SwiftUI

      struct PassView: View {
        @ObservedObject var wallet: WalletModel
        var body: some View { VStack { pass() } }
        private func pass() -> AnyView {
          guard case .ready(let pass) = wallet.phase else { return AnyView(EmptyView()) }
          return AnyView(PassCard(pass: pass))
        }
      }

      final class WalletModel: ObservableObject {
        enum Phase { case preparing, ready(Pass), failed(Error) }
        @Published var phase: Phase = .preparing
      }
      """#,
    ]),
  ]

  // MARK: Rules 3 to 5

  private static let pages: [Breach] = [
    Breach(rule: "empty-state-action", name: "an empty shelf in a helper function with a title", files: [
      #"""
      import SwiftUI

      struct ShelfView: View {
        @State private var books: Loadable<[Book]> = .notInitiated
        var body: some View {
          switch books {
          case .notInitiated, .loading: ProgressView()
          case .success(let books) where books.isEmpty: nothing("No books")
          case .success(let books): List(books) { Text($0.title) }
          case .failure(let error): ErrorView(error: error) { Task { await load() } }
          }
        }
        private func nothing(_ title: String) -> some View {
          VStack { Image(systemName: "books.vertical"); Text(title) }
        }
        private func load() async {}
      }
      """#,
    ]),
    Breach(rule: "empty-state-action", name: "an unavailable view on the first page of a tab", files: [
      #"""
      import SwiftUI

      struct FavouritesTab: View {
        @Environment(Favourites.self) private var favourites
        var body: some View {
          NavigationStack {
            if favourites.all.isEmpty {
              ContentUnavailableView(
                "No favourites", systemImage: "heart", description: Text("Tap the heart on a song to keep it here."))
            } else {
              List(favourites.all) { SongRow(song: $0) }
            }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "empty-state-action", name: "a case of its own that says none", files: [
      #"""
      import SwiftUI

      struct ParcelsView: View {
        let state: ParcelsState
        var refresh: () -> Void
        var body: some View {
          switch state {
          case .loading: ProgressView()
          case .noItems: Label("No parcels on their way", systemImage: "shippingbox")
          case .loaded(let parcels): ParcelList(parcels: parcels)
          case .failed(let reason):
            VStack { Text(reason); Button("Try again", action: refresh) }
          }
        }
      }

      enum ParcelsState { case loading, noItems, loaded([Parcel]), failed(String) }
      """#,
    ]),
    Breach(rule: "failure-retry", name: "a failure in an unavailable view with a link only to close", files: [
      #"""
      import SwiftUI

      struct ReceiptView: View {
        @Environment(\.dismiss) var dismiss
        @State private var receipt: Loadable<Receipt> = .notInitiated
        var body: some View {
          switch receipt {
          case .notInitiated, .loading: ProgressView()
          case .success(let receipt): ReceiptPage(receipt: receipt)
          case .failure(let error):
            ContentUnavailableView {
              Label("No receipt", systemImage: "xmark.octagon")
            } description: {
              Text(error.localizedDescription)
            } actions: {
              Button("Back") { dismiss() }
            }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "failure-retry", name: "a failure over the model's words", files: [
      #"""
      import SwiftUI

      struct AirView: View {
        @StateObject private var air = AirModel()
        var body: some View {
          VStack {
            if air.isLoading { ProgressView() }
            if let text = air.failureText { Text(text).foregroundColor(.red) }
            if let quality = air.quality { QualityGauge(quality: quality) }
          }
          .task { await air.measure() }
        }
      }

      @MainActor final class AirModel: ObservableObject {
        @Published var quality: Quality?
        @Published var isLoading = false
        @Published var failureText: String?
        func measure() async {
          isLoading = true
          failureText = nil
          defer { isLoading = false }
          do { quality = try await Sensor.quality() } catch { failureText = error.localizedDescription }
        }
      }
      """#,
    ]),
    Breach(rule: "failure-retry", name: "a toast of the project's own for a failed page", files: [
      #"""
      import SwiftUI

      struct Notice: View {
        let message: String
        var body: some View { Text(message).padding().background(.thinMaterial, in: .capsule) }
      }
      """#,
      #"""
      import SwiftUI

      struct TrailView: View {
        let model: TrailModel
        var body: some View {
          switch model.trail {
          case .notInitiated, .loading: ProgressView()
          case .success(let trail): TrailMap(trail: trail)
          case .failure(let error): Notice(message: error.localizedDescription)
          }
        }
      }

      @Observable final class TrailModel { var trail: Loadable<Trail> = .notInitiated }
      """#,
    ]),
    Breach(rule: "loading-progress", name: "words for both waiting states", files: [
      #"""
      import SwiftUI

      struct TideView: View {
        @State private var tide: Loadable<Tide> = .notInitiated
        var body: some View {
          switch tide {
          case .notInitiated, .loading:
            Label("Reading the tide", systemImage: "water.waves")
          case .success(let tide): TideCurve(tide: tide)
          case .failure(let error): ErrorView(error: error) { Task { await read() } }
          }
        }
        func read() async {}
      }
      """#,
    ]),
    Breach(rule: "loading-progress", name: "a flag with words over the page", files: [
      #"""
      import SwiftUI

      struct SyncPage: View {
        @StateObject var sync = SyncModel()
        var body: some View {
          List(sync.entries) { EntryRow(entry: $0) }
            .overlay {
              if sync.isLoading {
                Text("Loading your entries")
                  .padding()
                  .background(.regularMaterial)
              }
            }
        }
      }

      final class SyncModel: ObservableObject {
        @Published var isLoading = false
        @Published var entries: [Entry] = []
      }
      """#,
    ]),
  ]

  // MARK: Rules 6 and 7

  private static let buttons: [Breach] = [
    Breach(rule: "mutation-disables-trigger", name: "an order in a sheet, its state unread", files: [
      #"""
      import SwiftUI

      struct OrderSheet: View {
        @State private var placement: Loadable<Order> = .notInitiated
        let basket: Basket
        var body: some View {
          VStack {
            Button {
              Task { await submitOrder() }
            } label: {
              if placement.isLoading { ProgressView() } else { Text("Order") }
            }
            if case .failure(let error) = placement { Text(error.localizedDescription) }
          }
        }
        private func submitOrder() async {
          placement = .loading
          do { placement = .success(try await basket.order()) } catch { placement = .failure(error) }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-disables-trigger", name: "a save behind two functions", files: [
      #"""
      import SwiftUI

      struct DiaryEditor: View {
        @State private var text = ""
        @State private var isSaving = false
        @State private var errorText: String?
        var body: some View {
          VStack {
            TextEditor(text: $text)
            Button(action: saveTapped) {
              if isSaving { ProgressView() } else { Label("Save", systemImage: "checkmark") }
            }
            if let errorText { Text(errorText) }
          }
        }
        private func saveTapped() { Task { await saveEntry() } }
        private func saveEntry() async {
          isSaving = true
          do { try await Diary.shared.store(text) } catch { errorText = error.localizedDescription }
          isSaving = false
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-shows-spinner", name: "an upload whose button is disabled by a state", files: [
      #"""
      import SwiftUI

      struct ScanUpload: View {
        enum Phase { case idle, uploading, uploaded, failed(String) }
        @State private var phase: Phase = .idle
        let scan: Scan
        private var isUploading: Bool { if case .uploading = phase { true } else { false } }
        var body: some View {
          VStack {
            Button("Upload") { Task { await uploadScan() } }
              .disabled(isUploading)
            switch phase {
            case .failed(let text): Text(text)
            case .uploaded: Text("Uploaded")
            case .idle, .uploading: EmptyView()
            }
          }
        }
        private func uploadScan() async {
          phase = .uploading
          do { try await Cloud.upload(scan); phase = .uploaded } catch { phase = .failed(error.localizedDescription) }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-shows-spinner", name: "a delete on a settings page", files: [
      #"""
      import SwiftUI

      struct DangerZone: View {
        @ObservedObject var account: AccountModel
        var body: some View {
          Section("Danger") {
            Button(role: .destructive) {
              account.deleteEverything()
            } label: {
              Label("Delete everything", systemImage: "trash")
            }
            .disabled(account.isDeleting)
            if let note = account.note { Text(note) }
          }
        }
      }

      @MainActor final class AccountModel: ObservableObject {
        @Published var isDeleting = false
        @Published var note: String?
        func deleteEverything() {
          Task {
            isDeleting = true
            defer { isDeleting = false }
            do { try await Server.deleteAccount(); note = "Deleted" } catch { note = error.localizedDescription }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-disables-trigger", name: "a reply disabled by its text", files: [
      #"""
      import SwiftUI

      struct ReplyBar: View {
        @State private var reply = ""
        @State private var sending = false
        @State private var notice: String?
        let thread: MailThread
        var body: some View {
          HStack {
            TextField("Reply", text: $reply)
            Button {
              Task {
                sending = true
                defer { sending = false }
                do { try await thread.send(reply); reply = "" } catch { notice = "Not sent" }
              }
            } label: {
              if sending { ProgressView() } else { Image(systemName: "paperplane") }
            }
            .disabled(reply.isEmpty)
            if let notice { Text(notice) }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-disables-trigger", name: "a form's toolbar with a model behind a protocol", files: [
      #"""
      import SwiftUI

      @MainActor protocol PetEditing: ObservableObject {
        var name: String { get set }
        var message: String? { get }
        func save() async
      }

      @MainActor final class PetEditor: PetEditing {
        @Published var name = ""
        @Published var message: String?
        func save() async {
          do { try await Kennel.save(name) } catch { message = error.localizedDescription }
        }
      }

      struct PetForm<Model: PetEditing>: View {
        @ObservedObject var model: Model
        var body: some View {
          Form {
            TextField("Name", text: $model.name)
            if let message = model.message { Text(message) }
          }
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") { Task { await model.save() } }
            }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-shows-spinner", name: "a button whose words alone change", files: [
      #"""
      import SwiftUI

      struct JoinButton: View {
        @State private var joining = false
        @State private var failure: String?
        let club: Club
        var body: some View {
          VStack {
            Button {
              Task {
                joining = true
                do { try await club.join() } catch { failure = error.localizedDescription }
                joining = false
              }
            } label: {
              Text(joining ? "Joining" : "Join")
            }
            .disabled(joining)
            if let failure { Text(failure) }
          }
        }
      }
      """#,
    ]),
  ]

  // MARK: Rule 8

  private static let feedback: [Breach] = [
    Breach(rule: "mutation-gives-feedback", name: "a catch with a comment", files: [
      #"""
      import SwiftUI

      struct NapView: View {
        @State private var isSaving = false
        var body: some View {
          Button { Task { await saveNap() } } label: { if isSaving { ProgressView() } else { Text("Save") } }
            .disabled(isSaving)
        }
        func saveNap() async {
          isSaving = true
          defer { isSaving = false }
          do {
            try await Sleep.save()
          } catch {
            // Nobody needs to know.
          }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-gives-feedback", name: "the error goes to the console in a model", files: [
      #"""
      import SwiftUI

      struct PollView: View {
        @StateObject var poll = PollModel()
        var body: some View {
          Button { Task { await poll.vote() } } label: { if poll.isVoting { ProgressView() } else { Text("Vote") } }
            .disabled(poll.isVoting)
        }
      }
      """#,
      #"""
      import Foundation
      import os

      @MainActor final class PollModel: ObservableObject {
        @Published var isVoting = false
        private let logger = Logger()
        func vote() async {
          isVoting = true
          defer { isVoting = false }
          do {
            try await Ballot.cast()
          } catch {
            logger.warning("vote: \(error.localizedDescription, privacy: .public)")
          }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-gives-feedback", name: "a swipe with a task that throws", files: [
      #"""
      import SwiftUI

      struct SnackList: View {
        let snacks: [Snack]
        let store: SnackStore
        var body: some View {
          List {
            ForEach(snacks) { snack in
              Text(snack.name)
                .swipeActions(edge: .trailing) {
                  Button("Delete", role: .destructive) { Task { try await store.delete(snack) } }
                }
            }
          }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-gives-feedback", name: "an alert's send with try?", files: [
      #"""
      import SwiftUI

      struct FeedbackPrompt: View {
        @State private var asks = false
        let report: Report
        var body: some View {
          Button("Report a problem") { asks = true }
            .alert("Send a report?", isPresented: $asks) {
              Button("Send") { Task { _ = try? await report.send() } }
              Button("Cancel", role: .cancel) {}
            }
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-gives-feedback", name: "a guard that leaves", files: [
      #"""
      import SwiftUI

      struct ShareInvite: View {
        @State private var isInviting = false
        let room: Room
        var body: some View {
          Button { Task { await invite() } } label: { if isInviting { ProgressView() } else { Text("Invite") } }
            .disabled(isInviting)
        }
        func invite() async {
          isInviting = true
          defer { isInviting = false }
          guard let link = try? await room.inviteGuests() else { return }
          UIPasteboard.general.url = link
        }
      }
      """#,
    ]),
    Breach(rule: "mutation-gives-feedback", name: "a save whose problem is kept and never shown", files: [
      #"""
      import SwiftUI

      struct BadgeEditor: View {
        @State private var isSaving = false
        @State private var savingProblem: Error?
        let badge: Badge
        var body: some View {
          Button {
            Task {
              isSaving = true
              do { try await badge.save() } catch { savingProblem = error }
              isSaving = false
            }
          } label: {
            if isSaving { ProgressView() } else { Text("Save") }
          }
          .disabled(isSaving)
        }
      }
      """#,
    ]),
  ]
}
