import ToolInput

/// A file to write, of a kind that its ending names.
struct OutputFile: Equatable {
  /// A format of output; the raw value is the file's extension.
  enum Format: String, CaseIterable {
    case json
    case png
    case svg
    case pdf

    /// Whether the file shows the flow rather than telling its frames.
    var isPicture: Bool { self != .json }
  }

  let file: WholeFile
  let format: Format

  /// Nil if the path has no known ending.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex, !path.hasSuffix("/"),
      let format = Format(rawValue: name[name.index(after: dot)...].lowercased())
    else { return nil }
    file = WholeFile(path: path)
    self.format = format
  }
}

extension ValueKind<OutputFile> {
  /// A path whose ending names a format.
  static var outputFile: Self {
    let endings = OutputFile.Format.allCases.map { ".\($0.rawValue)" }
    return ValueKind(
      placeholder: "PATH", expectation: "a path that ends in \(endings.alternatives)",
      text: \.file.path, value: OutputFile.init(path:))
  }
}
