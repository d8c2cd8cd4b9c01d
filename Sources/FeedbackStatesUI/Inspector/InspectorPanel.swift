#if DEBUG || FEEDBACK_INSPECTOR
  import FeedbackStates
  import SwiftUI

  /// The loaders and actions that are alive, beside the app, so that what is chosen here is seen there.
  struct InspectorPanel: View {
    let close: @MainActor () -> Void
    private let inspector = FeedbackInspector.shared

    var body: some View {
      // The newest first: it belongs to what the person has just opened.
      let entries = Array(inspector.entries.reversed())
      VStack(alignment: .leading, spacing: 0) {
        InspectorHeader(isForcing: entries.contains { $0.forced != nil }, close: close)
        Divider()
        List(entries) { InspectorRow(entry: $0) }
          .emptyState(entries.isEmpty) {
            Text("No loader and no action is alive.")
              .foregroundStyle(.secondary)
              .frame(maxWidth: .infinity, maxHeight: .infinity)
          }
      }
      .frame(width: 380)
      .frame(maxHeight: .infinity)
      .background(.background, in: RoundedRectangle(cornerRadius: 12))
      .overlay { RoundedRectangle(cornerRadius: 12).stroke(.separator, lineWidth: 1).allowsHitTesting(false) }
      .padding(8)
      .accessibilityIdentifier("feedback-inspector")
    }
  }

  struct InspectorHeader: View {
    let isForcing: Bool
    let close: @MainActor () -> Void

    var body: some View {
      HStack(spacing: 8) {
        Text("Feedback Inspector").font(.headline)
        Spacer()
        if isForcing {
          Button("Release All") { FeedbackInspector.shared.releaseAll() }
            .controlSize(.small)
        }
        Button(action: close) { Image(systemName: "xmark").padding(6) }
          .buttonStyle(.plain)
          .accessibilityLabel("Close")
      }
      .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8))
    }
  }

  /// One loader or action.
  struct InspectorRow: View {
    let entry: InspectorEntry
    @State private var showsHistory = false

    var body: some View {
      VStack(alignment: .leading, spacing: 6) {
        HStack(spacing: 8) {
          Image(systemName: entry.kind == .loader ? "arrow.down" : "bolt").foregroundStyle(.secondary)
          Text(verbatim: entry.name).bold()
          Spacer()
          Button(showsHistory ? "Hide History" : "History") { showsHistory.toggle() }
            .buttonStyle(.borderless)
            .controlSize(.small)
        }
        Text(verbatim: entry.summary).font(.callout)
        if let failure = entry.failure {
          Text(verbatim: "\(failure.title): \(failure.message)").font(.caption).foregroundStyle(.secondary)
        }
        if let updatedAt = entry.updatedAt {
          HStack(spacing: 4) {
            Text("Fetched")
            Text(updatedAt, style: .relative)
            Text("ago")
          }
          .font(.caption)
          .foregroundStyle(.secondary)
        }
        InspectorChoices(entry: entry)
        if showsHistory { InspectorHistory(events: entry.history) }
      }
      .padding(.vertical, 6)
    }
  }

  /// The states that can be shown in place of the real one.
  struct InspectorChoices: View {
    let entry: InspectorEntry

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        HStack(spacing: 4) {
          choice("Real", nil)
          choice("Slow", .slow)
          if entry.kind == .loader { choice("Empty", .empty) }
          choice("Failed", .failed)
        }
        HStack(spacing: 4) {
          choice("Offline", .offline)
          choice("Not Asked", .notInitiated)
        }
      }
      .buttonStyle(.bordered)
      .controlSize(.small)
    }

    @ViewBuilder private func choice(_ title: String, _ state: ForcedState?) -> some View {
      let isChosen = entry.forced == state
      Button {
        FeedbackInspector.shared.force(state, on: entry.id)
      } label: {
        Text(verbatim: isChosen ? "● \(title)" : title)
      }
      .accessibilityValue(isChosen ? "Chosen" : "")
      .accessibilityIdentifier("\(entry.name): \(title)")
    }
  }

  /// What happened, latest first.
  struct InspectorHistory: View {
    let events: [InspectorEntry.Event]

    var body: some View {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(Array(events.enumerated().reversed()), id: \.offset) { _, event in
          HStack(spacing: 8) {
            Text(event.date, style: .time).foregroundStyle(.secondary)
            Text(verbatim: event.name)
          }
          .font(.caption)
        }
      }
    }
  }

  extension InspectorEntry {
    /// The state, and what is happening, in a line.
    var summary: String {
      var parts = [state]
      switch activity {
      case .idle: break
      case .loading(let reason, let progress):
        parts.append("\(reason.rawValue)\(progress.map { " \(Int($0 * 100)) %" } ?? "")")
      case .waitingToRetry(let attempt, _): parts.append("waiting to try again after attempt \(attempt)")
      case .paused(let reason): parts.append("paused: \(reason.rawValue)")
      }
      if failedAttempts > 0 { parts.append("\(failedAttempts) failed") }
      if isStale { parts.append("stale") }
      return parts.joined(separator: " · ")
    }
  }
#endif
