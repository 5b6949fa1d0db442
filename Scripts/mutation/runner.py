"""Asks the tests about mutants, and writes down what they kill."""
import hashlib
import os
import resource
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mutation.subjects import ROOT

EQUIVALENTS = ROOT / "Scripts/mutate-equivalents.txt"


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


class Journal:
    """What was killed, in this run and earlier ones."""

    def __init__(self, subject, anew):
        self.sources, self.path = subject.sources, subject.scratch / "killed.txt"
        self.digests = {}
        if anew:
            self.path.unlink(missing_ok=True)
        self.killed = set(self.path.read_text().split("\n")) if self.path.exists() else set()

    def row(self, mutant):
        if mutant.file not in self.digests:
            source = (self.sources / mutant.file).read_bytes()
            self.digests[mutant.file] = hashlib.sha256(source).hexdigest()[:16]
        return " | ".join((self.digests[mutant.file], *key(mutant)))

    def add(self, mutant):
        self.killed.add(self.row(mutant))
        with self.path.open("a") as file:
            file.write(self.row(mutant) + "\n")


def survivors(subject, asked, journal, binary, jobs):
    """Those of some mutants that no test notices."""
    left = [(number, mutant) for number, mutant in asked if journal.row(mutant) not in journal.killed]
    for name, arguments, seeds in subject.stages:
        if not left:
            break
        stage = Stage(name, binary, arguments, seeds)
        print(f"mutate: {stage.name}: {len(left)} mutants", flush=True)

        def survives(one):
            if stage.kills(one[0]):
                journal.add(one[1])
                return False
            return True

        with ThreadPoolExecutor(jobs) as pool:
            left = [one for one, is_left in zip(left, pool.map(survives, left)) if is_left]
    return left


def equivalents(subject):
    """What no test of a module can kill, by file, line and change."""
    names = {path.name for path in subject.sources.rglob("*.swift")}
    listed = set()
    for row in EQUIVALENTS.read_text().split("\n") if EQUIVALENTS.exists() else []:
        if row and not row.startswith("#"):
            file, text, changes, _ = (part.strip() for part in row.split(" | "))
            if file in names:
                listed |= {(file, text, change) for change in changes.split("; ")}
    return listed


def key(mutant):
    """What the list knows a mutant by: files may move, and lines in them."""
    return Path(mutant.file).name, mutant.text, mutant.change
