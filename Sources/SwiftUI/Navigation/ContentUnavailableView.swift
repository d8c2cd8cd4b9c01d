/// A page that says why there is nothing to show, and what can be done.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 12) {
        label
          .labelStyle(UnavailableLabelStyle())
          .font(.title.weight(.heavy))
          .multilineTextAlignment(.center)
        description
          .multilineTextAlignment(.center)
      }
      if Actions.self != EmptyView.self {
        VStack(spacing: 12) { actions }
      }
    }
    .frame(maxWidth: 460)
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
  }

  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search that found nothing.
  nonisolated public static var search: ContentUnavailableView { search(text: "") }

  /// A search for a text that found nothing.
  nonisolated public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// What the page for a search without results is made of.
public struct SearchUnavailableContent {
  nonisolated public struct Label: View {
    let text: String
    @MainActor public var body: some View {
      if text.isEmpty {
        SwiftUI.Label("No Results", systemImage: "magnifyingglass")
      } else {
        SwiftUI.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
      }
    }
  }

  nonisolated public struct Description: View {
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  nonisolated public struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}

/// A large, dim icon above the title.
nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 24) {
      configuration.icon
        .font(.system(size: 104))
        .opacity(0.55)
      configuration.title
    }
  }
}
