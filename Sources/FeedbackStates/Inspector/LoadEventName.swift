/// What happened to a loader or an action, for the inspector's history.
enum LoadEventName {
  case started(LoadReason)
  case progressed
  case succeeded
  case failed
  case attempted
  case paused
  case cancelled
  case invalidated
  case inputChanged
  case replaced
  case acknowledgedFailure
  case reset
}

extension LoadEventName: CustomStringConvertible {
  var description: String {
    switch self {
    case .started(let reason): "started: \(reason.rawValue)"
    case .progressed: "progress"
    case .succeeded: "succeeded"
    case .failed: "failed"
    case .attempted: "next attempt"
    case .paused: "paused"
    case .cancelled: "cancelled"
    case .invalidated: "invalidated"
    case .inputChanged: "new input"
    case .replaced: "replaced"
    case .acknowledgedFailure: "failure acknowledged"
    case .reset: "reset"
    }
  }
}
