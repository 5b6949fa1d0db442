"""The package that is tested: a module with all mutants in it, and its tests."""
import os
import re
from pathlib import Path

from mutation.source import mutate
from mutation.subjects import ROOT

HELPERS = """
import CMutant

@inline(__always) func isAlive(_ number: Int32) -> Bool { flow_is_alive(number) }

/// A constant, one more, or one less.
public func k<T: Numeric>(_ number: Int32, _ value: T) -> T {
  isAlive(number) ? value + 1 : isAlive(number + 1) ? value - 1 : value
}

/// A constant that is no integer or a long one, or twice as much.
public func kf<T: Numeric>(_ number: Int32, _ value: T) -> T {
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

/// A case, or another one.
public func s<T>(_ number: Int32, _ value: T, _ other: T) -> T { isAlive(number) ? other : value }

func mn<T: Comparable>(_ number: Int32, _ a: T, _ b: T, _ others: T...) -> T {
  let all = [a, b] + others
  return isAlive(number) ? all.max()! : others.isEmpty ? Swift.min(a, b) : all.min()!
}
"""

HEADER = """#include <stdbool.h>
#include <stdint.h>

extern int32_t flow_mutant_number, flow_most_seeds;
// A byte for each mutant: whether it has been asked about.
extern uint8_t *flow_reached;

static inline bool flow_is_alive(int32_t number) {
  flow_reached[number] = 1;
  return flow_mutant_number == number;
}

// No mutant has the number 0: its mark says that a law has more seeds.
static inline int32_t flow_seeds(int32_t all) {
  if (all <= flow_most_seeds) return all;
  flow_reached[0] = 1;
  return flow_most_seeds;
}
"""
# A file that is shared has the marks of processes that trap, too, and of those that a test starts.
CHOICE = """#include "CMutant.h"
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>

int32_t flow_mutant_number, flow_most_seeds;
static uint8_t marks[MARKS];
uint8_t *flow_reached = marks;

__attribute__((constructor)) static void choose(void) {
  flow_mutant_number = atoi(getenv("FLOW_MUTANT"));
  flow_most_seeds = atoi(getenv("FLOW_SEEDS"));
  const char *path = getenv("FLOW_REACHED");
  if (!path) return;
  flow_reached = mmap(NULL, MARKS, PROT_READ | PROT_WRITE, MAP_SHARED, open(path, O_RDWR), 0);
}
"""
MARKS = 1 << 14


def write_package(subject, writer):
    """A package of a subject's sources with all mutants, and of its tests."""
    files = {}
    folder = Path("Sources") / subject.module
    for path in sorted(subject.sources.rglob("*.swift")):
        name = path.relative_to(subject.sources)
        if ".docc" not in str(name):
            text = mutate(str(name), path.read_text(), writer, subject)
            # Code that clients inline could not use the operators of a module.
            files[folder / name] = re.sub(r"@inlinable\b", "", text)
    for path in subject.test_files():
        # The laws say how many seeds they take.
        text, count = re.subn(r"arguments: 0\.\.<(tried\(\d+\)|\d+)", r"arguments: 0..<(.init(flow_seeds(\1)))", path.read_text())
        files[path.relative_to(ROOT)] = ("import CMutant\n" if count else "") + text
    files[folder / "Mutants.swift"] = HELPERS + subject.differences + "\n".join(writer.declarations) + "\n"
    files[Path("Sources/CMutant/include/CMutant.h")] = HEADER
    files[Path("Sources/CMutant/CMutant.c")] = CHOICE.replace("MARKS", str(MARKS))
    files[Path("Package.swift")] = subject.manifest
    for name in subject.links:
        link(subject.scratch / name, ROOT / name)
    remove_others(subject.scratch, files)
    for name, text in files.items():
        path = subject.scratch / name
        # An unchanged file is not built again.
        if not path.exists() or path.read_text() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)


def link(path, target):
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_symlink():
        path.symlink_to(target)


def remove_others(scratch, files):
    """Removes what an earlier package had and this one has not; links are not followed."""
    for folder, subfolders, names in os.walk(scratch):
        subfolders[:] = [name for name in subfolders if not name.startswith(".")]
        for name in names:
            path = Path(folder, name)
            if path.suffix == ".swift" and not path.is_symlink() and path.relative_to(scratch) not in files:
                path.unlink()
