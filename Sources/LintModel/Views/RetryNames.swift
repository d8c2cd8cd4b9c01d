/// Titles of buttons that start work again.
public enum RetryNames {
  public static func contains(_ title: String) -> Bool {
    let words = title.lowercased()
    return words.contains("retry") || words.contains("again") || words.contains("reload") || words.contains("refresh")
  }
}
