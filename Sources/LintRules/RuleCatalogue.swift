public import LintModel

/// The rules, in the order in which people read about them.
public enum RuleCatalogue {
  public static let all: [any LintRule.Type] = [
    AllStates.self, NoSuccessOnlyUnwrap.self, EmptyStateAction.self, FailureRetry.self, LoadingProgress.self,
    MutationDisablesTrigger.self, MutationShowsSpinner.self, MutationGivesFeedback.self, AsyncWithoutStates.self,
    CancellationIsNotFailure.self, NoEmptyBeforeAnswer.self,
  ]
}
