public import SwiftUI

/// How the label of an ``AsyncButton`` changes with its work. How the button around it looks is left to
/// `buttonStyle(_:)`.
@MainActor
public protocol AsyncButtonStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = AsyncButtonStyleConfiguration
  /// What stands inside the button.
  @ViewBuilder func makeLabel(configuration: Configuration) -> Body
}

/// What an ``AsyncButton`` shows, for its style.
public struct AsyncButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of the button.
  public var label: Label
  /// Whether the work is under way; the button is disabled then.
  public var isRunning: Bool
  /// Whether an indicator is to be seen by now; quick work shows none.
  public var isIndicatorVisible: Bool
  /// The fraction of the work that is done, where one is known.
  public var progress: Double?
  /// Whether the work has just been done; true for a moment.
  public var isConfirming: Bool
}

/// A spinner in place of the label, which keeps its size and its spoken name.
public struct SpinnerAsyncButtonStyle: AsyncButtonStyle {
  private let confirms: Bool

  /// Creates the style.
  ///
  /// - Parameter confirms: Whether a tick is shown for a moment when the work is done.
  public nonisolated init(confirms: Bool = false) {
    self.confirms = confirms
  }

  public func makeLabel(configuration: Configuration) -> some View {
    BusyLabel(
      isSpinning: configuration.isIndicatorVisible, progress: configuration.progress,
      isConfirming: confirms && configuration.isConfirming, content: configuration.label)
  }
}

extension AsyncButtonStyle where Self == SpinnerAsyncButtonStyle {
  /// A spinner in place of the label.
  public static var spinner: SpinnerAsyncButtonStyle { SpinnerAsyncButtonStyle() }
  /// A spinner in place of the label, and a tick for a moment when the work is done.
  public static var confirming: SpinnerAsyncButtonStyle { SpinnerAsyncButtonStyle(confirms: true) }
}

extension View {
  /// Sets how the labels of the asynchronous buttons inside change with their work.
  public func asyncButtonStyle<S: AsyncButtonStyle>(_ style: S) -> some View {
    environment(\.asyncButtonLabel, AsyncButtonLabel(style))
  }
}

/// A style whose type is forgotten.
struct AsyncButtonLabel: Sendable {
  let make: @MainActor @Sendable (AsyncButtonStyleConfiguration) -> AnyView

  init<S: AsyncButtonStyle>(_ style: S) {
    make = { AnyView(style.makeLabel(configuration: $0)) }
  }
}

private struct AsyncButtonLabelKey: EnvironmentKey {
  static let defaultValue = AsyncButtonLabel(SpinnerAsyncButtonStyle())
}

extension EnvironmentValues {
  var asyncButtonLabel: AsyncButtonLabel {
    get { self[AsyncButtonLabelKey.self] }
    set { self[AsyncButtonLabelKey.self] = newValue }
  }
}
