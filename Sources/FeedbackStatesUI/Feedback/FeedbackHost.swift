public import SwiftUI

extension View {
  /// Shows the messages of this window over the view.
  ///
  ///     WindowGroup {
  ///       ContentView()
  ///         .feedbackHost()
  ///     }
  ///
  /// Place it once, around the content of each window, and around the content of sheets that stay open while
  /// something goes wrong: the messages of the window are then shown in the sheet. What is inside finds its
  /// ``FeedbackCenter`` in the environment.
  ///
  /// - Parameter bottomInset: The height, in points, of what stands at the lower edge and must not be covered, such as
  ///   a bar with buttons.
  public func feedbackHost(bottomInset: CGFloat = 0) -> some View {
    modifier(FeedbackHostModifier(bottomInset: bottomInset))
  }
}

struct FeedbackHostModifier: ViewModifier {
  let bottomInset: CGFloat
  @State private var ownCenter = FeedbackCenter()
  @State private var id = UniqueNumber.next()
  @Environment(\.hostedFeedbackCenter) private var outerCenter
  @Environment(\.isPresented) private var isPresented
  @Environment(\.feedbackClock) private var clock
  @Environment(\.feedbackWording) private var wording

  func body(content: Content) -> some View {
    let center = outerCenter ?? ownCenter
    content
      .environment(\.hostedFeedbackCenter, center)
      .environment(\.feedbackHostIsPresented, isPresented)
      .overlay(alignment: .bottom) { ToastPlace(center: center, id: id).padding(.bottom, bottomInset) }
      .onAppear {
        center.clock = clock
        center.wording = wording
        center.add(FeedbackDisplay(id: id, rank: .host, isPresented: isPresented))
      }
      .onDisappear { center.remove(id) }
  }
}

/// Shows the messages where no host does: around a view that causes some, so that none is lost.
struct FallbackFeedbackHost: ViewModifier {
  let rank: FeedbackDisplay.Rank
  @State private var id = UniqueNumber.next()
  @Environment(\.hostedFeedbackCenter) private var hostedCenter
  @Environment(\.feedbackHostIsPresented) private var hostIsPresented
  @Environment(\.isPresented) private var isPresented
  @Environment(\.feedbackClock) private var clock
  @Environment(\.feedbackWording) private var wording

  func body(content: Content) -> some View {
    // Behind a sheet, the host of the window would be covered.
    if hostedCenter == nil || isPresented && !hostIsPresented {
      let center = hostedCenter ?? .shared
      content
        .overlay(alignment: .bottom) { ToastPlace(center: center, id: id, isFallback: true) }
        .onAppear {
          if hostedCenter == nil {
            center.clock = clock
            center.wording = wording
          }
          center.add(FeedbackDisplay(id: id, rank: rank, isPresented: isPresented))
        }
        .onDisappear { center.remove(id) }
    } else {
      content
    }
  }
}

/// The message of a center, if this is the place that shows it.
struct ToastPlace: View {
  let center: FeedbackCenter
  let id: Int
  var isFallback = false

  var body: some View {
    if center.display?.id == id, let toast = center.current {
      ToastView(toast: toast, center: center)
        .id(toast.id)
        .fixedSize(horizontal: center.display?.rank == .button, vertical: false)
        .padding()
        .transition(.opacity)
        .onAppear { if isFallback, !center.isHosted { FeedbackAdvice.tellOnce() } }
    }
  }
}

extension FeedbackCenter {
  /// Whether the center belongs to a host.
  var isHosted: Bool { self !== FeedbackCenter.shared }
}
