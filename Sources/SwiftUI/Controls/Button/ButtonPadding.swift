import Adwaita

/// GTK pads a button by what is in it.
@MainActor
enum ButtonPadding {
  static func classify(_ button: Widget, elements: [Element], isFramed: Bool = true) {
    var hasText = false
    var hasOthers = false
    for element in elements where element.widget.isVisible {
      if element.widget.isLabel {
        hasText = true
      } else {
        hasOthers = true
        hasText = hasText || Widget.labels(in: [element.widget]).contains(where: \.isVisible)
      }
    }
    button.setClass("text-button", isFramed && hasText && !hasOthers)
    button.setClass("image-button", isFramed && !hasText && hasOthers)
    button.setClass("image-text-button", isFramed && hasText && hasOthers)
  }
}
