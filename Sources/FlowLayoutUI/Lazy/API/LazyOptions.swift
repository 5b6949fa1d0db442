#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The options of a lazy container, from its initializer and its methods.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyOptions<Element> {
  var rules: FlowRules
  var sizes = ItemSizes<Element>(.measured)
  var interaction = FlowInteraction()
  /// Whether section headers are pinned.
  var pinsHeaders = false

  init(_ rules: FlowRules) { self.rules = rules }
}

/// Makes the root view of a lazy container from its options.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
typealias LazyRootBuilder<Element> = (LazyOptions<Element>) -> AnyView

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowContents {
  /// Returns a function that makes a lazy container's root view from the container's options.
  ///
  /// `read` reads the sizes of the data's elements. It is called only if the app declares sizes.
  func root<Element>(
    _ read: @escaping (Data, ItemSizes<Element>) -> DeclaredSizes?
  ) -> LazyRootBuilder<Element> {
    // Erases the types of the data and the identities, which are not part of the container's type.
    { options in
      let sizes = options.sizes
      return AnyView(
        LazyRoot(
          options.pinsHeaders ? self.pinningHeaders() : self,
          options.rules.lazy(areRatios: sizes.areRatios),
          sizes.areDeclared ? { read(self.data, sizes) } : nil,
          dependingOn: [sizes.dependency, sizes.areRatios], options.interaction))
    }
  }
}
#endif
