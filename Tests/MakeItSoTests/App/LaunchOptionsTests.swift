import Testing

@testable import MakeItSo

@Suite struct LaunchOptionsTests {
  @Test func `options are read in both spellings`() throws {
    let options = try LaunchOptions(arguments: ["--database=/a b", "--slow", "1.5", "--fail", "load,save"])
    #expect(options.databasePath == "/a b")
    #expect(options.delay == .milliseconds(1500))
    #expect(options.failing == [.load, .save])
    #expect(try LaunchOptions(arguments: []).isFaultless)
  }

  @Test(arguments: [
    (["--databse", "x"], "There is no option \"--databse\". Is --database meant?"),
    (["--hlep"], "There is no option \"--hlep\". Is --help meant?"),
    (["--solw=2"], "There is no option \"--solw=2\". Is --slow meant?"),
    (["--colour"], "There is no option \"--colour\". See --help for those there are."),
    (["x.sqlite"], "There is no option \"x.sqlite\". See --help for those there are."),
    (["--slow"], "--slow needs a value: a number of seconds, such as 2."),
    (["--slow", "soon"], "--slow cannot be \"soon\"; it takes a number of seconds from 0 to 3600."),
    (["--slow=-1"], "--slow cannot be \"-1\"; it takes a number of seconds from 0 to 3600."),
    (["--fail", "lod"], "--fail cannot be \"lod\"; it takes one of load, save, create, delete, restore, move. Is load meant?"),
    (["--fail", "sync"], "--fail cannot be \"sync\"; it takes one of load, save, create, delete, restore, move."),
    ([""], "There is no option \"\". See --help for those there are."),
  ])
  func `what is misspelt is told in a sentence`(arguments: [String], sentence: String) {
    #expect {
      try LaunchOptions(arguments: arguments)
    } throws: {
      "\($0)" == sentence
    }
  }
}
