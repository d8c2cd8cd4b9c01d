/// The style classes that a row may have.
struct RowClasses: OptionSet {
  let rawValue: UInt16

  static let header = RowClasses(rawValue: 1)
  static let footer = RowClasses(rawValue: 2)
  static let line = RowClasses(rawValue: 4)
  static let card = RowClasses(rawValue: 8)
  static let cardFirst = RowClasses(rawValue: 16)
  static let cardLast = RowClasses(rawValue: 32)
  static let first = RowClasses(rawValue: 64)
  static let last = RowClasses(rawValue: 128)
  static let dropAbove = RowClasses(rawValue: 256)
  static let dropBelow = RowClasses(rawValue: 512)
  static let dragged = RowClasses(rawValue: 1024)
  static let gap = RowClasses(rawValue: 2048)

  static let names: [(RowClasses, String)] = [
    (.header, "fs-header"), (.footer, "fs-footer"), (.line, "fs-line"), (.card, "fs-card"),
    (.cardFirst, "fs-card-first"), (.cardLast, "fs-card-last"), (.first, "fs-first"), (.last, "fs-last"),
    (.dropAbove, "fs-drop-above"), (.dropBelow, "fs-drop-below"), (.dragged, "fs-dragged"), (.gap, "fs-gap"),
  ]
}
