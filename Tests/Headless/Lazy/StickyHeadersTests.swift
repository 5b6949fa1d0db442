import FlowLayoutUI
import Foundation
import SwiftUI
import Testing

/// Pinned headers beside those that a browser measured: drawn by `sticky.py` of the package Conformance.
@MainActor @Suite("Pinned headers lie where a browser's sticky position puts them")
struct StickyHeadersTests {
  @Test(
    "a lazy flow's pinned headers lie where a browser's sticky position puts them, in each measured case"
  )
  func measuredCases() async throws {
    let cases = try JSONDecoder().decode(
      [StickyCase].self, from: browserCases("Browser/sticky.json.gz"))
    expectEqual(cases.count, 24)
    var seen = 0
    for (index, subject) in cases.enumerated() {
      let host = subject.host
      for place in subject.places {
        try await subject.scroll(host, by: place.offset)
        for (section, frame) in place.headers.enumerated() where subject.shows(frame) {
          let header = try #require(
            host.frame(of: "header \(section)"), "case \(index), \(place.offset)")
          let own = [header.minX, header.minY, header.width, header.height]
          #expect(
            zip(own, frame).allSatisfy { abs($0 - $1) <= 5.0 / 64 },
            "case \(index), scrolled by \(place.offset): \(header) instead of \(frame)")
          seen += 1
        }
      }
    }
    #expect(seen > 150)
  }
}

/// Sections, and where a browser shows their headers.
@MainActor private struct StickyCase: Decodable {
  enum Axis: String, Decodable { case rows, columns }

  struct Section: Decodable {
    let header: CGFloat
    let items: [[CGFloat]]
    let footer: CGFloat
  }

  struct Place: Decodable {
    let offset: CGFloat
    let headers: [[CGFloat]]
  }

  let axis: Axis
  let isMirrored: Bool
  let gap: CGFloat
  let size: [CGFloat]
  let sections: [Section]
  let places: [Place]

  var host: HeadlessHost {
    HeadlessHost(size[0], size[1]) { StickyPage(subject: self) }
  }

  /// Scrolls so far from where sections begin.
  func scroll(_ host: HeadlessHost, by offset: CGFloat) async throws {
    for _ in 0..<4 {
      try host.scroll("scroll", to: axis == .rows ? CGPoint(0, offset) : CGPoint(offset, 0))
      try await update(host)
    }
  }

  func shows(_ frame: [CGFloat]) -> Bool {
    frame[0] < size[0] && frame[0] + frame[2] > 0 && frame[1] < size[1] && frame[1] + frame[3] > 0
  }
}

private struct StickyPage: View {
  /// A section or an item by its place.
  struct Part: Identifiable {
    let id: Int
    let section: StickyCase.Section?
    let size: CGSize
    var items: [Part] = []
  }

  let subject: StickyCase

  var body: some View {
    ScrollView(subject.axis == .rows ? .vertical : .horizontal) {
      if subject.axis == .rows {
        flow(FlowLayout(spacing: subject.gap, hugging: .never))
      } else {
        flow(VFlowLayout(spacing: subject.gap, hugging: .never))
      }
    }
    .named("scroll")
    .environment(\.layoutDirection, subject.isMirrored ? .rightToLeft : .leftToRight)
  }

  private func flow(_ layout: some FlowingLayout) -> some View {
    LazyFlow(parts, elements: \.items, layout: layout) { item in
      Color.red.frame(width: item.size.width, height: item.size.height)
    } header: { part in
      bar(part.section?.header).named("header \(part.id)")
    } footer: { part in
      bar(part.section?.footer)
    }
    .pinnedHeaders()
  }

  private func bar(_ depth: CGFloat?) -> some View {
    let isRow = subject.axis == .rows
    return Color.blue.frame(width: isRow ? nil : depth, height: isRow ? depth : nil)
  }

  private var parts: [Part] {
    subject.sections.enumerated().map { index, section in
      let items = section.items.enumerated().map {
        Part(id: 100 * index + $0, section: nil, size: CGSize(width: $1[0], height: $1[1]))
      }
      return Part(id: index, section: section, size: .zero, items: items)
    }
  }
}
