#if canImport(SwiftUI)
import SwiftUI

#if canImport(os)
import os
#endif

/// Run-time warnings about code that compiles but does not work; in debug builds only, each once
/// per process.
///
/// On iOS 13, whose log has no such entries, they are not shown.
enum RuntimeWarning {
  private static let reported = Locked<Set<String>>([])

  /// The warnings so far.
  static var all: Set<String> { reported.with { $0 } }

  /// Reports a warning once: on the console or, in Xcode, among the run-time issues.
  static func report(_ text: @autoclosure () -> String) {
    #if DEBUG
    let text = text()
    if !reported.with({ $0.insert(text).inserted }) { return }
    #if canImport(os)
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
