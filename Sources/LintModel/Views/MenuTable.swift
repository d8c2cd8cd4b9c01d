/// The views, and pieces of views, that are only shown in menus, alerts, dialogs and swipe actions.
struct MenuTable: Sendable {
  /// Where a view or a piece of one is shown.
  private struct Use {
    let isInMenu: Bool
    /// The piece it is shown in.
    let member: String
    let type: String
  }

  private var uses: [String: [Use]] = [:]

  init(of files: [FileFacts]) {
    for file in files {
      for type in file.types where type.hasViewCode {
        guard let scene = ViewScene(types: [type], path: file.path, isView: true) else { continue }
        for site in scene.elements {
          let name = site.node.name
          guard let first = name.first else { continue }
          let key = first.isUppercase ? name : type.name + "." + name
          let member = scene.member(at: site.node.bytes) ?? "body"
          let use = Use(isInMenu: site.around.closesOnChoice, member: member, type: type.name)
          uses[key, default: []].append(use)
          // Some write the names of functions that build views like those of types.
          if first.isUppercase, type.functions.contains(where: { $0.name == name }) {
            uses[type.name + "." + name, default: []].append(use)
          }
        }
      }
    }
  }

  /// Whether all uses of a view or of a piece of one are in menus, or in pieces that are.
  func contains(_ key: String, depth: Int = 0) -> Bool {
    guard depth < 4, let found = uses[key] else { return false }
    return found.allSatisfy { use in
      use.isInMenu || use.member != "body" && contains(use.type + "." + use.member, depth: depth + 1)
    }
  }
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
