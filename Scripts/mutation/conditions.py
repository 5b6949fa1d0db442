"""The lines of a source that are compiled here: others, for a platform of Apple's, no test can reach."""
import re

# What conditions ask for that holds where mutants are made: the stand-in for SwiftUI, on Linux.
HOLDING = {"canImport(SwiftUI)", "os(Linux)"}


def holds(condition):
    """Whether a condition of the kinds that the library uses holds: platforms and modules, joined."""
    text = re.sub(r"\w+\(\w+\)", lambda found: str(found[0] in HOLDING), condition)
    for swift, python in (("&&", " and "), ("||", " or "), ("!", " not ")):
        text = text.replace(swift, python)
    if not re.fullmatch(r"(True|False|and|or|not|[() ])+", text):
        raise ValueError(f"mutate: expected platforms and modules in a condition, not '#if {condition}'")
    return eval(text)


def compiled_lines(source):
    """The numbers of the lines that are compiled."""
    # Of each condition around a line, whether this branch of it holds, and whether one above did.
    branches, lines = [], set()
    for number, line in enumerate(source.split("\n"), 1):
        word, _, rest = line.strip().partition(" ")
        if word == "#if":
            branches.append((holds(rest), holds(rest)))
        elif word in ("#elseif", "#else"):
            is_new = not branches[-1][1] and (word == "#else" or holds(rest))
            branches[-1] = (is_new, is_new or branches[-1][1])
        elif word == "#endif":
            branches.pop()
        elif all(is_open for is_open, _ in branches):
            lines.add(number)
    return lines
