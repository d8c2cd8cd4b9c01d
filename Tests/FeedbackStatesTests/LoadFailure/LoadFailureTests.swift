import FeedbackStates
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(5))) struct LoadFailureTests {
  static let codes: [(URLError.Code, LoadFailure.Category)] = [
    (.notConnectedToInternet, .offline), (.networkConnectionLost, .offline), (.timedOut, .timedOut),
    (.userAuthenticationRequired, .unauthorized), (.fileDoesNotExist, .notFound), (.badURL, .rejected),
    (.cannotFindHost, .server), (.cannotConnectToHost, .server), (.badServerResponse, .server),
    (.cannotParseResponse, .undecodable), (.secureConnectionFailed, .other),
  ]

  @Test(arguments: codes.indices)
  func `an error of the network has its kind, and words to act on`(index: Int) throws {
    let (code, category) = Self.codes[index]
    let failure = try #require(LoadFailure(URLError(code)))
    #expect(failure.category == category)
    #expect(!failure.title.isEmpty)
    #expect(!failure.message.isEmpty)
  }

  @Test(arguments: [
    (401, LoadFailure.Category.unauthorized), (403, .unauthorized), (404, .notFound), (408, .timedOut),
    (410, .notFound), (418, .rejected), (422, .rejected), (429, .server), (500, .server), (503, .server),
    (504, .timedOut), (302, .other),
  ])
  func `a status code has its kind`(status: Int, category: LoadFailure.Category) {
    #expect(LoadFailure.Category(httpStatus: status) == category)
  }

  @Test func `an answer that cannot be decoded is not worth another attempt`() throws {
    let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(Int.self, from: Data("{".utf8)) }
    let failure = try #require(error.flatMap { LoadFailure($0) })
    #expect(failure.category == .undecodable)
    #expect(!failure.isRetryable)
  }

  @Test func `a missing file is not found`() {
    let error = #expect(throws: (any Error).self) { try Data(contentsOf: URL(fileURLWithPath: "/nowhere/at/all")) }
    #expect(error.flatMap { LoadFailure($0) }?.category == .notFound)
  }

  struct Speaking: LocalizedError {
    var errorDescription: String? { "The list is full." }
    var recoverySuggestion: String? { "Delete something first." }
  }

  @Test func `a localized error is heard, with its suggestion`() {
    #expect(LoadFailure(Speaking())?.message == "The list is full. Delete something first.")
  }

  @Test func `what an error of Foundation carries is heard`() {
    let error = NSError(domain: "Lists", code: 3, userInfo: [NSLocalizedDescriptionKey: "The list is locked."])
    #expect(LoadFailure(error)?.message == "The list is locked.")
  }

  enum AppError: FailureDescribing {
    case ended

    var failureTitle: String? { "Your subscription has ended" }
    var failureMessage: String? { "Renew it in Settings." }
    var isRetryable: Bool? { false }
  }

  @Test func `an error of the app speaks for itself`() throws {
    let failure = try #require(LoadFailure(AppError.ended))
    #expect(failure.title == "Your subscription has ended")
    #expect(failure.message == "Renew it in Settings.")
    #expect(!failure.isRetryable)
    #expect(failure.category == .other)
    #expect(failure.localizedDescription == failure.message)
    #expect(LoadFailure(failure) == failure)
  }

  enum Mute: Error { case nothing }

  @Test func `an error without words gets some`() throws {
    let failure = try #require(LoadFailure(Mute.nothing))
    #expect(failure.title == "Something went wrong")
    #expect(failure.isRetryable)
    #expect("\(failure)".hasPrefix("Something went wrong: "))
  }
}
