extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, wrappedValue, read: { ($0 as? NSNumber)?.boolValue }, write: { NSNumber(value: $0) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, wrappedValue, read: { ($0 as? NSNumber)?.intValue }, write: { NSNumber(value: $0) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store, wrappedValue, read: { ($0 as? NSNumber)?.doubleValue }, write: { NSNumber(value: $0) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store, wrappedValue, read: { $0 as? String }, write: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, wrappedValue, read: { ($0 as? String).flatMap { URL(string: $0) } }, write: { $0.absoluteString })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, wrappedValue, read: { $0 as? Data }, write: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, wrappedValue, read: { $0 as? Date }, write: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, wrappedValue, read: { ($0 as? NSNumber).flatMap { Value(rawValue: $0.intValue) } },
      write: { NSNumber(value: $0.rawValue) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, wrappedValue, read: { ($0 as? String).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }
}

// A setting that may not be there.
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, read: { ($0 as? NSNumber)?.boolValue }, write: { value in value.map { NSNumber(value: $0) } })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, read: { ($0 as? NSNumber)?.intValue }, write: { value in value.map { NSNumber(value: $0) } })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, read: { ($0 as? NSNumber)?.doubleValue }, write: { value in value.map { NSNumber(value: $0) } })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, read: { $0 as? String }, write: { value in value.map { $0 } })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, read: { ($0 as? String).flatMap { URL(string: $0) } }, write: { value in value.map { $0.absoluteString } })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, read: { $0 as? Data }, write: { value in value.map { $0 } })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, read: { $0 as? Date }, write: { value in value.map { $0 } })
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(
      key, store, nil, read: { ($0 as? String).flatMap { R(rawValue: $0) } }, write: { value in value.map { $0.rawValue } })
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(
      key, store, nil, read: { ($0 as? NSNumber).flatMap { R(rawValue: $0.intValue) } },
      write: { value in value.map { NSNumber(value: $0.rawValue) } })
  }
}
