import CAdwaita

/// A run of text that looks the same.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var family: String?
  /// In points, where it does not follow the system's font.
  package var size: Double?
  /// In relation to the system's font.
  package var scale: Double?
  /// From 100 to 1000; 400 is regular.
  package var weight: Int?
  package var isItalic = false
  package var isStruckThrough = false
  package var isUnderlined = false
  package var hasTabularDigits = false
  /// In points.
  package var letterSpacing: Double?
  package var rise: Double?
  package var color: RGBA?
  /// How opaque the text is, from 0 to 1, whatever its colour.
  package var alpha: Double?
  package var link: String?

  package init(_ string: String) { self.string = string }

  fileprivate var isPlain: Bool { self == TextRun(string) }

  /// What the run looks like, without what it says.
  fileprivate var look: TextRun {
    var copy = self
    copy.string = ""
    return copy
  }
}

extension Label {
  /// What is left out of a line that is too long.
  package enum Cut: Sendable { case start, middle, end }

  /// The most lines shown; `nil` for as many as there are.
  package func limitLines(_ limit: Int?, cutting cut: Cut) {
    let mode =
      switch cut {
      case .start: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .end: PANGO_ELLIPSIZE_END
      }
    gtk_label_set_lines(opaque, Int32(limit ?? -1))
    gtk_label_set_ellipsize(opaque, limit == nil ? PANGO_ELLIPSIZE_NONE : mode)
  }

  /// Shows runs of text, each with its own look.
  package func setRuns(_ runs: [TextRun]) {
    guard !runs.contains(where: { $0.link != nil }) else {
      gtk_label_set_attributes(opaque, nil)
      gtk_label_set_markup(opaque, runs.map(\.markup).joined())
      return
    }
    let text = runs.map(\.string).joined()
    gtk_label_set_text(opaque, text)
    guard runs.contains(where: { !$0.isPlain }) else {
      if gtk_label_get_attributes(opaque) != nil { gtk_label_set_attributes(opaque, nil) }
      return
    }
    if runs.count == 1 {
      gtk_label_set_attributes(opaque, AttributeCache.list(for: runs[0].look))
      return
    }
    let list = pango_attr_list_new()
    var start: guint = 0
    for run in runs {
      let end = start + guint(run.string.utf8.count)
      run.addAttributes(to: list, from: start, to: end)
      start = end
    }
    gtk_label_set_attributes(opaque, list)
    pango_attr_list_unref(list)
  }
}

extension Editable {
  /// Makes the text look like a run, whatever that says.
  package func setLook(_ run: TextRun) {
    let look = run.look
    let list = look == TextRun("") ? nil : AttributeCache.list(for: look)
    if fs_type_is(pointer, gtk_text_get_type()) != 0 {
      gtk_text_set_attributes(typed(), list)
    } else if fs_type_is(pointer, gtk_entry_get_type()) != 0 {
      gtk_entry_set_attributes(typed(), list)
    }
  }
}

/// Lists of attributes that have been made once; a program has few looks and many labels.
@MainActor
private enum AttributeCache {
  static var lists: [TextRun: OpaquePointer] = [:]

  static func list(for look: TextRun) -> OpaquePointer? {
    if let list = lists[look] { return list }
    guard let list = pango_attr_list_new() else { return nil }
    look.addAttributes(to: list, from: 0, to: guint.max)
    // Kept for good; a program that makes up looks without end starts afresh.
    if lists.count > 500 {
      for old in lists.values { pango_attr_list_unref(old) }
      lists = [:]
    }
    lists[look] = list
    return list
  }
}

extension TextRun {
  fileprivate func addAttributes(to list: OpaquePointer?, from start: guint, to end: guint) {
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      attribute?.pointee.start_index = start
      attribute?.pointee.end_index = end
      pango_attr_list_insert(list, attribute)
    }
    if let family { add(pango_attr_family_new(family)) }
    if let size { add(pango_attr_size_new_absolute(Int32(size * Double(PANGO_SCALE)))) }
    if let scale, scale != 1 { add(pango_attr_scale_new(scale)) }
    if let weight { add(pango_attr_weight_new(PangoWeight(rawValue: UInt32(weight)))) }
    if isItalic { add(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
    if isStruckThrough { add(pango_attr_strikethrough_new(1)) }
    if isUnderlined { add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
    if hasTabularDigits { add(pango_attr_font_features_new("tnum")) }
    if let letterSpacing { add(pango_attr_letter_spacing_new(Int32(letterSpacing * Double(PANGO_SCALE)))) }
    if let rise { add(pango_attr_rise_new(Int32(rise * Double(PANGO_SCALE)))) }
    if let color {
      let part = { (value: Double) in UInt16(max(0, min(value, 1)) * 65_535) }
      add(pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)))
      if color.alpha < 1 { add(pango_attr_foreground_alpha_new(part(color.alpha))) }
    }
    if let alpha, alpha < 1 { add(pango_attr_foreground_alpha_new(UInt16(alpha * 65_535))) }
  }

  /// The run in Pango's markup, which alone knows links.
  fileprivate var markup: String {
    func escaped(_ text: String) -> String {
      var result = ""
      for character in text {
        switch character {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        default: result.append(character)
        }
      }
      return result
    }
    var attributes: [String] = []
    if let family { attributes.append("font_family=\"\(escaped(family))\"") }
    if let size { attributes.append("size=\"\(Int(size * 0.75 * 1024))\"") }
    if let scale, scale != 1 { attributes.append("size=\"\(Int(scale * 100))%\"") }
    if let weight { attributes.append("weight=\"\(weight)\"") }
    if isItalic { attributes.append("style=\"italic\"") }
    if isStruckThrough { attributes.append("strikethrough=\"true\"") }
    if isUnderlined { attributes.append("underline=\"single\"") }
    if let color {
      let part = { (value: Double) -> String in
        let text = String(Int(max(0, min(value, 1)) * 255), radix: 16)
        return text.count == 1 ? "0\(text)" : text
      }
      attributes.append("foreground=\"#\(part(color.red))\(part(color.green))\(part(color.blue))\"")
    }
    if let alpha, alpha < 1 { attributes.append("alpha=\"\(Int(alpha * 100))%\"") }
    var text = escaped(string)
    if !attributes.isEmpty { text = "<span \(attributes.joined(separator: " "))>\(text)</span>" }
    if let link { text = "<a href=\"\(escaped(link))\">\(text)</a>" }
    return text
  }
}
