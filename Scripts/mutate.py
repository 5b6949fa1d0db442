#!/usr/bin/env python3
"""Mutates the library and asks its tests whether they notice.

    Scripts/mutate.py                  all mutants; a summary, and each survivor with its place
    Scripts/mutate.py FlowLayoutUI           those of a module: FlowLayoutEngine is the engine, FlowLayouts and FlowLayoutUI the face
    Scripts/mutate.py FlowLayoutUI Dragging  those of files whose path matches the pattern
    Scripts/mutate.py --tests Drag     only by tests whose name matches the pattern: quick, after new tests
    Scripts/mutate.py --list           what would be mutated, without a run
    Scripts/mutate.py --anew           all mutants, whatever was killed before
    Scripts/mutate.py --listed         those that are listed as equivalent, too: none should be killed

Each comparison, sign, constant and branch is changed, one at a time; in the face also cases that are easily
confused, and what stands for a missing value. All mutants of a module are compiled into one test binary, and
FLOW_MUTANT says which of them is alive: a build for each would take days. An operator becomes one of its
own, `<` becomes `<~^`, that looks whether its number is meant; so does a call around each constant, case and
condition. Nothing needs to be parsed for that but tokens.

A mutant is killed if a test fails, traps, or takes five times as long as without it. First each test runs
alone and without a mutant, laws with one seed and again with all: that tells how long it takes and which
mutants it reaches. A mutant is then asked by the tests that reach it, the quickest first. What is killed is
written down as it comes, and not asked again before the code of its file changes: a run that is stopped goes
on where it was, and after new tests only those are tried that survived.

One that no test can kill is listed with the reason in Scripts/mutate-equivalents.txt. Without the list's
mutants, 95 % must be killed, else the status is 1.
"""
import argparse
import collections
import functools
import os
import re
import subprocess
import sys

from mutation.conditions import compiled_lines
from mutation.journal import Journal, equivalents, key
from mutation.package import write_package
from mutation.runner import Binary, learned, survivors
from mutation.subjects import SUBJECTS
from mutation.writer import Writer

GOAL = 0.95


def parsed_options():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("module", nargs="?", choices=sorted(SUBJECTS), help="the module; all without one")
    parser.add_argument("pattern", nargs="?", default="", help="a pattern of files' paths")
    parser.add_argument("--tests", default="", help="a pattern of names: ask these tests only")
    parser.add_argument("--list", action="store_true", help="list mutants without a run")
    parser.add_argument("--anew", action="store_true", help="ask all mutants, also those killed in earlier runs")
    parser.add_argument("--listed", action="store_true", help="ask those that are listed as equivalent, too")
    parser.add_argument("--jobs", type=int, default=2, help="how many run at a time")
    return parser.parse_args()


def built(subject):
    """The test binary with all mutants in it."""
    build = [
        os.environ.get("SWIFT", "swift"), "build", "--package-path", str(subject.scratch), "--build-tests",
        "-c", "release", "--disable-xctest"]
    subprocess.run(build, check=True)
    return str(subject.scratch / ".build/release/mutationPackageTests.xctest")


def report(chosen, asked, left, reached, listed, is_whole):
    """Prints what came out other than it should, and a summary; answers the share of the killed."""
    counts = collections.Counter(equivalent=sum(key(mutant) in listed for _, mutant in chosen))
    for number, mutant in asked:
        is_listed, survives = key(mutant) in listed, (number, mutant) in left
        if not is_listed:
            counts["survived" if survives else "killed"] += 1
        if is_listed != survives:
            kind = "listed, but killed" if is_listed else "survived" if reached[number] else "survived, not reached"
            print(f"mutate: {kind}", f"{mutant.file}:{mutant.line}", mutant.owner, mutant.change, mutant.text, sep=" | ")
    if is_whole:
        for row in sorted(listed - {key(mutant) for _, mutant in chosen}):
            print("mutate: listed, but there is no such mutant", *row, sep=" | ")
    share = counts["killed"] / max(1, counts["killed"] + counts["survived"])
    print(f"mutate: {len(chosen)} mutants, {counts['killed']} killed, {counts['equivalent']} equivalent, "
          f"{counts['survived']} survived: {share:.1%} killed of those that can be")
    return share


def share_of_killed(subject, options):
    """Asks about the mutants of one module; those that are only listed count as killed."""
    writer = Writer(subject.signatures)
    write_package(subject, writer)
    lines = functools.cache(lambda file: compiled_lines((subject.sources / file).read_text()))
    chosen = [
        (number, mutant) for number, mutant in enumerate(writer.mutants, 1)
        if mutant and re.search(options.pattern, mutant.file) and mutant.line in lines(mutant.file)]
    if options.list:
        for number, mutant in chosen:
            print(number, f"{mutant.file}:{mutant.line}", mutant.owner, mutant.change, mutant.text, sep=" | ")
        return 1
    binary = Binary(built(subject))
    trials = learned(binary, options.tests, options.jobs)
    listed = equivalents(subject)
    asked = [one for one in chosen if options.listed or key(one[1]) not in listed]
    left = survivors(asked, trials, binary, Journal(subject, options.anew), options.jobs)
    reached = [any(marks) for marks in zip(*(trial.marks for trial in trials))]
    return report(chosen, asked, left, reached, listed, is_whole=not options.pattern)


def main():
    options = parsed_options()
    subjects = [SUBJECTS[options.module]] if options.module else SUBJECTS.values()
    shares = [share_of_killed(subject, options) for subject in subjects]
    sys.exit(min(shares) < GOAL)


if __name__ == "__main__":
    main()
