import FuzzTargets
@main enum M { static func main() { 
  var total = 0
  let t = [FuzzTarget.engine, .text, .cases].first { $0.name == CommandLine.arguments[2] }!
  for seed in 0..<Int(CommandLine.arguments[1])! { 
    let bytes = FuzzTarget.input(seed: seed)
    do { total += try t.check(bytes) } catch { print("seed", seed, "\(error)".prefix(2500)); if CommandLine.arguments.count < 4 { break } }
  }
  print(total)
} }
