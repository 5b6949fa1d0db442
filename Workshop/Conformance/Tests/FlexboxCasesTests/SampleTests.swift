import FlexboxCases
import Foundation
import Testing

@Suite("The committed sample")
struct SampleTests {
  @Test(
    "every case that a browser measured comes out of the engine",
    arguments: [("sample", 415), ("plain", 120), ("edges", 18)])
  func sample(name: String, count: Int) throws {
    let cases = try Sample.cases(name)
    expectEqual(cases.count, count)
    var report = Report(path: name)
    for subject in cases { report.add(subject, subject.verdict()) }
    #expect(report.failures.isEmpty, "\(report.failures.joined(separator: "\n"))")
    #expect(report.passed == cases.count, "\(report.lines)")
  }

  @Test("a frame that is wrong by more than the tolerance fails, and names the item")
  func detectsDifferences() throws {
    let json = """
      {"cases": [{"name": "two", "group": "core", "container": {"style": {"width": 50},
        "containingBlock": [0, 0], "size": [50, 10]}, "items": [
        {"style": {"width": 20, "height": 10}, "frame": [0, 0, 20, 10]},
        {"style": {"width": 20, "height": 10}, "frame": [\(20.08), 0, 20, 10]}]}]}
      """
    let subject = try #require(try CaseReader.cases(in: Data(json.utf8), path: "x").first)
    guard case .failed(let item, let expected, let got) = subject.verdict() else {
      Issue.record("a difference of 0.08 passes")
      return
    }
    expectEqual(item, 1)
    expectEqual(expected?.x, 20.08)
    expectEqual(got?.x, 20)
    guard case .passed = subject.verdict(tolerance: 0.1) else {
      Issue.record("a tolerance of 0.1 does not excuse 0.08")
      return
    }
  }
}

/// The cases beside the tests.
enum Sample {
  static func path(_ name: String = "sample") throws -> String {
    let urls = ["json", "json.gz"].compactMap {
      Bundle.module.url(forResource: name, withExtension: $0, subdirectory: "Cases")
    }
    return try #require(urls.first).path
  }

  static func cases(_ name: String = "sample") throws -> [FlexboxCase] {
    let path = try path(name)
    return try CaseReader.cases(in: try CaseFile.contents(path), path: path)
  }
}
