import Contestants
import Foundation

/// The measurements of a run.
struct Results: Codable {
  /// The group of the engine and its baselines.
  static let core = "engine on arrays of numbers"

  /// One contestant with one number of items.
  struct Row: Codable {
    var group: String
    var name: String
    var count: Int

    /// The shortest pass, divided by the number of items.
    var nanosecondsPerItem: Double

    /// The median of the rounds' ratios to the baseline of the group.
    var ratio: Double

    /// The median of the rounds' ratios to each contestant of the group, by name.
    var ratios: [String: Double]

    /// Heap blocks of a repeated pass.
    var allocations: Int?

    /// The most bytes that a first pass holds, divided by the number of items.
    var bytesPerItem: Double?
  }

  var machine: Machine
  var rows: [Row] = []

  /// The most views of a lazy flow that exist, and those that are made for its first screen without sizes,
  /// in times of those on screen.
  var screensAlive: Double?
  var screensMade: Double?

  var targets: [Target] = []

  mutating func add(_ timings: [Timing], group: String, count: Int, baseline: String) {
    for timing in timings {
      let ratios = timings.map { ($0.name, timing.ratio(to: $0)) }
      let byName = Dictionary(uniqueKeysWithValues: ratios)
      rows.append(
        Row(
          group: group, name: timing.name, count: count,
          nanosecondsPerItem: timing.best / Double(count), ratio: byName[baseline] ?? .nan,
          ratios: byName, allocations: timing.repeated?.count,
          bytesPerItem: timing.first.map { Double($0.peakBytes) / Double(count) }))
    }
  }

  func row(_ group: String, _ name: String, _ count: Int) -> Row? {
    rows.first { $0.group == group && $0.name == name && $0.count == count }
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }
}

/// Where and when a run took place.
struct Machine: Codable {
  var processor = Machine.processorName()
  var system = ProcessInfo.processInfo.operatingSystemVersionString
  var date = ISO8601DateFormatter().string(from: Date())

  /// The most memory that the whole run held at a time.
  var peakMegabytes = 0.0

  private static func processorName() -> String {
    let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = information.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
    return "\(name ?? "unknown processor"), \(ProcessInfo.processInfo.processorCount) cores"
  }

  static func peakMegabytes() -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
    let kilobytes = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) }
    return (kilobytes ?? 0) / 1024
  }
}
