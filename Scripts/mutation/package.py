"""The package that is tested: the engine with all mutants in it, and its tests."""
import re
from pathlib import Path

from mutation.source import mutate

ROOT = Path(__file__).resolve().parents[2]
SCRATCH = ROOT / "Output/mutation"

HELPERS = """
import CMutant

@inline(__always) func isAlive(_ number: Int32) -> Bool { flow_mutant() == number }

/// A constant, one more, or one less.
public func k<T: Numeric>(_ number: Int32, _ value: T) -> T {
  isAlive(number) ? value + 1 : isAlive(number + 1) ? value - 1 : value
}

/// A constant that is no integer, or twice as much.
public func kf<T: FloatingPoint & ExpressibleByFloatLiteral>(_ number: Int32, _ value: T) -> T {
  isAlive(number) ? value * 2 : value
}

/// A condition, or what it never should be without being asked.
func c(_ number: Int32, _ value: Bool) -> Bool {
  isAlive(number) ? true : isAlive(number + 1) ? false : value
}

/// A truth value, or the other one.
public func t(_ number: Int32, _ value: Bool) -> Bool { isAlive(number) ? !value : value }

func mx<T: Comparable>(_ number: Int32, _ a: T, _ b: T, _ others: T...) -> T {
  let all = [a, b] + others
  return isAlive(number) ? all.min()! : others.isEmpty ? Swift.max(a, b) : all.max()!
}

func mn<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> T {
  isAlive(number) ? Swift.max(a, b) : Swift.min(a, b)
}
"""

HEADER = """#include <stdint.h>

extern int32_t flow_mutant_number, flow_most_seeds;
static inline int32_t flow_mutant(void) { return flow_mutant_number; }
static inline int32_t flow_seeds(int32_t all) { return all < flow_most_seeds ? all : flow_most_seeds; }
"""
CHOICE = """#include "CMutant.h"
#include <stdlib.h>

int32_t flow_mutant_number, flow_most_seeds;
__attribute__((constructor)) static void choose(void) {
  flow_mutant_number = atoi(getenv("FLOW_MUTANT"));
  flow_most_seeds = atoi(getenv("FLOW_SEEDS"));
}
"""
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "mutation",
  targets: [
    .target(name: "CMutant"),
    .target(name: "FlowCore", dependencies: ["CMutant"]),
    .testTarget(
      name: "FlowCoreTests", dependencies: ["CMutant", "FlowCore"], swiftSettings: [.define("DEBUG")]),
  ],
  swiftLanguageModes: [.v6]
)
"""


def write_package(writer):
    """A package of the engine with all mutants, and of its tests."""
    files = {}
    engine = ROOT / "Sources/FlowCore"
    for path in sorted(engine.rglob("*.swift")):
        name = path.relative_to(engine)
        files["Sources/FlowCore" / name] = mutate(str(name), path.read_text(), writer)
    for path in (ROOT / "Tests/FlowCoreTests").rglob("*.swift"):
        # The laws say how many seeds they take.
        text, count = re.subn(r"arguments: 0\.\.<(\d+)", r"arguments: 0..<Int(flow_seeds(\1))", path.read_text())
        files[path.relative_to(ROOT)] = ("import CMutant\n" if count else "") + text
    files[Path("Sources/FlowCore/Mutants.swift")] = HELPERS + "\n".join(writer.declarations) + "\n"
    files[Path("Sources/CMutant/include/CMutant.h")] = HEADER
    files[Path("Sources/CMutant/CMutant.c")] = CHOICE
    files[Path("Package.swift")] = MANIFEST
    for folder in ("Sources", "Tests"):
        for path in (SCRATCH / folder).rglob("*.*"):
            if path.is_file() and path.relative_to(SCRATCH) not in files:
                path.unlink()
    for name, text in files.items():
        path = SCRATCH / name
        # What stays the same is not built again.
        if not path.exists() or path.read_text() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
