#if DEBUG || FEEDBACK_INSPECTOR
  extension Loader: InspectorSubject {
    func inspectorEntry(id: Int) -> InspectorEntry {
      let status = presentStatus
      return InspectorEntry(
        id: id, kind: .loader, name: name.isEmpty ? "\(Value.self)" : name,
        state: inspectorDescription(of: status.state), activity: status.activity,
        failedAttempts: status.failedAttempts, updatedAt: status.updatedAt, isStale: status.isStale,
        failure: status.failure, forced: inspection.forced, history: inspection.history)
    }

    func force(_ state: ForcedState?) {
      redraw { inspection.forced = state }
    }
  }

  extension AsyncAction: InspectorSubject {
    func inspectorEntry(id: Int) -> InspectorEntry {
      var failedAttempts = 0
      if case .waitingToRetry(let attempt, _) = activity { failedAttempts = attempt }
      return InspectorEntry(
        id: id, kind: .action, name: name.isEmpty ? "\(Input.self) → \(Output.self)" : name,
        state: inspectorDescription(of: state), activity: activity, failedAttempts: failedAttempts,
        updatedAt: nil, isStale: false, failure: lastFailure, forced: inspection.forced,
        history: inspection.history)
    }

    func force(_ state: ForcedState?) {
      redraw { inspection.forced = state }
    }
  }
#endif
