/// Text that a developer writes: it may hold values and Markdown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The pieces, in order.
  enum Piece: Equatable, Sendable {
    /// As written, with Markdown.
    case markdown(String)
    /// A value, shown as it is.
    case verbatim(String)
    case text(Text)
    case image(String)
  }
  var pieces: [Piece]

  public init(_ value: String) { pieces = [.markdown(value)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// Collects the pieces of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.markdown(literal)) }
    }
    public mutating func appendInterpolation(_ string: String) { pieces.append(.verbatim(string)) }
    public mutating func appendInterpolation<Subject: CustomStringConvertible>(_ subject: Subject) {
      pieces.append(.verbatim(subject.description))
    }
    public mutating func appendInterpolation<Subject>(_ subject: Subject) {
      pieces.append(.verbatim("\(subject)"))
    }
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: CVarArg {
      pieces.append(.verbatim(String(format: specifier, value)))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      pieces.append(.verbatim(format.format(input)))
    }
    public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }
    public mutating func appendInterpolation(_ image: Image) { pieces.append(.image(image.symbolName ?? "")) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      pieces.append(.text(Text(date, style: style)))
    }
  }

  /// The whole text, where nothing in it is marked; `nil` otherwise.
  var plainString: String? {
    var result = ""
    for piece in pieces {
      switch piece {
      case .markdown(let source):
        guard !InlineMarkdown.mayMark(source) else { return nil }
        result += source
      case .verbatim(let string): result += string
      case .text, .image: return nil
      }
    }
    return result
  }

  /// The text without markings, for titles and accessibility.
  var plainText: String { Text(self).plainText }
}
