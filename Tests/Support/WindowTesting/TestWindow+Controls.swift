import Adwaita

extension TestWindow {
  /// The fields on the screen, from top to bottom.
  package var fields: [InspectedField] {
    widgets { $0.isMapped && $0.className != "GtkText" }.compactMap(\.asField)
      + widgets { $0.isMapped && $0.hasClass("plain-input") }.compactMap(\.asField)
  }

  /// Presses the button with a title.
  package func press(_ title: String) {
    let found = widgets { $0.className == "GtkButton" && $0.isMapped && $0.visibleTexts.contains(title) }
    guard let button = found.first else { preconditionFailure("No button on the screen says “\(title)”.") }
    button.emitClicked()
  }
}
