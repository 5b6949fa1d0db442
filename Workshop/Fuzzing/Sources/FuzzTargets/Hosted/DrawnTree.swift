import FlowLayoutUI
import SwiftUI
import TestSupport

/// Flows in flows over views of any behavior.
indirect enum DrawnTree: Sendable {
  case leaf(DrawnLeaf)
  case flow(DrawnFlow, [DrawnTree])
}

extension DrawnTree {
  /// Whether all views answer the same to the same question.
  var isSteady: Bool {
    switch self {
    case .leaf(let leaf): leaf.kind != .fickle && leaf.kind != .restless
    case .flow(_, let children): children.allSatisfy(\.isSteady)
    }
  }
}

/// A view that holds no other, and what its modifiers ask for.
struct DrawnLeaf: Sendable {
  enum Kind: Sendable {
    /// Takes one size.
    case rigid
    /// Becomes deeper where it is narrower.
    case wrapping
    /// Takes what it is offered.
    case greedy
    /// Answers any number, but always the same to the same proposal.
    case odd
    /// Answers another number each time it is asked.
    case fickle
    /// Changes its state, and so its size, as often as it is laid out.
    case restless
    case text
    case spacer
    case divider
    case lineBreak
    case nothing
  }

  var kind = Kind.rigid
  var size = CGSize.zero
  var whim = 0
  var priority = 0.0
  var guide: CGFloat?
  var spacing: CGFloat?
  var grow = 0.0
  var shrink = 0.0
  var basis: CGFloat?
  var aspectRatio: CGFloat?
  var order = 0
  var alignment: FlowItemAlignment?
  var breaks: FlowBreak = []
  var isFullLine = false
}

/// A container with every option of the library's flows.
struct DrawnFlow: Sendable {
  enum Kind: Sendable {
    case rows
    case columns
    case viewOfRows
    case viewOfGuides
    case stack
    case limitedRows
    case limitedColumns
    case lazyRows
    case lazyColumns
  }

  var kind = Kind.rows
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var alignment = FlowAlignment.leading
  var lastLine: FlowAlignment?
  var guide = 0
  var stretchesItems = false
  var wrapping = FlowWrapping.greedy
  var maxItemsPerLine: Int?
  var idealLength: CGFloat?
  var hugging = FlowHugging.automatic
  /// The target depth of lines of views with an aspect ratio, and its limits.
  var targetDepth: CGFloat?
  var depthLimits: ClosedRange<CGFloat>?
  var padding: CGFloat?
  var limits = DrawnLimits()
  var laziness = DrawnLaziness()
}

/// The options of a `Flow`.
struct DrawnLimits: Sendable {
  var maxLines: Int?
  var fitsBounds = false
  var isExpanded = false
  /// The sizes of what stands between views and between lines, and of the indicator; nil for none.
  var itemSeparator: CGSize?
  var lineSeparator: CGSize?
  var indicator: CGSize?
}

/// The options of a `LazyFlow` and a `LazyStrip`.
struct DrawnLaziness: Sendable {
  /// The order of a strip's views.
  enum Order { case lineByLine, acrossLines }

  /// The size of the scroll view around it; SwiftUI's own views do not stand insane numbers.
  var viewport = CGSize.zero
  /// The sizes that are declared, by the item's number; empty if the views are measured.
  var sizes: [CGSize] = []
  /// The proportions that are declared in place of sizes.
  var ratios: [CGFloat] = []
  /// The lines of a strip, which is scrolled along them; nil for lines that break.
  var lines: Int?
  var order = Order.acrossLines
  var scrolledTo: Int?
}

/// Draws trees.
struct TreeDrawer<Source: RandomNumberGenerator> {
  var source: Source

  /// Whether numbers and views may be insane; if not, a tree looks the same whatever was before.
  var isHostile = true

  /// Whether guides may be insane.
  private var hasOddGuides = true

  /// Whether views may change while they are laid out.
  private let isSteady: Bool

  init(source: Source) {
    self.source = source
    isSteady = self.source.chance(0.7)
  }

  mutating func tree(depth: Int = 3) -> DrawnTree {
    let counts = depth == 3 ? [0...4, 0...9, 0...40] : [0...4]
    let kind = source.pick(isHostile && source.chance(0.2) ? Self.lazyKinds : Self.kinds)
    // SwiftUI places a stack's children, and views behind a view, at sane numbers only.
    let wasHostile = (isHostile, hasOddGuides)
    if kind == .stack { isHostile = false }
    if kind == .viewOfGuides { hasOddGuides = false }
    defer { (isHostile, hasOddGuides) = wasHostile }
    let flow = flow(kind)
    let children = (0..<Int.random(in: source.pick(counts), using: &source)).map { _ in
      depth > 1 && source.chance(0.15) ? tree(depth: depth - 1) : .leaf(leaf())
    }
    return .flow(flow, children)
  }

  mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    if isHostile, source.chance(0.15) { return source.pick(Self.oddNumbers) }
    return source.length(range)
  }

  static var oddNumbers: [CGFloat] {
    [.nan, .infinity, -.infinity, -1, -1e308, 1e308, 1e30, 1e-300, 1e-9, 0]
  }

  private mutating func some<Value>(_ draw: (inout Self) -> Value) -> Value? {
    source.chance(0.7) ? nil : draw(&self)
  }

  private static var kinds: [DrawnFlow.Kind] {
    [
      .rows, .rows, .rows, .columns, .viewOfRows, .viewOfGuides, .stack, .limitedRows, .limitedRows,
      .limitedColumns,
    ]
  }

  /// Views of these kinds exist depending on what has been visible.
  private static var lazyKinds: [DrawnFlow.Kind] { [.lazyRows, .lazyRows, .lazyColumns] }

  private mutating func flow(_ kind: DrawnFlow.Kind) -> DrawnFlow {
    var flow = DrawnFlow()
    flow.kind = kind
    flow.horizontalSpacing = source.chance(0.3) ? nil : length(-4...16)
    flow.verticalSpacing = source.chance(0.3) ? nil : length(-4...16)
    flow.alignment = source.pick(FlowAlignment.allCases)
    flow.lastLine = some { $0.source.pick(FlowAlignment.allCases) }
    flow.guide = Int.random(in: 0...5, using: &source)
    flow.stretchesItems = source.chance(0.2)
    if source.chance(0.3) { flow.wrapping = .balanced(minLines: count()) }
    flow.maxItemsPerLine = some { $0.count() }
    flow.idealLength = some { $0.length(0...200) }
    flow.hugging = some { $0.source.chance(0.5) ? .always : .never } ?? .automatic
    flow.targetDepth = some { $0.length(10...90) }
    flow.depthLimits = some { $0.range(0...120) }
    flow.padding = some { CGFloat($0.source.length(0...6)) }
    switch kind {
    case .limitedRows, .limitedColumns: flow.limits = limits()
    case .lazyRows, .lazyColumns: flow.laziness = laziness()
    default: break
    }
    return flow
  }

  private mutating func limits() -> DrawnLimits {
    var limits = DrawnLimits()
    if source.chance(0.8) { limits.maxLines = count() }
    limits.fitsBounds = source.chance(0.3)
    limits.isExpanded = source.chance(0.1)
    limits.itemSeparator = some { $0.partSize(0...12) }
    limits.lineSeparator = some { $0.partSize(0...12) }
    if source.chance(0.7) { limits.indicator = partSize(0...60) }
    return limits
  }

  private mutating func laziness() -> DrawnLaziness {
    var laziness = DrawnLaziness()
    laziness.viewport = CGSize(width: source.length(0...400), height: source.length(0...400))
    if source.chance(0.5) {
      laziness.sizes = (0..<Int.random(in: 1...5, using: &source)).map { _ in size(0...90) }
    } else if source.chance(0.3) {
      laziness.ratios = (0..<Int.random(in: 1...5, using: &source)).map { _ in ratio() }
    }
    laziness.lines = some { $0.count() }
    // Line by line is for declared sizes.
    laziness.order = source.pick([
      laziness.sizes.isEmpty ? .acrossLines : .lineByLine, .acrossLines,
    ])
    laziness.scrolledTo = some { Int.random(in: -1...50, using: &$0.source) }
    return laziness
  }

  /// The size of what stands in a stack; that may be endless, but not insane.
  private mutating func partSize(_ range: ClosedRange<Int>) -> CGSize {
    let isEndless = isHostile && source.chance(0.1)
    return CGSize(
      width: isEndless ? .infinity : source.length(range), height: source.length(range))
  }

  mutating func size(_ range: ClosedRange<Int>) -> CGSize {
    CGSize(width: length(range), height: length(range))
  }

  /// A width divided by a height.
  mutating func ratio() -> CGFloat {
    if isHostile, source.chance(0.15) { return source.pick(Self.oddNumbers) }
    return CGFloat(source.length(1...4)) / 2
  }

  /// Two numbers of which the second is no smaller, as a range demands.
  private mutating func range(_ numbers: ClosedRange<Int>) -> ClosedRange<CGFloat> {
    let (one, other) = (length(numbers), length(numbers))
    return one <= other ? one...other : other <= one ? other...one : 0...0
  }

  private mutating func count() -> Int {
    isHostile && source.chance(0.2)
      ? source.pick([.min, -1, 0, .max]) : Int.random(in: 1...5, using: &source)
  }

  private mutating func leaf() -> DrawnLeaf {
    var leaf = DrawnLeaf()
    let sane: [DrawnLeaf.Kind] = [
      .rigid, .rigid, .wrapping, .greedy, .text, .spacer, .divider, .lineBreak, .nothing,
    ]
    let insane: [DrawnLeaf.Kind] = isSteady ? [.odd, .odd] : [.odd, .odd, .fickle, .restless]
    leaf.kind = source.pick(isHostile ? sane + insane : sane)
    leaf.size = CGSize(width: source.length(0...90), height: source.length(0...40))
    leaf.whim = Int.random(in: 0...99, using: &source)
    leaf.guide = some {
      $0.hasOddGuides ? $0.length(-10...40) : CGFloat($0.source.length(-10...40))
    }
    leaf.spacing = some { $0.length(-2...20) }
    if source.chance(0.5) { return leaf }
    if source.chance(0.1) { leaf.priority = Double(length(-1...1)) }
    leaf.grow = source.chance(0.5) ? Double(length(0...3)) : 0
    leaf.shrink = source.chance(0.3) ? Double(length(0...3)) : 0
    leaf.basis = some { $0.length(0...120) }
    leaf.aspectRatio = some { $0.ratio() }
    leaf.order = source.pick([0, 0, 1, -1, isHostile ? .max : 2, isHostile ? .min : 3])
    leaf.alignment = some { $0.source.pick(FlowItemAlignment.allCases) }
    leaf.breaks = source.pick([[], [], .before, .after, .avoidBefore, [.before, .after]])
    leaf.isFullLine = source.chance(0.1)
    return leaf
  }
}
