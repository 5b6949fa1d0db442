import Foundation

extension Command {
  /// Runs a tool that is one command: reads the process's arguments, and ends it with a line on standard error and
  /// the failure's exit status if it fails.
  @MainActor
  package func main() {
    do {
      try perform(Array(CommandLine.arguments.dropFirst()))
    } catch {
      try? Descriptor.standardError.write("\(invocation): \(error.message)\n")
      exit(error.reason.rawValue)
    }
  }
}
