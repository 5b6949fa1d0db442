#if canImport(SwiftUI)
import SwiftUI

/// A host of a test's views that tells where those with a name lie.
@MainActor protocol FramesHost {
  /// The frames of the views with a name, in the host's coordinates, whether or not they can be seen.
  var frames: [(identifier: String, frame: CGRect)] { get }
}

extension FramesHost {
  /// The frame of the first view with a name.
  func frame(of name: String) -> CGRect? { frames.first { $0.identifier == name }?.frame }

  /// Where the views named "0", "1", … begin, relative to the view named "flow".
  var origins: [CGPoint] { itemFrames().map(\.origin) }

  /// The frames of the views named "0", "1", …, relative to the view named "flow".
  func itemFrames(in flow: String = "flow") -> [CGRect] {
    let frames = Dictionary(frames.map { ($0.identifier, $0.frame) }) { first, _ in first }
    guard let origin = frames[flow]?.origin else { return [] }
    return (0..<frames.count).compactMap { index in
      frames["\(index)"].map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Names a view for the host.
  ///
  /// The stand-in's host finds it by its identifier; on Apple's systems the view notes where it is.
  func named(_ name: some CustomStringConvertible) -> some View {
    #if canImport(Darwin)
    accessibilityIdentifier(name.description).noted(as: name.description)
    #else
    accessibilityIdentifier(name.description)
    #endif
  }
}
#endif
