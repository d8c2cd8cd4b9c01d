import FeedbackStatesUI
import SwiftUI

/// Shows every page and every button in each of its states, for whoever designs them or takes their pictures.
///
/// Started with `--page NAME` it shows that page alone; with `--list` it prints the names.
@main
struct GalleryApp: App {
  init() {
    guard CommandLine.arguments.contains("--list") else { return }
    for page in GalleryPage.allCases { print(page.rawValue) }
    exit(0)
  }

  var body: some Scene {
    WindowGroup("Feedback States") {
      GalleryWindow(chosenPage: GalleryPage.named(in: CommandLine.arguments))
        .feedbackHost()
        .feedbackInspector()
    }
    .defaultSize(width: 900, height: 640)
  }
}

/// A list of the pages beside the one that is chosen, or one page alone.
struct GalleryWindow: View {
  let chosenPage: GalleryPage?
  @State private var selection: GalleryPage? = .failure

  var body: some View {
    if let chosenPage {
      chosenPage.view.navigationTitle(chosenPage.title)
    } else {
      NavigationSplitView {
        List(GalleryPage.allCases, selection: $selection) { page in
          Text(page.title).tag(page)
        }
        .navigationTitle("Feedback States")
      } detail: {
        if let selection {
          selection.view.id(selection).navigationTitle(selection.title)
        }
      }
    }
  }
}
