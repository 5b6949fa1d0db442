import FlowLayoutEngine
import FlowLayoutUI
import SwiftUI
import Testing

/// The cases that a browser measured and that views can express: drawn by `plain.py` of the package
/// Conformance, where the engine is held to them, too.
@MainActor @Suite("Views in a flow lie where a browser puts boxes")
struct BrowserCasesTests {
  @Test(
    "each of 120 flexbox layouts measured in a browser has the same frames in FlowLayout or VFlowLayout"
  )
  func measuredCases() throws {
    let cases = try JSONDecoder().decode(
      BrowserFile.self, from: browserCases("Tests/FlexboxCasesTests/Cases/plain.json.gz")
    )
    .cases
    expectEqual(cases.count, 120)
    var items = 0
    for subject in cases {
      let frames = subject.host().itemFrames()
      expectEqual(frames.count, subject.items.count)
      for (frame, item) in zip(frames, subject.items) {
        let expected = item.frame
        // Browsers lay out in 64ths of a pixel; each division is rounded once more.
        let differences = zip([frame.minX, frame.minY, frame.width, frame.height], expected)
          .map { abs($0 - $1) }
        #expect(
          differences.allSatisfy { $0 <= 5.0 / 64 },
          "\(subject.name): \(frame) instead of \(expected)")
        items += 1
      }
    }
    #expect(items > 600)
  }
}

/// Returns a browser's measurements, as they are kept in a file of the package Conformance.
func browserCases(_ name: String) throws -> Data {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Workshop/Conformance/\(name)")
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["gzip", "--decompress", "--stdout", file.path]
  process.standardOutput = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return data
}

private struct BrowserFile: Decodable {
  let cases: [BrowserCase]
}

private struct BrowserCase: Decodable {
  let name: String
  let container: Container
  let items: [Item]

  struct Container: Decodable {
    let style: Style
  }

  struct Item: Decodable {
    let style: Style
    let frame: [CGFloat]
  }

  /// The properties that `plain.py` draws; lengths in pixels.
  struct Style: Decodable {
    var flexDirection: String?
    var flexWrap: String?
    var justifyContent: String?
    var alignItems: String?
    var alignSelf: String?
    var rowGap: Pixels?
    var columnGap: Pixels?
    var width: Pixels?
    var height: Pixels?
    var flexGrow: Double?
    var flexBasis: Pixels?
    var order: Int?
  }

  /// A length as a browser takes it: in whole 64ths, towards zero.
  struct Pixels: Decodable {
    let length: CGFloat

    init(from decoder: any Decoder) throws {
      let authored = try decoder.singleValueContainer().decode(CGFloat.self)
      length = (authored * 64).rounded(.towardZero) / 64
    }
  }

  private var isColumn: Bool { container.style.flexDirection == "column" }

  private var alignment: FlowAlignment {
    switch container.style.justifyContent {
    case "center": .center
    case "flex-end": .trailing
    case "space-between": .spaceBetween
    case "space-around": .spaceAround
    case "space-evenly": .spaceEvenly
    default: .leading
    }
  }

  private var layout: AnyLayout {
    let style = container.style
    let wrapping = style.flexWrap == "balance" ? FlowWrapping.balanced : .greedy
    if isColumn {
      let across: [String: HorizontalAlignment] = ["center": .center, "flex-end": .trailing]
      return AnyLayout(
        VFlowLayout(
          horizontalSpacing: style.columnGap?.length, verticalSpacing: style.rowGap?.length,
          alignment: VFlowAlignment(alignment), lastLine: VFlowAlignment(alignment),
          horizontalAlignment: across[style.alignItems ?? ""] ?? .leading, wrapping: wrapping))
    }
    let across: [String: VerticalAlignment] = [
      "center": .center, "flex-end": .bottom, "baseline": .firstTextBaseline,
    ]
    return AnyLayout(
      FlowLayout(
        horizontalSpacing: style.columnGap?.length, verticalSpacing: style.rowGap?.length,
        alignment: alignment,
        lastLine: alignment, verticalAlignment: across[style.alignItems ?? ""] ?? .top,
        wrapping: wrapping))
  }

  /// A flow of blocks that take what they are offered, in the container's length.
  @MainActor func host() -> HeadlessHost {
    let size = CGSize(
      container.style.width?.length ?? 100_000, container.style.height?.length ?? 100_000)
    return HeadlessHost(size: size) {
      layout {
        ForEach(items.indices, id: \.self) { index in
          view(of: items[index].style).named(index)
        }
      }
      .named("flow")
    }
  }

  @MainActor private func view(of style: Style) -> some View {
    let own: [String: FlowItemAlignment] = [
      "flex-start": .start, "center": .center, "flex-end": .end, "stretch": .stretch,
    ]
    return Block(style.width?.length ?? 0, style.height?.length ?? 0, fills: true)
      .flowGrow(style.flexGrow ?? 0)
      .flowBasis(style.flexBasis?.length)
      .flowOrder(style.order ?? 0)
      .flowItemAlignment(style.alignSelf.flatMap { own[$0] })
  }
}
