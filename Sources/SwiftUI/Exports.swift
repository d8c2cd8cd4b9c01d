// As with Apple's SwiftUI, one import brings Foundation and Observation too.
@_exported import Foundation
@_exported import Observation
