import Foundation
import Testing
import TypeChecking

/// A type that conforms to more than Apple's would let code pass here that Apple's SwiftUI rejects:
/// a proposal as the key of a dictionary, a subview handed to another task.
@Suite("Conformances of the stand-in's types")
struct ConformanceTests {
  @Test("no type conforms to a protocol that Apple's does not conform to")
  func conformsToNothingElse() throws {
    for (line, diagnostics) in try Self.check(Self.absent) {
      #expect(
        diagnostics.contains { $0.message.contains("conform") },
        "\(line) should not pass: \(diagnostics)")
    }
  }

  @Test("every type conforms to what Apple's conforms to")
  func conformsAsApples() throws {
    for (line, diagnostics) in try Self.check(Self.present) {
      #expect(diagnostics.isEmpty, "\(line) does not pass here: \(diagnostics)")
    }
  }

  private static let absent = [
    "Hashable": [
      "Alignment", "HorizontalAlignment", "VerticalAlignment", "EdgeInsets", "ProposedViewSize",
      "Path", "Text", "Image", "StrokeStyle", "FillStyle", "LayoutSubview", "LayoutSubviews",
      "ViewDimensions", "ViewSpacing", "LocalizedStringKey", "Transaction", "Binding<Int>",
      "NamedCoordinateSpace", "AnyLayout",
    ],
    "Equatable": [
      "ViewSpacing", "LayoutProperties", "Transaction", "EnvironmentValues", "Binding<Int>",
      "State<Int>", "AnyView", "GeometryProxy", "HStack<EmptyView>", "AnyLayout",
    ],
    "Sendable": [
      "AnyView", "Group<EmptyView>", "TupleView<(EmptyView, EmptyView)>",
      "ForEach<Range<Int>, Int, EmptyView>", "HStack<EmptyView>", "VStack<EmptyView>",
      "ZStack<EmptyView>", "GeometryReader<EmptyView>", "Button<EmptyView>", "GeometryProxy",
      "LayoutSubview", "ViewDimensions", "CoordinateSpace", "Transaction", "LocalizedStringKey",
      "Binding<Local>", "State<Local>", "AnyTransition", "LazyVGrid<EmptyView>",
      "ScrollView<EmptyView>", "Image", "AccessibilityChildBehavior", "EnvironmentValues",
      "Divider", "Section<EmptyView, EmptyView, EmptyView>",
    ],
    "View": ["AnyLayout", "HStackLayout", "LayoutSubview", "Animation", "Font", "GeometryProxy"],
    "Layout": ["HStack<EmptyView>", "AnyView", "Spacer", "Group<EmptyView>"],
    "Shape": ["Color", "Text", "Spacer", "Divider", "Image", "AnyView"],
    "InsettableShape": ["Path"],
    "Comparable": ["ProposedViewSize", "Font.Weight", "Edge", "LayoutDirection"],
    "VectorArithmetic": ["CGSize", "CGPoint", "EdgeInsets", "UnitPoint", "Int"],
  ]

  private static let present = [
    "Hashable": [
      "Color", "Font", "Font.Weight", "Font.TextStyle", "UnitPoint", "Axis", "Edge",
      "LayoutDirection", "ColorScheme", "CoordinateSpace", "DynamicTypeSize", "TextAlignment",
    ],
    "Equatable": [
      "Alignment", "EdgeInsets", "ProposedViewSize", "ViewDimensions", "LayoutSubview",
      "LayoutSubviews", "Text", "Image", "Path", "StrokeStyle", "Animation",
      "ModifiedContent<Text, Local.Modifier>",
    ],
    "Sendable": [
      "EmptyView", "Text", "Color", "Font", "Path", "Capsule", "StrokeStyle", "Alignment",
      "HorizontalAlignment", "ProposedViewSize", "ViewSpacing", "LayoutSubviews",
      "LayoutProperties", "Axis.Set", "Edge.Set", "EdgeInsets", "UnitPoint", "LayoutDirection",
      "Animation", "HStackLayout", "AnyLayout", "Binding<Int>", "State<Int>",
      "AnimatablePair<Double, CGFloat>",
    ],
    "View": [
      "Never", "Text?", "Color", "Capsule", "Path", "Spacer", "Divider", "Image", "AnyView",
      "ModifiedContent<Text, EmptyModifier>", "ForEach<[Int], Int, Text>", "Button<Text>",
    ],
    "Layout": ["HStackLayout", "VStackLayout", "ZStackLayout", "AnyLayout"],
    "ShapeStyle": ["Color", "ForegroundStyle", "HierarchicalShapeStyle"],
    "InsettableShape": ["Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse"],
    "RandomAccessCollection": ["LayoutSubviews"],
    "VectorArithmetic": ["Double", "CGFloat", "AnimatablePair<CGFloat, Double>"],
  ]

  /// The complaints about each conformance, one conformance a line.
  private static func check(
    _ table: [String: [String]]
  ) throws -> [(line: String, diagnostics: [TypeChecker.Diagnostic])] {
    let lines = table.sorted { $0.key < $1.key }.flatMap { name, types in
      types.map { "\($0): \(name)" }
    }
    let helpers =
      table.keys.map { "private func require\($0)<T: \($0)>(_: T.Type) {}" } + [
        "private final class Local { struct Modifier: Equatable {} }"
      ]
    let uses = lines.enumerated().map { index, line in
      let parts = line.components(separatedBy: ": ")
      return "private func use\(index)() { require\(parts[1])((\(parts[0])).self) }"
    }
    let code = (helpers + uses).joined(separator: "\n")
    let diagnostics = try TypeChecker.check([code])[0]
    return lines.enumerated().map { index, line in
      (line, diagnostics.filter { $0.line == helpers.count + index + 1 })
    }
  }
}
