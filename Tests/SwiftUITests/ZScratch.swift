import Adwaita
import Testing
import WindowTesting
@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct Scratch {
    struct Demo: View {
      @State var on = false
      var body: some View {
        VStack(alignment: .leading, spacing: 10) {
          Text("Large Title").font(.largeTitle)
          Text("Title with **bold** and _italics_ and `code` and [link](https://a.b)").font(.title3)
          Text("secondary ").foregroundStyle(.secondary) + Text("red").foregroundColor(.red).bold() + Text(" struck").strikethrough()
          HStack { Image(systemName: "circle"); Image(systemName: "checkmark.circle.fill").foregroundStyle(.red); Image(systemName: "flag.fill").foregroundStyle(.orange); Image(systemName: "trash"); Image(systemName: "exclamationmark.triangle").font(.largeTitle); Image(systemName: "exclamationmark.3"); Image(systemName: "nonexistent") ; Image(systemName: "ellipsis.circle"); Image(systemName: "tray").font(.title); Spacer(); Text("end") }
          Divider()
          HStack { Rectangle().fill(.blue).frame(width: 60, height: 30); Circle().fill(.green).frame(width: 30, height: 30); Capsule().fill(LinearGradient(colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing)).frame(width: 80, height: 30); RoundedRectangle(cornerRadius: 8).stroke(.purple, lineWidth: 3).frame(width: 60, height: 30) }
          Text("Padded background").padding(8).background(.yellow, in: RoundedRectangle(cornerRadius: 8)).overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 10, height: 10) }
          Text("wide").frame(maxWidth: .infinity, alignment: .trailing).background(Color.gray.opacity(0.3))
          Text("Redacted placeholder text").redacted(reason: .placeholder)
          HStack { Button("Tap") {}; Spacer(); Text("Long text that is going to be cut somewhere because it is limited to one line only and there is no space for it at all").lineLimit(1) }
          ZStack { Color.teal.frame(width: 100, height: 40); Text("Z") }.clipShape(Capsule())
        }.padding()
      }
    }
    @Test func shoot() async {
      let w = await TestWindow(width: 600, height: 520) { Demo() }
      print("SEG", Text("a **b** c").segments.count, InlineMarkdown.segments(of: "a **b** c").count); await w.settle()
      let p = Process(); p.executableURL = URL(fileURLWithPath: "/usr/bin/import"); p.arguments = ["-window", "root", "/tmp/shot.png"]
      try? p.run(); p.waitUntilExit()
    }
  }
}
