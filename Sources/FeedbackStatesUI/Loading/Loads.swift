public import FeedbackStates
public import SwiftUI

extension View {
  /// Loads when the view appears, unless what is there is fresh.
  ///
  /// For views that show the loader's ``FeedbackStates/Loader/state`` themselves; a ``LoadableView`` loads by itself.
  /// Inside, an ``SwiftUI/View/emptyState(_:emptyContent:)-(Bool,_)`` waits for the first answer.
  public func loads<Value>(_ loader: Loader<Value>) -> some View {
    modifier(LoadsModifier(loader: loader))
  }

  /// Loads when the view appears and whenever a value changes.
  ///
  /// The value is what the loader's operation depends on: when it changes, what is there answers another question,
  /// and gives way to the loading page unless the loader's policy keeps it.
  public func loads<Value, ID: Equatable>(_ loader: Loader<Value>, id: ID) -> some View {
    modifier(LoadsModifier(loader: loader))
      .onChange(of: id) { loader.loadForNewInput() }
  }

  /// Loads for an input when the view appears, and for the new one whenever the input changes.
  public func loads<Input, Value>(_ loader: KeyedLoader<Input, Value>, for input: Input) -> some View {
    modifier(LoadsModifier(loader: loader))
      .onChange(of: input, initial: true) { loader.load(for: input) }
  }

  /// Refreshes when the person asks for it. The refresh goes on if the view is redrawn meanwhile.
  public func refreshes<Value>(_ loader: Loader<Value>) -> some View {
    modifier(RefreshesModifier(loader: loader))
  }
}

struct LoadsModifier<Value>: ViewModifier {
  let loader: Loader<Value>

  func body(content: Content) -> some View {
    content
      .environment(\.isAwaitingFirstAnswer, loader.state.presentation { _ in false }.isAwaiting)
      .onAppear { loader.loadIfNeeded() }
  }
}

struct RefreshesModifier<Value>: ViewModifier {
  let loader: Loader<Value>
  @Environment(\.feedbackWording) private var wording

  func body(content: Content) -> some View {
    content.refreshable { [loader, wording] in await Self.refresh(loader, wording) }
  }

  @MainActor private static func refresh(_ loader: Loader<Value>, _ wording: FeedbackWording) async {
    let status = await loader.refresh()
    // A failure is told by whoever shows the loader.
    if status.failure == nil, status.state.hasValue { Announcer.announce(wording.updated) }
  }
}

extension Loader {
  /// Asks another question: what is under way and what is there no longer count.
  func loadForNewInput() {
    if policy.keepsPreviousInput {
      invalidate()
    } else {
      reset()
      load(.newInput)
    }
  }
}
