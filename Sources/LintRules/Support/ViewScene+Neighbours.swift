import LintModel

extension ViewScene {
  /// Whether something stays on the screen while what has some bytes is shown: it stands outside of them, so does the
  /// use of the piece of the view it is part of, and no branch shows only one of the two.
  func stands(_ site: Site<ViewElement>, beside bytes: Range<Int>, around: Surroundings) -> Bool {
    guard !site.node.bytes.overlaps(bytes) else { return false }
    let frames = around.frames + usesOfPiece(at: bytes).flatMap(\.around.frames)
    guard let member = member(at: site.node.bytes), member != "body", member != self.member(at: bytes) else {
      return !site.around.frames.excludes(frames)
    }
    return usesOfPiece(at: site.node.bytes).contains { use in
      !use.node.bytes.overlaps(bytes) && !(site.around.frames + use.around.frames).excludes(frames)
    }
  }

  /// Where the view names the piece of itself that holds some bytes.
  private func usesOfPiece(at bytes: Range<Int>) -> [Site<ViewElement>] {
    guard let member = member(at: bytes), member != "body" else { return [] }
    return elements.filter { $0.node.name == member }
  }

  /// Whether the piece of the view that holds some bytes is one section of a page that scrolls.
  func isSection(pieceAt bytes: Range<Int>) -> Bool {
    let uses = usesOfPiece(at: bytes)
    return !uses.isEmpty && uses.allSatisfy { $0.around.isSectionOfPage }
  }
}

extension Program {
  /// What the pieces of a view do whose code was not taken apart, because no rule looks into it.
  func otherPieces(of scene: ViewScene) -> [ActionSummary] {
    guard let entry = entry(named: scene.name, in: nil, path: scene.path) else { return [] }
    return entry.properties.values.compactMap { $0.facts.body == nil && $0.facts.isComputed ? $0.facts.summary : nil }
  }
}

extension Surroundings {
  /// Whether what stands here is one of several sections of a page that scrolls.
  var isSectionOfPage: Bool {
    var scrolls = false
    for frame in frames {
      guard case .container(let element, _) = frame else { continue }
      if ["ScrollView", "List", "Form"].contains(element.name) { scrolls = true }
      guard scrolls, let closure = element.call?.arguments.last(where: { $0.value.asClosure != nil })?.value.asClosure
      else { continue }
      if closure.body.statements.count(where: \.showsSomething) > 1 { return true }
    }
    return false
  }

  /// Whether the place is on a sheet, a menu or the like, which opens over what it belongs to.
  var opensOver: Bool {
    frames.contains { frame in
      guard case .modifier(let call, _) = frame else { return false }
      return ["sheet", "popover", "fullScreenCover", "inspector", "alert", "confirmationDialog", "contextMenu"].contains(call.name)
    }
  }
}

extension [Surroundings.Frame] {
  /// Whether what stands in these frames is never shown together with what stands in others: one branch or case of the
  /// same choice holds the one, and another the other.
  fileprivate func excludes(_ others: [Surroundings.Frame]) -> Bool {
    contains { frame in
      others.contains { other in
        switch (frame, other) {
        case (.branch(let first, let isThen), .branch(let second, let isOther)):
          first.bytes == second.bytes && isThen != isOther
        case (.choice(let first, let item), .choice(let second, let otherItem)):
          first.bytes == second.bytes && item.label != otherItem.label
        default: false
        }
      }
    }
  }
}

extension Statement {
  /// Whether it shows more than room, a line, a title or what the rest is chosen with.
  fileprivate var showsSomething: Bool {
    switch self {
    case .expression(let value):
      !["Spacer", "Divider", "Color.clear", "Text", "Label"].contains(ViewElement(value).name)
        && !["title", "header", "picker", "control", "filter", "segment", "tabs"].contains { word in
          ViewElement(value).name.lowercased().contains(word)
        }
    case .conditional, .choice: true
    default: false
    }
  }
}
