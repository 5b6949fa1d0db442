#if canImport(SwiftUI)
public import SwiftUI

/// A flow of items for every system with SwiftUI, even before iOS 16.
///
///     FlowLayoutView(mode: .scrollable, items: ["Short", "A longer one"]) {
///       Text($0)
///     }
///
///     FlowLayoutView(mode: .vstack, binding: $query, items: tags, id: \.name, itemSpacing: 6) { tag in
///       TagView(tag)
///     }
///
/// Items are arranged in rows, each as tall as its tallest item. There are `itemSpacing` points
/// around every item, so neighbors are twice `itemSpacing` apart. An item takes its ideal size. An
/// item that is wider than the flow gets a row of its own and is proposed the flow's width, so that
/// text wraps.
///
/// **Size.** The flow takes the proposed width. Without a proposed width, as in a horizontal
/// `ScrollView`, the flow is as wide as all items in one row. The flow is as tall as its rows, in
/// stacks, scroll views and other flows alike.
///
/// **How it works.** From iOS 16 on, the view is a ``FlowLayout``, and all items are in place at
/// once. Older systems do not have the `Layout` protocol: items are measured by geometry readers
/// and moved by alignment guides to the same positions. That takes a second update after items
/// appear or change their size, and one more for each flow inside another. On older systems, the
/// flow has no text baseline of its own, either.
///
/// **Identity.** Items keep their state by their `id`, if they are `Identifiable` or `id:` is
/// given, otherwise by position. Items with equal ids are distinguished by their order. Map an item
/// to one view or none; put several in a stack.
///
/// **Migration.** This replaces a well-known recipe whose type is called `FlowLayout`. Write
/// `FlowLayoutView(mode:binding:items:viewMapping:)` for
/// `FlowLayout(mode:binding:items:viewMapping:)`. The arguments are the same, and items need not be
/// `Hashable`.
///
/// **Cost.** O(*n*) for *n* items; all items have views.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct FlowLayoutView<Item, Content: View> {
  /// The kind of container around the flow: a scroll view or a stack.
  public typealias Mode = FlowLayoutMode

  private let mode: Mode
  private let items: [Item]
  private let identify: ((Item) -> AnyHashable)?
  private let itemSpacing: CGFloat
  private let viewMapping: (Item) -> Content

  /// The value of the binding at the last update.
  ///
  /// If it changes, this view differs from the previous one, so SwiftUI evaluates its body.
  private let bound: Any

  @Environment(\.flowsByGuides) private var flowsByGuides

  /// Makes a flow whose items are identified by their position.
  ///
  ///     FlowLayoutView(mode: .scrollable, binding: .constant(5), items: ["a", "b"]) { Text($0) }
  ///
  /// If an item is removed, each later item takes over the state of the view before it. Give items
  /// an identity if their views keep state.
  ///
  /// - Parameters:
  ///   - mode: The kind of container around the flow.
  ///   - binding: A value whose change refreshes the whole flow. Usually not needed, because
  ///     SwiftUI tracks state by itself.
  ///   - items: The items, in order; any collection.
  ///   - itemSpacing: The space around each item on all four sides, in points. Negative makes items
  ///     overlap; NaN and infinity count as 0.
  ///   - viewMapping: The view of an item.
  /// - Complexity: O(1) if `items` is an array, else O(*n*).
  public init<Bound, Items: Collection>(
    mode: Mode, binding: Binding<Bound> = Binding<Void>.constant(()), items: Items,
    itemSpacing: CGFloat = 4, @ViewBuilder viewMapping: @escaping (Item) -> Content
  ) where Items.Element == Item {
    self.init(mode, binding, Array(items), nil, itemSpacing, viewMapping)
  }

  /// Makes a flow of `Identifiable` items.
  ///
  ///     FlowLayoutView(mode: .scrollable, items: contacts) { ContactChip($0) }
  ///
  /// The parameters are the same as for a flow whose items are identified by their position.
  ///
  /// - Complexity: O(1) if `items` is an array, else O(*n*).
  public init<Bound, Items: Collection>(
    mode: Mode, binding: Binding<Bound> = Binding<Void>.constant(()), items: Items,
    itemSpacing: CGFloat = 4, @ViewBuilder viewMapping: @escaping (Item) -> Content
  ) where Items.Element == Item, Item: Identifiable {
    self.init(mode, binding, Array(items), { AnyHashable($0.id) }, itemSpacing, viewMapping)
  }

  /// Makes a flow whose items are identified by one of their properties.
  ///
  ///     FlowLayoutView(mode: .vstack, items: ["Swift", "Go"], id: \.self) { Text($0) }
  ///
  /// `id` is the property. The other parameters are the same as for a flow whose items are
  /// identified by their position.
  ///
  /// - Complexity: O(1) if `items` is an array, else O(*n*).
  public init<Bound, Items: Collection, ID: Hashable>(
    mode: Mode, binding: Binding<Bound> = Binding<Void>.constant(()), items: Items,
    id: KeyPath<Item, ID>, itemSpacing: CGFloat = 4,
    @ViewBuilder viewMapping: @escaping (Item) -> Content
  ) where Items.Element == Item {
    self.init(
      mode, binding, Array(items), { AnyHashable($0[keyPath: id]) }, itemSpacing, viewMapping)
  }

  // Reading the binding here makes the owner's body depend on it.
  private init<Bound>(
    _ mode: Mode, _ binding: Binding<Bound>, _ items: [Item],
    _ identify: ((Item) -> AnyHashable)?, _ itemSpacing: CGFloat,
    _ viewMapping: @escaping (Item) -> Content
  ) {
    self.mode = mode
    self.items = items
    self.identify = identify
    self.itemSpacing = itemSpacing.isFinite ? itemSpacing : 0
    self.viewMapping = viewMapping
    bound = binding.wrappedValue
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension FlowLayoutView: View {
  /// The flow: a ``FlowLayout`` if available, otherwise items moved by alignment guides.
  public var body: some View {
    let entries = entries
    if #available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *), !flowsByGuides {
      FlowLayout(horizontalSpacing: 0, verticalSpacing: 0) {
        Self.views(entries)
      }
      .frame(minWidth: 0, maxWidth: .infinity, alignment: .topLeading)
    } else {
      GuidedFlow(entries: entries, fillsAtFirst: mode == .vstack)
    }
  }

  // nonisolated, because SwiftUI may call its closures on another thread: see CONTRIBUTING, Render thread.
  nonisolated private static func views(_ entries: [FlowEntry<Item, Content>]) -> some View {
    ForEach(entries) { $0 }
  }

  /// The items' views, with unique identities.
  private var entries: [FlowEntry<Item, Content>] {
    var occurrences: [AnyHashable: Int] = [:]
    return items.enumerated().map { position, item in
      var id = AnyHashable(position)
      if let own = identify?(item) {
        let earlier = occurrences[own, default: 0]
        occurrences[own] = earlier + 1
        id = earlier == 0 ? own : AnyHashable(RepeatedID(id: own, earlier: earlier))
      }
      return FlowEntry(
        id: id, position: position, item: item, spacing: itemSpacing, viewMapping: viewMapping)
    }
  }
}

/// The kind of container around a ``FlowLayoutView``: a scroll view or a stack.
///
/// Both modes give the same frames. They differ only on systems older than iOS 16, until the items have
/// been measured.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum FlowLayoutMode: Hashable, Sendable, CaseIterable {
  /// A scroll view: no height until the items have been measured.
  case scrollable

  /// A stack: the proposed height until the items have been measured.
  case vstack
}

/// The view of an item, with its identity.
///
/// The body is the only place that calls `viewMapping`, the user's closure.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct FlowEntry<Item, Content: View>: Identifiable {
  let id: AnyHashable
  let position: Int
  let item: Item
  let spacing: CGFloat
  let viewMapping: (Item) -> Content
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension FlowEntry: View {
  var body: some View { viewMapping(item).padding(spacing) }
}

/// The identity of an item whose id occurred before.
///
/// `earlier` is the number of earlier occurrences.
private struct RepeatedID: Hashable {
  let id: AnyHashable
  let earlier: Int
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
private struct FlowsByGuidesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentValues {
  /// Whether `FlowLayoutView` uses alignment guides on all systems; for tests.
  package var flowsByGuides: Bool {
    get { self[FlowsByGuidesKey.self] }
    set { self[FlowsByGuidesKey.self] = newValue }
  }
}
#endif
