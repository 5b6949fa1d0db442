#!/usr/bin/env python3
"""Checks, before a build of minutes, that `make run` can wrap a file: check-text.py FILE.

It must be a file that can be read, in UTF-8, with at least one line that is not empty. Otherwise says why on standard
error, and ends with 1.
"""

import sys
from pathlib import Path

path = Path(sys.argv[1])


def refuse(reason: str) -> None:
    sys.exit(f"make run: cannot read '{path}': {reason}; expected a text file, one item a line")


if path.is_dir():
    refuse("it is a directory")
if not path.is_file():
    refuse("there is no such file")
try:
    data = path.read_bytes()
except OSError as error:
    refuse(error.strerror)
try:
    text = data.decode()
except UnicodeDecodeError as error:
    line = len(data[: error.start].splitlines()) + data[: error.start].endswith((b"\n", b"\r"))
    refuse(f"line {max(1, line)} is not valid UTF-8")
if not text.strip("\ufeff \t\r\n\u3000"):
    refuse("it has no items")
