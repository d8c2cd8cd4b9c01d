/// The views, and pieces of views, that are only shown in menus, alerts, dialogs and swipe actions.
struct MenuTable: Sendable {
  private var inMenus: Set<String> = []
  private var elsewhere: Set<String> = []

  init(of files: [FileFacts]) {
    for file in files {
      for type in file.types where type.hasViewCode {
        let scene = ViewScene(type: type, path: file.path, isView: true)
        for site in scene.elements {
          let name = site.node.name
          guard let first = name.first else { continue }
          let key = first.isUppercase ? name : type.name + "." + name
          if site.around.closesOnChoice { inMenus.insert(key) } else { elsewhere.insert(key) }
        }
      }
    }
  }

  func contains(_ key: String) -> Bool { inMenus.contains(key) && !elsewhere.contains(key) }
}

extension TypeFacts {
  /// Whether it holds code that builds views.
  var hasViewCode: Bool {
    properties.contains { $0.body != nil } || functions.contains { $0.body != nil }
  }
}

extension Program {
  /// Whether a view, or a member of it that builds views, is only shown in menus, alerts, dialogs and swipe actions.
  public func isShownInMenu(_ member: String?, of type: String) -> Bool {
    if let member {
      let word = member.lowercased()
      return menus.contains(type + "." + member)
        || ["menu", "swipe", "alert", "dialog", "confirmation"].contains { word.contains($0) }
    }
    let last = type.split(separator: ".").last.map(String.init) ?? type
    return menus.contains(last) || menus.contains(type) || last.contains("Menu") || last.contains("Swipe")
  }
}
