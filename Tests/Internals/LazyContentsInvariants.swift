#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension LazyContents {
  /// Expects that what is known fits together, and that lines are those which the known items would make anew.
  func checkInvariants(_ comment: Comment = "", _ location: SourceLocation = #_sourceLocation) {
    let (memory, known) = (items.memory, items.measured)
    func expect(_ isTrue: Bool, _ name: String) {
      #expect(isTrue, "\(name) \(comment)", sourceLocation: location)
    }
    expect(known.count <= count, "known items exist")
    expect(!isExact || known.count == count && memory.answers.isEmpty, "exact is complete")
    expect(memory.unmeasured.allSatisfy(known.contains), "unmeasured items are known ones")
    expect(memory.answers.keys.allSatisfy(known.contains), "answers are of known items")
    expect([0, known.count].contains(memory.spacings.count), "spacings")
    expect([0, known.count].contains(memory.items.guides.count), "guides")
    expect([0, known.count].contains(memory.items.gapBefore.count), "gaps")
    expect(
      zip(realized.ranges, realized.ranges.dropFirst()).allSatisfy {
        $0.upperBound < $1.lowerBound
      },
      "ranges are in order and apart")
    var (kept, fresh) = (lines, lines)
    if let latest = (kept as? WrappedLines)?.recent.latest {
      let new = BrokenLines(latest.length, items)
      expect(latest.index.items == memory.items, "lines are of the known items")
      expect(latest.unknown.keys == new.unknown.keys, "estimated depths")
      let starts = [latest, new].map { lines in
        (0...lines.index.lineCount).map { lines.index.items(ofLines: 0..<$0).upperBound }
      }
      expect(starts[0] == starts[1], "lines end where they would")
    }
    var items = items
    fresh.forget(&items)
    if let latest = (kept as? WrappedLines)?.recent.latest {
      fresh.breakLines(at: latest.length, &items)
    }
    let pairs = zip(kept.frames(of: [known], items), fresh.frames(of: [known], items))
    expect(
      pairs.allSatisfy {
        $0.line == $1.line
          && closeTo(rules.axis.rectangle($0.frame), rules.axis.rectangle($1.frame))
      }, "frames are those of new lines")
  }
}
#endif
