extension Container {
  /// Whether what is inside takes as much height as it can get, whatever has been asked of the container itself.
  package var expandsAsLaidOut: Bool { layout.expands(children).vertically }
}
