import Foundation
import Testing
import ToolInput

@testable import flow

@Suite("arguments and files are read as documented")
struct ParsingTests {
  private func options(_ arguments: String...) throws -> RenderOptions {
    guard case .run(let options) = try Command.render.parse(arguments) else {
      throw Failure(.usage, "help instead of options")
    }
    return options
  }

  @Test("defaults hold where no argument changes them")
  func defaults() throws {
    let options = try options()
    expectEqual(options.input, .sample)
    #expect(options.flow == FlowOptions() && options.flow.offeredLength == 375)
    #expect(options.flow.horizontalSpacing == 8 && options.flow.verticalSpacing == 8)
    #expect(options.style == .tag && options.direction == .ltr)
    expectEqual(try self.options("--axis", "columns").flow.offeredLength, 240)
    expectEqual(try self.options("--ideal-length", "100").flow.offeredLength, nil)
    expectEqual(options.metrics, .pango)
    #expect(options.output == nil && options.scale == nil && options.appearance == nil)
  }

  @Test("values follow their option or an equals sign; order is free; the last one counts")
  func values() throws {
    let options = try options(
      "--width=10", "tags.txt", "--horizontal-spacing", "-3", "--width", "2e2", "--output=a=b.PDF",
      "--appearance", "dark", "--scale=1.5", "--metrics=fixed")
    expectEqual(options.input, .file("tags.txt"))
    expectEqual(options.flow.width, 200)
    expectEqual(options.flow.horizontalSpacing, -3)
    expectEqual(options.output, OutputFile(path: "a=b.PDF"))
    expectEqual(options.output?.format, .pdf)
    expectEqual(try self.options("--vertical-spacing", "platform").flow.verticalSpacing, nil)
    #expect(options.appearance == .dark && options.scale == 1.5 && options.metrics == .fixed)
  }

  @Test("a dash is standard input, and behind two dashes everything is a file")
  func operands() throws {
    expectEqual(try options("-").input, .standardInput)
    expectEqual(try options("--", "--help").input, .file("--help"))
  }

  @Test("lines end with LF, CR LF or CR, and a byte order mark is skipped")
  func lineEndings() throws {
    expectEqual(try Lines.items(of: Array("\u{FEFF}a\nb\r\nc\rd".utf8)), ["a", "b", "c", "d"])
    expectEqual(try Lines.items(of: Array("\r\r\n a \n\n".utf8)), [" a "])
  }

  @Test(
    "the number of the first line that is not UTF-8 counts every kind of line ending",
    arguments: ["\n", "\r\n", "\r"])
  func lineNumbers(_ ending: String) {
    let bytes = Array("a\(ending)\(ending)b\(ending)".utf8) + [0xFF]
    #expect(throws: Lines.Problem.notUTF8(line: 4)) { try Lines.items(of: bytes) }
  }

  @Test("a million items are read, and not one more")
  func itemLimit() throws {
    var bytes = [UInt8](repeating: UInt8(ascii: "\n"), count: 2 * Lines.itemLimit)
    for index in stride(from: 0, to: bytes.count, by: 2) { bytes[index] = UInt8(ascii: "a") }
    expectEqual(try Lines.items(of: bytes).count, Lines.itemLimit)
    #expect(throws: Lines.Problem.tooManyItems) { try Lines.items(of: bytes + Array("a".utf8)) }
  }

  @Test("alternatives read as a sentence")
  func alternatives() {
    #expect([].alternatives == "" && ["a"].alternatives == "a")
    #expect(["a", "b"].alternatives == "a or b" && ["a", "b", "c"].alternatives == "a, b or c")
  }

  @Test("numbers are written as short as they read back")
  func shortest() {
    expectEqual(
      [375.0, 0.1, -8, 1e300, 1.0 / 3].map(\.shortest),
      [
        "375", "0.1", "-8", "1e+300", "0.3333333333333333",
      ])
  }

  @Test("items begin a line where they begin at another place across the lines")
  func lineNumbering() {
    let frames = [
      CGRect(x: 0, y: 0, width: 10, height: 5), CGRect(x: 12, y: 0, width: 10, height: 9),
      CGRect(x: 0, y: 11, width: 30, height: 5), CGRect(x: 0, y: 18, width: 4, height: 5),
    ]
    let turned = frames.map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }
    let mirrored = turned.map {
      CGRect(x: 0.3 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    for direction in [Direction.ltr, .rtl] {
      expectEqual(
        Arrangement.lineNumbers(of: frames, axis: .rows, direction: direction), [1, 1, 2, 3])
    }
    expectEqual(Arrangement.lineNumbers(of: turned, axis: .columns, direction: .ltr), [1, 1, 2, 3])
    expectEqual(
      Arrangement.lineNumbers(of: mirrored, axis: .columns, direction: .rtl), [1, 1, 2, 3])
    #expect(Arrangement.lineNumbers(of: [], axis: .rows, direction: .ltr).isEmpty)
  }
}
