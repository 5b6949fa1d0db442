import SwiftUI
import TestSupport

typealias SeededGenerator = TestSupport.SeededGenerator

extension SeededGenerator {
  init(seed: UInt64) { self.init(Int(truncatingIfNeeded: seed)) }
}

/// Whether two frames are equal but for the noise of sums.
func closeTo(_ a: CGRect, _ b: CGRect) -> Bool {
  abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
    && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
}
