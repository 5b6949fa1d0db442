import Foundation
import Synchronization

/// Declarations that compile and are not drawn here: each is named once a process, on standard error, so that nobody
/// looks for it in a picture.
enum NotDrawn {
  private static let named = Mutex<Set<String>>([])

  static func say(_ declaration: String) {
    guard named.withLock({ $0.insert(declaration).inserted }) else { return }
    let sentence = "SwiftUI stand-in: \(declaration) compiles, but is not drawn\n"
    FileHandle.standardError.write(Data(sentence.utf8))
  }
}
