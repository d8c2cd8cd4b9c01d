#if DEBUG
  /// What a loader knows of whether a failed refresh can be seen by anybody.
  ///
  /// A failed refresh leaves the value in place, so a screen that reads nothing but the value shows no trace of it.
  struct RefreshFailureWatch {
    /// Whether anybody has ever read the value.
    var isValueRead = false
    /// Whether anybody has ever read what tells of a failure.
    var isFailureRead = false
    /// Whether the failure was handed to somebody who waited for it.
    var isHandedOver = false
    /// Whether a developer was told.
    var isTold = false

    var wantsToTell: Bool { isValueRead && !isFailureRead && !isHandedOver && !isTold }
  }

  extension Loader {
    /// Looks, a while after a refresh failed, whether anybody has read that.
    func watchRefreshFailure() {
      failureWatch.isHandedOver = false
      guard let failure = machine.status.refreshFailure, !failureWatch.isFailureRead, !failureWatch.isTold else { return }
      let run = machine.generation
      Task { [weak self] in
        await UnseenFailureAdvice.wait()
        self?.tellOfUnread(failure, of: run)
      }
    }

    private func tellOfUnread(_ failure: LoadFailure, of run: Int) {
      guard machine.generation == run, machine.status.refreshFailure == failure, failureWatch.wantsToTell else { return }
      failureWatch.isTold = true
      UnseenFailureAdvice.deliver(
        "FeedbackStates: A refresh of “\(name.isEmpty ? "\(Value.self)" : name)” failed (\(failure.title)), and nothing has "
          + "ever read that: the earlier value is shown as if it were new. Show the loader in a LoadableView, which has a "
          + "banner for it, or read its refreshFailure. Call acknowledgeFailure() where nobody needs to know.")
    }
  }
#endif
