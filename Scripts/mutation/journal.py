"""The killed mutants, and the equivalent ones."""
import hashlib
from pathlib import Path

from mutation.subjects import ROOT

EQUIVALENTS = ROOT / "Scripts/mutate-equivalents.txt"


class Journal:
    """The mutants that were killed, in this run and earlier ones."""

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

    def has(self, mutant):
        return self.row(mutant) in self.killed

    def add(self, mutant):
        self.killed.add(self.row(mutant))
        with self.path.open("a") as file:
            file.write(self.row(mutant) + "\n")


def equivalents(subject):
    """Returns the mutants that no test of a module can kill, by file, function or property, and change."""
    names = {path.name for path in subject.sources.rglob("*.swift")}
    listed = set()
    for row in EQUIVALENTS.read_text().split("\n") if EQUIVALENTS.exists() else []:
        if row and not row.startswith("#"):
            file, owner, changes, _ = (part.strip() for part in row.split(" | "))
            if file in names:
                listed |= {(file, owner, change) for change in changes.split("; ")}
    return listed


def key(mutant):
    """Returns the identity of a mutant in the list: files may move, and lines may change."""
    return Path(mutant.file).name, mutant.owner, mutant.change
