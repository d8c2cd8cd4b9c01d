/// What a case of a state-like enum stands for.
public enum StateRole: String, Sendable, Hashable, Codable, CaseIterable {
  case notInitiated, loading, empty, success, failure

  /// Reads the role from the name of a case; `nil` where the name says nothing.
  public init?(caseName name: String) {
    guard let role = Self.names[name.lowercased()] else { return nil }
    self = role
  }

  private static let names: [String: StateRole] = {
    let words: [(StateRole, [String])] = [
      (
        .notInitiated,
        [
          "notinitiated", "idle", "initial", "notstarted", "notrequested", "notloaded", "uninitialized", "inactive",
          "unloaded", "initialized", "notinitialized", "notasked", "unstarted", "start", "pristine", "notyetloaded", "neverloaded", "nothingloaded", "initialstate", "notfetched",
        ]
      ),
      (
        .loading,
        [
          "loading", "isloading", "inprogress", "fetching", "refreshing", "pending", "waiting", "running", "uploading",
          "downloading", "saving", "connecting", "processing", "searching", "submitting", "sending", "deleting",
          "updating", "creating", "importing", "exporting", "syncing", "checking", "working", "busy", "executing",
          "authenticating", "preparing", "initializing", "loadinginitial", "firstload", "purchasing", "generating",
          "loadingdata", "requesting", "retrieving", "reloading", "inflight", "querying", "loadinginprogress",
        ]
      ),
      (
        .success,
        [
          "success", "loaded", "content", "done", "ready", "completed", "complete", "finished", "data", "value",
          "display", "succeeded", "results", "result", "fetched", "isloaded", "hasdata", "populated", "available",
          "downloaded", "uploaded", "saved", "sent", "connected", "items", "successful", "finish", "loadedsuccessfully",
          "idlewithdata", "showing", "filled", "received", "retrieved", "gotdata", "loadedwithdata", "resolved", "found",
        ]
      ),
      (
        .empty,
        ["empty", "nodata", "noresults", "nocontent", "isempty", "noitems", "loadedempty", "emptystate", "nothing"]
      ),
      (
        .failure,
        [
          "failure", "failed", "error", "errored", "fail", "haserror", "loadingfailed", "failedtoload", "loadfailed",
          "errorstate", "iserror", "broken", "withfailure", "requestfailed", "fetchfailed", "unsuccessful", "loaderror", "failedloading",
        ]
      ),
    ]
    var result: [String: StateRole] = [:]
    for (role, names) in words {
      for name in names { result[name] = role }
    }
    return result
  }()
}
