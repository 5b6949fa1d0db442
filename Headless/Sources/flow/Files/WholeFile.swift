import Foundation

/// A file that is written whole or not at all.
struct WholeFile: Equatable {
  let path: String

  /// Writes the whole file or nothing: into a new file beside it, which then takes its name.
  func write(_ bytes: [UInt8]) throws(Failure) {
    let target = try checkedTarget()
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    let temporary = folder + ".flow-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw cannotCreate(systemError()) }
    do {
      try Descriptor(number: descriptor, name: path.quoted).write(bytes)
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    guard close(descriptor) == 0, rename(temporary, target) == 0 else {
      let problem = systemError()
      unlink(temporary)
      throw cannotCreate(problem)
    }
  }

  /// Tells early, before any work, whether the file can be written.
  func check() throws(Failure) {
    let target = try checkedTarget()
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
    var status = stat()
    guard stat(folder, &status) == 0 else { throw cannotCreate(systemError()) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw cannotCreate("its folder is a file") }
    guard access(folder, W_OK) == 0 else { throw cannotCreate(systemError()) }
  }

  /// The path behind symbolic links, if nothing but a writable regular file is there.
  private func checkedTarget() throws(Failure) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return path }
    guard status.st_mode & S_IFMT == S_IFREG else { throw cannotCreate("it is not a regular file") }
    guard access(path, W_OK) == 0 else { throw cannotCreate(systemError()) }
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func cannotCreate(_ problem: String) -> Failure {
    Failure(
      .cannotCreate,
      "cannot create \(path.quoted): \(problem); expected a writable path in an existing folder")
  }
}
