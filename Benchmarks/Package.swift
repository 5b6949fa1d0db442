// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Measures the library against other ways of doing the same work, all in one run. It takes the
// library as any package would, so that what is fast here is fast across modules.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../Headless")],
  targets: [
    .target(name: "CAllocations"),
    .target(
      name: "Contestants",
      dependencies: [
        "CAllocations",
        .product(name: "FlowCore", package: "Headless"),
        .product(name: "FlowUI", package: "Headless"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "flow-benchmarks", dependencies: ["CAllocations", "Contestants"],
      swiftSettings: strict),
    .testTarget(
      name: "ContestantsTests", dependencies: ["Contestants"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
