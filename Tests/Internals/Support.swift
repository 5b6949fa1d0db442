#if canImport(SwiftUI)
import SwiftUI
import TestSupport

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
typealias SeededGenerator = TestSupport.SeededGenerator

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension SeededGenerator {
  init(seed: UInt64) { self.init(Int(truncatingIfNeeded: seed)) }
}

/// Whether two frames are equal but for the noise of sums.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
func closeTo(_ a: CGRect, _ b: CGRect) -> Bool {
  abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
    && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
}
#endif
