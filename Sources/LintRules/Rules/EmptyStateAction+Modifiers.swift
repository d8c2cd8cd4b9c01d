import LintModel

extension EmptyStateAction {
  /// The modifiers of the project's own that put some words in the place of a list that is empty, and nothing to do.
  func modifierPages(
    at site: Site<ViewElement>, in scene: ViewScene, loads: [ScreenLoad], file: FileFacts, program: Program
  ) -> [Finding] {
    guard !site.around.isRow, !site.around.isAboutSearch else { return [] }
    return site.node.modifiers.compactMap { modifier in
      guard let call = modifier.emptyPage, let path = call.emptinessAsked,
        isAnswer(path, in: site.scope, loads: loads, program: program),
        !call.arguments.contains(where: { $0.value.asksAboutSearch(isNegated: false) })
      else { return nil }
      guard let page = call.page else {
        return wordedPage(by: call, at: site, in: scene, file: file, program: program)
      }
      return plainPage(
        page, label: call.nameBytes, severity: .error, isUncertain: false, around: site.around, scene: scene, file: file,
        program: program)
    }
  }
}

extension EmptyStateAction {
  /// A modifier of the project's own that is given the words of an empty page, and shows no button with them.
  private func wordedPage(
    by call: Call, at site: Site<ViewElement>, in scene: ViewScene, file: FileFacts, program: Program
  ) -> Finding? {
    guard call.arguments.allSatisfy({ $0.value.asClosure == nil && $0.value.asCall == nil }),
      call.arguments.contains(where: { if case .text = $0.value.form { true } else { false } }),
      case .member(of: .some, let name) = call.callee.form
    else { return nil }
    let bare = Call(callee: Expression(path: "EmptyView"), arguments: [], list: nil, nameBytes: 0..<0)
    let callee = Expression(.member(of: Expression(.call(bare), bytes: 0..<0), name: name), bytes: 0..<0)
    let alone = Call(callee: callee, arguments: [], list: nil, nameBytes: 0..<0)
    let holds = program.fulfilment(of: Expression(.call(alone), bytes: 0..<0), in: site.scope)
    guard holds.contains(.content), holds.isDisjoint(with: [.action, .unknown, .progress]), !scene.isPiece else {
      return nil
    }
    return file.finding(
      Self.self, .error, at: call.nameBytes,
      "make the empty page a `ContentUnavailableView` with a button that does something about it",
      consequence: "an empty page and no way on")
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
