import Foundation
import LintModel

/// Finds the Swift files below folders, and the configuration each is under.
struct FileDiscovery {
  private let knownRules: [String]
  /// A configuration that is used for every file.
  private let fixedConfiguration: Int?
  private(set) var tree = SourceTree()
  private(set) var mistakes: [ConfigurationError] = []
  /// The folders among those to report on that cannot be entered.
  private(set) var unreadableFolders: [String] = []
  private var configurationOfFolder: [String: Int] = [:]
  /// The files that were added, by the hashes of their paths, which take less room.
  private var seen: Set<StableHash> = []

  /// The folders that hold other people's code, or what tools made.
  static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages"]

  /// - Parameter configurationPath: A configuration for every file, instead of the nearest.
  /// - Throws: ``UsageError`` where that configuration cannot be read.
  init(knownRules: [String], configurationPath: String? = nil) throws(UsageError) {
    self.knownRules = knownRules
    guard let configurationPath else {
      fixedConfiguration = nil
      return
    }
    guard let text = FileReader.bytes(of: configurationPath) else {
      throw UsageError("The configuration \(configurationPath) cannot be read.")
    }
    do {
      let configuration = try Configuration(reading: text, path: configurationPath, knownRules: knownRules)
      let folder = FilePath.folder(of: FilePath.absolute(configurationPath))
      tree.configurations.append(ConfigurationFile(folder: folder, configuration: configuration))
    } catch {
      mistakes += error.all
    }
    fixedConfiguration = tree.configurations.count - 1
  }

  /// Adds a file, or the Swift files below a folder.
  ///
  /// - Throws: ``UsageError`` where there is no such file or folder.
  mutating func add(_ path: String, isReported: Bool = true) throws(UsageError) {
    let absolute = FilePath.absolute(path)
    switch FileReader.kind(of: path) {
    case .folder: addFolder(FilePath.shown(path), absolute, configuration(for: absolute), isReported)
    case .file:
      guard path.hasSuffix(".swift") else { throw UsageError("“\(path)” is not a Swift file.") }
      addFile(FilePath.shown(path), absolute, isReported)
    case .other: throw UsageError("“\(path)” is neither a file nor a folder.")
    case nil: throw UsageError(FileReader.problem(at: path) + hint(for: path))
    }
  }

  /// Adds the Swift files in a folder, and none in the folders below.
  mutating func addFiles(in folder: String, isReported: Bool) {
    for entry in Self.entries(of: folder) ?? [] where !entry.isFolder && entry.name != Configuration.fileName {
      addFile(FilePath.shown(FilePath.join(folder, entry.name)), FilePath.join(folder, entry.name), isReported)
    }
  }

  /// Adds one file under a name, whether it exists or not.
  mutating func addFile(_ path: String, _ absolute: String, _ isReported: Bool = true) {
    append(path, absolute, configuration(for: FilePath.folder(of: absolute)), isReported)
  }

  private func hint(for path: String) -> String {
    let folder = FilePath.folder(of: path)
    let written = FilePath.name(of: path)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0 != written }
    if let name = Spelling.nearest(to: written, among: names.sorted()) {
      return " Did you mean “\(FilePath.join(folder, name))”?"
    }
    return Spelling.hint(for: path, among: ["lsp"])
  }

  private mutating func addFolder(_ path: String, _ absolute: String, _ configuration: Int, _ isReported: Bool) {
    guard let entries = Self.entries(of: absolute) else {
      if isReported { unreadableFolders.append(path) }
      return
    }
    var configuration = configuration
    if entries.contains(where: { $0.name == Configuration.fileName }) {
      configuration = self.configuration(in: absolute) ?? configuration
    }
    for entry in entries where entry.name != Configuration.fileName {
      let child = FilePath.join(path, entry.name)
      let absoluteChild = FilePath.join(absolute, entry.name)
      if entry.isFolder {
        guard !Self.skippedFolders.contains(entry.name), !isExcluded(absoluteChild, configuration) else { continue }
        addFolder(child, absoluteChild, configuration, isReported)
      } else {
        append(child, absoluteChild, configuration, isReported)
      }
    }
  }

  private mutating func append(_ path: String, _ absolute: String, _ configuration: Int, _ isReported: Bool) {
    let ruling = tree.configurations[configuration]
    if let relative = FilePath.relative(absolute, to: ruling.folder), !ruling.configuration.covers(relative) { return }
    guard seen.insert(StableHash(absolute)).inserted else { return }
    tree.files.append(
      SourceFile(path: path, absolutePath: absolute, configuration: configuration, isReported: isReported))
  }

  private func isExcluded(_ folder: String, _ configuration: Int) -> Bool {
    let ruling = tree.configurations[configuration]
    guard !ruling.configuration.exclude.isEmpty,
      let relative = FilePath.relative(folder, to: ruling.folder)
    else { return false }
    return ruling.configuration.exclude.contains { Glob($0).matches(relative) }
  }
}

extension FileDiscovery {
  /// The configuration that rules a folder: its own, or that of the nearest folder above.
  private mutating func configuration(for folder: String) -> Int {
    if let fixedConfiguration { return fixedConfiguration }
    var folder = folder
    // What has no place in the file system, such as an unsaved document, is under no configuration.
    while folder.hasPrefix("/") {
      if let index = configuration(in: folder) { return index }
      if folder == "/" { return 0 }
      folder = FilePath.folder(of: folder)
    }
    return 0
  }

  /// The configuration that stands in a folder.
  private mutating func configuration(in folder: String) -> Int? {
    if let fixedConfiguration { return fixedConfiguration }
    if let known = configurationOfFolder[folder] { return known == 0 ? nil : known }
    let path = FilePath.join(folder, Configuration.fileName)
    let shown = FilePath.relative(path, to: FilePath.current) ?? path
    guard let text = FileReader.bytes(of: path) else {
      configurationOfFolder[folder] = 0
      if FileReader.kind(of: path) == .file {
        mistakes.append(ConfigurationError(path: shown, line: 1, column: 1, message: "this file cannot be read"))
      }
      return nil
    }
    var configuration = Configuration()
    do {
      configuration = try Configuration(reading: text, path: shown, knownRules: knownRules)
    } catch {
      mistakes += error.all
    }
    tree.configurations.append(ConfigurationFile(folder: folder, configuration: configuration))
    configurationOfFolder[folder] = tree.configurations.count - 1
    return tree.configurations.count - 1
  }

  private struct Entry {
    var name: String
    var isFolder: Bool
  }

  /// The Swift files, folders and configurations in a folder, by name. Links to folders are not followed, so that
  /// no walk goes in circles; links to files are. `nil` where the folder cannot be read.
  private static func entries(of folder: String) -> [Entry]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == Configuration.fileName {
        entries.append(Entry(name: name, isFolder: false))
        continue
      }
      guard !name.hasPrefix(".") else { continue }
      let isSwift = name.hasSuffix(".swift")
      var kind = entry.pointee.d_type
      if Int(kind) == Int(DT_UNKNOWN) || Int(kind) == Int(DT_LNK) && isSwift {
        kind = resolvedKind(FilePath.join(folder, name), followsLinks: isSwift)
      }
      if Int(kind) == Int(DT_DIR) { entries.append(Entry(name: name, isFolder: true)) }
      if Int(kind) == Int(DT_REG), isSwift { entries.append(Entry(name: name, isFolder: false)) }
    }
    return entries.sorted { $0.name < $1.name }
  }

  private static func resolvedKind(_ path: String, followsLinks: Bool) -> UInt8 {
    var information = stat()
    guard (followsLinks ? stat(path, &information) : lstat(path, &information)) == 0 else { return UInt8(DT_UNKNOWN) }
    switch information.st_mode & S_IFMT {
    case S_IFREG: return UInt8(DT_REG)
    // A link named like a Swift file that leads to a folder is followed by nobody.
    case S_IFDIR: return followsLinks ? UInt8(DT_UNKNOWN) : UInt8(DT_DIR)
    default: return UInt8(DT_UNKNOWN)
    }
  }
}
