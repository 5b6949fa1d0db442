import SwiftUI
import TestSupport

typealias SeededGenerator = TestSupport.SeededGenerator

extension SeededGenerator {
  init(seed: UInt64) { self.init(Int(truncatingIfNeeded: seed)) }
}

extension CGSize {
  /// A size between 20 × 16 and 120 × 48.
  static func drawn(_ generator: inout SeededGenerator) -> CGSize {
    CGSize(
      width: CGFloat(Int.random(in: 80...480, using: &generator)) / 4,
      height: CGFloat(Int.random(in: 64...192, using: &generator)) / 4)
  }
}

/// Whether two frames are equal but for the noise of sums.
func closeTo(_ a: CGRect, _ b: CGRect) -> Bool {
  abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
    && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
}
