#if canImport(SwiftUI)
import SwiftUI

/// What stands between and behind the rows of a flow, where its layout has found room for it.
///
/// Evaluated in the pass in which the layout finds something else: `number` is the length that says so.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedFront<
  Data: RandomAccessCollection, ID: Hashable, Item: View, Overflow: View, Placeholder: View,
  ItemSeparator: View, LineSeparator: View
> {
  typealias Contents = LimitedContents<
    Data, ID, Item, Overflow, Placeholder, ItemSeparator, LineSeparator
  >

  let contents: Contents
  let context: LimitedContext
  let number: Int
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedFront: View {
  var body: some View {
    let run = context.model.signal.value
    LimitedCanvas(places: []) {
      if Contents.hasSeparators { separators(run) }
      if Contents.hasIndicator, let room = run.indicator { indicator(run, in: room) }
      if !context.limits.isEmpty { LimitedTransactionReader(number: number, model: context.model) }
    }
  }

  private func separators(_ run: LimitedRun) -> some View {
    LimitedCanvas(places: run.itemSeparators + run.lineSeparators) {
      switch context.mainAxis {
      case .horizontal:
        separators(run, HStackLayout(spacing: 0), lines: VStackLayout(spacing: 0))
      case .vertical: separators(run, VStackLayout(spacing: 0), lines: HStackLayout(spacing: 0))
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  @ViewBuilder private func separators(
    _ run: LimitedRun, _ itemStack: some Layout, lines lineStack: some Layout
  ) -> some View {
    LimitedSeparators(
      version: context.version, count: run.itemSeparators.count, stack: itemStack,
      content: contents.itemSeparator
    )
    .equatable()
    LimitedSeparators(
      version: context.version, count: run.lineSeparators.count, stack: lineStack,
      content: contents.lineSeparator
    )
    .equatable()
  }

  private func indicator(_ run: LimitedRun, in room: LimitedRoom) -> some View {
    LimitedRoomLayout(room: room, rules: context.rules) {
      ZStack {
        contents.overflow(contents.overflow(run, isExpanded: context.limits.isExpanded))
      }
      .focused(context.focus.focused, equals: LimitedFocus.indicator)
    }
  }
}

/// Reads how the change is animated in which a layout has found something else.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedTransactionReader {
  let number: Int
  let model: LimitedModel
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedTransactionReader: View {
  @ViewBuilder var body: some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) { reader }
  }

  // A transaction is asked for by what it may animate: a view of no size, which draws nothing.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated private var reader: some View {
    let model = model
    return LimitedCanvas(places: []) {}
      .opacity(number.isMultiple(of: 2) ? 1 : 0.5)
      .transaction(value: number) { model.note($0.animation) }
  }
}

// MARK: Separators

/// So many separators, which are all the same view.
///
/// In groups, so that a few more or fewer make a few groups evaluate again and not a list of all.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedSeparators<Stack: Layout, Content: View> {
  let version: Int
  let count: Int
  let stack: Stack
  let content: () -> Content
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedSeparators: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.version == b.version && a.count == b.count }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedSeparators: View {
  nonisolated private static var groupSize: Int { 64 }

  @ViewBuilder var body: some View {
    if count > Self.groupSize { groups } else { separators }
  }

  nonisolated private var groups: some View {
    let (version, count, stack, content) = (version, count, stack, content)
    return ForEach(0..<(count + Self.groupSize - 1) / Self.groupSize, id: \.self) { group in
      LimitedSeparators(
        version: version, count: min(Self.groupSize, count - group * Self.groupSize), stack: stack,
        content: content
      )
      .equatable()
    }
  }

  nonisolated private var separators: some View {
    let (version, stack, content) = (version, stack, content)
    return ForEach(0..<count, id: \.self) { _ in
      LimitedSeparator(version: version, stack: stack, content: content).equatable()
    }
  }
}

/// A separator: one view whatever it is made of, in a stack that tells `Divider` and `Spacer` which way to
/// run.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedSeparator<Stack: Layout, Content: View> {
  let version: Int
  let stack: Stack
  let content: () -> Content
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedSeparator: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.version == b.version }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedSeparator: View {
  var body: some View { stack { content() } }
}
#endif
