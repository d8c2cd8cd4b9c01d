/// The views, and pieces of views, that are only shown in menus, alerts, dialogs and swipe actions.
package enum MenuTable {
  /// Where a view or a piece of one is shown.
  package struct Use: Sendable {
    /// What is shown: a view's name, or `Type.member`.
    package let key: String
    package let isInMenu: Bool
    /// The piece it is shown in.
    package let member: String
    package let type: String
    /// The place itself, where something that may be run is handed over.
    package var handover: Handover?
  }

  /// A view that is handed something that it may run.
  package struct Handover: Sendable {
    package let site: Site<ViewElement>
    package let scene: ViewScene

    init?(_ site: Site<ViewElement>, in scene: ViewScene) {
      guard let call = site.node.call, !KnownViews.contains(site.node.name), !scene.name.contains("Preview"),
        call.arguments.contains(where: { $0.value.asClosure != nil || $0.value.path != nil })
      else { return nil }
      self.site = site
      self.scene = scene
    }
  }

  /// Returns what a file shows, and where.
  package static func uses(in file: FileFacts) -> [Use] {
    var uses: [Use] = []
    for type in file.types where type.hasViewCode {
      guard let scene = ViewScene(types: [type], path: file.path, isView: true) else { continue }
      for site in scene.elements {
        let name = site.node.name
        guard let first = name.first else { continue }
        let key = first.isUppercase ? name : type.name + "." + name
        let member = scene.member(at: site.node.bytes) ?? "body"
        let isInMenu = site.around.closesOnChoice
        let handover = Handover(site, in: scene)
        uses.append(Use(key: key, isInMenu: isInMenu, member: member, type: type.name, handover: handover))
        // Some write the names of functions that build views like those of types.
        if first.isUppercase, type.functions.contains(where: { $0.name == name }) {
          uses.append(Use(key: type.name + "." + name, isInMenu: isInMenu, member: member, type: type.name))
        }
      }
      uses += skimmedUses(in: type)
    }
    return uses
  }

  /// What the pieces of a view show that were not read, because there is nothing else in them.
  private static func skimmedUses(in type: TypeFacts) -> [Use] {
    let pieces = Set(type.properties.filter { $0.body != nil }.map(\.name) + type.functions.filter { $0.body != nil }.map(\.name))
    let skimmed = type.properties.filter { $0.body == nil }.compactMap { property in
      property.summary.map { (property.name, $0) }
    } + type.functions.filter { $0.body == nil }.map { ($0.name, $0.summary) }
    return skimmed.flatMap { name, summary -> [Use] in
      let holdsMenu = summary.calls.contains { call in
        let last = call.split(separator: ".").last.map(String.init) ?? call
        return Surroundings.isMenu(view: last) || Surroundings.isMenu(modifier: last)
      }
      // Which of them stand in the menu is not known.
      if holdsMenu { return [] }
      return Set(summary.reads + summary.calls).intersection(pieces).sorted().map { piece in
        Use(key: type.name + "." + piece, isInMenu: false, member: name, type: type.name)
      }
    }
  }
}

extension Program {
  /// Whether all uses of a view or of a piece of one are in menus, or in pieces that are.
  private func isOnlyInMenus(_ key: String, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    check.note(.use, key)
    let found = store.uses(of: key)
    return !found.isEmpty && found.allSatisfy { use in
      use.isInMenu || use.member != "body" && isOnlyInMenus(use.type + "." + use.member, depth: depth + 1)
    }
  }
}

extension TypeFacts {
  /// Whether it holds code that builds views.
  package var hasViewCode: Bool {
    properties.contains { $0.body != nil } || functions.contains { $0.body != nil }
  }
}

extension Program {
  /// Whether a view, or a member of it that builds views, is only shown in menus, alerts, dialogs and swipe actions.
  public func isShownInMenu(_ member: String?, of type: String) -> Bool {
    if let member {
      let word = member.lowercased()
      return isOnlyInMenus(type + "." + member)
        || ["menu", "swipe", "alert", "dialog", "confirmation"].contains { word.contains($0) }
    }
    let last = type.split(separator: ".").last.map(String.init) ?? type
    return isOnlyInMenus(last) || isOnlyInMenus(type) || last.contains("Menu") || last.contains("Swipe")
  }
}
