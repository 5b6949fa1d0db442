// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "swift-flow-layout",
  platforms: [
    .iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1), .macCatalyst(.v13),
  ],
  products: [
    .library(name: "FlowUI", targets: ["FlowUI"]),
    .library(name: "FlowCore", targets: ["FlowCore"]),
  ],
  targets: [
    .target(name: "FlowCore", swiftSettings: strict),
    .target(name: "FlowUI", dependencies: ["FlowCore"], swiftSettings: strict),
    .target(
      name: "FlowGallery", dependencies: ["FlowUI"], path: "Gallery", swiftSettings: strict),
    .testTarget(name: "FlowCoreTests", dependencies: ["FlowCore"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
