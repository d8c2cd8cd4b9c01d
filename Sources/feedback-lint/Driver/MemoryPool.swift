import Foundation

/// What the system sets aside for a program's threads.
enum MemoryPool {
  /// Lets threads share their pools of memory.
  ///
  /// Each phase of a run starts threads of its own, and each of them would get a pool, in which what is given back stays
  /// until the end.
  static func limit(to count: Int) {
    #if canImport(Glibc)
      // The header that declares `mallopt` is not among those that Swift imports.
      guard let address = dlsym(nil, "mallopt") else { return }
      let setOption = unsafeBitCast(address, to: (@convention(c) (CInt, CInt) -> CInt).self)
      let mostPools: CInt = -8
      _ = setOption(mostPools, CInt(clamping: max(1, count)))
    #endif
  }
}
