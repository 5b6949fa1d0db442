#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// The same tags under each alignment, with its name above.
///
///     AlignmentsView(language: .hebrew)
///
/// Rows of at most three tags leave enough free space to tell the alignments apart.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AlignmentsView: View {
  private let tags: [String]

  /// Shows some of the gallery's tags in a language.
  public init(language: GalleryLanguage = .english) {
    tags = Array(language.tags.prefix(6))
  }

  /// Seven flows, one below the other.
  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      flow(".leading", .leading)
      flow(".center", .center)
      flow(".trailing", .trailing)
      flow(".spaceBetween", .spaceBetween)
      flow(".spaceAround", .spaceAround)
      flow(".spaceEvenly", .spaceEvenly)
      flow(".stretch", .stretch)
    }
    .padding()
  }

  private func flow(_ name: String, _ alignment: FlowAlignment) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
      FlowLayout(
        alignment: alignment, spacing: 4, lastLine: alignment, maxItemsPerLine: 3, hugging: .never
      ) {
        ForEach(tags, id: \.self) { tag in
          Text(verbatim: tag)
            .font(.caption)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .frame(maxWidth: .infinity)
            .background(RoundedRectangle(cornerRadius: 6).fill(.blue.opacity(0.3)))
            .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(.blue))
        }
      }
      .background(Color.gray.opacity(0.15))
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct AlignmentsView_Previews: PreviewProvider {
  static var previews: some View {
    AlignmentsView()
  }
}
#endif
