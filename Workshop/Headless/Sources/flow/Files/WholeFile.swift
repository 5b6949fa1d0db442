import Foundation
import ToolInput

/// A file that is written whole or not at all.
struct WholeFile: Equatable {
  let path: String

  /// Writes the whole file or nothing.
  func write(_ bytes: [UInt8]) throws(Failure) {
    try write { descriptor throws(Failure) in try descriptor.write(bytes) }
  }

  /// Writes the whole file or nothing: into a new file beside it, which then takes its name.
  ///
  /// A file that is there keeps its permissions and, if the system allows it, its owner.
  func write(_ fill: (Descriptor) throws(Failure) -> Void) throws(Failure) {
    let (target, current) = try checkedTarget()
    let temporary =
      target.folder + ".flow-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    try Interruption.removing(temporary) { () throws(Failure) in
      let permissions = current.map { $0.st_mode & 0o777 }
      let number = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions ?? 0o666)
      guard number >= 0 else { throw cannotCreate(systemError()) }
      do throws(Failure) {
        try fill(Descriptor(number: number, name: path.quoted))
      } catch {
        close(number)
        unlink(temporary)
        throw error
      }
      if let current, let permissions {
        _ = fchown(number, current.st_uid, current.st_gid)
        fchmod(number, permissions)
      }
      guard close(number) == 0, rename(temporary, target) == 0 else {
        let problem = systemError()
        unlink(temporary)
        throw cannotCreate(problem)
      }
    }
  }

  /// Tells early, before any work, whether the file can be written.
  func check() throws(Failure) {
    let folder = try checkedTarget().path.folder
    var status = stat()
    guard stat(folder.isEmpty ? "." : folder, &status) == 0 else {
      throw cannotCreate(systemError())
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw cannotCreate("its folder is a file") }
    guard access(folder.isEmpty ? "." : folder, W_OK) == 0 else {
      throw cannotCreate(systemError())
    }
  }

  /// The path behind symbolic links, and what is there, if that is nothing or a writable regular file.
  private func checkedTarget() throws(Failure) -> (path: String, status: stat?) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      // A link may point at a file that is yet to be made, but not at itself.
      guard errno != ELOOP else { throw cannotCreate(systemError()) }
      return (path.behindLinks, nil)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw cannotCreate("it is not a regular file") }
    guard access(path, W_OK) == 0 else { throw cannotCreate(systemError()) }
    return (path.behindLinks, status)
  }

  private func cannotCreate(_ problem: String) -> Failure {
    Failure(
      .cannotCreate,
      "cannot create \(path.quoted): \(problem); expected a writable path in an existing folder")
  }
}

extension String {
  /// The path up to and with its last slash; empty if it has none.
  fileprivate var folder: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }

  /// The path that this one leads to, link by link; for links that end somewhere, even in nothing.
  fileprivate var behindLinks: String {
    var path = self
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    while case let count = readlink(path, &buffer, buffer.count), count >= 0 {
      let next = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = next.hasPrefix("/") ? next : path.folder + next
    }
    return path
  }
}
