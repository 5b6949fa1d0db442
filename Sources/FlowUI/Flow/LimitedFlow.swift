#if canImport(SwiftUI)
import SwiftUI

/// What a ``Flow`` is made of, whatever it is made from.
///
/// Its views are a list that one layout arranges:
///
///     rows        a view for each of the first k elements
///     front       what stands between and behind them, in front of all: a geometry reader
///     samples     a separator of each kind and the indicator, unseen: they are measured
///
/// 1. *The layout decides*, in the first pass, from sizes alone: `LimitedLines` finds the run of elements that
///    is shown. A row that is not shown, and has not been told so yet, goes where nobody sees it.
/// 2. *The front follows in the same pass.* The layout gives it a length that stands for the run
///    (`LayoutSignal`), so its content, a geometry reader's, is evaluated again, and makes as many
///    separators as are shown and the indicator with its number. No state is needed: where nothing runs
///    twice, as in the archive of a widget, the picture is right.
/// 3. *State tells the rest*, in the second round of the update: rows that are hidden fade, are disabled and
///    leave the accessibility tree, and *k* becomes another number if it has to. A row is evaluated
///    again only if what is told of its own element has changed.
///
/// *k* is what the limits can plausibly hold at first (`LimitedLimits.initialCount`), and grows, at least
/// twofold, when all rows fit and there are more elements. So no pass depends on the number of elements: only
/// an expanded flow and one without limits make a view for each.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedFlow {
  let rules: FlowRules
  let limits: LimitedLimits
  let isExpanded: Binding<Bool>
  let hasSeparators: Bool
  /// Makes the list of views, of a type of its own for each data.
  let contents: (LimitedContext) -> AnyView
  /// The identities of the elements, in order; nil if views are not made of elements.
  let identities: (() -> [AnyHashable])?
  /// How elements are moved by hand; nil if they are not.
  var moves: FlowMoves?

  @State private var model = LimitedModel()

  init(
    rules: FlowRules, limits: LimitedLimits, isExpanded: Binding<Bool>, hasSeparators: Bool,
    contents: @escaping (LimitedContext) -> AnyView,
    identities: (() -> [AnyHashable])? = nil
  ) {
    self.rules = rules
    self.limits = limits
    self.isExpanded = isExpanded
    self.hasSeparators = hasSeparators
    self.contents = contents
    self.identities = identities
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedFlow: View {
  var body: some View {
    let version = model.nextVersion()
    if let moves {
      MovingViews(flow: self, moves: moves, model: model, version: version)
    } else {
      LimitedViews(flow: self, model: model, version: version)
    }
  }
}

/// The part of a flow that what its layout has found makes evaluate again, and its expansion.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedViews {
  let flow: LimitedFlow
  let model: LimitedModel
  let version: Int
  let moving: MovingContext?

  @State private var told = LimitedTold()
  @State private var teller = FlowOrderTeller()
  /// The element that has the focus, or in whose view another one has it; −1 for the indicator.
  @FocusState private var focused: Int?
  @Environment(\.flowFocusMap) private var focusMap
  @Environment(\.flowReadingOrder) private var readingOrder

  init(flow: LimitedFlow, model: LimitedModel, version: Int, moving: MovingContext? = nil) {
    self.flow = flow
    self.model = model
    self.version = version
    self.moving = moving
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedViews: View {
  var body: some View {
    let hold = moving.flatMap { $0.mover.current($0.hold.wrappedValue) }
    let context = context(hold)
    let placing = moving.map { MovingPlacing(lines: $0.mover.lines, hold: hold) }
    teller.hasOrder = $told.hasOrder
    // Not two views to choose from: those of rows that become columns stay the same.
    let layout =
      switch flow.rules.axis {
      case .rows: AnyLayout(LimitedLayout<FlowLayout>(context, placing))
      case .columns: AnyLayout(LimitedLayout<VFlowLayout>(context, placing))
      }
    return layout { flow.contents(context) }
      .modifier(LimitedFocusNote(focused: $focused, model: model))
      .environment(\.flowOrderTeller, teller)
  }

  private func context(_ hold: MovingHold?) -> LimitedContext {
    var limits = flow.limits
    limits.isExpanded = flow.isExpanded.wrappedValue
    let isReordered = readingOrder == .visual && told.hasOrder
    return LimitedContext(
      rules: flow.rules, limits: limits,
      isPlain: limits.isEmpty && !flow.hasSeparators && !isReordered,
      reading: isReordered ? told.reading : [],
      version: version, model: model, told: $told,
      focus: LimitedFocus(focused: $focused, map: focusMap, axis: flow.rules.axis),
      moving: moving.map { MovingRows(mover: $0.mover, axis: flow.rules.axis, move: hold?.move) })
  }
}

/// What the layout has found and the rows have been told.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedTold: Equatable, Sendable {
  /// What was shown when the flow was not expanded: most likely what will be, when it collapses.
  var shown = LimitedShown.all

  /// How many elements have views; nil as long as it is what the limits suggest.
  var made: Int?

  /// The limits that these are enough for.
  var limits = LimitedLimits()

  /// Whether a view has been there that asks for another place than its element's.
  var hasOrder = false

  /// The elements that have views, in the order in which they are seen; empty for that of the data.
  var reading: [Int] = []
}

/// What the views of a flow know of it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedContext {
  let rules: FlowRules
  let limits: LimitedLimits

  /// Whether there is nothing to hide and nothing between the rows.
  let isPlain: Bool

  /// The elements in the order in which they are read, as far as that is not the one of the data.
  let reading: [Int]

  /// Another number whenever the flow's owner has been evaluated.
  let version: Int

  let model: LimitedModel
  let told: Binding<LimitedTold>
  let focus: LimitedFocus

  /// How rows are moved by hand; nil if they are not.
  let moving: MovingRows?

  /// Whether all elements have views.
  private var makesAll: Bool { limits.isEmpty || limits.isExpanded }

  /// How many of `total` elements have views.
  func count(of total: Int) -> Int {
    if makesAll { return total }
    let told = told.wrappedValue
    guard let made = told.made else { return min(total, limits.initialCount) }
    return min(total, told.limits == limits ? made : max(made, limits.initialCount))
  }

  /// The elements that the rows are told to be shown.
  var shown: LimitedShown { makesAll ? .all : told.wrappedValue.shown }
}

/// What lasts as long as a flow and is no state: no view depends on it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class LimitedModel: Sendable {
  let signal = LayoutSignal(LimitedRun())
  let ranking = Locked(LimitedRanking())
  /// The element that has the focus, as far as views have been evaluated since.
  let focused = Locked<Int?>(nil)
  private let version = Locked(0)
  private let latestAnimation = Locked<Animation?>(nil)

  func nextVersion() -> Int {
    version.with {
      $0 += 1
      return $0
    }
  }

  /// Notes how the change is animated that the layout has found something else in.
  func note(_ animation: Animation?) { latestAnimation.with { $0 = animation } }

  /// The animation that was noted, once.
  func takeAnimation() -> Animation? {
    latestAnimation.with { animation in
      defer { animation = nil }
      return animation
    }
  }
}

// MARK: Telling

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedContext {
  /// Has the rows told what the layout has found, as animated as the change that led to it.
  func tell(_ run: LimitedRun, total: Int) {
    let animation = model.takeAnimation()
    var new = told.wrappedValue
    new.reading = run.reading
    if !run.isUnlimited {
      focus.move(from: model.focused.with { $0 }, to: run)
      let made = count(of: total)
      // While more are made, the layout alone keeps those out of sight that it does not show.
      new.shown = run.wanted ?? 0 > made ? .all : run.shown
      let enough = limits.count(after: run, made: made, of: total)
      if enough != made { (new.made, new.limits) = (enough, limits) }
    }
    if new == told.wrappedValue { return }
    withTransaction(Transaction(animation: animation)) { told.wrappedValue = new }
  }
}
#endif
