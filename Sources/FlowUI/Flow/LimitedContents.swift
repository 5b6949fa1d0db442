#if canImport(SwiftUI)
import SwiftUI

/// The views of a flow over data, in the order in which its layout finds them.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedContents<
  Data: RandomAccessCollection, ID: Hashable, Item: View, Overflow: View, Placeholder: View,
  ItemSeparator: View, LineSeparator: View
> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let priority: ((Data.Element) -> Double)?
  let content: (Data.Element) -> Item
  let overflow: (FlowOverflow<Data.Element>) -> Overflow
  let placeholder: () -> Placeholder
  let itemSeparator: () -> ItemSeparator
  let lineSeparator: () -> LineSeparator
  /// How the data is shown while an element is held: moved to where it would be dropped.
  var move: DataMove?
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedContents {
  static var hasIndicator: Bool { Overflow.self != EmptyView.self }
  static var hasItemSeparators: Bool { ItemSeparator.self != EmptyView.self }
  static var hasLineSeparators: Bool { LineSeparator.self != EmptyView.self }
  static var hasSeparators: Bool { hasItemSeparators || hasLineSeparators }
  var hasSeparators: Bool { Self.hasSeparators }

  /// The elements that have views.
  func choice(_ context: LimitedContext) -> LimitedChoice {
    let count = context.count(of: data.count)
    guard let priority, !context.limits.isEmpty else { return LimitedChoice(count) }
    let version = context.version
    let (known, choice) = context.model.ranking.with {
      ($0.priorities(version), $0.choice(version, count))
    }
    if let choice, move == nil { return choice }
    let priorities = known ?? data.map(priority)
    if let move {
      return LimitedChoice(count, of: priorities.indices.map { priorities[move.source(of: $0)] })
    }
    let new = LimitedChoice(count, of: priorities)
    context.model.ranking.with { $0.take(priorities, new, version) }
    return new
  }

  /// What the indicator is told.
  func overflow(_ run: LimitedRun, isExpanded: Bool) -> FlowOverflow<Data.Element> {
    if isExpanded { return FlowOverflow(count: 0, isExpanded: true) { [] } }
    let count = run.hiddenCount(of: data.count)
    return FlowOverflow(count: count, isExpanded: false) { [data, move] in
      zip(0..., data).lazy.filter { source, _ in
        let place = move?.place(of: source) ?? source
        return !run.shown.contains(place) && !run.uncounted.contains(place)
      }.map(\.1)
    }
  }

  /// What the indicator is told if everything is hidden.
  func largestOverflow(isExpanded: Bool) -> FlowOverflow<Data.Element> {
    overflow(LimitedRun(shown: .first(0)), isExpanded: isExpanded)
  }
}

/// A list of views: rows, what is in front of them, and what is measured for that.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedList<
  Data: RandomAccessCollection, ID: Hashable, Item: View, Overflow: View, Placeholder: View,
  ItemSeparator: View, LineSeparator: View
> {
  typealias Contents = LimitedContents<
    Data, ID, Item, Overflow, Placeholder, ItemSeparator, LineSeparator
  >

  private(set) var contents: Contents
  let context: LimitedContext

  init(contents: Contents, context: LimitedContext) {
    self.contents = contents
    self.context = context
    self.contents.move = context.moving?.move
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedList: View {
  @ViewBuilder var body: some View {
    let choice = contents.choice(context)
    rows(choice)
    if !context.isPlain {
      // Neither is made anew where only rows are told something.
      LimitedSection(stamp: stamp) { front }.equatable()
        .layoutValue(
          key: LimitedPartKey.self, value: .front(total: contents.data.count, made: choice))
      LimitedSection(stamp: stamp) { samples }.equatable()
    }
  }

  // SwiftUI may make the rows on another thread: the closure is formed where no actor is.
  @ViewBuilder nonisolated private func rows(_ choice: LimitedChoice) -> some View {
    let (content, total) = (contents.content, contents.data.count)
    let word = LimitedWord(context)
    let elements = LimitedElements(
      contents.data, contents.id, choice, reading: context.reading, move: contents.move)
    if let moving = context.moving {
      Self.places(elements, context.focus.map, word) {
        Self.row($0, word, content)
          .modifier(moving.item(at: $0.index, count: total, word.version))
      }
    } else {
      Self.places(elements, context.focus.map, word) { Self.row($0, word, content) }
    }
  }

  /// The rows, which tell where they are if arrow keys go from one to the next.
  @ViewBuilder nonisolated private static func places(
    _ elements: LimitedElements<Data, ID>, _ map: FlowFocusMap?, _ word: LimitedWord,
    _ row: @escaping (LimitedElements<Data, ID>.Entry) -> some View
  ) -> some View {
    if let map {
      ForEach(elements, id: \.id) { entry in
        row(entry)
          .modifier(
            FlowFocusPlace(
              map: map, id: AnyHashable(entry.id), isShown: word.shown.contains(entry.index)))
      }
    } else {
      ForEach(elements, id: \.id, content: row)
    }
  }

  // Nothing here has an opaque type: what that is would be found out at run time, for each row.
  nonisolated private static func row(
    _ entry: LimitedElements<Data, ID>.Entry, _ word: LimitedWord,
    _ content: @escaping (Data.Element) -> Item
  ) -> ModifiedContent<EquatableView<LimitedRow<Data.Element, Item>>, LimitedFade> {
    LimitedRow(version: word.version, index: entry.index, element: entry.element, content: content)
      .equatable()
      .modifier(LimitedFade(element: entry.index, word))
  }

  nonisolated private var stamp: LimitedStamp {
    LimitedStamp(
      version: context.version, limits: context.limits, total: contents.data.count,
      move: contents.move)
  }

  nonisolated private var front: some View {
    let (contents, context) = (contents, context)
    let total = contents.data.count
    return GeometryReader { proxy in
      LimitedFront(
        contents: contents, context: context,
        number: LayoutSignal<LimitedRun>.number(proxy))
    }
    .onSignal(context.model.signal) { context.tell($0, total: total) }
  }

  /// What is measured for all of its kind: neither drawn nor touched, and enabled, as in front.
  @ViewBuilder private var samples: some View {
    switch context.mainAxis {
    case .horizontal:
      separators(between: HStackLayout(spacing: 0), lines: VStackLayout(spacing: 0))
    case .vertical: separators(between: VStackLayout(spacing: 0), lines: HStackLayout(spacing: 0))
    }
    if Contents.hasIndicator, !context.limits.isEmpty {
      ZStack {
        if Placeholder.self == EmptyView.self {
          contents.overflow(contents.largestOverflow(isExpanded: context.limits.isExpanded))
        } else {
          contents.placeholder()
        }
      }
      .hidden()
      .layoutValue(key: LimitedPartKey.self, value: .indicator)
    }
  }

  @ViewBuilder private func separators(
    between itemStack: some Layout, lines lineStack: some Layout
  ) -> some View {
    if Contents.hasItemSeparators {
      LimitedSample(stack: itemStack) { contents.itemSeparator() }
        .hidden()
        .layoutValue(key: LimitedPartKey.self, value: .itemSeparator)
    }
    if Contents.hasLineSeparators {
      LimitedSample(stack: lineStack) { contents.lineSeparator() }
        .hidden()
        .layoutValue(key: LimitedPartKey.self, value: .lineSeparator)
    }
  }
}

/// Views of a flow that are made anew only where what is stamped on them is another.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedSection<Content: View> {
  let stamp: LimitedStamp
  let content: () -> Content
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedSection: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.stamp == b.stamp }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedSection: View {
  var body: some View { content() }
}

/// All that the views in front of a flow's rows, and those that are measured for them, follow from.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedStamp: Equatable, Sendable {
  let version: Int
  let limits: LimitedLimits
  /// The number of elements: of views that change by themselves there may be more or fewer in one version.
  let total: Int
  /// Where what is held is taken: the indicator may list what is hidden meanwhile.
  let move: DataMove?
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedContext {
  /// The axis that items stand along.
  var mainAxis: Axis { rules.axis.mainAxis }
}

/// The chosen elements of a collection, with their places: nothing of the rest is read.
struct LimitedElements<Data: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let choice: LimitedChoice
  /// The chosen elements' places, in the order in which they are read; nil for that of the data.
  private var reading: [Int]?
  /// What of them stands elsewhere than in the data, because it is held.
  private let move: DataMove?

  init(
    _ data: Data, _ id: KeyPath<Data.Element, ID>, _ choice: LimitedChoice, reading: [Int] = [],
    move: DataMove? = nil
  ) {
    self.data = data
    self.id = id
    self.choice = choice
    self.move = move
    // Where others have been chosen since, a layout will say in what order these are seen.
    if !reading.isEmpty, Set(reading) == Set((0..<choice.count).map(choice.index)) {
      self.reading = reading
    }
  }

  struct Entry {
    let index: Int
    let id: ID
    let element: Data.Element
  }

  var startIndex: Int { 0 }
  var endIndex: Int { choice.count }

  subscript(position: Int) -> Entry {
    let index = reading?[position] ?? choice.index(position)
    let source = move?.source(of: index) ?? index
    let element = data[data.index(data.startIndex, offsetBy: source)]
    return Entry(index: index, id: element[keyPath: id], element: element)
  }
}
#endif
