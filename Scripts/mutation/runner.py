"""Runs tests of the binary with a mutant, or without one to learn which mutants a test reaches."""
import collections
import hashlib
import os
import pickle
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mutation.package import MARKS

ALL_SEEDS = 1000
# A test with the most seeds of its laws, the seconds that it works for, and a mark for each mutant it reaches.
Trial = collections.namedtuple("Trial", "test seeds work marks")


class Binary:
    """The tests with all mutants in them."""

    def __init__(self, path):
        self.command = [path, "--testing-library", "swift-testing"]

    def tests(self, pattern):
        """The names of tests, those of suites before a slash."""
        listed = subprocess.run([*self.command, "--list-tests"], env=environment(), stdout=subprocess.PIPE, check=True)
        names = {name.split("(")[0] for name in listed.stdout.decode().split("\n") if "/" in name}
        return sorted(name for name in names if re.search(pattern, name))

    def fails(self, tests, seeds, number=0, limit=600, marks=None):
        """Whether one of some tests notices a mutant, and how long they worked."""
        def restrain():
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
            resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        process = subprocess.Popen(
            [*self.command, "--filter", one_of(tests)], env=environment(number, seeds, marks),
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, preexec_fn=restrain)
        # Not `process.kill`, which asks first whether it has ended, and then its usage is lost.
        def kill():
            os.kill(process.pid, signal.SIGKILL)

        # A process that waits for ever uses no processor time.
        patience = threading.Timer(60 + 20 * limit, kill)
        patience.start()
        # One failure is enough.
        has_issue = any(b"recorded an issue" in line for line in process.stdout)
        if has_issue:
            kill()
        process.stdout.close()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = status
        patience.cancel()
        return has_issue or status != 0, usage.ru_utime


def environment(number=0, seeds=1, marks=None):
    own = {"FLOW_MUTANT": str(number), "FLOW_SEEDS": str(seeds), "SWIFT_BACKTRACE": "enable=no"}
    return {**os.environ, **own, **({"FLOW_REACHED": marks} if marks else {})}


def one_of(tests):
    """An expression that tests match: by their suites first, since each test is compared with all of them."""
    suites = collections.defaultdict(list)
    for test in tests:
        suite, name = test.rsplit("/", 1)
        suites[suite].append(name)
    return "^(" + "|".join(f"{suite}/({'|'.join(names)})" for suite, names in suites.items()) + r")\("


def learned(binary, pattern, jobs):
    """Trials of the tests whose name matches, the quickest first; they are kept as long as the binary is."""
    path = Path(binary.command[0]).parent / "mutation-trials.pickle"
    digest = hashlib.sha256(Path(binary.command[0]).read_bytes()).digest() + pattern.encode()
    if path.exists():
        known, trials = pickle.loads(path.read_bytes())
        if known == digest:
            return trials
    trials = sorted(all_trials(binary, pattern, jobs), key=lambda trial: trial.work)
    # The cost of starting is not work.
    trials = [trial._replace(work=trial.work - trials[0].work) for trial in trials]
    path.write_bytes(pickle.dumps((digest, trials)))
    return trials


def all_trials(binary, pattern, jobs):
    """Tries each test alone; a law with one seed, and again with all."""
    def trials(test):
        with tempfile.NamedTemporaryFile() as file:
            for seeds in (1, ALL_SEEDS):
                file.truncate(0)
                file.truncate(MARKS)
                has_failed, work = binary.fails([test], seeds, marks=file.name)
                marks = Path(file.name).read_bytes()
                if has_failed:
                    sys.exit(f"mutate: {test} fails without a mutant")
                yield Trial(test, seeds, work, marks)
                # The first byte says whether there are more seeds.
                if not marks[0]:
                    return

    with ThreadPoolExecutor(jobs) as pool:
        for found in pool.map(lambda test: list(trials(test)), binary.tests(pattern)):
            yield from found


def rounds(trials, number):
    """The trials that reach a mutant, the quickest first, in rounds of more and more work."""
    result, work, most = [[]], 0, 0.5
    for trial in trials:
        if trial.marks[number]:
            work += trial.work
            if result[-1] and work > most:
                most = max(work, 8 * most)
                result.append([])
            result[-1].append(trial)
    return result if result[-1] else []


def kills(binary, trials, number):
    """Whether a test of some trials notices a mutant."""
    for seeds in sorted({trial.seeds for trial in trials}):
        chosen = [trial for trial in trials if trial.seeds == seeds]
        limit = max(2, round(5 * sum(trial.work for trial in chosen)))
        if binary.fails([trial.test for trial in chosen], seeds, number, limit)[0]:
            return True
    return False


def survivors(asked, trials, binary, journal, jobs):
    """Those of some mutants that no test notices."""
    left = [(*one, rounds(trials, one[0])) for one in asked if not journal.has(one[1])]
    survived = [one[:2] for one in left if not one[2]]
    turn = 0
    while left := [one for one in left if turn < len(one[2])]:
        print(f"mutate: round {turn + 1}: {len(left)} mutants", flush=True)

        def survives(one):
            number, mutant, turns = one
            if kills(binary, turns[turn], number):
                journal.add(mutant)
                return False
            return True

        with ThreadPoolExecutor(jobs) as pool:
            left = [one for one, is_left in zip(left, pool.map(survives, left)) if is_left]
        turn += 1
        survived += [one[:2] for one in left if turn == len(one[2])]
    return survived
