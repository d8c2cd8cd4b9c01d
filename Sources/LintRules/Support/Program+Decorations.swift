import LintModel

extension Program {
  /// Whether what is at a path only adorns what is shown beside it: a picture, a badge.
  func isDecoration(_ path: String, in scope: Scope) -> Bool {
    guard let last = path.split(separator: ".").last?.lowercased() else { return false }
    let type = type(of: Expression(path: path), in: scope)
    if let type, isCollection(type) { return false }
    if Self.decorations.contains(where: { last.contains($0) }) { return true }
    // Whatever an avatar or a thumbnail loads is a picture.
    let owner = scope.owner?.split(separator: ".").last?.lowercased() ?? ""
    if ["avatar", "thumbnail", "icon", "logo", "favicon"].contains(where: { owner.contains($0) }) { return true }
    return type.map { $0.type.isPicture } ?? false
  }

  /// Whether the view was given what is at a path when it was made, so that it shows that for as long as nothing newer
  /// came.
  func isGiven(_ path: String, in scope: Scope) -> Bool {
    guard !path.contains("."), let owner = scope.owner, let entry = entry(named: owner, in: nil, path: scope.path),
      let property = entry.properties[path]?.facts, !property.isComputed, property.initial == nil,
      let type = type(of: Expression(path: path), in: scope)
    else { return false }
    return !type.type.isOptional && !isCollection(type)
  }

  /// Whether what is at a path is a flag, a case or a number, which has a value before anything is loaded.
  func isChoice(_ path: String, in scope: Scope) -> Bool {
    guard let type = type(of: Expression(path: path), in: scope), !type.type.isOptional,
      case .named(let name, _) = type.type
    else { return false }
    return Self.choices.contains(name) || entry(named: name, in: type.owner, path: scope.path)?.kind == .enumeration
  }

  private static let choices: Set<String> = ["Bool", "Int", "UInt", "Int64", "Int32", "Double", "Float", "CGFloat"]

  /// Whether a state is about a picture: what it succeeds with is one.
  func isAboutPicture(_ state: AsyncState) -> Bool {
    state.cases(for: .success).contains { state.payloads[$0]?.isPicture ?? false }
  }

  private static let decorations = [
    "image", "icon", "avatar", "thumbnail", "artwork", "favicon", "cover", "poster", "logo", "badge", "sprite", "waveform",
    "snapshot", "picture", "photo", "backdrop", "color", "blurhash", "animat", "preview", "duration",
  ]
}

extension SwiftType {
  /// Whether it is a picture or a colour.
  fileprivate var isPicture: Bool {
    guard case .named(let name, _) = unwrapped else { return false }
    return ["UIImage", "NSImage", "Image", "CGImage", "Color", "UIColor", "NSColor"].contains(name)
  }
}

extension ViewScene {
  /// Whether the name of the view says that it is a picture.
  var isPicture: Bool {
    let word = name.split(separator: ".").last?.lowercased() ?? ""
    return ["avatar", "thumbnail", "imageview", "asyncimage", "photoview", "coverview", "logo"].contains { word.contains($0) }
  }

  /// Whether what is at a path is shown by badges and pictures only.
  func handsToOrnaments(_ path: String) -> Bool {
    let shown = elements.filter { site in
      site.node.call?.arguments.contains { $0.value.asClosure == nil && $0.value.readPaths.contains(path) } ?? false
    }
    let isAsked = conditionals.contains { site in
      site.node.conditions.contains { $0.subject?.readPaths.contains(path) ?? false }
    }
    let isBadge = elements.contains { site in
      site.node.modifiers.contains { modifier in
        modifier.name == "badge" && modifier.arguments.contains { $0.value.readPaths.contains(path) }
      }
    }
    return !(shown.isEmpty && !isBadge) && !isAsked
      && shown.allSatisfy { site in ["Badge", "Icon", "Avatar", "Image"].contains { site.node.name.hasSuffix($0) } }
  }
}
