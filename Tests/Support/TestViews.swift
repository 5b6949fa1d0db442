#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import TestSupport

/// Counts what a view was asked to compute.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class Probe: @unchecked Sendable {
  private(set) var proposals: [ProposedViewSize] = []

  var count: Int { proposals.count }
  func record(_ proposal: ProposedViewSize) { proposals.append(proposal) }
  func reset() { proposals = [] }
}

/// A view that answers like text or a shape: its ideal length, or less down to a minimum, and then
/// in more lines so that nothing is lost.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Block: View {
  var layout: BlockLayout
  /// The fill color where a finger is to find the view.
  var color: Color?

  init(
    _ width: CGFloat, _ height: CGFloat, minimumWidth: CGFloat? = nil, baseline: CGFloat? = nil,
    spacing: ViewSpacing? = nil, fills: Bool = false, color: Color? = nil, probe: Probe? = nil
  ) {
    self.color = color
    layout = BlockLayout(
      answers: LeafAnswers(
        ideal: CGSize(width, height), minimum: minimumWidth, fills: fills,
        baseline: baseline),
      preferred: spacing, probe: probe)
  }

  // A layout without views gives way to all others unless it says otherwise.
  var body: some View { layout { color }.layoutPriority(0) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct BlockLayout: UnplacingLayout {
  var answers: LeafAnswers
  var preferred: ViewSpacing?
  var probe: Probe?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    probe?.record(proposal)
    return answers.size(for: proposal)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { preferred ?? ViewSpacing() }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    answers.explicitAlignment(of: guide, in: bounds)
  }
}

/// A layout that leaves its views where they are, if it has any.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
protocol UnplacingLayout: Layout {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension UnplacingLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {}
}

/// Asks its one view what a host asks, in that order, and places it in the bounds that the host makes
/// of the last answer.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct HostQuestions: Layout {
  var proposals: [ProposedViewSize]
  /// The host's change to the last answer before it hands out bounds.
  var bounds: @Sendable (CGSize) -> CGSize = { $0 }

  init(proposals: [ProposedViewSize]) { self.proposals = proposals }

  /// Asks about widths.
  init(widths: [CGFloat?]) {
    proposals = widths.map { ProposedViewSize(width: $0, height: nil) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    bounds(proposals.map { subviews[0].sizeThatFits($0) }.last ?? .zero)
  }

  func placeSubviews(
    in own: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: own.origin, proposal: proposals.last ?? .unspecified)
  }
}

/// Numbers that look random and are the same on every run.
typealias SeededGenerator = TestSupport.SeededGenerator

extension SeededGenerator {
  init(seed: UInt64) { self.init(Int(truncatingIfNeeded: seed)) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  /// A whole length.
  mutating func whole(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(number(range)) }

  /// Any length.
  mutating func real(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &self) }

  mutating func point(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) -> CGPoint {
    CGPoint(real(x), real(y))
  }

  /// A size of whole lengths.
  mutating func wholeSize(_ widths: ClosedRange<Int>, _ heights: ClosedRange<Int>) -> CGSize {
    CGSize(whole(widths), whole(heights))
  }

  mutating func realSize(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) -> CGSize {
    CGSize(real(x), real(y))
  }

  /// True once in so many times.
  mutating func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }

  mutating func toss() -> Bool { .random(using: &self) }

  /// One of all cases.
  mutating func any<Value: CaseIterable>(_ type: Value.Type = Value.self) -> Value {
    pick(Array(Value.allCases))
  }

  mutating func direction() -> LayoutDirection { toss() ? .leftToRight : .rightToLeft }
}

/// Whether two frames are equal but for the noise of sums.
func closeTo(_ a: CGRect, _ b: CGRect) -> Bool {
  abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
    && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
}

extension CGPoint {
  init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }

  var transposed: CGSize { CGSize(height, width) }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  var middle: CGPoint { CGPoint(midX, midY) }

  /// To a millionth of a point.
  var rounded: CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
    return CGRect(round(minX), round(minY), round(width), round(height))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  func frame(_ size: CGSize) -> some View { frame(width: size.width, height: size.height) }
}

/// Shows a value that the test may change while the views live.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Driven<Value, Content: View>: View {
  @State private var value: Value
  private let remote: Remote<Value>
  private let content: (Value) -> Content

  init(_ remote: Remote<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    _value = State(initialValue: remote.initial)
    self.remote = remote
    self.content = content
  }

  var body: some View {
    let _ = remote.connect($value)
    content(value)
  }
}

/// Hands its content a value to bind, which the test may change, too.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Bound<Value, Content: View>: View {
  @State private var value: Value
  private let remote: Remote<Value>
  private let content: (Binding<Value>) -> Content

  init(_ remote: Remote<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: remote.initial)
    self.remote = remote
    self.content = content
  }

  var body: some View {
    let _ = remote.connect($value)
    content($value)
  }
}

/// The test's end of a `Driven` or `Bound` view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor final class Remote<Value> {
  let initial: Value
  private var binding: Binding<Value>?

  init(_ initial: Value) { self.initial = initial }

  var value: Value {
    get { binding?.wrappedValue ?? initial }
    set { binding?.wrappedValue = newValue }
  }

  func connect(_ binding: Binding<Value>) { self.binding = binding }
  func set(_ value: Value) { self.value = value }

  /// Sets a value in an animation of a second.
  func animate(to value: Value) { withAnimation(.linear(duration: 1)) { self.value = value } }
}

/// A view that says in its identifier as the how-manieth of all it came to life.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Numbered: View {
  let name: String
  @State private var number: Int

  init(_ name: String, _ counter: Counter) {
    self.name = name
    _number = State(initialValue: counter.next())
  }

  var body: some View { Block(40, 20).named("\(name)#\(number)") }

  /// Counts initial values; a view's state keeps the first one that it is given.
  @MainActor final class Counter {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VerticalAlignment {
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  /// A quarter of the height below the top.
  static var quarter: VerticalAlignment { VerticalAlignment(Quarter.self) }
}
#endif
