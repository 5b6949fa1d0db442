import FlowUI
import SwiftUI
import Testing

/// Where the focus goes when its view is hidden: chips of 40 in 200, four a line.
@MainActor @Suite("The focus in a limited flow")
struct LimitFocusTests {
  @Test("any view that is hidden gives it to the indicator, also if it is not one of the last")
  func hiding() throws {
    for element in 0..<8 {
      let lines = Remote(2)
      let host = HeadlessHost(size: CGSize(width: 200, height: 200)) {
        Driven(lines) { lines in
          Flow(0..<8, id: \.self, maxLines: lines, priority: { Double($0) }) {
            Chip("\($0)")
          } overflow: { more in
            Chip("+\(more.count)")
          }
        }
      }
      try host.settle()
      for _ in 0...element { host.pressTab() }
      #expect(host.focusedIdentifier == "\(element)")
      lines.set(1)
      try host.settle()
      // The last three are the most important ones.
      #expect(host.focusedIdentifier == (element < 5 ? "+5" : "\(element)"))
      lines.set(2)
      try host.settle()
      #expect(host.focusedIdentifier == (element < 5 ? nil : "\(element)"))
    }
  }
}
