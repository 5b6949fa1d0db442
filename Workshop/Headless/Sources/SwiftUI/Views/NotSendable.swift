// Apple's SwiftUI is built in language mode 5, as this module is, and so says of each of these types that it
// is not `Sendable`: of a type that says nothing, the compiler would let pass what may not be.
//
// Apple: `@available(*, unavailable) extension … : Sendable {}` of each.

@available(*, unavailable) extension AccessibilityAttachmentModifier: Sendable {}
@available(*, unavailable) extension AccessibilityChildBehavior: Sendable {}
@available(*, unavailable) extension AnyLayout.Cache: Sendable {}
@available(*, unavailable) extension AnyView: Sendable {}
@available(*, unavailable) extension BorderlessButtonStyle: Sendable {}
@available(*, unavailable) extension Button: Sendable {}
@available(*, unavailable) extension ButtonStyleConfiguration: Sendable {}
@available(*, unavailable) extension ButtonStyleConfiguration.Label: Sendable {}
@available(*, unavailable) extension CoordinateSpace: Sendable {}
@available(*, unavailable) extension DefaultButtonStyle: Sendable {}
@available(*, unavailable) extension Divider: Sendable {}
@available(*, unavailable) extension EnvironmentValues: Sendable {}
@available(*, unavailable) extension EquatableView: Sendable {}
@available(*, unavailable) extension FocusState: Sendable {}
@available(*, unavailable) extension FocusState.Binding: Sendable {}
@available(*, unavailable) extension ForEach: Sendable {}
@available(*, unavailable) extension GeometryProxy: Sendable {}
@available(*, unavailable) extension GeometryReader: Sendable {}
@available(*, unavailable) extension GlobalCoordinateSpace: Sendable {}
@available(*, unavailable) extension Group: Sendable {}
@available(*, unavailable) extension GroupElementsOfContent: Sendable {}
@available(*, unavailable) extension HStack: Sendable {}
@available(*, unavailable) extension Image: Sendable {}
@available(*, unavailable) extension ImageRenderer: Sendable {}
@available(*, unavailable) extension Label: Sendable {}
@available(*, unavailable) extension LayoutSubview: Sendable {}
@available(*, unavailable) extension LazyHStack: Sendable {}
@available(*, unavailable) extension LazyVGrid: Sendable {}
@available(*, unavailable) extension LazyVStack: Sendable {}
@available(*, unavailable) extension List: Sendable {}
@available(*, unavailable) extension LocalCoordinateSpace: Sendable {}
@available(*, unavailable) extension LocalizedStringKey.StringInterpolation: Sendable {}
@available(*, unavailable) extension Menu: Sendable {}
@available(*, unavailable) extension NamedCoordinateSpace: Sendable {}
@available(*, unavailable) extension PlainButtonStyle: Sendable {}
@available(*, unavailable) extension PrimitiveButtonStyleConfiguration: Sendable {}
@available(*, unavailable) extension PrimitiveButtonStyleConfiguration.Label: Sendable {}
@available(*, unavailable) extension ScrollView: Sendable {}
@available(*, unavailable) extension ScrollViewProxy: Sendable {}
@available(*, unavailable) extension ScrollViewReader: Sendable {}
@available(*, unavailable) extension Subview: Sendable {}
@available(*, unavailable) extension Subview.ID: Sendable {}
@available(*, unavailable) extension SubviewsCollection: Sendable {}
@available(*, unavailable) extension SubviewsCollectionSlice: Sendable {}
@available(*, unavailable) extension TextField: Sendable {}
@available(*, unavailable) extension TupleView: Sendable {}
@available(*, unavailable) extension VStack: Sendable {}
@available(*, unavailable) extension ViewBuilder: Sendable {}
@available(*, unavailable) extension ViewDimensions: Sendable {}
@available(*, unavailable) extension ZStack: Sendable {}
@available(*, unavailable) extension _ConditionalContent: Sendable {}
@available(*, unavailable) extension _ShapeView: Sendable {}
@available(*, unavailable) extension _ViewModifier_Content: Sendable {}
