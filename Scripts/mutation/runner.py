"""Asks the tests about mutants, and writes down what they kill."""
import hashlib
import os
import resource
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mutation.package import ROOT, SCRATCH

EQUIVALENTS = ROOT / "Scripts/mutate-equivalents.txt"
JOURNAL = SCRATCH / "killed.txt"


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
