import SwiftUI

struct Images: View {
  let url: URL?

  var body: some View {
    VStack {
      AsyncImage(url: url)
      AsyncImage(url: url, scale: 2)
        .padding()
      AsyncImage(url: url) { image in  // as large as it is
        image
      } placeholder: {
        ProgressView()
      }
      .frame(width: 40)
      AsyncImage(url: url) { picture in picture } placeholder: {}
      Text("Beside").background(AsyncImage(url: url))
    }
  }
}
