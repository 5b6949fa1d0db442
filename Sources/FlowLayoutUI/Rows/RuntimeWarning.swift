#if canImport(SwiftUI)
import SwiftUI

#if canImport(os)
import os
#endif

/// Run-time warnings about code that compiles but does not work.
///
/// Only debug builds show them, each once per process.
enum RuntimeWarning {
  private static let reported = Locked<Set<String>>([])

  /// The warnings reported so far.
  static var all: Set<String> { reported.with { $0 } }

  /// Reports a warning once.
  ///
  /// It appears on the console or, in Xcode, among the run-time issues.
  static func report(_ text: @autoclosure () -> String) {
    #if DEBUG
    let text = text()
    if !reported.with({ $0.insert(text).inserted }) { return }
    #if canImport(os)
    // The log of iOS 13 has no such entries.
    if #available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) {
      Logger(subsystem: "com.apple.runtime-issues", category: "FlowLayoutUI")
        .fault("\(text, privacy: .public)")
    }
    #else
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    #endif
    #endif
  }
}
#endif
