public import FeedbackStates
public import SwiftUI

/// The rows of a list that is loaded by pages, with what stands at its ends.
///
///     LoadableView(model.messages) { _ in
///       List {
///         PagedRows(model.messages) { message in MessageRow(message) }
///       }
///     } empty: {
///       ContentUnavailableView("No Messages", systemImage: "tray")
///     }
///
/// The next page is fetched as the last rows come into view. While it is on its way the last row spins, and where it
/// fails that row says so and offers to try again; the rows that are there stay.
public struct PagedRows<Element: Identifiable, Cursor, Row: View>: View {
  private let loader: PagedLoader<Element, Cursor>
  private let threshold: Int
  private let row: (Element) -> Row

  /// Creates the rows.
  ///
  /// - Parameters:
  ///   - loader: What loads them.
  ///   - threshold: How many rows before the end the next page is asked for.
  ///   - row: Shows one element.
  public init(
    _ loader: PagedLoader<Element, Cursor>, threshold: Int = 5, @ViewBuilder row: @escaping (Element) -> Row
  ) {
    self.loader = loader
    self.threshold = threshold
    self.row = row
  }

  public var body: some View {
    // A list that has not been answered has no ends to go on from.
    if loader.state.hasValue {
      PageEdgeRow(
        edge: { loader.previousPage }, activity: { loader.previousPageActivity }, load: { loader.loadPreviousPage() })
      ForEach(loader.elements) { element in
        row(element)
          .onAppear { loader.loadNextPageIfNeeded(for: element, threshold: threshold) }
      }
      PageEdgeRow(edge: { loader.nextPage }, activity: { loader.nextPageActivity }, load: { loader.loadNextPage() })
    }
  }
}

/// What stands at one end of a list that is loaded by pages; it alone runs again when that changes.
struct PageEdgeRow: View {
  let edge: @MainActor () -> PageEdge
  let activity: @MainActor () -> LoadActivity
  let load: @MainActor () -> Void
  @Environment(\.feedbackWording) private var wording

  var body: some View {
    switch edge() {
    case .end: EmptyView()
    case .ready: PageEdgeButton(title: wording.loadMore, load: load)
    case .loading: PageEdgeProgress(isOffline: activity().isPaused)
    case .failure(let error): PageEdgeFailure(error: error, activity: activity(), retry: load)
    }
  }
}

/// A row that fetches the page by hand, for whoever reaches the end before it was asked for.
private struct PageEdgeButton: View {
  let title: String
  let load: @MainActor () -> Void

  var body: some View {
    Button(title, action: load)
      .buttonStyle(.borderless)
      .frame(maxWidth: .infinity)
  }
}

/// A row that says that the page is on its way.
private struct PageEdgeProgress: View {
  let isOffline: Bool
  @Environment(\.feedbackWording) private var wording

  var body: some View {
    HStack(spacing: 8) {
      if isOffline {
        Image(systemName: "wifi.slash").foregroundStyle(.secondary).accessibilityHidden(true)
        Text(verbatim: wording.offline).foregroundStyle(.secondary)
      } else {
        ProgressView().controlSize(.small).accessibilityHidden(true)
        Text(verbatim: wording.loading).foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// A row that says why the page did not come.
private struct PageEdgeFailure: View {
  let error: any Error
  let activity: LoadActivity
  let retry: @MainActor () -> Void
  @Environment(\.feedbackWording) private var wording

  var body: some View {
    let failure = LoadFailure(error)
    HStack(spacing: 12) {
      Image(systemName: failure?.category.systemImage ?? "exclamationmark.triangle").accessibilityHidden(true)
      Text(verbatim: failure?.message ?? "").frame(maxWidth: .infinity, alignment: .leading)
      BusyButton(isBusy: activity.isBusy, action: retry, label: Text(verbatim: wording.retry))
    }
    .onChange(of: failure, initial: true) {
      if let failure { Announcer.announce(failure.message, isUrgent: true) }
    }
  }
}
