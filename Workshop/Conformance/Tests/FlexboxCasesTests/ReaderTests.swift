import FlexboxCases
import Foundation
import Testing

@Suite("Reading cases")
struct ReaderTests {
  private func message(_ json: String) -> String? {
    do {
      _ = try CaseReader.cases(in: Data(json.utf8), path: "cases.json")
      return nil
    } catch {
      return (error as? CaseError)?.description
    }
  }

  private func file(container: String = "{}", item: String = "{}", more: String = "") -> String {
    """
    {"cases": [{"name": "first", "group": "core", "container": {"style": \(container),
      "containingBlock": [0, 0], "size": [50, 10]}, "items": [
      {"style": \(item), "frame": [0, 0, 1, 1]\(more)}]}]}
    """
  }

  @Test("a text that is not JSON is named with its file")
  func noJSON() {
    expectEqual(message("{\"cases\": [")?.hasPrefix("cases.json: not JSON"), true)
    expectEqual(message("[]"), "cases.json: must be an object")
    expectEqual(message("{}"), "cases.json: \"cases\" is missing")
    expectEqual(message("{\"cases\": 3}"), "cases.json: \"cases\" must be an array")
  }

  @Test("a missing or wrong member is named with its case")
  func members() {
    expectEqual(message("{\"cases\": [{}]}"), "cases.json: case 0: \"name\" is missing")
    expectEqual(
      message("{\"cases\": [{\"name\": \"first\", \"group\": \"core\"}]}"),
      "cases.json: case first: \"container\" is missing")
    expectEqual(
      message(file(more: ", \"content\": [1]")),
      "cases.json: case first: item 0: \"content\" must be an array of 2 finite numbers")
    expectEqual(
      message(file(more: ", \"content\": [1, true]")),
      "cases.json: case first: item 0: \"content\" must be an array of 2 finite numbers")
    expectEqual(
      message(file().replacingOccurrences(of: ", \"frame\": [0, 0, 1, 1]", with: "")),
      "cases.json: case first: item 0: \"frame\" is missing")
    expectEqual(
      message(file(more: ", \"text\": \"a\"")),
      "cases.json: case first: item 0: \"font\" is missing")
    expectEqual(message(file()), nil)
  }

  @Test(
    "an unknown property or value is named with what was expected",
    arguments: [
      ("{\"color\": 3}", "\"color\" is no property that is known here"),
      ("{\"flexGrow\": -1}", "\"flexGrow\" must be a number of at least 0"),
      ("{\"flexGrow\": \"much\"}", "\"flexGrow\" must be a number of at least 0"),
      ("{\"direction\": \"up\"}", "\"direction\" must be one of ltr, rtl"),
      ("{\"paddingLeft\": {\"share\": 3}}", "\"paddingLeft\" must be a number of at least 0 or {"),
      ("{\"boxSizing\": null}", "\"boxSizing\" must be one of border-box, content-box"),
    ])
  func styles(style: String, problem: String) {
    let prefix = "cases.json: case first: item 0: \"style\": "
    expectEqual(message(file(item: style))?.hasPrefix(prefix + problem), true)
    expectEqual(
      message(file(container: style))?.contains("\"container\": \"style\": " + problem), true)
  }
}
