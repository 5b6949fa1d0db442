// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Feeds the library what nobody means to: bytes become containers, files and views, and properties say
// what must hold whatever comes. Headless compiles HostedTargets, whose sources are here: they choose
// between ways that FlowUI shows to its own package only.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../Headless")],
  targets: [
    .target(name: "CLibFuzzer"),
    .target(name: "CSteps"),
    .target(
      name: "FuzzTargets",
      dependencies: [
        .product(name: "FlowCore", package: "Headless"),
        .product(name: "FuzzInput", package: "Headless"),
        .product(name: "HostedTargets", package: "Headless"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "flow-fuzz", dependencies: ["CLibFuzzer", "FuzzTargets"], swiftSettings: strict),
    .testTarget(
      name: "FuzzTargetsTests",
      dependencies: [
        "CSteps", "FuzzTargets",
        .product(name: "FlowCore", package: "Headless"),
        .product(name: "FlowUI", package: "Headless"),
        .product(name: "HostedTargets", package: "Headless"),
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
