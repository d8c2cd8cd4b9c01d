import Foundation
import LintModel

/// Finds the project a file belongs to, so that what it uses from other files is known.
enum ProjectFolder {
  private static let markers: Set<String> = ["Package.swift", ".git", Configuration.fileName]
  private static let markerEndings = [".xcodeproj", ".xcworkspace"]

  /// Returns the nearest folder above that looks like a project; `nil` where none does.
  static func around(_ absolutePath: String) -> String? {
    let home = NSHomeDirectory()
    var folder = FilePath.folder(of: absolutePath)
    while folder != "/", folder != home {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if names.contains(where: { name in markers.contains(name) || markerEndings.contains { name.hasSuffix($0) } }) {
        return folder
      }
      folder = FilePath.folder(of: folder)
    }
    return nil
  }

  /// Returns the folder to read with a file that is in no project: the one the command was started in, where the file
  /// is somewhere below it and the folder is nobody's home; `nil` otherwise.
  static func started(above absolutePath: String) -> String? {
    let current = FilePath.current
    let temporary = FilePath.resolved(FileManager.default.temporaryDirectory.path)
    guard !["/", NSHomeDirectory(), temporary].contains(current) else { return nil }
    return FilePath.relative(absolutePath, to: current) == nil ? nil : current
  }
}
