extension FileFacts {
  /// Whether a rule may find anything in the file: rules look at the code of views, at `catch` clauses, and at models
  /// that fill something from their start.
  package var mayBreakRules: Bool {
    !parseProblems.isEmpty
      || types.contains { type in
        type.hasViewCode || type.fillsFromStart || type.functions.contains { !$0.summary.catches.isEmpty }
      }
  }
}

extension TypeFacts {
  /// Whether it is a class with an initialiser that fills something with what awaited work brought and drops its error,
  /// by itself or by what it calls.
  package var fillsFromStart: Bool {
    kind == .class && functions.contains { $0.name == "init" }
      && functions.contains { !$0.summary.swallows.isEmpty && !$0.summary.assignsAwaited.isEmpty }
  }
}
