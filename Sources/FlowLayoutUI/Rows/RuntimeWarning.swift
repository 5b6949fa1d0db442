#if canImport(SwiftUI)
import SwiftUI

#if canImport(os)
import os
#endif

/// A warning of a use that compiles and does not work, as SwiftUI gives them at run time: in debug builds, and once in the
/// life of the process.
enum RuntimeWarning {
  private static let said = Locked<Set<String>>([])

  /// The warnings so far.
  static var all: Set<String> { said.with { $0 } }

  /// Says a text, if it has not been said before: on the console and, in Xcode, where the app's other run-time issues are.
  static func say(_ text: @autoclosure () -> String) {
    #if DEBUG
    let text = text()
    if !said.with({ $0.insert(text).inserted }) { return }
    #if canImport(os)
    Logger(subsystem: "com.apple.runtime-issues", category: "FlowLayoutUI")
      .fault("\(text, privacy: .public)")
    #else
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    #endif
    #endif
  }
}
#endif
