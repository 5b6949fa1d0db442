#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// What a ``Flow`` over data is made of.
///
/// The structure is the same whatever is limited, so no view loses its state when that changes: first
/// the elements' views, then what may stand between and behind them, last the view that is observed. The
/// layout decides what is shown; the observed view tells the body, in the same update; the body changes
/// nothing but the visibility of views and the indicator's text.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowElements<
  Data: RandomAccessCollection, ID: Hashable, Base: FlowingLayout, Item: View, Overflow: View,
  ItemSeparator: View, LineSeparator: View
> {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let layout: Base
  private let limits: FlowLimits
  private let isExpanded: Binding<Bool>
  private let content: (Data.Element) -> Item
  private let overflow: (FlowOverflow<Data.Element>) -> Overflow
  private let itemSeparator: () -> ItemSeparator
  private let lineSeparator: () -> LineSeparator

  /// What was found last.
  ///
  /// While the flow is expanded, what was hidden before: most likely it will be again, so it can go in
  /// the animation that collapses the flow.
  @State private var found = FlowVerdict<ID>()
  @State private var reports = FlowReports<ID>()

  init(
    data: Data, id: KeyPath<Data.Element, ID>, layout: Base, limits: FlowLimits,
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping (Data.Element) -> Item,
    @ViewBuilder overflow: @escaping (FlowOverflow<Data.Element>) -> Overflow,
    @ViewBuilder itemSeparator: @escaping () -> ItemSeparator,
    @ViewBuilder lineSeparator: @escaping () -> LineSeparator
  ) {
    self.data = data
    self.id = id
    self.layout = layout
    self.limits = limits
    self.isExpanded = isExpanded
    self.content = content
    self.overflow = overflow
    self.itemSeparator = itemSeparator
    self.lineSeparator = lineSeparator
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowElements: View {
  var body: some View {
    let shown = verdict
    LimitedLayout(base: layout, limits: currentLimits, reports: reports) {
      ForEach(data, id: id) { element in
        let id = element[keyPath: id]
        content(element)
          .flowShown(!shown.hidden.contains(id))
          .layoutValue(key: FlowPartKey<ID>.self, value: .element(id))
      }
      itemSeparators(shown)
      lineSeparators(shown)
      indicator(shown)
      if !isPlain { report }
    }
  }

  /// Whether everything is shown, and nothing else.
  private var isPlain: Bool {
    limits == FlowLimits() && ItemSeparator.self == EmptyView.self
      && LineSeparator.self == EmptyView.self
  }

  private var currentLimits: FlowLimits {
    var limits = limits
    limits.isExpanded = isExpanded.wrappedValue
    return limits
  }

  private var verdict: FlowVerdict<ID> {
    if isPlain { return FlowVerdict() }
    var verdict = found
    if isExpanded.wrappedValue { verdict.hidden = [] }
    return verdict
  }

  private var report: some View {
    Color.clear
      .onGeometryChange(for: Int.self) {
        Int($0.size.width.rounded())
      } action: { token in
        guard var verdict = reports[token] else { return }
        if isExpanded.wrappedValue { verdict.hidden = found.hidden }
        if verdict != found { found = verdict }
      }
      .flowShown(false)
      // A length on its way to another one would stand for something else.
      .transaction { $0.animation = nil }
      .layoutValue(key: FlowPartKey<ID>.self, value: .report)
  }
}

// MARK: What stands between and behind the elements

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowElements {
  @ViewBuilder
  private func itemSeparators(_ shown: FlowVerdict<ID>) -> some View {
    if ItemSeparator.self != EmptyView.self {
      ForEach(data, id: id) { element in
        let id = element[keyPath: id]
        part(.itemSeparator(before: id), isShown: shown.itemSeparators.contains(id)) {
          stack(along: layout.rules.axis.mainAxis, itemSeparator)
        }
      }
    }
  }

  @ViewBuilder
  private func lineSeparators(_ shown: FlowVerdict<ID>) -> some View {
    if LineSeparator.self != EmptyView.self {
      ForEach(data, id: id) { element in
        let id = element[keyPath: id]
        part(.lineSeparator(before: id), isShown: shown.lineSeparators.contains(id)) {
          stack(along: layout.rules.axis.crossAxis, lineSeparator)
        }
      }
      part(.lineSeparator(before: nil), isShown: shown.lineSeparators.contains(nil)) {
        stack(along: layout.rules.axis.crossAxis, lineSeparator)
      }
    }
  }

  /// A separator: one view whatever it is made of, and decoration.
  private func part(
    _ part: FlowPart<ID>, isShown: Bool, @ViewBuilder content: () -> some View
  ) -> some View {
    content()
      .opacity(isShown ? 1 : 0)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
      .layoutValue(key: FlowPartKey<ID>.self, value: part)
  }

  /// One view in a stack, which tells `Divider` and `Spacer` which way to run.
  @ViewBuilder
  private func stack(along axis: Axis, @ViewBuilder _ content: () -> some View) -> some View {
    if axis == .horizontal {
      HStack(spacing: 0, content: content)
    } else {
      VStack(spacing: 0, content: content)
    }
  }

  /// The indicator, in the room that it needs if everything is hidden.
  @ViewBuilder
  private func indicator(_ shown: FlowVerdict<ID>) -> some View {
    if Overflow.self != EmptyView.self {
      let hidden = data.filter { shown.hidden.contains($0[keyPath: id]) }
      let largest = overflow(of: Array(data))
      ZStack { overflow(largest) }
        .flowShown(false)
        .background(alignment: layout.rules.indicatorAlignment) {
          ZStack { overflow(hidden.isEmpty ? largest : overflow(of: hidden)) }
            .flowShown(shown.hasIndicator)
        }
        .layoutValue(key: FlowPartKey<ID>.self, value: .indicator)
    }
  }

  private func overflow(of hidden: [Data.Element]) -> FlowOverflow<Data.Element> {
    isExpanded.wrappedValue
      ? FlowOverflow(count: 0, hidden: [], isExpanded: true)
      : FlowOverflow(count: hidden.count, hidden: hidden, isExpanded: false)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Shows the view, or takes everything from it but its place, its identity and its state.
  nonisolated fileprivate func flowShown(_ isShown: Bool) -> some View {
    // What has no opacity is not hit, but can have the focus unless it is disabled.
    opacity(isShown ? 1 : 0)
      .disabled(!isShown)
      .accessibilityHidden(!isShown)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRules {
  /// Where an indicator lies in its room: where its line, and the views in it, are aligned.
  fileprivate var indicatorAlignment: Alignment {
    switch guide {
    case .vertical(let guide):
      Alignment(
        horizontal: alignment == .center ? .center : alignment == .flexEnd ? .trailing : .leading,
        vertical: guide)
    case .horizontal(let guide):
      Alignment(
        horizontal: guide,
        vertical: alignment == .center ? .center : alignment == .flexEnd ? .bottom : .top)
    }
  }
}
#endif
