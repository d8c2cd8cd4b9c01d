#if DEBUG
  extension AsyncAction {
    /// Looks, a while after a run failed where nobody was told, whether anybody has read that.
    func watchUnseenFailure(_ outcome: ActionOutcome<Input, Output>) {
      guard let failure = outcome.failure else { return }
      Task { [weak self] in
        await UnseenFailureAdvice.wait()
        self?.tellOfUnseen(failure, of: outcome.id)
      }
    }

    private func tellOfUnseen(_ failure: LoadFailure, of run: ActionRunID) {
      guard lastOutcome?.id == run, !isFailureRead, claimOutcome(run) else { return }
      // Once for each action.
      isFailureRead = true
      UnseenFailureAdvice.deliver(
        "FeedbackStates: “\(name.isEmpty ? "An action" : name)” failed (\(failure.title)), and nobody was told. Add "
          + ".actionFeedback(_:success:failure:) to a view, start it with an AsyncButton, or read its state.")
    }
  }
#endif
