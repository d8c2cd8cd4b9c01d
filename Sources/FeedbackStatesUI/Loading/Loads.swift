public import FeedbackStates
public import SwiftUI

extension View {
  /// Loads when the view appears, unless what is there is fresh.
  public func loads<Value>(_ loader: Loader<Value>) -> some View {
    onAppear { loader.loadIfNeeded() }
  }

  /// Loads when the view appears and whenever a value changes.
  public func loads<Value, ID: Equatable>(_ loader: Loader<Value>, id: ID) -> some View {
    onAppear { loader.loadIfNeeded() }
      .onChange(of: id) { loader.load(.newInput) }
  }

  /// Refreshes when the person asks for it. The refresh goes on if the view is redrawn meanwhile.
  public func refreshes<Value>(_ loader: Loader<Value>) -> some View {
    refreshable { _ = await loader.refresh() }
  }
}
