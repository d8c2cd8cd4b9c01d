import Adwaita

/// What stands for an SF Symbols name on this desktop.
@MainActor
enum SymbolCatalogue {
  enum Symbol {
    case drawing(DrawnSymbol)
    case icon(String)
  }

  private static var known: [String: Symbol] = [:]
  private static let placeholder = "image-missing-symbolic"

  /// The drawing or icon for a name. An unknown name gives a placeholder and is told once.
  static func symbol(for name: String) -> Symbol {
    if let symbol = known[name] { return symbol }
    let symbol = find(name)
    known[name] = symbol
    return symbol
  }

  /// The theme's icon for a name, where it is not drawn here.
  static func iconName(for name: String) -> String? {
    if case .icon(let icon) = symbol(for: name) { icon } else { nil }
  }

  /// A character that stands for a symbol inside a line of text.
  static func character(for name: String) -> String { characters[name] ?? characters[base(of: name)] ?? "•" }

  private static func find(_ name: String) -> Symbol {
    if let drawing = drawings[name] { return .drawing(drawing) }
    for candidate in [name, base(of: name)] {
      if let icon = icons[candidate] { return .icon("\(icon)-symbolic") }
      if let drawing = drawings[candidate] { return .drawing(drawing) }
    }
    // A name of the icon theme itself is as good.
    for candidate in [name, "\(name)-symbolic"] where IconTheme.has(candidate) { return .icon(candidate) }
    Diagnostics.warnOnce("There is no icon for the symbol \"\(name)\" here; a placeholder is shown.")
    return .icon(placeholder)
  }

  /// The name without what only varies its look: `trash.circle.fill` is `trash`.
  private static func base(of name: String) -> String {
    var parts = name.split(separator: ".")
    while let last = parts.last, parts.count > 1, ["fill", "circle", "square", "rectangle", "slash"].contains(String(last)) {
      parts.removeLast()
    }
    return parts.joined(separator: ".")
  }

  private static let drawings: [String: DrawnSymbol] = [
    "circle": .circle(filled: false), "circle.fill": .circle(filled: true),
    "circlebadge": .circle(filled: false), "circlebadge.fill": .circle(filled: true),
    "checkmark.circle": .checkmarkCircle(filled: false), "checkmark.circle.fill": .checkmarkCircle(filled: true),
    "largecircle.fill.circle": .dotCircle, "smallcircle.filled.circle": .dotCircle, "record.circle": .dotCircle,
    "circle.inset.filled": .dotCircle,
    "flag": .flag(filled: false, slashed: false), "flag.fill": .flag(filled: true, slashed: false),
    "flag.slash": .flag(filled: false, slashed: true), "flag.slash.fill": .flag(filled: true, slashed: true),
    "exclamationmark": .exclamationmarks(1), "exclamationmark.2": .exclamationmarks(2),
    "exclamationmark.3": .exclamationmarks(3),
    "square": .square(filled: false), "square.fill": .square(filled: true), "diamond": .diamond,
    "info.circle": .infoCircle(filled: false), "info.circle.fill": .infoCircle(filled: true),
    "ellipsis.circle": .ellipsisCircle, "plus.circle": .plusCircle(filled: false), "plus.circle.fill": .plusCircle(filled: true),
    "xmark.circle": .xmarkCircle(filled: false), "xmark.circle.fill": .xmarkCircle(filled: true), "tray": .tray,
    "tray.fill": .tray, "tray.full": .tray,
  ]

  private static let characters: [String: String] = [
    "circle": "○", "circle.fill": "●", "checkmark": "✓", "checkmark.circle": "✓", "star": "☆", "star.fill": "★",
    "exclamationmark": "!", "exclamationmark.triangle": "⚠", "arrow.right": "→", "arrow.left": "←", "arrow.up": "↑",
    "arrow.down": "↓", "chevron.right": "›", "chevron.left": "‹", "heart": "♡", "heart.fill": "♥", "flag": "⚑",
    "plus": "+", "minus": "−", "xmark": "✕", "multiply": "×", "trash": "🗑", "clock": "◷", "bolt": "⚡", "ellipsis": "…",
  ]

  private static let icons: [String: String] = [
    "trash": "user-trash", "plus": "list-add", "minus": "list-remove", "minus.circle": "list-remove",
    "checkmark": "object-select", "checkmark.square": "checkbox-checked", "xmark": "window-close",
    "checkmark.seal": "emblem-ok", "checkmark.shield": "security-high",
    "ellipsis": "view-more-horizontal", "ellipsis.vertical": "view-more", "line.3.horizontal": "open-menu",
    "line.horizontal.3": "open-menu", "line.3.horizontal.decrease": "view-sort-descending",
    "line.3.horizontal.decrease.circle": "view-sort-descending",
    "list.bullet": "view-list-bullet", "list.number": "view-list-ordered", "list.dash": "view-list",
    "list.bullet.rectangle": "view-list", "checklist": "view-list-bullet", "square.grid.2x2": "view-grid",
    "square.grid.3x3": "view-app-grid", "rectangle.grid.1x2": "view-paged",
    "pencil": "document-edit", "square.and.pencil": "document-edit", "pencil.line": "document-edit",
    "highlighter": "document-edit", "square.and.arrow.up": "send-to", "square.and.arrow.down": "document-save",
    "arrow.up.doc": "document-send", "arrow.down.doc": "folder-download", "icloud.and.arrow.up": "document-send",
    "icloud.and.arrow.down": "folder-download", "arrow.down": "go-down", "arrow.up": "go-up", "arrow.left": "go-previous",
    "arrow.right": "go-next", "arrow.clockwise": "view-refresh", "arrow.counterclockwise": "edit-undo",
    "arrow.uturn.backward": "edit-undo", "arrow.uturn.left": "edit-undo", "arrow.uturn.forward": "edit-redo",
    "arrow.uturn.right": "edit-redo", "arrow.triangle.2.circlepath": "emblem-synchronizing", "arrow.2.circlepath": "emblem-synchronizing",
    "arrow.up.arrow.down": "view-sort-ascending", "arrow.right.square": "go-jump", "arrow.up.right": "go-jump",
    "arrow.up.left.and.arrow.down.right": "view-fullscreen", "arrow.down.right.and.arrow.up.left": "view-restore",
    "chevron.left": "go-previous", "chevron.right": "go-next", "chevron.up": "go-up", "chevron.down": "go-down",
    "chevron.backward": "go-previous", "chevron.forward": "go-next", "chevron.up.chevron.down": "view-sort-ascending",
    "magnifyingglass": "system-search", "gear": "emblem-system", "gearshape": "emblem-system", "gearshape.2": "emblem-system",
    "slider.horizontal.3": "preferences-other", "wrench": "applications-engineering", "hammer": "applications-engineering",
    "wrench.and.screwdriver": "applications-engineering", "switch.2": "preferences-other",
    "person": "avatar-default", "person.2": "system-users", "person.3": "system-users",
    "person.crop.circle": "avatar-default", "person.badge.plus": "contact-new", "person.crop.circle.badge.plus": "contact-new",
    "house": "go-home", "star": "non-starred", "star.fill": "starred", "star.slash": "non-starred",
    "star.leadinghalf.filled": "semi-starred",
    "heart": "emblem-favorite", "heart.fill": "emblem-favorite", "bookmark": "user-bookmarks", "tag": "bookmark-new",
    "bell": "preferences-system-notifications", "bell.slash": "notifications-disabled", "bell.badge": "preferences-system-notifications",
    "calendar": "x-office-calendar", "calendar.badge.plus": "appointment-new", "calendar.badge.clock": "appointment-soon",
    "calendar.badge.exclamationmark": "appointment-missed",
    "clock": "preferences-system-time", "alarm": "alarm", "timer": "alarm", "hourglass": "content-loading", "stopwatch": "alarm",
    "exclamationmark.triangle": "dialog-warning", "exclamationmark.circle": "dialog-warning",
    "exclamationmark.octagon": "dialog-error", "exclamationmark.bubble": "dialog-warning", "exclamationmark.icloud": "dialog-warning",
    "xmark.octagon": "dialog-error", "info": "dialog-information", "info.circle": "dialog-information",
    "questionmark": "dialog-question", "questionmark.circle": "dialog-question", "lightbulb": "dialog-information",
    "wifi": "network-wireless", "wifi.slash": "network-wireless-offline", "wifi.exclamationmark": "network-wireless-no-route",
    "network": "network-wired", "network.slash": "network-offline", "antenna.radiowaves.left.and.right": "network-wireless",
    "icloud": "weather-overcast", "icloud.slash": "network-offline", "cloud": "weather-overcast", "server.rack": "network-server",
    "globe": "web-browser", "safari": "web-browser", "link": "insert-link", "at": "mail-unread",
    "lock": "changes-prevent", "lock.open": "changes-allow", "key": "dialog-password", "eye": "view-reveal",
    "eye.slash": "view-conceal", "hand.raised": "preferences-system-privacy", "faceid": "auth-face", "touchid": "auth-fingerprint",
    "envelope": "mail-unread", "envelope.open": "mail-read", "paperplane": "document-send", "paperclip": "mail-attachment",
    "message": "chat-message-new", "bubble.left": "chat-message-new", "bubble.right": "chat-message-new",
    "bubble.left.and.bubble.right": "chat-message-new", "phone": "call-start", "video": "camera-video",
    "photo": "image-x-generic", "photo.on.rectangle": "folder-pictures", "camera": "camera-photo", "film": "video-x-generic",
    "music.note": "audio-x-generic", "music.note.list": "emblem-music", "mic": "audio-input-microphone",
    "mic.slash": "microphone-disabled", "speaker": "audio-volume-medium", "speaker.wave.2": "audio-volume-high",
    "speaker.slash": "audio-volume-muted", "headphones": "audio-headphones",
    "play": "media-playback-start", "pause": "media-playback-pause", "stop": "media-playback-stop", "forward": "media-seek-forward",
    "backward": "media-seek-backward", "forward.end": "media-skip-forward", "backward.end": "media-skip-backward",
    "shuffle": "media-playlist-shuffle", "repeat": "media-playlist-repeat",
    "doc": "text-x-generic", "doc.text": "text-x-generic", "doc.on.doc": "edit-copy", "doc.badge.plus": "document-new",
    "doc.on.clipboard": "edit-paste", "scissors": "edit-cut", "note.text": "text-x-generic", "text.alignleft": "format-justify-left",
    "text.aligncenter": "format-justify-center", "text.alignright": "format-justify-right", "bold": "format-text-bold",
    "italic": "format-text-italic", "underline": "format-text-underline", "strikethrough": "format-text-strikethrough",
    "textformat": "format-text-rich", "increase.indent": "format-indent-more", "decrease.indent": "format-indent-less",
    "folder": "folder", "folder.badge.plus": "folder-new", "archivebox": "package-x-generic", "shippingbox": "package-x-generic",
    "externaldrive": "drive-harddisk", "internaldrive": "drive-harddisk", "printer": "printer", "scanner": "scanner",
    "desktopcomputer": "computer", "laptopcomputer": "computer", "display": "video-display", "keyboard": "input-keyboard",
    "iphone": "phone", "ipad": "tablet", "tv": "tv", "gamecontroller": "input-gaming", "cpu": "preferences-system-details",
    "battery.100": "battery-full", "battery.25": "battery-low", "battery.0": "battery-empty", "bolt": "thunderbolt",
    "map": "mark-location", "mappin": "mark-location", "mappin.and.ellipse": "mark-location", "location": "find-location",
    "location.slash": "location-services-disabled", "airplane": "airplane-mode", "car": "emoji-travel", "cart": "emoji-objects",
    "bag": "emoji-objects", "creditcard": "auth-smartcard", "gift": "emoji-objects", "book": "accessories-dictionary",
    "books.vertical": "accessories-dictionary", "graduationcap": "accessories-dictionary", "newspaper": "text-x-generic",
    "sun.max": "weather-clear", "moon": "weather-clear-night", "cloud.rain": "weather-showers", "snowflake": "weather-snow",
    "wind": "weather-windy", "leaf": "emoji-nature", "flame": "emote-love", "drop": "weather-fog",
    "face.smiling": "face-smile", "hand.thumbsup": "emblem-ok", "power": "system-shutdown", "rectangle.portrait.and.arrow.right": "system-log-out",
    "arrow.right.to.line": "go-last", "sidebar.left": "sidebar-show", "sidebar.right": "sidebar-show-right",
    "sidebar.leading": "sidebar-show", "rectangle.split.3x1": "view-dual", "macwindow": "focus-windows", "plus.square": "tab-new",
    "plus.rectangle": "window-new", "pin": "view-pin", "qrcode": "emblem-photos", "paintbrush": "applications-graphics",
    "paintpalette": "preferences-color", "eyedropper": "color-select", "function": "accessories-calculator", "terminal": "utilities-terminal",
    "ladybug": "applications-engineering", "puzzlepiece": "application-x-addon", "square.stack": "view-paged", "square.stack.3d.up": "view-paged",
    "tablecells": "x-office-spreadsheet", "chart.bar": "power-profile-performance", "speedometer": "power-profile-performance",
    "circle.grid.3x3": "view-app-grid", "circle.lefthalf.filled": "preferences-desktop-appearance", "accessibility": "preferences-desktop-accessibility",
    "figure.walk": "emoji-people", "command": "preferences-desktop-keyboard-shortcuts", "return": "keyboard-brightness", "bin.xmark": "user-trash-full",
    "square.dashed": "selection-mode", "circle.dashed": "content-loading", "rays": "content-loading", "text.magnifyingglass": "edit-find",
    "plus.magnifyingglass": "zoom-in", "minus.magnifyingglass": "zoom-out", "1.magnifyingglass": "zoom-original", "nosign": "action-unavailable",
    "slash.circle": "action-unavailable", "clear": "edit-clear", "delete.left": "edit-clear",
  ]
}
