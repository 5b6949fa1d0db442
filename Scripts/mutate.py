#!/usr/bin/env python3
"""Mutates the engine and asks its tests whether they notice.

    Scripts/mutate.py                 all mutants; a summary, and each survivor with its place
    Scripts/mutate.py Balancing       those of files whose path contains the word
    Scripts/mutate.py --list          what would be mutated, without a run
    Scripts/mutate.py --anew          all mutants, whatever was killed before
    Scripts/mutate.py --listed        those that are listed as equivalent, too: none should be killed

Each comparison, sign, constant and branch of Sources/FlowCore is changed, one at a time. All mutants are
compiled into one test binary, and FLOW_MUTANT says which of them is alive: a build for each would take
days. An operator becomes one of its own, `<` becomes `<~^`, that looks whether its number is meant; so
does a call around each constant and condition. Nothing needs to be parsed for that but tokens.

A mutant is killed if a test fails, traps, or takes five times as long as without it. The rules are asked
first, then each law with one seed, then with all. What is killed is written down as it comes, and not asked
again before its file changes: a run that is stopped goes on where it was, and after new tests only those are
tried that survived.

One that no test can kill is listed with the reason in Scripts/mutate-equivalents.txt. Without the list's
mutants, 95 % must be killed, else the status is 1.
"""
import argparse
import collections
import hashlib
import os
import re
import resource
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCRATCH = ROOT / "Output/mutation"
EQUIVALENTS = ROOT / "Scripts/mutate-equivalents.txt"
JOURNAL = SCRATCH / "killed.txt"
GOAL = 0.95

Mutant = collections.namedtuple("Mutant", "file line text change")

# What becomes of an operator: the change, and what its operands a and b make then.
OPERATORS = {
    "<": [("<=", "a <= b"), (">=", "a >= b")],
    "<=": [("<", "a < b"), (">", "a > b")],
    ">": [(">=", "a >= b"), ("<=", "a <= b")],
    ">=": [(">", "a > b"), ("<", "a < b")],
    "==": [("!=", "a != b")],
    "!=": [("==", "a == b")],
    "&&": [("||", "try a || b()")],
    "||": [("&&", "try a && b()")],
    "+": [("-", "a - b")],
    "-": [("+", "a + b")],
    "*": [("+", "a + b")],
    "/": [("*", "a * b")],
    "+=": [("-=", "a -= b")],
    "-=": [("+=", "a += b")],
    "..<": [("..<-1", "a..<Swift.max(a, b - 1)"), ("1+..<", "Swift.min(a + 1, b)..<b")],
    "...": [("...-1", "a...Swift.max(a, b - 1)"), ("1+...", "Swift.min(a + 1, b)...b")],
    ".<": [(".<=", "a .<= b"), (".>=", "a .>= b")],
    ".>": [(".>=", "a .>= b"), (".<=", "a .<= b")],
    ".>=": [(".>", "a .> b"), (".<", "a .< b")],
    ".==": [(".!=", "a .!= b")],
}
PRECEDENCE = {
    "&&": "LogicalConjunctionPrecedence", "||": "LogicalDisjunctionPrecedence",
    "+": "AdditionPrecedence", "-": "AdditionPrecedence",
    "*": "MultiplicationPrecedence", "/": "MultiplicationPrecedence",
    "+=": "AssignmentPrecedence", "-=": "AssignmentPrecedence",
    "..<": "RangeFormationPrecedence", "...": "RangeFormationPrecedence",
}
SIGNATURES = {
    **{name: ["<T: Comparable>(a: T, b: T) -> Bool", "(a: (Int, Int), b: (Int, Int)) -> Bool",
              "(a: Int32, b: Int) -> Bool"]
       for name in ("<", "<=", ">", ">=")},
    **{name: ["<T: Equatable>(a: T, b: T) -> Bool", "(a: Int32, b: Int) -> Bool"] for name in ("==", "!=")},
    **{name: ["(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool"] for name in ("&&", "||")},
    "+": [
        "<T: Numeric>(a: T, b: T) -> T", "(a: Lanes, b: Lanes) -> Lanes",
        "(a: SIMD2<Double>, b: SIMD2<Double>) -> SIMD2<Double>",
        "<T>(a: UnsafePointer<T>, b: Int) -> UnsafePointer<T>",
        "<T>(a: UnsafeMutablePointer<T>, b: Int) -> UnsafeMutablePointer<T>",
    ],
    "-": ["<T: Numeric>(a: T, b: T) -> T", "(a: Lanes, b: Lanes) -> Lanes"],
    "*": [
        "<T: Numeric>(a: T, b: T) -> T", "(a: Lanes, b: Lanes) -> Lanes",
        "(a: Lanes, b: Double) -> Lanes",
    ],
    "/": ["<T: FloatingPoint>(a: T, b: T) -> T", "<T: BinaryInteger>(a: T, b: T) -> T"],
    "+=": ["<T: Numeric>(a: inout T, b: T)", "(a: inout Lanes, b: Lanes)"],
    "-=": ["<T: Numeric>(a: inout T, b: T)"],
    "..<": ["(a: Int, b: Int) -> Range<Int>"],
    "...": ["(a: Int, b: Int) -> ClosedRange<Int>"],
    **{name: ["(a: Lanes, b: Lanes) -> SIMDMask<SIMD4<Int64>>",
              "(a: SIMD2<Double>, b: SIMD2<Double>) -> SIMDMask<SIMD2<Int64>>"]
       for name in (".<", ".>", ".>=", ".==")},
}
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


class Writer:
    """Writes sources with all mutants in them, and numbers these from 1."""

    def __init__(self):
        self.mutants = []
        self.seen = collections.Counter()
        self.declarations = []

    def number(self, file, source, place, *changes):
        """The number of the first of some mutants at a place of a source."""
        line = source.count("\n", 0, place) + 1
        text = source.split("\n")[line - 1].strip()
        for change in changes:
            # The same change of the same text, further down in the file, is told apart by a number.
            self.seen[file, text, change] += 1
            again = self.seen[file, text, change]
            change += f" #{again}" if again > 1 else ""
            self.mutants.append(Mutant(file, line, text, change))
        return len(self.mutants) - len(changes) + 1

    def operator(self, file, source, place, name, prefix=False):
        """An operator of its own for one that stands at a place."""
        if prefix:
            changes = [(f"{name}x to x", "a")]
        else:
            changes = [(f"{name} to {new}", body) for new, body in OPERATORS[name]]
            if selects(source, place, name):
                changes = changes[1:]
        number = self.number(file, source, place, *(change for change, _ in changes))
        digits, rest = "", number
        while rest:
            digits, rest = "~^%"[rest % 3] + digits, rest // 3
        own = f"{name}~{digits}"
        if prefix:
            self.declarations.append(f"prefix operator {own}")
            bound = "(a: Bool) -> Bool" if name == "!" else "<T: SignedNumeric>(a: T) -> T"
            signatures = [bound]
        else:
            precedence = PRECEDENCE.get(name, "ComparisonPrecedence")
            self.declarations.append(f"infix operator {own}: {precedence}")
            signatures = SIGNATURES[name]
        plain = f"{name}a" if prefix else f"try a {name} b()" if name in "&&||" else f"a {name} b"
        for signature in signatures:
            cases = "".join(
                f" if isAlive({number + index}) {{ return {body} }};" for index, (_, body) in enumerate(changes))
            kind = "prefix " if prefix else ""
            self.declarations.append(
                f"@inline(__always) {kind}func {own} {signature} {{{cases} return {plain} }}")
        return own


def selects(source, place, name):
    """Whether a comparison chooses one of the two that it compares: where these are equal, either will do."""
    line = source[source.rfind("\n", 0, place) + 1:source.find("\n", place)]
    at = place - source.rfind("\n", 0, place) - 1
    left = re.search(r"([\w.]+(?: - [\w.]+)?) $", line[:at])
    right = re.match(r" ([\w.]+(?: - [\w.]+)?) \? ([\w.]+(?: - [\w.]+)?) : ([\w.]+(?: - [\w.]+)?)$", line[at + len(name):])
    return bool(left and right) and {left[1], right[1]} == {right[2], right[3]}


def blanked(source):
    """The source with comments and strings blanked out, place by place."""
    pattern = r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"'
    return re.sub(pattern, lambda found: re.sub(r"[^\n]", " ", found.group()), source, flags=re.S)


def conditions(code):
    """The ranges of the conditions of branches and loops, and of what decides between two values."""
    for found in re.finditer(r"\b(if|while|guard)\s+(?=[^\s{])", code):
        start = place = found.end()
        depth = 0
        is_repeat = code[:found.start()].endswith("} ")
        while place < len(code):
            char = code[place]
            if char in "([":
                depth += 1
            elif char in ")]":
                depth -= 1
            if depth == 0:
                is_end = (code.startswith("else", place) and not code[place - 1].isalnum()) \
                    if found.group(1) == "guard" else char == ("\n" if is_repeat else "{")
                if char == "," or is_end:
                    part = code[start:place]
                    if not re.match(r"\s*(let|var|case|true)\b", part):
                        lead = len(part) - len(part.lstrip())
                        yield start + lead, start + len(part.rstrip()), found.group(1)
                    start = place + 1
                    if is_end:
                        break
            if depth > 0 and char == "{":
                depth += 1
            elif depth > 0 and char == "}":
                depth -= 1
            place += 1
    for found in re.finditer(r"(?<![\w.)\]!-])((?:[a-z]\w*\.)*[a-z]\w*)(?=\s+\? )", code):
        # An operand of a comparison is no condition.
        before = code[:found.start()].rstrip()
        if not before.endswith(("==", "!=", ">=", "<=", "<", ">", "+", "-", "*", "/")):
            yield found.start(1), found.end(1), "?"


def mutate(file, source, writer):
    """The source with all mutants in it."""
    code = blanked(source)
    edits = []  # (place, length, text); insertions have no length

    def infix(pattern, group=1):
        for found in re.finditer(pattern, code):
            name = found.group(group)
            line = code[code.rfind("\n", 0, found.start()) + 1:code.find("\n", found.end())]
            if re.search(r"\bwhere (Element|Value|Self)\b|\bprecondition\b|rawValue|^import", line):
                continue
            own = writer.operator(file, source, found.start(group), name)
            edits.append((found.start(group), len(name), own))

    infix(r"(?<=\s)(<=|>=|==|!=|<|>|&&|\|\||\+=|-=|\+|-|\*|/|\.<|\.>=|\.>|\.==)(?=\s)")
    infix(r"(?<=[\w)\]])(\.\.<|\.\.\.)(?=[\w(])")
    for found in re.finditer(r"(?<=[\s(\[])([-!])(?=[\w.(])", code):
        own = writer.operator(file, source, found.start(), found.group(), prefix=True)
        edits.append((found.start(), 1, own))
    for found in re.finditer(r"(?<![\w.$])(0x[\da-f]+p-?\d+|\d[\d_]*(?:\.\d+)?(?:e-?\d+)?)\b(?!\.\.)", code):
        text = found.group()
        line = code[code.rfind("\n", 0, found.start()) + 1:code.find("\n", found.end())]
        if "rawValue" in line or "precondition" in line:
            continue
        if re.fullmatch(r"\d+|\d+\.0", text):
            changes = [f"{text} + 1"] + ([f"{text} - 1"] if float(text) else [])
            number = writer.number(file, source, found.start(), *changes)
            # A number that has no second mutant must not answer to its neighbour's.
            if len(changes) == 1:
                writer.mutants.append(None)
            edits.append((found.start(), len(text), f"k({number}, {text})"))
        else:
            number = writer.number(file, source, found.start(), f"{text} * 2")
            edits.append((found.start(), len(text), f"kf({number}, {text})"))
    for found in re.finditer(r"(?<![\w.])(max|min)\(", code):
        if "func " in code[code.rfind("\n", 0, found.start()) + 1:found.start()]:
            continue
        name = found.group(1)
        number = writer.number(file, source, found.start(), f"{name} to {'min' if name == 'max' else 'max'}")
        edits.append((found.start(), len(name) + 1, f"{'mx' if name == 'max' else 'mn'}({number}, "))
    for found in re.finditer(r"(?<![\w.])(true|false)\b", code):
        if re.search(r"while $", code[:found.start()]):
            continue
        number = writer.number(file, source, found.start(), f"not {found.group()}")
        edits.append((found.start(), len(found.group()), f"t({number}, {found.group()})"))
    for start, end, kind in conditions(code):
        number = writer.number(file, source, start, f"{kind} true", f"{kind} false")
        edits.append((start, 0, f"c({number}, "))
        edits.append((end, -1, ")"))
    # Where edits meet, what closes comes first, then what opens, then what replaces.
    order = {-1: 0, 0: 1}
    result, place = [], 0
    for start, length, text in sorted(edits, key=lambda edit: (edit[0], order.get(edit[1], 2))):
        result += [source[place:start], text]
        place = start + max(0, length)
    return "".join(result + [source[place:]])


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


class Stage:
    """Some of the tests, and how much work they are without a mutant."""

    def __init__(self, name, binary, arguments, seeds):
        self.name, self.seeds = name, seeds
        self.command = [binary, "--testing-library", "swift-testing", *arguments]
        start = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        if self.kills(0, limit=600):
            sys.exit("mutate: the tests fail without a mutant")
        work = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - start
        self.limit = max(2, round(5 * work))

    def kills(self, number, limit=None):
        """Whether a test notices the mutant."""
        limit = limit or self.limit
        environment = dict(
            os.environ, FLOW_MUTANT=str(number), FLOW_SEEDS=str(self.seeds), SWIFT_BACKTRACE="enable=no")

        def restrain():
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
            resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        process = subprocess.Popen(
            self.command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, preexec_fn=restrain)
        failed = False
        for line in process.stdout:
            # One failure is enough.
            if b"recorded an issue" in line:
                failed = True
                process.kill()
                break
        process.stdout.close()
        return process.wait() != 0 or failed


def stages(binary):
    """The tests, in the order in which they are asked: quick ones first."""
    # What takes most of the time draws thousands of problems, or starts a process.
    slow = "LawsTests|[oO]racle|survives|FastPathsTests|Concurrency|mismatch|traps"
    yield Stage("rules", binary, ["--skip", slow], seeds=1000)
    yield Stage("laws, one seed", binary, ["--filter", slow], seeds=1)
    yield Stage("laws, all seeds", binary, ["--filter", slow], seeds=1000)


class Journal:
    """What was killed, in this run and earlier ones."""

    def __init__(self, anew):
        self.digests = {}
        if anew:
            JOURNAL.unlink(missing_ok=True)
        self.killed = set(JOURNAL.read_text().split("\n")) if JOURNAL.exists() else set()

    def row(self, mutant):
        if mutant.file not in self.digests:
            source = (ROOT / "Sources/FlowCore" / mutant.file).read_bytes()
            self.digests[mutant.file] = hashlib.sha256(source).hexdigest()[:16]
        return " | ".join((self.digests[mutant.file], *key(mutant)))

    def add(self, mutant):
        self.killed.add(self.row(mutant))
        with JOURNAL.open("a") as file:
            file.write(self.row(mutant) + "\n")


def survivors(asked, journal, binary, jobs):
    """Those of some mutants that no test notices."""
    left = [(number, mutant) for number, mutant in asked if journal.row(mutant) not in journal.killed]
    for stage in stages(binary):
        print(f"mutate: {stage.name}: {len(left)} mutants", flush=True)

        def survives(one):
            if stage.kills(one[0]):
                journal.add(one[1])
                return False
            return True

        with ThreadPoolExecutor(jobs) as pool:
            left = [one for one, is_left in zip(left, pool.map(survives, left)) if is_left]
    return left


def equivalents():
    """What no test can kill, by file, line and change."""
    listed = set()
    for row in EQUIVALENTS.read_text().split("\n") if EQUIVALENTS.exists() else []:
        if row and not row.startswith("#"):
            file, text, changes, _ = (part.strip() for part in row.split(" | "))
            listed |= {(file, text, change) for change in changes.split("; ")}
    return listed


def key(mutant):
    """What the list knows a mutant by: files may move, and lines in them."""
    return Path(mutant.file).name, mutant.text, mutant.change


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("word", nargs="?", default="", help="a part of a file's path")
    parser.add_argument("--list", action="store_true", help="list mutants without a run")
    parser.add_argument("--anew", action="store_true", help="ask all mutants, also those killed in earlier runs")
    parser.add_argument("--listed", action="store_true", help="ask those that are listed as equivalent, too")
    parser.add_argument("--jobs", type=int, default=2, help="how many run at a time")
    options = parser.parse_args()
    writer = Writer()
    write_package(writer)
    chosen = [
        (number, mutant) for number, mutant in enumerate(writer.mutants, 1)
        if mutant and options.word in mutant.file]
    if options.list:
        for number, mutant in chosen:
            print(number, f"{mutant.file}:{mutant.line}", mutant.change, mutant.text, sep=" | ")
        return
    build = [
        os.environ.get("SWIFT", "swift"), "build", "--package-path", str(SCRATCH), "--build-tests",
        "-c", "release", "--disable-xctest"]
    subprocess.run(build, check=True)
    listed = equivalents()
    asked = [one for one in chosen if options.listed or key(one[1]) not in listed]
    binary = str(SCRATCH / ".build/release/mutationPackageTests.xctest")
    left = survivors(asked, Journal(options.anew), binary, options.jobs)
    counts = collections.Counter(equivalent=sum(key(mutant) in listed for _, mutant in chosen))
    for number, mutant in asked:
        is_listed, survives = key(mutant) in listed, (number, mutant) in left
        if not is_listed:
            counts["survived" if survives else "killed"] += 1
        if is_listed != survives:
            kind = "listed, but killed" if is_listed else "survived"
            print(f"mutate: {kind}", f"{mutant.file}:{mutant.line}", mutant.text, mutant.change, sep=" | ")
    if not options.word:
        for row in sorted(listed - {key(mutant) for _, mutant in chosen}):
            print("mutate: listed, but there is no such mutant", *row, sep=" | ")
    share = counts["killed"] / max(1, counts["killed"] + counts["survived"])
    print(f"mutate: {len(chosen)} mutants, {counts['killed']} killed, {counts['equivalent']} equivalent, "
          f"{counts['survived']} survived: {share:.1%} killed of those that can be")
    sys.exit(share < GOAL)


if __name__ == "__main__":
    main()
