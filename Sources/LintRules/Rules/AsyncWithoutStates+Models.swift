import LintModel

extension AsyncWithoutStates {
  /// Models that start to fill something as soon as they are made, drop the error, and have nothing that could say how
  /// far it has come.
  func models(in file: FileFacts, program: Program) -> [Finding] {
    guard !file.lines.starts.isEmpty else { return [] }
    return file.types.filter(\.fillsFromStart).compactMap { type in
      guard let entry = program.entry(named: type.name, in: nil, path: file.path), entry.isObservable, !entry.isView,
        !entry.saysHowFar(program), let begin = type.functions.first(where: { $0.name == "init" })
      else { return nil }
      let scope = Scope(owner: type.name, path: file.path)
      let effect = program.effect(of: begin.summary, in: scope)
      let own = [begin.summary]
        + effect.called.filter { $0.base.isEmpty && $0.function.path == file.path }.map(\.summary)
      for summary in own {
        guard let swallow = summary.swallows.first, program.audience(of: summary).isEmpty,
          let filled = summary.assignsAwaited.first(where: { entry.shows($0, in: scope, program: program) })
        else { continue }
        // What is there from elsewhere as well stays after a failure.
        let isCached = entry.functions.values.joined().contains { function in
          function.facts.summary.assigns.contains(filled) && !function.facts.summary.assignsAwaited.contains(filled)
        }
        return file.finding(
          Self.self, type.isScreenModel && !isCached ? .error : .note, at: swallow.bytes,
          "\(swallow.kind.words), so a failure looks like nothing at all; "
            + "keep `\(filled)` in a `Loadable` and show its failure",
          consequence: "an empty page after a failure, and no way to try again")
      }
      return nil
    }
  }
}

extension TypeFacts {
  /// Whether its name says that it stands behind one screen, and is no service for all of them.
  fileprivate var isScreenModel: Bool {
    ["Model", "Presenter"].contains { lastName.hasSuffix($0) } && !lastName.hasPrefix("App")
  }
}

extension TypeEntry {
  /// Whether anything it holds says that it waits, or what went wrong.
  fileprivate func saysHowFar(_ program: Program) -> Bool {
    let scope = Scope(owner: name, path: path)
    return properties.values.contains { property in
      let name = property.facts.name
      return FailureNames.contains(name) || ProgressNames.contains(name)
        || program.asyncState(of: Expression(path: name), in: scope) != nil
    }
  }

  /// Whether views may show a property, which holds more than a flag or a picture.
  fileprivate func shows(_ path: String, in scope: Scope, program: Program) -> Bool {
    guard let property = properties[path]?.facts, !property.isComputed, !property.isStatic,
      !property.attributes.contains("private"), !property.attributes.contains("ObservationIgnored"),
      attributes.contains(where: { $0.hasPrefix("Observable") }) || property.attributes.contains("Published")
    else { return false }
    return !program.isChoice(path, in: scope) && !program.isDecoration(path, in: scope)
  }
}
