import Adwaita
@testable import SwiftUI

/// Whether something goes, once GTK has handed on and drawn what it still has to, and others have answered.
///
/// - Parameters:
///   - rounds: How often that is given a moment at most.
///   - object: What is held weakly.
@MainActor
package func goes(within rounds: Int = 20, _ object: @MainActor () -> AnyObject?) async -> Bool {
  for _ in 0..<rounds where object() != nil {
    Scheduler.shared.flush()
    await withCheckedContinuation { continuation in MainLoop.after(milliseconds: 5) { continuation.resume() } }
  }
  return object() == nil
}
