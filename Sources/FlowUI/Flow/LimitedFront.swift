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
    LimitedCanvas<HStackLayout>(places: []) {
      if Contents.hasSeparators {
        separators(run)
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
      if Contents.hasIndicator, let room = run.indicator { indicator(run, in: room) }
      if !context.limits.isEmpty { LimitedTransactionReader(number: number, model: context.model) }
    }
  }

  @ViewBuilder private func separators(_ run: LimitedRun) -> some View {
    switch context.mainAxis {
    case .horizontal: separators(run, HStackLayout(spacing: 0), lines: VStackLayout(spacing: 0))
    case .vertical: separators(run, VStackLayout(spacing: 0), lines: HStackLayout(spacing: 0))
    }
  }

  @ViewBuilder private func separators(
    _ run: LimitedRun, _ itemStack: some Layout, lines lineStack: some Layout
  ) -> some View {
    if Contents.hasItemSeparators {
      LimitedSeparators(
        version: context.version, gaps: run.itemSeparators, stack: itemStack,
        content: contents.itemSeparator)
    }
    if Contents.hasLineSeparators {
      LimitedSeparators(
        version: context.version, gaps: run.lineSeparators, stack: lineStack,
        content: contents.lineSeparator)
    }
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
    return LimitedCanvas<HStackLayout>(places: []) {}
      .opacity(number.isMultiple(of: 2) ? 1 : 0.5)
      .transaction(value: number) { model.note($0.animation) }
  }
}
#endif
