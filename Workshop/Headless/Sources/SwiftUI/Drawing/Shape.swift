/// A two-dimensional shape; as a view it is filled with the foreground style.
///
/// Apple: `nonisolated public protocol Shape : Sendable, Animatable, View { nonisolated func
/// path(in rect: CGRect) -> Path }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size of the shape for a proposal.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape {
  /// Apple: `nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize`.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Apple: `@MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> { get
  /// }`.
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be made smaller on all sides, for borders inside its edge.
///
/// Apple: `nonisolated public protocol InsettableShape : Shape { associatedtype InsetShape :
/// InsettableShape; nonisolated func inset(by amount: CGFloat) -> Self.InsetShape }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// Apple: `extension Path : Shape`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Path: Shape {
  /// Apple: `nonisolated public func path(in _: CGRect) -> Path`.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

/// A shape that is inset by being drawn in a smaller rectangle.
nonisolated protocol FrameShape: InsettableShape {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension FrameShape {
  /// Apple, of each shape: `nonisolated public func inset(by amount: CGFloat) -> some InsettableShape`.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetForm(base: self, amount: amount)
  }
}

/// A shape in a smaller rectangle; rounded corners shrink along.
struct InsetForm<Base: InsettableShape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    // Beyond its own middle nothing is left of a shape.
    let dx = min(amount, rect.width / 2)
    let dy = min(amount, rect.height / 2)
    let inner = rect.insetBy(dx: dx, dy: dy)
    if let rounded = base as? RoundedRectangle {
      return RoundedRectangle(
        cornerSize: CGSize(
          width: max(0, rounded.cornerSize.width - amount),
          height: max(0, rounded.cornerSize.height - amount)), style: rounded.style
      ).path(in: inner)
    }
    return base.path(in: inner)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  func inset(by amount: CGFloat) -> InsetForm {
    InsetForm(base: base, amount: self.amount + amount)
  }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}
