// Prints what the laws see on this machine, one number a container.
print(bits())
let count = CommandLine.arguments.dropFirst().first.flatMap { Int32($0) } ?? 1_000
for seed in 0..<count { print(check(seed)) }
