import Adwaita
public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A picture that is loaded from an address.
///
/// With a closure for its phases it says what it is waiting for, and what went wrong. The other forms show the
/// placeholder for both.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Shows the picture, and a gray place until it is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) { $0 } placeholder: { Color.gray.opacity(0.2) }
  }

  /// Shows the picture, and something else until it is there.
  ///
  /// - Parameters:
  ///   - url: Where the picture is; `nil` shows the placeholder.
  ///   - scale: How many of its pixels make a point. A desktop shows pictures without a size of their own by pixel.
  ///   - content: Shows the picture.
  ///   - placeholder: Shown until then, and where the picture cannot be loaded.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Shows each phase of the loading.
  ///
  /// - Parameters:
  ///   - url: Where the picture is; `nil` stays at the first phase.
  ///   - scale: How many of its pixels make a point.
  ///   - transaction: How the phases change.
  ///   - content: Shows a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.transaction = transaction
    self.content = content
  }

  public var body: some View {
    // Around it, so that a content that is empty at first loads as well.
    VStack { content(phase) }
      .task(id: url) {
        phase = .empty
        guard let url else { return }
        do {
          let picture = try await LoadedPicture.loaded(from: url)
          withTransaction(transaction) { phase = .success(Image(picture)) }
        } catch {
          if !Task.isCancelled { withTransaction(transaction) { phase = .failure(error) } }
        }
      }
  }
}

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture that was loaded and decoded, once for all views that show it.
@MainActor
final class LoadedPicture {
  let texture: Texture

  private init(_ texture: Texture) { self.texture = texture }

  /// Loads a picture.
  ///
  /// - Throws: What the loading throws; a `URLError` where what came is no PNG, JPEG or TIFF.
  static func loaded(from url: URL) async throws -> LoadedPicture {
    let bytes = try await bytes(of: url)
    guard let texture = bytes.withUnsafeBytes({ Texture(encoded: $0) }) else {
      throw URLError(.cannotDecodeContentData)
    }
    return LoadedPicture(texture)
  }

  private nonisolated static func bytes(of url: URL) async throws -> Data {
    // Outside Apple's systems a session fetches no files.
    if url.isFileURL { return try await Task.detached { try Data(contentsOf: url) }.value }
    let (data, response) = try await URLSession.shared.data(from: url)
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      throw URLError(.badServerResponse)
    }
    return data
  }
}

extension LoadedPicture: Hashable {
  nonisolated static func == (one: LoadedPicture, other: LoadedPicture) -> Bool { one === other }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
