"""The subjects of mutation: the engine and the two modules of the face, each with the tests that have to notice."""
from dataclasses import dataclass
from pathlib import Path

from mutation.operators import (
    ENGINE_DIFFERENCES, ENGINE_SIGNATURES, FACE_DIFFERENCES, FACE_SIGNATURES)

ROOT = Path(__file__).resolve().parents[2]
HEADLESS = "Workshop/Headless"


@dataclass(frozen=True)
class Subject:
    """A module, and how its tests are built and asked."""

    module: str
    manifest: str
    # Folders with the tests; files that name one of the words are left out.
    tests: tuple
    # Sources that the package takes as they are.
    links: tuple
    # Signatures of its operators besides the common ones.
    signatures: dict
    # Operators that mutants need, and the module has not.
    differences: str
    without: tuple = ()

    @property
    def sources(self):
        return ROOT / "Sources" / self.module

    @property
    def scratch(self):
        return ROOT / "Output/mutation" / self.module

    def test_files(self):
        for folder in self.tests:
            for path in (ROOT / folder).rglob("*.swift"):
                text = path.read_text()
                if not any(word in text for word in self.without):
                    yield path


ENGINE = Subject(
    module="FlowLayoutEngine",
    manifest="""// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "mutation",
  targets: [
    .target(name: "CMutant"),
    .target(name: "FlowLayoutEngine", dependencies: ["CMutant"]),
    .target(name: "TestSupport", dependencies: ["FlowLayoutEngine"], path: "Tests/TestSupport"),
    .testTarget(
      name: "FlowLayoutEngineTests", dependencies: ["CMutant", "FlowLayoutEngine", "TestSupport"],
      path: "Tests/Engine", swiftSettings: [.define("DEBUG")]),
  ],
  swiftLanguageModes: [.v6]
)
""",
    tests=("Tests/Engine",),
    links=("Tests/TestSupport",),
    signatures=ENGINE_SIGNATURES,
    differences=ENGINE_DIFFERENCES,
)


def face(mutated, others):
    """The subject of one of the face's modules; the other is compiled as it is."""
    def target(name, dependencies):
        names = [*(["CMutant"] if name == mutated else []), *dependencies, "SwiftUI"]
        listed = ", ".join(f'"{each}"' for each in names)
        return f"""    .target(
      name: "{name}", dependencies: [{listed}],
      swiftSettings: [
        .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
        .unsafeFlags(["-enable-testing", "-disable-cmo"]),
      ]),
"""

    return Subject(
        module=mutated,
        manifest=f"""// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "mutation",
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "CMutant"),
    .target(
      name: "SwiftUI", path: "{HEADLESS}/Sources/SwiftUI",
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-enable-testing"])]),
    .target(name: "FlowLayoutEngine"),
{target("FlowLayouts", ["FlowLayoutEngine"])}{target("FlowLayoutUI", ["FlowLayoutEngine", "FlowLayouts"])}    .target(name: "TestSupport", dependencies: ["FlowLayoutEngine"], path: "Tests/TestSupport"),
    .testTarget(
      name: "FlowLayoutUITests",
      dependencies: ["CMutant", "FlowLayoutEngine", "FlowLayouts", "FlowLayoutUI", "SwiftUI", "TestSupport"],
      path: "Tests", sources: ["Support", "Layouts", "Flow", "Lazy", "Dragging", "Pages"]),
    .testTarget(
      name: "FlowLayoutUIInternalsTests",
      dependencies: ["CMutant", "FlowLayoutEngine", "FlowLayouts", "FlowLayoutUI", "SwiftUI", "TestSupport"],
      path: "Tests/Internals"),
    .testTarget(
      name: "HostedFlowLayoutUITests",
      dependencies: ["CMutant", "FlowLayoutEngine", "FlowLayouts", "FlowLayoutUI", "SwiftUI", "TestSupport"],
      path: "Tests/Headless"),
  ],
  swiftLanguageModes: [.v6]
)
""",
        tests=(
            "Tests/Support", "Tests/Layouts", "Tests/Flow", "Tests/Lazy", "Tests/Dragging", "Tests/Pages", "Tests/Internals",
            "Tests/Headless"),
        without=("import FlowGallery",),
        links=(
            "Sources/FlowLayoutEngine", *others, "Tests/TestSupport", f"{HEADLESS}/Sources/SwiftUI",
            "Workshop/Conformance", "Docs"),
        signatures=FACE_SIGNATURES,
        differences=FACE_DIFFERENCES,
    )


LAYOUTS = face("FlowLayouts", ("Sources/FlowLayoutUI",))
FACE = face("FlowLayoutUI", ("Sources/FlowLayouts",))
SUBJECTS = {subject.module: subject for subject in (ENGINE, LAYOUTS, FACE)}
