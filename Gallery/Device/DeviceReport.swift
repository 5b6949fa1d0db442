#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUI

#if os(macOS)
import AppKit
#elseif os(iOS) || os(visionOS)
import UIKit
#endif

extension DeviceVerdict {
  /// Yes or no, as a sign.
  var mark: String { isAsPromised ? "✓" : "✗" }
}

@available(iOS 17.0, macOS 14.0, *)
extension DeviceQuestion {
  /// All answers as text, below the system and the device.
  public static func report(_ verdicts: [String: DeviceVerdict]) -> String {
    let answers = all.map { question in
      guard let verdict = verdicts[question.id] else { return "– \(question.id)" }
      return "\(verdict.mark) \(question.id) \(verdict.details)"
    }
    return (["swift-flow-layout on \(system), \(device)"] + answers).joined(separator: "\n")
  }

  /// Hands a text to the system, to be pasted elsewhere.
  static func copy(_ text: String) {
    #if os(macOS)
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(text, forType: .string)
    #elseif os(iOS) || os(visionOS)
    UIPasteboard.general.string = text
    #endif
  }

  /// The system with its version.
  static var system: String {
    #if os(macOS)
    let name = "macOS"
    #elseif os(visionOS)
    let name = "visionOS"
    #elseif os(iOS)
    let name = "iOS"
    #else
    let name = "a stand-in"
    #endif
    return "\(name) \(ProcessInfo.processInfo.operatingSystemVersionString)"
  }

  /// The name of the model, such as `iPhone16,1`.
  static var device: String {
    var names = utsname()
    uname(&names)
    return withUnsafeBytes(of: names.machine) { name in
      String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
#endif
