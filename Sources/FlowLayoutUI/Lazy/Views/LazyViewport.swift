#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The frame of a lazy flow, with the views that it currently creates.
///
/// Scrolling changes no state here, since the viewport is read in the layout pass. New measurements
/// do: they change `learned`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyViewport {
  let contents: any LazySource
  let options: FlowOptions
  let interaction: FlowInteraction
  let model: LazyModel
  let version: Int
  // Read in this view alone, so that a change of the scroll position evaluates no other body.
  @Binding var target: AnyHashable?

  var handling = HandlingState()
  var surroundings = ViewportSurroundings()
  /// The value of `LazyGeneration.learned` for which the flow is laid out.
  ///
  /// Views are measured during layout, which may change that value. Setting this state to the new
  /// value lays the flow out again.
  @State private var learned = 0
  /// A number that is increased only to evaluate the body again.
  ///
  /// SwiftUI observes all elements that the last evaluation has read, such as in a search by
  /// identity. Another evaluation, which reads none, ends this; see `View.forgetting`.
  @State private var forgotten = 0

  // Written out: where `@State` is a macro (Xcode 27), no initializer is synthesized beside it.
  init(
    _ root: LazyRoot, _ model: LazyModel, version: Int, target: Binding<AnyHashable?>
  ) {
    (contents, options, interaction) = (root.contents, root.options, root.interaction)
    (self.model, self.version) = (model, version)
    _target = target
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyViewport: View {
  var body: some View {
    let _ = forgotten
    let rules = options.rules
    let dragged = follow()
    let (data, isExact) = model.store.with { ($0.generation.data, $0.isExact) }
    let hasNews = !isExact || contents.sections != nil
    let reader = reader(dragged.whileDragged)
    let context = RowContext(
      version: version, hasWaited: Self.waited(model.store),
      dragged: dragged, focused: handling.$focused, mover: mover, isMoved: mover.moves != nil)
    let views = LazyWindowViews(
      store: model.store, contents: contents, identities: model.identities, axis: rules.axis,
      context: context, data: data)
    let generation = LazyGeneration(data: data, learned: learned)
    let frame = LazyFrameLayout(
      store: model.store, rules: rules, generation: generation, sought: reader.pinned
    ) {
      Self.room(reader, views, model.rounds, hasNews ? $learned : nil)
      if isExact, let sections = contents.sections, sections.firsts.count > 1 {
        sections.header?(0).hidden().layoutValue(key: RowPart.self, value: .header(0))
        sections.footer?(0).hidden().layoutValue(key: RowPart.self, value: .footer(0))
      }
    }
    .modifier(
      handling.modifier(
        mover, context, rules.axis, frame: model.focusFrame, focused: focusedElement,
        frames: focusFrames))
    return AnyView(frame).taking(interaction.drops, mover).forgetting(model.searches, $forgotten)
  }
}
#endif
