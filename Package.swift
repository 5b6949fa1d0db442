// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Xcode 27 (Swift 6.4) refuses to build for systems older than these.
#if compiler(>=6.4)
let platforms: [SupportedPlatform] = [
  .iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1), .macCatalyst(.v15),
]
#else
let platforms: [SupportedPlatform] = [
  .iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1), .macCatalyst(.v13),
]
#endif

let package = Package(
  name: "swift-flow-layout",
  platforms: platforms,
  products: [
    .library(name: "FlowLayoutUI", targets: ["FlowLayoutUI"]),
    .library(name: "FlowLayouts", targets: ["FlowLayouts"]),
    .library(name: "FlowLayoutEngine", targets: ["FlowLayoutEngine"]),
  ],
  targets: [
    .target(name: "FlowLayoutEngine", swiftSettings: strict),
    .target(name: "FlowLayouts", dependencies: ["FlowLayoutEngine"], swiftSettings: strict),
    .target(
      name: "FlowLayoutUI", dependencies: ["FlowLayoutEngine", "FlowLayouts"], swiftSettings: strict
    ),
    .target(
      name: "FlowGallery", dependencies: ["FlowLayoutUI"], path: "Gallery", swiftSettings: strict),
    // Drawn cases for tests; in no product.
    .target(
      name: "TestSupport", dependencies: ["FlowLayoutEngine"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "FlowLayoutEngineTests", dependencies: ["FlowLayoutEngine", "TestSupport"],
      path: "Tests/Engine", swiftSettings: strict),
    // Views in windows of the system's. Where there is no SwiftUI, these and the next are empty.
    .testTarget(
      name: "FlowLayoutUITests",
      dependencies: [
        "FlowGallery", "FlowLayoutEngine", "FlowLayouts", "FlowLayoutUI", "TestSupport",
      ],
      path: "Tests",
      exclude: ["Engine", "Headless", "Internals", "RenderThread", "TestSupport", "WidthTests"],
      sources: ["Support", "Layouts", "Flow", "Lazy", "Dragging", "Pages"], swiftSettings: strict),
    .testTarget(
      name: "FlowLayoutUIInternalsTests",
      dependencies: ["FlowLayoutEngine", "FlowLayouts", "FlowLayoutUI", "TestSupport"],
      path: "Tests/Internals", exclude: ["Headless"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
