import Foundation

/// What the system sets aside for a program's threads.
enum MemoryPool {
  /// Lets threads share their pools of memory.
  ///
  /// Each phase of a run starts threads of its own, and each of them would get a pool, in which what is given back
  /// stays until the end. What is large stays out of the pools: a list that grows would leave holes of all its sizes.
  static func limit(to count: Int) {
    #if canImport(Glibc)
      // The header that declares `mallopt` is not among those that Swift imports.
      guard let address = dlsym(nil, "mallopt") else { return }
      let setOption = unsafeBitCast(address, to: (@convention(c) (CInt, CInt) -> CInt).self)
      let (mostPools, leastOutside): (CInt, CInt) = (-8, -3)
      _ = setOption(mostPools, CInt(clamping: max(1, count)))
      _ = setOption(leastOutside, 64 << 10)
    #endif
  }
}
