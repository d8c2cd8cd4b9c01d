#if os(Linux)
  import Adwaita
  @testable import FeedbackStatesUI
  import Foundation
  import SwiftUI
  import Testing
  import WindowTesting

  /// What reaches GTK of an announcement. A process of its own says the words, since GTK is asked once what it can do.
  extension WindowSuite {
    @MainActor @Suite struct AnnouncerTests {
      /// Where the process that speaks notes what became of it; only that process has it.
      nonisolated static let record = ProcessInfo.processInfo.environment["ANNOUNCEMENTS"]
      nonisolated static let announces = dlsym(nil, "gtk_accessible_announce") != nil

      /// GTK's own call, as versions from 4.14 on have it, that writes down what it is given.
      static let standIn = """
        #include <stdio.h>
        #include <stdlib.h>
        extern unsigned long gtk_accessible_get_type(void);
        extern int g_type_check_instance_is_a(void *instance, unsigned long type);
        void gtk_accessible_announce(void *self, const char *message, int priority) {
          FILE *file = fopen(getenv("ANNOUNCEMENTS"), "a");
          int is_accessible = g_type_check_instance_is_a(self, gtk_accessible_get_type());
          fprintf(file, "GTK: %s, accessible %d, priority %d\\n", message, is_accessible, priority);
          fclose(file);
        }
        """

      @Test func `44: where GTK can announce, the words reach it from the window, and nothing else is made to speak`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Announcer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("announce.c")
        let library = folder.appendingPathComponent("libannounce.so")
        try Self.standIn.write(to: source, atomically: true, encoding: .utf8)
        let compile = "$(command -v cc || command -v clang) -shared -fPIC -o '\(library.path)' '\(source.path)'"
        let compiling = try run("sh", ["-c", compile])
        try #require(compiling.status == 0, "\(compiling.output)")
        #expect(
          try speak(["LD_PRELOAD": library.path]) == [
            "GTK: Saved “Milk”, accessible 1, priority 1", "GTK: Saved “Milk”, accessible 1, priority 1",
            "GTK: Not saved, accessible 1, priority 2",
          ])
      }

      @Test(.disabled(if: announces, "This GTK announces by itself."))
      func `44: where GTK cannot, a part of the window that nobody sees says the words`() throws {
        #expect(
          try speak([:]) == [
            "before: a status, heard: true, seen: false, in the way: false, 0 wide, 0 high",
            "before: an alert, heard: true, seen: false, in the way: false, 0 wide, 0 high",
            "a status: Saved “Milk”", "an alert: Not saved", "texts: Page, focused: Page, size kept: true",
          ])
      }

      @Test(.enabled(if: record != nil, "It runs in the process that speaks."))
      func `a window says what is announced`() async throws {
        let window = await TestWindow { Button("Page") {} }
        let speakers = window.widgets { $0.hasAccessibleRole(.alert) || $0.hasAccessibleRole(.status) }
        func role(_ speaker: Widget) -> String { speaker.hasAccessibleRole(.alert) ? "an alert" : "a status" }
        var lines = speakers.map { speaker in
          "before: \(role(speaker)), heard: \(speaker.isRealized), seen: \(speaker.isMapped), "
            + "in the way: \(speaker.isTargetable || speaker.isFocusable), "
            + "\(speaker.size.width) wide, \(speaker.size.height) high"
        }
        let page = window.button("Page")
        page?.grabFocus()
        let size = page?.size
        for _ in 1...2 { Announcer.announce("Saved “Milk”") }
        Announcer.announce("Not saved", isUrgent: true)
        await window.settle()
        lines += speakers.compactMap { speaker in
          ["Saved “Milk”", "Not saved"].first(where: speaker.checkAccessibleLabel).map { "\(role(speaker)): \($0)" }
        }
        if !speakers.isEmpty {
          lines.append(
            "texts: \(window.texts.joined()), focused: \(page?.hasFocus == true ? "Page" : "-"), "
              + "size kept: \(page?.size ?? (0, 0) == size ?? (1, 1))")
        }
        let record = URL(fileURLWithPath: try #require(Self.record))
        let earlier = (try? String(contentsOf: record, encoding: .utf8)) ?? ""
        try (earlier + lines.joined(separator: "\n")).write(to: record, atomically: true, encoding: .utf8)
      }

      /// Lets a process announce, and returns what it noted.
      private func speak(_ environment: [String: String]) throws -> [String] {
        let record = FileManager.default.temporaryDirectory.appendingPathComponent("Announcements-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: record) }
        let result = try run(
          CommandLine.arguments[0], ["--testing-library", "swift-testing", "--filter", "a window says what is announced"],
          environment: environment.merging(["ANNOUNCEMENTS": record.path]) { $1 })
        #expect(result.status == 0, "\(result.output)")
        return try String(contentsOf: record, encoding: .utf8).split(separator: "\n").map(String.init)
      }

      private func run(
        _ tool: String, _ arguments: [String], environment: [String: String] = [:]
      ) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        process.standardError = output
        process.standardOutput = output
        try process.run()
        let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, said)
      }
    }
  }
#endif
