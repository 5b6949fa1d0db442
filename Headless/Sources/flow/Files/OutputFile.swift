import Foundation

/// A file to write, of a kind that its ending names.
struct OutputFile: Equatable {
  /// What can be written; the raw value is the ending.
  enum Format: String, CaseIterable {
    case json
  }

  let path: String
  let format: Format

  /// Nil if the path has no known ending.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex, !path.hasSuffix("/"),
      let format = Format(rawValue: name[name.index(after: dot)...].lowercased())
    else { return nil }
    self.path = path
    self.format = format
  }

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

extension ValueKind<OutputFile?> {
  /// A path whose ending names a format.
  static var outputFile: Self {
    let endings = OutputFile.Format.allCases.map { ".\($0.rawValue)" }
    return ValueKind(
      placeholder: "PATH", expectation: "a path that ends in \(endings.joined(separator: " or "))",
      text: { $0?.path }, value: { OutputFile(path: $0).map(Optional.some) })
  }
}
