import FeedbackStates
import FeedbackStatesUI
import SwiftUI

/// What the gallery shows.
enum GalleryPage: String, CaseIterable, Identifiable {
  case loading, long, progress, tryingAgain = "trying-again", offline, stopped, failure, retrying, empty, content
  case refreshFailure = "refresh-failure", offlineContent = "offline-content", skeleton, pages, buttons, toast
  case failureToast = "failure-toast", inspector

  var id: Self { self }

  var title: String {
    rawValue.split(separator: "-").map(\.capitalized).joined(separator: " ")
  }

  /// The page that the arguments of the program name.
  static func named(in arguments: [String]) -> GalleryPage? {
    guard let flag = arguments.firstIndex(of: "--page"), flag + 1 < arguments.count else { return nil }
    return GalleryPage(rawValue: arguments[flag + 1])
  }

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .loading: StillScreen(.loading).indicatorTiming(delay: .zero, long: .seconds(3_600))
    case .long: StillScreen(.loading).indicatorTiming(delay: .zero, long: .zero)
    case .progress: StillScreen(.progress).indicatorTiming(delay: .zero, long: .seconds(3_600))
    case .tryingAgain: StillScreen(.tryingAgain).indicatorTiming(delay: .zero, long: .seconds(3_600))
    case .offline: StillScreen(.offline)
    case .stopped: ErrorView(error: CancellationError()) {}
    case .failure: StillScreen(.failure)
    case .retrying: StillScreen(.retrying).indicatorTiming(delay: .zero)
    case .empty: StillScreen(.empty)
    case .content: StillScreen(.content)
    case .refreshFailure: StillScreen(.refreshFailure)
    case .offlineContent: StillScreen(.offlineContent)
    case .skeleton: StillScreen(.loading).loadableStyle(.skeleton)
    case .pages: PagesScreen()
    case .buttons: ButtonsScreen()
    case .toast:
      ToastScreen(
        toast: Toast("Deleted “Buy milk”", kind: .success, button: Toast.Button("Undo") {}, stay: .untilClosed))
    case .failureToast:
      ToastScreen(
        toast: Toast(
          "“Buy milk” was not saved. Check the connection, then try again.", kind: .failure,
          button: Toast.Button("Retry") {}))
    case .inspector: InspectedScreen()
    }
  }
}
