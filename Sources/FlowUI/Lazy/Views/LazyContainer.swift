#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The parts that all lazy containers share: their data, and options for any data.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyContainer<Element> {
  /// Returns the view of a container; erased once, since data and identities are not in the container's type.
  private let root: (LazyContainer, FlowRules, SizeSource<Element>) -> AnyView

  /// How elements are moved by hand; nil if they are not.
  var moves: FlowMoves?
  /// Whether an element stays where it is; nil if all of them move.
  var isMoveDisabled: ((Any) -> Bool)?
  var drops: [any FlowDropping] = []

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - contents: The data, and the views for it.
  ///   - read: Reads what is declared of all elements' sizes.
  init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ contents: FlowContents<Data, ID, Content>,
    _ read: @escaping (Data, SizeSource<Element>) -> DeclaredSizes?
  ) {
    root = { container, rules, sizes in
      AnyView(
        LazyRoot(
          contents, rules, sizes.isDeclared ? { read($0, sizes) } : nil,
          dependingOn: sizes.dependency, container.moves?.except(container.isMoveDisabled),
          container.drops))
    }
  }

  /// Returns the container's view.
  func view(_ rules: FlowRules, _ sizes: SizeSource<Element>) -> some View {
    root(self, rules, sizes)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContainer {
  /// Returns a container that moves its elements by an action; nil if they cannot be moved.
  func moving(_ animation: Animation?, _ action: ((IndexSet, Int) -> Void)?) -> Self {
    var container = self
    container.moves = action.map { FlowMoves(perform: $0, animation: animation) }
    return container
  }

  /// Returns a container in which some elements stay where they are.
  func keeping(_ isMoveDisabled: @escaping (Element) -> Bool) -> Self {
    var container = self
    container.isMoveDisabled = FlowMoves.disabling(isMoveDisabled)
    return container
  }

  #if !os(tvOS) && !os(watchOS)
  /// Returns a container that takes items, too.
  func taking<T: Transferable>(_ action: @escaping ([T], Int) -> Void) -> Self {
    var container = self
    container.drops.append(FlowDrop(action: action))
    return container
  }
  #endif
}
#endif
