import FeedbackStates
import SwiftUI

/// Decides what people who do not see the screen are told of a load.
///
/// A load is mentioned once it has taken a second. That it has ended is mentioned only if it was, or if the person
/// asked for it. Each failure is told once, and a refresh that nobody asked for passes in silence.
@MainActor final class LoadAnnouncer {
  /// What can be told of a load.
  struct Snapshot: Equatable {
    enum Page: Equatable {
      case awaiting
      case failed
      case arrived(count: Int?)
    }
    var page: Page
    /// The failure on the screen: of the load, or of a refresh.
    var failure: LoadFailure?
    var isBusy: Bool
    var isOffline: Bool
  }

  /// How long a load goes on before it is mentioned.
  static let delay = Duration.seconds(1)

  private var isMentioned = false
  private var isAskedFor = false
  private var isTimed = false
  private var timer: Task<Void, Never>?

  /// Notes that a person has asked for the load that begins.
  func personAsked() { isAskedFor = true }

  /// Tells what there is to tell of a change.
  func update(from old: Snapshot?, to new: Snapshot, wording: FeedbackWording, clock: LoadClock) {
    let isWaited = new.isBusy && !new.isOffline && (new.page == .awaiting || new.page == .failed)
    if isWaited != isTimed { time(isWaited, wording, clock) }
    if new.isOffline, old?.isOffline != true, new.page == .awaiting || new.page == .failed || isAskedFor {
      Announcer.announce("\(wording.offlineTitle). \(wording.offline)")
      isMentioned = true
    }
    guard let old else { return }
    if let failure = new.failure, !new.isBusy, old.isBusy || old.failure != failure {
      Announcer.announce(failure.message, isUrgent: true)
      forget()
    } else if case .arrived(let count) = new.page, new.failure == nil, !new.isBusy, old.isBusy || old.page != new.page {
      if isMentioned || isAskedFor { Announcer.announce(wording.loaded(count)) }
      forget()
    } else if !new.isBusy, old.isBusy {
      forget()
    }
  }

  private func forget() {
    isMentioned = false
    isAskedFor = false
  }

  private func time(_ isWaited: Bool, _ wording: FeedbackWording, _ clock: LoadClock) {
    isTimed = isWaited
    timer?.cancel()
    guard isWaited else { return }
    timer = Task { [weak self] in
      guard (try? await clock.sleep(for: Self.delay)) != nil, !Task.isCancelled, let self else { return }
      isMentioned = true
      Announcer.announce(wording.loading)
    }
  }
}

/// Follows a load for ``LoadAnnouncer``, in a place of its own: what it reads does not run the content again.
struct LoadAnnouncing<Value>: ViewModifier {
  let source: LoadableSource<Value>
  let count: ((Value) -> Int)?
  let announcer: LoadAnnouncer
  @Environment(\.feedbackWording) private var wording
  @Environment(\.feedbackClock) private var clock

  func body(content: Content) -> some View {
    let snapshot = snapshot
    content.onChange(of: snapshot, initial: true) { old, new in
      announcer.update(from: old == new ? nil : old, to: new, wording: wording, clock: clock)
    }
  }

  private var snapshot: LoadAnnouncer.Snapshot {
    let status = source.status()
    let page: LoadAnnouncer.Snapshot.Page =
      switch status.state {
      case .notInitiated, .loading: .awaiting
      case .failure: .failed
      case .success(let value): .arrived(count: count?(value))
      }
    return LoadAnnouncer.Snapshot(
      page: page, failure: status.failure, isBusy: status.isBusy || status.state.isLoading, isOffline: status.isOffline)
  }
}
