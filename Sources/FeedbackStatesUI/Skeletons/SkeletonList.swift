import FeedbackStates
public import SwiftUI

/// Rows of grey shapes, in place of a list that is still to come.
///
///     LoadableView(model.reminders) { … } empty: { … }
///       .loadingPage { _ in SkeletonList() }
///
/// Unlike a spinner it may be shown at once. Assistive technology meets one busy element.
public struct SkeletonList<Row: View>: View {
  private let count: Int
  private let row: (Int) -> Row

  /// Creates rows that are made from placeholder content.
  ///
  /// - Parameters:
  ///   - count: How many rows there are.
  ///   - row: Makes a row, as it will look, of made-up content.
  public init(count: Int = 6, @ViewBuilder row: @escaping (Int) -> Row) {
    self.count = count
    self.row = row
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(0..<max(count, 0), id: \.self) { index in row(index) }
    }
    .skeleton(while: true)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

extension SkeletonList where Row == SkeletonRow {
  /// Creates rows of a title and a line below it.
  public init(count: Int = 6) {
    self.init(count: count) { SkeletonRow(index: $0) }
  }
}

/// A row of grey shapes: a title and a line below it.
public struct SkeletonRow: View {
  let index: Int

  public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      // Rows of one length would look like a table.
      Text(verbatim: String(repeating: "title ", count: 3 + index % 3))
      Text(verbatim: String(repeating: "details ", count: 4 + (index * 2) % 5)).font(.caption)
    }
  }
}

/// Rows of grey shapes while the first answer is awaited; the other pages have the standard look.
public struct SkeletonLoadableStyle: LoadableStyle {
  private let count: Int

  /// Creates the style.
  public nonisolated init(count: Int = 6) {
    self.count = count
  }

  public func makeLoadingPage(_ configuration: LoadableStyleConfiguration.Loading) -> some View {
    if configuration.activity.isPaused || configuration.isLong {
      StandardLoadingPage(configuration: configuration)
    } else {
      SkeletonList(count: count)
    }
  }

  public func makeFailurePage(_ configuration: LoadableStyleConfiguration.Failure) -> some View {
    StandardFailurePage(configuration: configuration)
  }

  public func makeRefreshFailureBanner(_ configuration: LoadableStyleConfiguration.RefreshFailure) -> some View {
    StandardRefreshFailureBanner(configuration: configuration)
  }
}

extension LoadableStyle where Self == SkeletonLoadableStyle {
  /// Rows of grey shapes while the first answer is awaited.
  public static var skeleton: SkeletonLoadableStyle { SkeletonLoadableStyle() }
}
