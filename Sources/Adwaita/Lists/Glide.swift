import CAdwaita

/// A value on its way to another, a step a frame.
package final class Glide: Object {
  private final class Target {
    let step: @MainActor (Double) -> Void
    init(_ step: @escaping @MainActor (Double) -> Void) { self.step = step }
  }

  /// Starts at once. Where the person has switched animations off, it is there at once, too.
  ///
  /// - Parameter duration: The length, in milliseconds.
  package init(
    on widget: Widget, from start: Double, to end: Double, over duration: Int,
    _ step: @escaping @MainActor (Double) -> Void, done: @escaping @MainActor () -> Void
  ) {
    let data = Unmanaged.passRetained(Target(step)).toOpaque()
    let target = adw_callback_animation_target_new(
      { value, data in
        guard let data = data.map({ OnMainThread($0) }) else { return }
        MainActor.assumeIsolated { Unmanaged<Target>.fromOpaque(data.value).takeUnretainedValue().step(value) }
      }, data, { data in if let data { Unmanaged<Target>.fromOpaque(data).release() } })
    guard let animation = adw_timed_animation_new(widget.widget, start, end, guint(duration), target) else {
      preconditionFailure("libadwaita could not make an animation.")
    }
    super.init(adopting: UnsafeMutableRawPointer(animation))
    connect("done") { _ in done() }
    adw_animation_play(typed())
  }

  /// Stops where the value is now.
  package func stop() { adw_animation_pause(typed()) }
}
