extension FileFacts {
  /// Whether a rule may find anything in the file: rules look at the code of views, and at `catch` clauses.
  package var mayBreakRules: Bool {
    !parseProblems.isEmpty
      || types.contains { type in
        type.hasViewCode || type.functions.contains { !$0.summary.catches.isEmpty }
      }
  }
}
