import Foundation
import FuzzTargets
import Testing

/// One test at a time: steps are counted for the whole process.
@Suite(.serialized) enum FuzzingTests {}

extension FuzzingTests {
  /// The inputs of libFuzzer, without libFuzzer.
  @MainActor @Suite("Nothing that anyone can feed breaks a promise")
  struct ReplayTests {
    private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Corpus").standardizedFileURL

    @Test("the inputs that fuzzing found worth keeping", arguments: FuzzTarget.all)
    func keptInputs(target: FuzzTarget) throws {
      let file = Self.corpus.appending(path: "\(target.name).txt")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      #expect(lines.count >= 20)
      for line in lines {
        let input = try #require(Data(base64Encoded: String(line)))
        do { _ = try target.check(Array(input)) } catch { Issue.record("\(line): \(error)") }
      }
    }

    @Test("half a million solves of containers that follow from numbers")
    func engine() {
      #expect(passes(of: .engine, seeds: 63_000) >= 500_000)
    }

    @Test("thousands of changes of an index")
    func index() {
      #expect(passes(of: .index, seeds: 800) >= 4000)
    }

    @Test("thousands of files of cases, and of items")
    func files() {
      #expect(passes(of: .cases, seeds: 2000) >= 2000)
      #expect(passes(of: .text, seeds: 10_000) >= 10_000)
    }

    @Test("hundreds of trees of views")
    func hosted() {
      #expect(passes(of: .hosted, seeds: 100) >= 400)
    }

    private func passes(of target: FuzzTarget, seeds: Int) -> Int {
      var passes = 0
      for seed in 0..<seeds {
        do {
          passes += try target.check(FuzzTarget.input(seed: seed))
        } catch {
          Issue.record("\(target.name), seed \(seed): \(error)")
          break
        }
      }
      return passes
    }
  }
}
