"""Numbers mutants, and declares an operator for each operator that becomes another."""
import collections
import re

from mutation.operators import OPERATORS, PRECEDENCE, SIGNATURES

Mutant = collections.namedtuple("Mutant", "file line text owner change")

DECLARATION = re.compile(
    r"\s*(?:@\w+(?:\([^)]*\))? )*(?:[a-z]+(?:\(\w+\))? )*"
    r"(?:(?:func (?P<function>\S+?)[\s(<]|(?:var|let) (?P<property>\w+)|(?P<special>init|subscript)\b))")


class Writer:
    """Keeps mutants, numbered from 1, and the declarations that they need."""

    def __init__(self, signatures):
        self.signatures = signatures
        self.mutants = []
        self.seen = collections.Counter()
        self.declarations = []

    def number(self, file, source, place, *changes):
        """The number of the first of some mutants at a place of a source."""
        self.mutants += self.named(file, source, place, *changes)
        return len(self.mutants) - len(changes) + 1

    def named(self, file, source, place, *changes):
        """Some mutants at a place of a source; for one that changes nothing only its name is taken."""
        line = source.count("\n", 0, place) + 1
        lines = source.split("\n")
        text, owner = lines[line - 1].strip(), owner_of(lines, line)
        for change in changes:
            # The same change of the same owner, further down in the file, is told apart by a number.
            self.seen[file, owner, change] += 1
            again = self.seen[file, owner, change]
            change += f" #{again}" if again > 1 else ""
            yield Mutant(file, line, text, owner, change)

    def operator(self, file, source, place, name, prefix=False):
        """An operator of its own for one that stands at a place."""
        if prefix:
            changes = [(f"{name}x to x", "a")]
        else:
            changes = [(f"{name} to {new}", body) for new, body in OPERATORS[name]]
            if selects(source, place, name):
                changes = changes[1:]
        number = self.number(file, source, place, *(change for change, _ in changes))
        own = f"{name}~{digits(number)}"
        if prefix:
            self.declarations.append(f"prefix operator {own}")
            bound = "(a: Bool) -> Bool" if name == "!" else "<T: SignedNumeric>(a: T) -> T"
            signatures = [bound]
        else:
            precedence = PRECEDENCE.get(name, "ComparisonPrecedence")
            self.declarations.append(f"infix operator {own}: {precedence}")
            signatures = SIGNATURES.get(name, []) + self.signatures.get(name, [])
        plain = f"{name}a" if prefix else f"try a {name} b()" if name in ("&&", "||") else f"a {name} b"
        for signature in signatures:
            cases = "".join(
                f" if isAlive({number + index}) {{ return {body} }};" for index, (_, body) in enumerate(changes))
            kind = "prefix " if prefix else ""
            self.declarations.append(
                f"@inline(__always) {kind}func {own} {signature} {{{cases} return {plain} }}")
        return own

    def absence(self, file, source, place):
        """A postfix operator that makes a value missing, for the value before a `??`."""
        number = self.number(file, source, place, "?? to its right")
        own = f"~{digits(number)}"
        self.declarations.append(f"postfix operator {own}")
        self.declarations.append(
            f"@inline(__always) postfix func {own} <T>(a: T?) -> T? {{ isAlive({number}) ? nil : a }}")
        return own


def owner_of(lines, number):
    """The function or property, outermost in its type, that a line belongs to."""
    owner, depth, goes_on = "", len(lines[number - 1]), True
    for line in reversed(lines[:number]):
        indentation = len(line) - len(line.lstrip())
        if not line.strip() or indentation > depth or indentation == depth and not goes_on:
            continue
        found = DECLARATION.match(line)
        if found:
            owner = next(filter(None, found.groups()))
        # The end of a signature is indented like its beginning.
        depth, goes_on = indentation, not found and line.lstrip().startswith((")", ">", "where ", "->", "{"))
    return owner


def digits(number):
    """A number as a part of an operator."""
    text = ""
    while number:
        text, number = "~^%"[number % 3] + text, number // 3
    return text


def selects(source, place, name):
    """Whether a comparison chooses one of the two that it compares: where these are equal, either will do."""
    line = source[source.rfind("\n", 0, place) + 1:source.find("\n", place)]
    at = place - source.rfind("\n", 0, place) - 1
    left = re.search(r"([\w.]+(?: - [\w.]+)?) $", line[:at])
    right = re.match(r" ([\w.]+(?: - [\w.]+)?) \? ([\w.]+(?: - [\w.]+)?) : ([\w.]+(?: - [\w.]+)?)$", line[at + len(name):])
    return bool(left and right) and {left[1], right[1]} == {right[2], right[3]}
