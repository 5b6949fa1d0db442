/// One of the views that another view is made of, for a container to put somewhere.
///
/// It stands for the view with all its modifiers, in the environment of the container: what is said to the subview is
/// said around it. It can be shown in one place at a time; here all subviews are alive, also those that no view
/// shows. Layout and container values are told to the container alone, not to what it puts the subview in.
///
/// Tied to the main actor with all its members, as in the first SDK that has it; newer ones say `nonisolated` of
/// some, which is more permissive.
///
/// Apple: `@MainActor @preconcurrency public struct Subview : View, Identifiable`.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
@MainActor @preconcurrency public struct Subview: @preconcurrency Identifiable {
  let element: Element
  /// The node that holds the subview's preferences; nil where one modifier speaks for several subviews.
  let node: Node?
  let place: SubviewsPlace

  nonisolated init(element: Element, node: Node?, place: SubviewsPlace) {
    self.element = element
    self.node = node
    self.place = place
  }

  /// The identity of a subview among those of a view, for as long as they live.
  ///
  /// Apple: `public struct ID : Hashable`.
  public struct ID: Hashable {
    fileprivate let element: ObjectIdentifier
  }

  /// Apple: `@MainActor @preconcurrency public var id: Subview.ID { get }`.
  @MainActor @preconcurrency public var id: Subview.ID {
    ID(element: ObjectIdentifier((element as? SubviewElement)?.source ?? element))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Subview: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { SubviewNode(self, context) }
}

/// The views that another view is made of: groups, loops and conditions are resolved.
///
/// As a view it shows them all.
///
/// Apple: `public struct SubviewsCollection : RandomAccessCollection`.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct SubviewsCollection: RandomAccessCollection, SubviewList {
  /// Apple: `public typealias SubSequence = SubviewsCollectionSlice`.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>
}

/// Some of the views that another view is made of, in a row; as a view it shows them all.
///
/// Apple: `public struct SubviewsCollectionSlice : RandomAccessCollection`.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct SubviewsCollectionSlice: RandomAccessCollection, SubviewList {
  /// Apple: `public typealias SubSequence = SubviewsCollectionSlice`.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>
}

/// Subviews in order, of which each part is a slice.
protocol SubviewList {
  var subviews: ArraySlice<Subview> { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension SubviewList {
  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

/// Apple: `extension SubviewsCollection : View`.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension SubviewsCollection: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node {
    ListNode(self, context) { [ForEach($0) { $0 }] }
  }
}

/// Apple: `extension SubviewsCollectionSlice : View`.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension SubviewsCollectionSlice: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node {
    ListNode(self, context) { [ForEach($0) { $0 }] }
  }
}

/// The view that a group makes of the subviews of a view.
///
/// Apple: `nonisolated public struct GroupElementsOfContent<Subviews, Content> where Subviews :
/// View, Content : View`.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
nonisolated public struct GroupElementsOfContent<Subviews, Content>
where Subviews: View, Content: View {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension GroupElementsOfContent: View, PrimitiveView {
  @MainActor func makeNode(_ context: NodeContext) -> Node { SubviewsNode(self, context) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Group {
  /// Makes a group of what a closure makes of a view's subviews.
  ///
  /// Apple: `public init<Base, Result>(subviews view: Base, @ViewBuilder transform: @escaping
  /// (SubviewsCollection) -> Result) where Content == GroupElementsOfContent<Base, Result>, Base :
  /// View, Result : View`.
  public init<Base, Result>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
    self.init(content: GroupElementsOfContent(subviews: view, transform: transform))
  }
}
