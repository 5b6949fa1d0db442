import Foundation
import ToolInput

/// A folder to write files into.
struct OutputFolder: Equatable {
  let path: String

  /// Makes the folder unless it is there, and tells early whether files can be written into it.
  func prepare() throws(Failure) {
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw cannotCreate() }
    var status = stat()
    guard stat(path, &status) == 0 else { throw cannotCreate() }
    if status.st_mode & S_IFMT != S_IFDIR {
      errno = ENOTDIR
      throw cannotCreate()
    }
    guard access(path, W_OK | X_OK) == 0 else { throw cannotCreate() }
  }

  /// A file in the folder.
  func file(_ name: String) -> WholeFile { WholeFile(path: member(name)) }

  /// A folder in the folder.
  func folder(_ name: String) -> OutputFolder { OutputFolder(path: member(name)) }

  private func member(_ name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  private func cannotCreate() -> Failure {
    let problem = systemError()
    return Failure(
      .cannotCreate,
      "cannot create \(path.quoted): \(problem); "
        + "expected a writable folder, or a new one in an existing folder")
  }
}

extension ValueKind<OutputFolder> {
  /// The path of a folder.
  static var outputFolder: Self {
    ValueKind(
      placeholder: "DIR", expectation: "the path of a folder", text: \.path,
      value: { $0.isEmpty ? nil : OutputFolder(path: $0) })
  }
}
