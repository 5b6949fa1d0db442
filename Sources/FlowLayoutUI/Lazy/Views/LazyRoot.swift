#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The root view of a lazy container.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyRoot {
  let contents: any LazySource
  let options: FlowOptions
  let interaction: FlowInteraction
  /// A function that reads the sizes of all elements, which the app declares.
  ///
  /// Nil if the app declares none. The views are measured then.
  let declared: (() -> DeclaredSizes?)?
  /// The values on which sizes of views depend, besides elements and environment.
  let dependencies: [AnyHashable?]

  @State private var model = LazyModel()
  /// A number that is increased only to evaluate the body again.
  ///
  /// SwiftUI observes all elements that the last evaluation has read, even if they have no views.
  /// Another evaluation, which reads none, ends this; see `View.forgetting`.
  @State private var forgotten = 0
  @Environment(\.flowScrollTarget) private var target
  @Environment(\.sizeSurroundings) private var surroundings
  @Environment(\.dynamicTypeSize) private var typeSize

  init(
    _ contents: any LazySource, _ rules: FlowRules, _ declared: (() -> DeclaredSizes?)?,
    dependingOn dependencies: [AnyHashable?] = [],
    _ interaction: FlowInteraction = FlowInteraction()
  ) {
    (self.contents, self.declared, self.dependencies) = (contents, declared, dependencies)
    (options, self.interaction) = (FlowOptions(rules), interaction)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyRoot: View {
  var rules: FlowRules { options.rules }

  var body: some View {
    let version = model.update(
      self, (declared == nil ? surroundings : [typeSize]) + dependencies, forgotten: forgotten)
    LazyViewport(self, model, version: version, target: target ?? .constant(nil))
      .forgetting(model.reads, $forgotten)
  }
}

extension EnvironmentValues {
  /// The environment values that commonly change the sizes of views.
  ///
  /// When one of them changes, views are measured again.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  fileprivate var sizeSurroundings: [AnyHashable] {
    var values: [AnyHashable] = [
      dynamicTypeSize, legibilityWeight, font, lineLimit, lineSpacing, minimumScaleFactor,
      allowsTightening, textCase, imageScale, displayScale, horizontalSizeClass, verticalSizeClass,
      locale, calendar, timeZone,
    ]
    #if !os(tvOS)
    values.append(controlSize)
    #endif
    return values
  }
}
#endif
