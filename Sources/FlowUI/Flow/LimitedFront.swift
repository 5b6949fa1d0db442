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
    let verdict = context.model.signal.value
    LimitedCanvas(places: []) {
      if Contents.hasSeparators { separators(verdict) }
      if Contents.hasIndicator, let room = verdict.indicator { indicator(verdict, in: room) }
      if !context.limits.isEmpty { LimitedTransactionReader(number: number, model: context.model) }
    }
  }

  private func separators(_ verdict: LimitedVerdict) -> some View {
    LimitedCanvas(places: verdict.itemSeparators + verdict.lineSeparators) {
      LimitedSeparators(
        version: context.version, count: verdict.itemSeparators.count, axis: context.mainAxis,
        content: contents.itemSeparator
      )
      .equatable()
      LimitedSeparators(
        version: context.version, count: verdict.lineSeparators.count, axis: context.crossAxis,
        content: contents.lineSeparator
      )
      .equatable()
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  private func indicator(_ verdict: LimitedVerdict, in room: LimitedRoom) -> some View {
    LimitedRoomLayout(room: room, rules: context.rules) {
      ZStack {
        contents.overflow(contents.overflow(verdict, isExpanded: context.limits.isExpanded))
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
struct LimitedSeparators<Content: View> {
  let version: Int
  let count: Int
  let axis: Axis
  let content: () -> Content

  static var groupSize: Int { 64 }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedSeparators: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.version == b.version && a.count == b.count && a.axis == b.axis
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedSeparators: View {
  @ViewBuilder var body: some View {
    if count > Self.groupSize { groups } else { separators }
  }

  nonisolated private var groups: some View {
    let (version, count, axis, content) = (version, count, axis, content)
    return ForEach(0..<(count + Self.groupSize - 1) / Self.groupSize, id: \.self) { group in
      LimitedSeparators(
        version: version, count: min(Self.groupSize, count - group * Self.groupSize), axis: axis,
        content: content
      )
      .equatable()
    }
  }

  nonisolated private var separators: some View {
    let (version, axis, content) = (version, axis, content)
    return ForEach(0..<count, id: \.self) { _ in
      LimitedSeparator(version: version, axis: axis, content: content).equatable()
    }
  }
}

/// A separator: one view whatever it is made of, in a stack that tells `Divider` and `Spacer` which way to
/// run.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedSeparator<Content: View> {
  let version: Int
  let axis: Axis
  let content: () -> Content
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedSeparator: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.version == b.version && a.axis == b.axis }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedSeparator: View {
  @ViewBuilder var body: some View {
    switch axis {
    case .horizontal: HStack(spacing: 0) { content() }
    case .vertical: VStack(spacing: 0) { content() }
    }
  }
}
#endif
