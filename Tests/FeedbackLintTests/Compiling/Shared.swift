// What the programs beside this file have in common, and what SwiftUI on Linux lacks of what they use.
import FeedbackStates
import SwiftUI

struct Item: Identifiable, Hashable, Sendable {
  var id = 0
  var name = ""
}

struct Page: Sendable {
  var title = ""
}

struct ItemRow: View {
  let item: Item
  var body: some View { Text(item.name) }
}

/// What answers in its own time: nothing here says how.
protocol Server: Sendable {
  func items() async throws -> [Item]
  func page() async throws -> Page
  func send() async throws
}

enum Service {
  /// Nothing of this is run.
  static var server: any Server { fatalError("There is no server.") }

  static func items() async throws -> [Item] { try await server.items() }
  static func page() async throws -> Page { try await server.page() }
  static func send() async throws { try await server.send() }
}

#if os(Linux)
  enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)
  }

  struct AsyncImage<Content: View>: View {
    let body: Content

    init(url: URL?, scale: CGFloat = 1) where Content == Image { body = Image(systemName: "photo") }

    init<Shown: View, Placeholder: View>(
      url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
      @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == Group<Placeholder> { body = Group { placeholder() } }

    init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
      body = content(.empty)
    }
  }

  struct GeometryReader<Content: View>: View {
    let body: Content

    init(@ViewBuilder content: @escaping (CGSize) -> Content) { body = content(.zero) }
  }

  extension Button where Label == SwiftUI.Label<Text, Image> {
    init(_ title: String, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
      self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
  }
#endif
