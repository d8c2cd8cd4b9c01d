import LintModel
import Testing

@Suite struct TextTests {
  @Test func `offsets, lines and columns agree`() {
    let source = SourceText("a\nbé🌍c\r\n\nlast")
    #expect(source.lineCount == 4)
    #expect(source.line(2) == "bé🌍c")
    #expect(source.line(9) == "")
    #expect(source.position(at: 5) == SourcePosition(line: 2, column: 4, offset: 5))
    #expect(source.position(at: 99).offset == source.bytes.count)
  }

  @Test func `editors count in units of UTF-16`() {
    let source = SourceText("a\nbé🌍c\r\nd")
    let offset = 2 + "bé🌍".utf8.count
    #expect(source.editorPosition(at: offset) == .init(line: 1, character: 4))
    for offset in [0, 1, 2, 3, 5, 9, 10, 12, 13] {
      #expect(source.offset(of: source.editorPosition(at: offset)) == offset)
    }
  }

  @Test func `places outside the text are moved into it`() {
    let source = SourceText("ab\ncd")
    #expect(source.offset(of: .init(line: 0, character: 99)) == 2)
    #expect(source.offset(of: .init(line: 9, character: 0)) == 5)
    #expect(source.offset(of: .init(line: -1, character: 3)) == 0)
  }

  @Test func `edits are made from back to front and refused where they overlap`() {
    let bytes = Array("0123456789".utf8)
    let edits = [TextEdit(bytes: 8..<9, replacement: "X"), TextEdit(bytes: 2..<4, replacement: ""), TextEdit(bytes: 0..<0, replacement: ">")]
    #expect(TextEdit.apply(edits, to: bytes) == Array(">014567X9".utf8))
    #expect(TextEdit.apply([TextEdit(bytes: 0..<3, replacement: ""), TextEdit(bytes: 2..<4, replacement: "")], to: bytes) == nil)
    #expect(TextEdit.apply([TextEdit(bytes: 9..<11, replacement: "")], to: bytes) == nil)
  }

  @Test(arguments: [
    ("severty", "severity"), ("--formt", "--format"), ("failure-retri", "failure-retry"), ("FAILURE_RETRY", "failure-retry"),
  ])
  func `a misspelt word finds the word that was meant`(written: String, meant: String) {
    #expect(Spelling.nearest(to: written, among: ["severity", "--format", "failure-retry", "all-states"]) == meant)
  }

  @Test func `a word that is like nothing gets no suggestion`() {
    #expect(Spelling.nearest(to: "banana", among: ["severity", "rules"]) == nil)
    #expect(Spelling.nearest(to: "", among: []) == nil)
  }

  @Test(arguments: [
    ("Generated", "A/Generated/B.swift", true), ("*.generated.swift", "A/B.generated.swift", true),
    ("A/*.swift", "A/B.swift", true), ("A/*.swift", "A/B/C.swift", false), ("A/**/C.swift", "A/C.swift", true),
    ("A/**/C.swift", "A/B/B/C.swift", true), ("**/Tests", "X/Tests/T.swift", true), ("/A", "A/B.swift", true),
    ("/A", "B/A/C.swift", false), ("A?.swift", "AB.swift", true), ("A?.swift", "A.swift", false), ("Gen", "A/Generated", false),
    ("A/", "X/A/B.swift", true), ("*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
  ])
  func `patterns match names, folders and what is in them`(pattern: String, path: String, matches: Bool) {
    #expect(Glob(pattern).matches(path) == matches)
  }

  @Test func `a difference can be read by patch`() {
    let old = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten"
    let new = "one\nTWO\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\neleven\n"
    #expect(UnifiedDiff.text(path: "A.swift", old: Array(old.utf8), new: Array(new.utf8), context: 1) == """
      --- a/A.swift
      +++ b/A.swift
      @@ -1,3 +1,3 @@
       one
      -two
      +TWO
       three
      @@ -9,2 +9,3 @@
       nine
      -ten
      \\ No newline at end of file
      +ten
      +eleven

      """)
    #expect(UnifiedDiff.text(path: "A.swift", old: Array(old.utf8), new: Array(old.utf8)) == "")
  }

  @Test(arguments: [
    ("one two", "one three two", "hree t", 5..<5), ("a🎈b", "a🎉b", "🎉", 1..<5), ("é", "è", "è", 0..<2),
    ("", "x", "x", 0..<0),
    ("xx", "x", "", 1..<2), ("a\r\nb", "a\r\n\r\nb", "\r\n", 3..<3), ("a\nb", "a\r\nb", "\r\n", 1..<2),
  ])
  func `the edit between two texts is short and splits nothing`(
    old: String, new: String, text: String, bytes: Range<Int>
  ) {
    let edit = TextEdit(from: Array(old.utf8), to: Array(new.utf8))
    #expect(edit.flatMap { TextEdit.apply([$0], to: Array(old.utf8)) } == Array(new.utf8))
    #expect(edit == TextEdit(bytes: bytes, replacement: text))
    #expect(TextEdit(from: Array(old.utf8), to: Array(old.utf8)) == nil)
  }

  @Test func `what is no UTF-8 is repaired in place`() {
    #expect(UTF8Repair.repaired(Array("let ä = \"🎈\"".utf8)) == nil)
    let cut = UTF8Repair.repaired([0x61, 0xF0, 0x9F, 0x8E, 0x62, 0xFF, 0xC3, 0xA4, 0xC3])
    #expect(cut?.bytes == [0x61, 0x5F, 0x5F, 0x5F, 0x62, 0x5F, 0xC3, 0xA4, 0x5F])
    #expect(cut?.flaw == 1)
  }

  @Test func `hashes tell texts apart and are the same everywhere`() {
    let texts = (0..<2000).map { String(repeating: "x", count: $0 % 70) + "\($0)" }
    #expect(Set(texts.map { StableHash($0) }).count == texts.count)
    #expect(StableHash("feedback") == StableHash(Array("feedback".utf8)))
    #expect(StableHash("ab").combined(with: StableHash("c")) != StableHash("c").combined(with: StableHash("ab")))
    #expect(StableHash("feedback").hexadecimal == "c3758c077fb67f4d97eca4fe136cc177")
  }
}
