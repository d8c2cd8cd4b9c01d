import LintModel

extension ScreenLoad {
  /// Whether its code shows a notice or leaves the page, as it may where nothing was found.
  var tellsSomebody: Bool {
    ([effect.own] + effect.called.map(\.summary)).contains { $0.calls.contains(where: \.tellsOrLeaves) }
  }
}

extension String {
  /// Whether a call of the name shows a notice or leaves the page: `app.toast`, `navigation.navigateBack`.
  fileprivate var tellsOrLeaves: Bool {
    if closesItsPlace { return true }
    let last = split(separator: ".").last?.lowercased() ?? ""
    if ["navigateback", "goback", "pop", "poptoroot", "popviewcontroller"].contains(last) { return true }
    let notices = ["toast", "snackbar", "showbanner", "showalert", "presentalert"]
    if notices.contains(where: { last.contains($0) }) { return true }
    return last.hasSuffix("error")
      && ["show", "present", "handle", "report", "display"].contains { last.hasPrefix($0) }
  }
}

extension Program {
  /// Whether the app itself fills what a view fills anew, of an object that all views have.
  func isLoadedByApp(_ fill: ScreenLoad.Fill, of load: ScreenLoad) -> Bool {
    guard let function = fill.by?.function, let owner = function.owner else { return false }
    return types(inheriting: "App").contains { app in
      let scope = Scope(owner: app.name, path: app.path)
      let summaries = app.properties.values.compactMap { $0.facts.summary }
        + app.functions.values.joined().map { $0.facts.summary }
      return summaries.contains { summary in
        summary.calls.contains { name in
          guard name.hasSuffix("." + function.facts.name), let found = self.function(named: name, in: scope)
          else { return false }
          return found.owner == owner
        }
      }
    }
  }
}
