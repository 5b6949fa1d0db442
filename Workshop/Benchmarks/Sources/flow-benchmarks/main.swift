import Contestants
import Foundation

let options = Options(CommandLine.arguments.dropFirst())
let results = Suite(options: options).run()
print(results.tables)
print(results.verdicts)
if let path = options.jsonPath {
  do {
    try results.json().write(to: URL(fileURLWithPath: path))
  } catch {
    Options.fail("cannot write \(path): \(error.localizedDescription)")
  }
}
