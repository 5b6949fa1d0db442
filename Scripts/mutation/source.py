"""Puts all mutants into a source."""
import re

from mutation.operators import OTHER_CASES

# Lines whose signs are no operators, or none that may be changed.
NO_OPERATORS = (
    r"\bwhere [A-Z]|^\s*[A-Z][\w.]* ==|\bprecondition\b|rawValue|^import|\bfunc \W+ |^\s*>(\s*$| [{=])")


def blanked(source):
    """The source with comments, strings, requirements and conditions of compilation blanked out, place by place."""
    pattern = (
        r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|[@#]available\([^)]*\)|^ *#(?:if|else)[^\n]*'
        r'|^ *where\n[^{}]*(?=\{)')
    return re.sub(pattern, lambda found: re.sub(r"[^\n]", " ", found.group()), source, flags=re.S | re.M)


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
                    if part.strip() and not re.match(r"\s*(let|var|case|true)\b", part):
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


def mutate(file, source, writer, subject):
    """The source with all mutants in it."""
    mutation = Mutation(file, source, writer)
    mutation.change_operators()
    mutation.change_constants()
    mutation.change_extremes()
    mutation.change_truth_values()
    mutation.change_conditions()
    if subject.module != "FlowLayoutEngine":
        mutation.change_missing()
        mutation.change_cases()
    return mutation.result()


class Mutation:
    """The changes of one source. Its mutants are numbered in the order in which they are asked for."""

    def __init__(self, file, source, writer):
        self.file, self.source, self.writer = file, source, writer
        self.code = blanked(source)
        self.edits = []  # (place, length, text); insertions have no length

    def line(self, found):
        """The line that something was found in."""
        return self.code[self.code.rfind("\n", 0, found.start()) + 1:self.code.find("\n", found.end())]

    def number(self, place, *changes):
        return self.writer.number(self.file, self.source, place, *changes)

    def change_operators(self):
        self.change_infix(r"(?<=\s)(<=|>=|==|!=|<|>|&&|\|\||\+=|-=|\+|-|\*|/)(?=\s)")
        self.change_infix(r"(?<=[\w)\]])(\.\.<|\.\.\.)(?=[\w(])")
        for found in re.finditer(r"(?<=[\s(\[])([-!])(?=[\w.(])", self.code):
            own = self.writer.operator(self.file, self.source, found.start(), found.group(), prefix=True)
            self.edits.append((found.start(), 1, own))

    def change_infix(self, pattern):
        for found in re.finditer(pattern, self.code):
            if re.search(NO_OPERATORS, self.line(found)):
                continue
            if found.group() == "..<" and self.is_empty_range(found):
                self.pass_over(found, "..< to ..<-1", "..< to 1+..<")
                continue
            own = self.writer.operator(self.file, self.source, found.start(), found.group())
            self.edits.append((found.start(), len(found.group()), own))

    def is_empty_range(self, found):
        """Whether a range begins where it ends: it has nothing that could be left out."""
        start = re.search(r"(?:^|[\s(\[])([\w.]+)$", self.code[max(0, found.start() - 50):found.start()])
        end = re.match(r"([\w.]+)(?=[),\]\n]|$)", self.code[found.end():found.end() + 50])
        return bool(start and end) and start[1] == end[1]

    def pass_over(self, found, *changes):
        """Makes no mutants of what never changes an answer; others of the function keep their names."""
        list(self.writer.named(self.file, self.source, found.start(), *changes))

    def change_constants(self):
        pattern = r"(?<![\w.$])(0x[\da-f]+p-?\d+|\d[\d_]*(?:\.\d+)?(?:e-?\d+)?)\b(?!\.\.)"
        for found in re.finditer(pattern, self.code):
            text = found.group()
            if "rawValue" in self.line(found) or "precondition" in self.line(found):
                continue
            if re.fullmatch(r"\d+|\d+\.0", text):
                changes = [f"{text} + 1"] + ([f"{text} - 1"] if float(text) else [])
                number = self.number(found.start(), *changes)
                # A number that has no second mutant must not answer to its neighbor's.
                if len(changes) == 1:
                    self.writer.mutants.append(None)
                self.edits.append((found.start(), len(text), f"k({number}, {text})"))
            else:
                number = self.number(found.start(), f"{text} * 2")
                self.edits.append((found.start(), len(text), f"kf({number}, {text})"))

    def change_extremes(self):
        for found in re.finditer(r"(?<![\w.])(max|min)\(", self.code):
            if "func " in self.code[self.code.rfind("\n", 0, found.start()) + 1:found.start()]:
                continue
            name = found.group(1)
            number = self.number(found.start(), f"{name} to {'min' if name == 'max' else 'max'}")
            self.edits.append(
                (found.start(), len(name) + 1, f"{'mx' if name == 'max' else 'mn'}({number}, "))

    def change_truth_values(self):
        for found in re.finditer(r"(?<![\w.])(true|false)\b", self.code):
            if re.search(r"while $", self.code[:found.start()]):
                continue
            # Only how much memory is set aside depends on it.
            if self.code[:found.start()].endswith("keepingCapacity: "):
                self.pass_over(found, f"not {found.group()}")
                continue
            number = self.number(found.start(), f"not {found.group()}")
            self.edits.append((found.start(), len(found.group()), f"t({number}, {found.group()})"))

    def change_conditions(self):
        for start, end, kind in conditions(self.code):
            number = self.number(start, f"{kind} true", f"{kind} false")
            self.edits.append((start, 0, f"c({number}, "))
            self.edits.append((end, -1, ")"))

    def change_missing(self):
        for found in re.finditer(r"(?<=\s)\?\?(?=\s)", self.code):
            end = len(self.source[:found.start()].rstrip())
            # Nothing can follow a type.
            if re.search(r"\bas\? \S+$", self.code[:end]):
                continue
            self.edits.append((end, -1, self.writer.absence(self.file, self.source, found.start())))

    def change_cases(self):
        for found in re.finditer(r"(?<![\w)\]>?!.])\.(\w+)\b(?!\s*[(:.])", self.code):
            other = OTHER_CASES.get(found.group(1))
            before = self.code[self.code.rfind("\n", 0, found.start()) + 1:found.start()]
            if other and not re.search(r"\bcase\b[^:]*$", before):
                number = self.number(found.start(), f".{found.group(1)} to .{other}")
                self.edits.append((found.start(), len(found.group()), f"s({number}, {found.group()}, .{other})"))

    def result(self):
        # Where edits meet, what closes comes first, then what opens, then what replaces.
        order = {-1: 0, 0: 1}
        result, place = [], 0
        for start, length, text in sorted(self.edits, key=lambda edit: (edit[0], order.get(edit[1], 2))):
            result += [self.source[place:start], text]
            place = start + max(0, length)
        return "".join(result + [self.source[place:]])
