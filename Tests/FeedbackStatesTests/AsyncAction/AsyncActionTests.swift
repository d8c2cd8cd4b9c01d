import FeedbackStates
import FeedbackStatesTesting
import Testing

@MainActor struct AsyncActionTests {
  @Test func `a second start in the same tick runs nothing`() async {
    let work = ScriptedOperation<Int, String>()
    let action = AsyncAction(connectivity: Connectivity()) { try await work($0) }
    #expect(action.start(1))
    #expect(!action.start(2))
    let call = await work.call(1)
    await #expect(throws: ActionError.alreadyRunning) { try await action.run(3) }
    call.succeed(with: "done")
    await action.settled()
    #expect(action.state == .success("done"))
    #expect(work.calls.map(\.input) == [1])
  }
}
