import FlowUI
import SwiftUI
import Testing

/// An element with a size of its own.
struct Piece: Identifiable, Equatable {
  let id: Int
  var size: CGSize

  static func chips(_ count: Int, seed: UInt64 = 7) -> [Piece] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { Piece(id: $0, size: .drawn(&generator)) }
  }

  static func sized(_ sizes: [CGSize]) -> [Piece] {
    sizes.enumerated().map { Piece(id: $0.offset, size: $0.element) }
  }

  /// As many equal chips: three lines of 120 × 40 a page of 390 × 120 with gaps of 8.
  static func equal(_ count: Int) -> [Piece] {
    sized(Array(repeating: CGSize(width: 120, height: 40), count: count))
  }
}

extension CGSize {
  /// A size between 20 × 16 and 120 × 48.
  static func drawn(_ generator: inout SeededGenerator) -> CGSize {
    CGSize(
      width: CGFloat(Int.random(in: 80...480, using: &generator)) / 4,
      height: CGFloat(Int.random(in: 64...192, using: &generator)) / 4)
  }
}

/// Counts what views do.
@MainActor final class ViewCounts {
  /// The bodies that were evaluated since the last time.
  var bodies = 0
  /// How many views appeared altogether.
  var made = 0
  /// The bodies of the screen around the flow.
  var screens = 0
}

/// A view that says when it is evaluated and made.
struct ChipView: View {
  let chip: Piece
  let counts: ViewCounts?
  @State private var isMade = Made()

  final class Made { var isCounted = false }

  init(_ chip: Piece, _ counts: ViewCounts? = nil) {
    self.chip = chip
    self.counts = counts
  }

  var body: some View {
    if let counts {
      counts.bodies += 1
      if !isMade.isCounted {
        counts.made += 1
        isMade.isCounted = true
      }
    }
    return Color.clear.frame(width: chip.size.width, height: chip.size.height)
      .accessibilityIdentifier("\(chip.id)")
  }
}

/// What a test changes while a screen is shown.
struct ScreenState: Equatable {
  var chips: [Piece] = []
  var position = ScrollPosition(idType: Int.self)
  var scrolledID: Int?
  var header: CGFloat = 0
}

/// Hands a test the state of a screen.
@MainActor final class ScreenHandle {
  var state: Binding<ScreenState>?

  var chips: [Piece] {
    get { state?.wrappedValue.chips ?? [] }
    set { state?.wrappedValue.chips = newValue }
  }
}

/// How a screen is laid out.
struct ScreenOptions {
  enum Kind: CaseIterable { case eager, declared, measured }

  /// What is bound to where the scroll view is: a `ScrollPosition`, or an identity, as before iOS 18.
  enum Bound: CaseIterable { case position, identity }

  var kind = Kind.declared
  var rows = FlowLayout(hugsLines: .never)
  var columns: VFlowLayout?
  var bound: Bound?
  /// Where an identity that is set comes to lie.
  var anchor: UnitPoint?
  /// What the content is inset by before and behind it: by a margin, and by a safe area.
  var before: CGFloat = 0
  var behind: CGFloat = 0
}

/// A flow in a scroll view.
struct Screen: View {
  let handle: ScreenHandle
  let options: ScreenOptions
  let counts: ViewCounts?
  @State private var state: ScreenState

  init(
    _ chips: [Piece], _ options: ScreenOptions, handle: ScreenHandle = ScreenHandle(),
    counts: ViewCounts? = nil, header: CGFloat = 0
  ) {
    self.handle = handle
    self.options = options
    self.counts = counts
    _state = State(initialValue: ScreenState(chips: chips, header: header))
  }

  var body: some View {
    handle.state = $state
    counts?.screens += 1
    return scrollView
  }

  /// A bound position would write state whenever another chip is the first one.
  @ViewBuilder private var scrollView: some View {
    switch options.bound {
    case .position: insetScrollView.flowScrollPosition($state.position)
    case .identity:
      insetScrollView.flowScrollPosition(id: $state.scrolledID, anchor: options.anchor)
    case nil: insetScrollView
    }
  }

  private var insetScrollView: some View {
    let (start, end): (Edge.Set, Edge.Set) =
      options.columns == nil ? (.top, .bottom) : (.leading, .trailing)
    return plainScrollView.contentMargins(start, options.before)
      .safeAreaPadding(end, options.behind)
  }

  private var plainScrollView: some View {
    ScrollView(options.columns == nil ? .vertical : .horizontal) {
      if options.columns == nil {
        VStack(spacing: 0) { content }
      } else {
        HStack(spacing: 0) { content }
      }
    }
    .accessibilityIdentifier("scroll")
  }

  @ViewBuilder private var content: some View {
    Color.clear.frame(width: state.header, height: state.header)
    flow.accessibilityIdentifier("flow")
  }

  @ViewBuilder private var flow: some View {
    if let columns = options.columns {
      flow(columns)
    } else {
      flow(options.rows)
    }
  }

  @ViewBuilder private func flow(_ layout: some FlowingLayout) -> some View {
    switch options.kind {
    case .eager: layout { ForEach(state.chips) { ChipView($0, counts) } }
    case .declared:
      LazyFlow(state.chips, layout: layout, sizes: .declared(\.size)) { ChipView($0, counts) }
    case .measured: LazyFlow(state.chips, layout: layout) { ChipView($0, counts) }
    }
  }
}

extension Screen {
  static let phone = CGSize(width: 390, height: 800)

  @MainActor static func host(
    _ chips: [Piece], _ options: ScreenOptions = ScreenOptions(), size: CGSize = phone,
    handle: ScreenHandle = ScreenHandle(), counts: ViewCounts? = nil, header: CGFloat = 0
  ) -> HeadlessHost {
    HeadlessHost(size: size) {
      Screen(chips, options, handle: handle, counts: counts, header: header)
    }
  }
}

@MainActor extension HeadlessHost {
  /// The frames of chips that can be seen, by identity.
  var visibleChips: [Int: CGRect] {
    let room = frame(of: "scroll") ?? .zero
    var visible: [Int: CGRect] = [:]
    for (identifier, frame) in frames {
      guard let id = Int(identifier) else { continue }
      if frame.minX < room.maxX, frame.maxX > room.minX, frame.minY < room.maxY,
        frame.maxY > room.minY
      {
        visible[id] = frame
      }
    }
    return visible
  }

  /// The number of chips whose views exist.
  var aliveChips: Int { frames.filter { Int($0.identifier) != nil }.count }
}

/// Goes on until nothing is left for a later update; none may take more than two rounds.
@MainActor func update(_ host: HeadlessHost) async throws {
  for _ in 0..<3 {
    #expect(try host.settle() <= 2)
    await Task.yield()
  }
}

/// The first difference between what two hosts show; nil if there is none.
@MainActor func difference(_ host: HeadlessHost, _ other: HeadlessHost) -> String? {
  let (visible, wanted) = (host.visibleChips, other.visibleChips)
  for id in Set(visible.keys).union(wanted.keys).sorted() {
    switch (visible[id], wanted[id]) {
    case (let frame?, let wanted?) where !frame.isNear(wanted):
      return "\(id) is at \(frame), not at \(wanted)"
    case (nil, let wanted?): return "\(id) is missing at \(wanted)"
    case (let frame?, nil): return "\(id) is at \(frame), not hidden"
    default: break
    }
  }
  return nil
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
