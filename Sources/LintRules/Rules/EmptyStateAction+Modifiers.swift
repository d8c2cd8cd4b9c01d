import LintModel

extension EmptyStateAction {
  /// The modifiers of the project's own that put some words in the place of a list that is empty, and nothing to do.
  func modifierPages(
    at site: Site<ViewElement>, in scene: ViewScene, loads: [ScreenLoad], file: FileFacts, program: Program
  ) -> [Finding] {
    guard !site.around.isRow, !site.around.isAboutSearch else { return [] }
    return site.node.modifiers.compactMap { modifier in
      guard let call = modifier.emptyPage, let page = call.page, let path = call.emptinessAsked,
        isAnswer(path, in: site.scope, loads: loads, program: program),
        !call.arguments.contains(where: { $0.value.asksAboutSearch(isNegated: false) })
      else { return nil }
      return plainPage(
        page, label: call.nameBytes, severity: .error, around: site.around, scene: scene, file: file, program: program)
    }
  }
}

extension Call {
  /// The call that makes an empty page: a modifier whose name says so, or what `modifier` is given.
  fileprivate var emptyPage: Call? {
    if name == "modifier", let made = arguments.first?.value.asCall { return made.soundsEmpty ? made : nil }
    return soundsEmpty ? self : nil
  }

  private var soundsEmpty: Bool {
    let word = name.lowercased()
    return ["empty", "placeholder", "nothing", "nocontent", "nodata", "unavailable"].contains { word.contains($0) }
  }

  /// What it shows.
  fileprivate var page: Block? {
    let closures = arguments.compactMap(\.value.asClosure)
    return closures.count == 1 ? closures[0].body : nil
  }

  /// What it asks to be empty.
  fileprivate var emptinessAsked: String? {
    let asked = arguments.filter { $0.value.asClosure == nil }.compactMap(\.value.emptiness)
    return asked.count == 1 && !asked[0].isNegated ? asked[0].path : nil
  }
}
