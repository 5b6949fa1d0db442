import Foundation

/// A place in FlowLayoutUI's sources that hands SwiftUI a closure to keep.
struct CallSite: Hashable, Comparable, CustomStringConvertible {
  let file: String
  let function: String
  let call: String

  init(_ file: String, _ function: String, _ call: String) {
    self.file = file
    self.function = function
    self.call = call
  }

  var description: String { "\(file): \(function) calls \(call)" }

  static func < (a: Self, b: Self) -> Bool { a.description < b.description }
}

/// Reads sources for closures that SwiftUI keeps: those whose parameters are `@escaping` in the stand-in,
/// which has all that FlowLayoutUI uses.
enum KeptClosures {
  /// The call sites in the face, as often as there are.
  static func callSites() throws -> [CallSite] {
    let names = try keepingNames()
    return try ["FlowLayouts", "FlowLayoutUI"].flatMap { module in
      try sources(in: root.appending(path: "Workshop/Product/\(module)")).flatMap { file, lines in
        sites(in: lines, of: file, names)
      }
    }
  }

  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The functions and types of SwiftUI that keep closures: `.onAppear`, `ForEach`.
  private static func keepingNames() throws -> Set<String> {
    var names: Set<String> = []
    for (_, lines) in try sources(in: root.appending(path: "Workshop/Headless/Sources/SwiftUI")) {
      var type = ""
      var name: String?
      for line in lines
      where ["public ", "extension ", "@escaping", "{"].contains(where: line.contains) {
        if let match = line.firstMatch(of: /\bpublic (?:struct|class) (\w+)/) {
          type = String(match.1)
        } else if let match = line.firstMatch(of: /^(?:public )?extension (\w+)/) {
          type = String(match.1)
        }
        if let match = line.firstMatch(of: /public (?:static )?func (\w+)/) {
          name = ".\(match.1)"
        } else if line.contains(/public init\b/) {
          name = type
        }
        if line.contains("@escaping"), let name { names.insert(name) }
        if line.hasSuffix("{") { name = nil }
      }
    }
    return names
  }

  private static func sites(
    in lines: [Substring], of file: String, _ names: Set<String>
  ) -> [CallSite] {
    var sites: [CallSite] = []
    var function = ""
    for line in lines {
      if let match = line.firstMatch(of: /\b(?:func (\w+)|var (\w+): [^=]*\{|(init)[(<])/) {
        function = String(match.1 ?? match.2 ?? match.3 ?? "")
      }
      for match in line.matches(of: /(?:(\.\w+)|\b([A-Z]\w*))(?:\(| \{)/) {
        let call = String(match.1 ?? match.2 ?? "")
        if names.contains(call) { sites.append(CallSite(file, function, call)) }
      }
    }
    return sites
  }

  /// The lines of all Swift files in a folder but for comments, by the files' paths.
  private static func sources(in folder: URL) throws -> [(file: String, lines: [Substring])] {
    let root = folder.resolvingSymlinksInPath()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path())
    return try paths.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted().map {
      let text = try String(contentsOf: root.appending(path: $0), encoding: .utf8)
      let lines = text.split(separator: "\n").filter {
        !$0.drop(while: \.isWhitespace).hasPrefix("//")
      }
      return ($0, lines)
    }
  }
}
