import CAllocations

/// The heap allocations of a piece of work.
package struct Allocations: Codable, Equatable, Sendable {
  /// The number of blocks.
  package var count: Int

  /// The most bytes held at a time, beyond what was held before.
  package var peakBytes: Int

  /// Counts the heap blocks of `work` on this thread; nil where the platform does not count.
  package static func during(_ work: () -> Void) -> Allocations? {
    guard allocations_are_counted() else { return nil }
    allocations_begin()
    work()
    let tally = allocations_end()
    return Allocations(count: Int(tally.count), peakBytes: Int(tally.peak))
  }
}

/// Keeps the optimizer from dropping work whose result is never read.
package func keep<Element>(_ array: [Element]) {
  array.withUnsafeBufferPointer { keep_pointer($0.baseAddress) }
}
