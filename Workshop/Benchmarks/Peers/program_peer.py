"""A rival built by others: a program that reads problems and answers frames and times."""

import contextlib
import math
import subprocess
import threading

from inputs import GAP

PROTOCOL = """\
A PROGRAM is started for each problem: a wrapping flexbox, all at its start, without automatic minima. It
  answers one line, its name and version, such as `Taffy 0.15.0`;
  reads `COUNT GAP`, a line of the container's widths, and COUNT lines of `WIDTH HEIGHT GROW SHRINK MIN MAX`;
  reads `frames` and answers COUNT lines of `X Y WIDTH HEIGHT`, as laid out at the first of the widths;
  reads `time` and answers one line, the nanoseconds of a layout at the next width, and of nothing else;
  and exits with 0 at the end of its input. MAX may be `inf`. All numbers are points, but for GROW and SHRINK.
"""

# The seconds after which nothing more is expected of an answer.
PATIENCE = 600


class BadAnswer(Exception):
    """An answer that does not follow the protocol."""


class Program:
    """The program at a path, with one problem."""

    def __init__(self, path, items, widths):
        self.path = path
        self.count = items.count
        try:
            self.process = subprocess.Popen(
                [path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, errors="replace")
        except OSError as error:
            raise BadAnswer(f"cannot start {path}: {error.strerror}") from error
        with self._watched():
            self.name = self._line("its name and version")
            if not (self.name.isprintable() and 0 < len(self.name) <= 40):
                raise self._refused(self.name, "its name and version")
            self._tell(f"{items.count} {GAP}", " ".join(map(str, widths)), *problem(items))

    def frames(self):
        with self._watched():
            self._tell("frames")
            return [self._numbers(4, f"frame {index + 1} of {self.count}") for index in range(self.count)]

    def nanoseconds(self):
        """One pass at the next width, as the program's own clock has it."""
        with self._watched():
            self._tell("time")
            [time] = self._numbers(1, "a time in nanoseconds")
            if time <= 0:
                raise self._refused(str(time), "a time in nanoseconds")
        return time

    def close(self):
        with self._watched():
            self.process.stdin.close()
            rest = self.process.stdout.read().strip()
            if rest:
                raise self._refused(rest, "nothing more")
            if self.process.wait() != 0:
                raise BadAnswer(f"{self.path} exits with {self.process.returncode}")
        self.end()

    def end(self):
        """Ends the program, whatever it is doing."""
        self.process.kill()
        self.process.wait()
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        self.process.stdout.close()

    @contextlib.contextmanager
    def _watched(self):
        """Ends the program if what is asked of it takes too long, or it answers badly."""
        watch = threading.Timer(PATIENCE, self.process.kill)
        watch.start()
        try:
            yield
        except BadAnswer:
            self.end()
            raise
        finally:
            watch.cancel()

    def _tell(self, *lines):
        try:
            self.process.stdin.writelines(f"{line}\n" for line in lines)
            self.process.stdin.flush()
        except OSError as error:
            raise BadAnswer(f"{self.path} ends before it has read all") from error

    def _line(self, what):
        line = self.process.stdout.readline()
        if not line.endswith("\n"):
            raise BadAnswer(f"{self.path} ends before it has answered {what}")
        return line.strip()

    def _numbers(self, count, what):
        line = self._line(what)
        try:
            numbers = [float(word) for word in line.split()]
        except ValueError:
            numbers = []
        if len(numbers) != count or not all(map(math.isfinite, numbers)):
            raise self._refused(line, what)
        return numbers

    def _refused(self, answer, what):
        return BadAnswer(f"{self.path} answers {answer[:60]!r} where {what} is expected")


def problem(items):
    """A line an item."""
    for index, size in enumerate(items.sizes):
        wishes = items.flex[index] if items.flexible else (0, 0, 0, math.inf)
        yield " ".join(map(str, (*size, *wishes)))
