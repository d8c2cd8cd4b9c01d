import FeedbackStates
import SwiftUI

extension SplitScreen {
  @ViewBuilder var list: some View {
    if case .success(let items) = model.items {
      List(items) { item in ItemRow(item: item) }
    }
  }
}
