import Glibc

/// The extension of the X server that moves the pointer and presses keys, as if a person had.
///
/// It is loaded when a test first asks for it, so that building the tests takes none of its headers.
@MainActor
final class XTest {
  private typealias Display = UnsafeMutableRawPointer
  private let display: Display
  private let root: UInt
  private let fakeMotion: @convention(c) (Display, Int32, Int32, Int32, UInt) -> Int32
  private let fakeButton: @convention(c) (Display, UInt32, Int32, UInt) -> Int32
  private let fakeKey: @convention(c) (Display, UInt32, Int32, UInt) -> Int32
  private let keysymOfName: @convention(c) (UnsafePointer<CChar>) -> UInt
  private let keycodeOfKeysym: @convention(c) (Display, UInt) -> UInt8
  private let keysymOfKeycode: @convention(c) (Display, UInt8, UInt32, UInt32) -> UInt
  private let synchronize: @convention(c) (Display, Int32) -> Int32
  private let translate:
    @convention(c) (
      Display, UInt, UInt, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<UInt>
    ) -> Int32
  private let identifierOfSurface: @convention(c) (UnsafeMutableRawPointer) -> UInt

  static let shared = XTest()

  private init() {
    let x = Self.library("libX11.so.6")
    let test = Self.library("libXtst.so.6")
    let open = Self.function(
      "XOpenDisplay", in: x, as: (@convention(c) (UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?).self)
    guard let opened = open(nil) else { preconditionFailure("These tests need an X server: run them under xvfb-run.") }
    display = opened
    root = Self.function("XDefaultRootWindow", in: x, as: (@convention(c) (Display) -> UInt).self)(opened)
    fakeMotion = Self.function("XTestFakeMotionEvent", in: test)
    fakeButton = Self.function("XTestFakeButtonEvent", in: test)
    fakeKey = Self.function("XTestFakeKeyEvent", in: test)
    keysymOfName = Self.function("XStringToKeysym", in: x)
    keycodeOfKeysym = Self.function("XKeysymToKeycode", in: x)
    keysymOfKeycode = Self.function("XkbKeycodeToKeysym", in: x)
    synchronize = Self.function("XSync", in: x)
    translate = Self.function("XTranslateCoordinates", in: x)
    identifierOfSurface = Self.function("gdk_x11_surface_get_xid", in: dlopen(nil, RTLD_NOW))
  }

  private static func library(_ name: String) -> UnsafeMutableRawPointer? { dlopen(name, RTLD_NOW) }

  private static func function<Function>(
    _ name: String, in library: UnsafeMutableRawPointer?, as type: Function.Type = Function.self
  ) -> Function {
    guard let library, let symbol = dlsym(library, name) else {
      preconditionFailure("\(name) is missing: these tests need the package libxtst6 and GTK on X.")
    }
    return unsafeBitCast(symbol, to: type)
  }

  /// Where a surface's corner is on the screen.
  func origin(of surface: UnsafeMutableRawPointer) -> (x: Int, y: Int) {
    var (x, y): (Int32, Int32) = (0, 0)
    var child: UInt = 0
    _ = translate(display, identifierOfSurface(surface), root, 0, 0, &x, &y, &child)
    return (Int(x), Int(y))
  }

  func movePointer(toX x: Int, y: Int) { finish(fakeMotion(display, -1, Int32(x), Int32(y), 0)) }
  func setButton(_ button: Int, isDown: Bool) { finish(fakeButton(display, UInt32(button), isDown ? 1 : 0, 0)) }

  /// Presses or releases a key, called by its name in X, such as `Return` or `a`.
  func setKey(_ name: String, isDown: Bool) {
    finish(fakeKey(display, UInt32(keycode(name)), isDown ? 1 : 0, 0))
  }

  /// Whether a character of the keyboard takes the Shift key.
  func needsShift(_ name: String) -> Bool {
    let code = keycode(name)
    return keysymOfKeycode(display, code, 0, 0) != keysymOfName(name)
  }

  private func keycode(_ name: String) -> UInt8 {
    let code = keycodeOfKeysym(display, keysymOfName(name))
    precondition(code != 0, "The keyboard has no key “\(name)”.")
    return code
  }

  /// The server has sent the event on by the time this returns.
  private func finish(_ status: Int32) { _ = synchronize(display, 0) }
}
