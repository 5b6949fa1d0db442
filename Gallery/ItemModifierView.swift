#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// A modifier in Swift and in CSS, and what a flow of rows and one of columns make of it.
///
///     ItemModifierView(.balanced)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ItemModifierView: View {
  private let modifier: ItemModifier

  /// How long the lines of both flows are.
  private let length: CGFloat = 240

  private var code: Font { .system(.caption, design: .monospaced) }

  /// Shows a modifier.
  public init(_ modifier: ItemModifier) {
    self.modifier = modifier
  }

  /// The two notations, rows, and columns; before them, where it helps, rows without the modifier.
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if modifier.boxesBefore > 0 { rowsBefore }
      Text(verbatim: modifier.swift).font(code)
      if let css = modifier.css {
        Text(verbatim: css).font(code).foregroundStyle(.secondary)
      }
      FlowLayout(wrapping: modifier.wrapping, maxItemsPerLine: modifier.maxItemsPerLine) {
        modifier.boxes(across: .vertical)
      }
      .frame(width: length, alignment: .topLeading)
      .background(Color.gray.opacity(0.15))
      .accessibilityIdentifier("rows")
      VFlowLayout(wrapping: modifier.wrapping, maxItemsPerLine: modifier.maxItemsPerLine) {
        modifier.boxes(across: .horizontal)
      }
      .frame(height: length, alignment: .topLeading)
      .background(Color.gray.opacity(0.15))
      .accessibilityIdentifier("columns")
      .padding(.top, 8)
    }
    .font(.caption)
    .padding()
  }

  private var rowsBefore: some View {
    Group {
      Text(
        verbatim: modifier.basisBefore.map { "B.flowBasis(\(Int($0)))" } ?? "FlowLayout { boxes }"
      )
      .font(code)
      FlowLayout {
        ForEach(0..<modifier.boxesBefore, id: \.self) { place in
          plainBox(String("ABCDEF".dropFirst(place).prefix(1)))
            .flowBasis(place == 1 ? modifier.basisBefore : nil)
        }
      }
      .frame(width: length, alignment: .topLeading)
      .background(Color.gray.opacity(0.15))
      .padding(.bottom, 8)
    }
  }

  private func plainBox(_ name: String) -> some View {
    var box = LetterBox(name)
    box.identifier = "\(name) before"
    return box
  }
}

/// A letter in a box that may grow both ways.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LetterBox: View {
  private let name: String
  private let width: CGFloat
  private let height: CGFloat
  fileprivate var opacity = 0.2
  fileprivate var identifier: String

  init(_ name: String, width: CGFloat = 36, height: CGFloat = 36) {
    self.name = name
    identifier = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Text(verbatim: name)
      .frame(
        minWidth: 0, idealWidth: width, maxWidth: .infinity, minHeight: 0, idealHeight: height,
        maxHeight: .infinity
      )
      .background(RoundedRectangle(cornerRadius: 6).fill(Color.blue.opacity(opacity)))
      .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(.blue))
      .accessibilityIdentifier(identifier)
  }
}

/// A box that stands out, since it has a modifier.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct ModifiedBox: View {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    var box = LetterBox(name)
    box.opacity = 0.55
    return box
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct ItemModifierView_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(ItemModifier.allCases, id: \.self) { ItemModifierView($0) }
  }
}
#endif
