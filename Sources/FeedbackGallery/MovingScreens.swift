import FeedbackStates
import FeedbackStatesUI
import SwiftUI

/// Work that never ends.
private func forever() async throws {
  while true { try await Task.sleep(for: .seconds(3_600)) }
}

/// Buttons at rest, at work and done.
struct ButtonsScreen: View {
  @State private var resting = AsyncAction<Void, Void>("resting") { try await Task.sleep(for: .seconds(2)) }
  @State private var running = AsyncAction<Void, Void>("running") { try await forever() }
  @State private var measured = AsyncAction<Void, Void>("measured") { (_: Void, context: LoadContext) in
    context.report(progress: 0.6)
    try await forever()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      row("At rest", resting)
      row("At work", running)
      row("With progress", measured)
      HStack(spacing: 12) {
        Text("Retry").frame(width: 120, alignment: .leading)
        RetryButton {}
        RetryButton(isRetrying: true) {}
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .indicatorTiming(delay: .zero)
    .onAppear {
      running.start()
      measured.start()
    }
  }

  private func row(_ title: String, _ action: AsyncAction<Void, Void>) -> some View {
    HStack(spacing: 12) {
      Text(title).frame(width: 120, alignment: .leading)
      AsyncButton("Save", action: action).asyncButtonStyle(.confirming)
      AsyncButton("Send", action: action).buttonStyle(.borderedProminent)
      AsyncButton("Delete", role: .destructive, action: action)
      AsyncButton("Discard", action: action).buttonStyle(.borderless)
      AsyncButton(action: action) { Label("Upload", systemImage: "icloud.and.arrow.up") }
    }
  }
}

/// A message over a list.
struct ToastScreen: View {
  let toast: Toast
  @Environment(\.feedbackCenter) private var feedback

  var body: some View {
    StillScreen(.content)
      .onAppear { feedback.post(toast) }
  }
}

/// A list whose next page has failed.
struct PagesScreen: View {
  struct Entry: Identifiable {
    let id: Int
  }
  @State private var loader = PagedLoader<Entry, Int>("entries", policy: LoadPolicy(retry: .never)) { request in
    if case .next = request { throw ServerIsBusy() }
    return Page((1...4).map { Entry(id: $0) }, next: 1)
  }

  var body: some View {
    LoadableView(loader) { _ in
      List {
        PagedRows(loader) { Text("Entry \($0.id)") }
      }
    } empty: {
      // feedback-lint:disable:next empty-state-action — the first page always has entries
      ContentUnavailableView("No Entries", systemImage: "tray")
    }
  }
}
