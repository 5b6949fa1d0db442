import FuzzInput
import FuzzTargets
import HostedTargets
@main enum M { static func main() { 
  var total = 0
  let t = [FuzzTarget.engine, .text, .cases, .hosted].first { $0.name == CommandLine.arguments[2] }!
  let from = CommandLine.arguments.count > 4 ? Int(CommandLine.arguments[4])! : 0
  for seed in from..<Int(CommandLine.arguments[1])! { 
    let bytes = FuzzTarget.input(seed: seed)
    if CommandLine.arguments.count > 5 { print(seed) }
    do { total += try t.check(bytes) } catch { print("seed", seed, "\(error)".prefix(4500)); if CommandLine.arguments.count < 4 { break } }
  }
  print(total)
} }
