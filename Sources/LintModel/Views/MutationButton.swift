/// A button that starts work which changes something.
public struct MutationButton: Sendable {
  public let site: Site<ViewElement>
  /// The call of `Button`.
  public let call: Call
  /// What is run; `nil` for a function that is only named.
  public let action: Closure?
  /// The argument that is shown; `nil` for a plain title.
  public let label: Argument?
  /// The argument with the title, where the button has one.
  public let title: Argument?
  public let effect: ActionEffect
  /// The verb that says what it changes, such as `save`.
  public let verb: String
  /// The flags and states that are raised while the work runs, as the view writes them.
  public let raised: Set<String>
  /// Everything that it sets, or puts something into, as the view writes it.
  var assigned: Set<String> {
    func inserted(_ summary: ActionSummary) -> [String] {
      summary.calls.compactMap { $0.hasSuffix(".insert") ? String($0.dropLast(7)) : nil }
    }
    var result = Set(effect.own.assigns + inserted(effect.own))
    for function in effect.called {
      result.formUnion((function.summary.assigns + inserted(function.summary)).map { function.written($0) })
    }
    return result
  }

  /// What it empties before it waits for anything, as the view writes it.
  public let emptiesAtOnce: Set<String>
  /// What it sets before the work begins, other than to nothing, such as `isLiked` in a button that likes.
  public let setAtOnce: Set<String>
  /// Whether the screen or menu around it goes away as soon as it is pressed.
  public let closesAtOnce: Bool

  /// Whether a function that it calls closes what it stands in before the task that it starts is done.
  public var closesBelow: Bool {
    effect.called.contains { $0.distance == 1 && !$0.function.facts.isAsync && $0.summary.closesAtOnce }
  }

  /// Whether its work looks first whether it is under way already, so that a second press does nothing.
  public var isGuarded: Bool {
    let summaries = [effect.own] + effect.called.map(\.summary)
    let looks = summaries.contains { summary in
      summary.raises.contains { raised in summary.reads.contains { $0 == raised || $0.hasPrefix(raised + ".") } }
    }
    if looks { return true }
    // `guard phase == .review`, where the work goes on to another phase.
    let assigned = Set(effect.called.flatMap(\.summary.assigns))
    return effect.called.contains { function in
      function.distance == 1 && function.summary.reads.contains { Self.isPhase($0) && assigned.contains($0) }
    }
  }

  /// Whether its work lets a while go by between one time and the next, or calls the earlier one off.
  public var isThrottled: Bool {
    let summaries = [effect.own] + effect.called.map(\.summary)
    return summaries.contains { summary in
      summary.reads.contains(where: Self.throttles) || summary.calls.contains { call in
        let word = call.lowercased()
        return Self.throttles(call) || word.hasSuffix(".cancel") && word.contains("task")
      }
    }
  }

  private static func throttles(_ name: String) -> Bool {
    let word = name.lowercased()
    return ["throttl", "debounc", "cooldown", "ratelimit"].contains { word.contains($0) }
  }

  /// Whether a path of the name says how far something has come: `phase`, `exportState`.
  private static func isPhase(_ path: String) -> Bool {
    guard let last = path.split(separator: ".").last?.lowercased() else { return false }
    return ["phase", "state", "status", "stage", "step"].contains { last.hasSuffix($0) }
  }

  /// Where the button's name stands.
  public var nameBytes: Range<Int> { call.nameBytes }
}
