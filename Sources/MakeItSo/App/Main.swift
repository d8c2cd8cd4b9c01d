import SwiftUI

/// Where the program begins: with its command line, so that `--help` needs no display.
@main
enum Main {
  static func main() {
    _ = LaunchOptions.current
    MakeItSoApp.main()
  }
}
