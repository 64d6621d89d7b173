"""lit's tests in two tiers: without CUDA's stand-ins (test/Simt), and on them.

Compiling and running kernel text on the CPU is most of what lit's tests cost, so
`make check` leaves it out. `-Dstand-ins=without` and `-Dstand-ins=only` share the
tests; together they run what a call of lit without the parameter runs:

- A test that names no stand-in (`%simt`, `%check-cuda`) is in the first tier, unless it
  requires NVRTC, whose compiles take as long.
- One whose lines for CUDA stand apart (`%check-cuda`, `%if stand-ins`) is in both:
  those lines run in the second tier, the checks on the reference and the host in
  the first.
- Any other is in the second.

Nothing has to be written into a new test, and none can fall between the two.

With `-Dcost=FILE` the CPU seconds of each test are added to a file: a worker of lit
runs one test at a time, so they are those of its children. What takes longest is in
`longest.txt`, so that a first run begins with it: a long test that begins last has one
core to itself, and leaves the others idle. Later runs go by lit's own times.
"""

import os
import resource

import lit.formats
import lit.TestRunner


def read_longest(folder):
    """CPU seconds by the path of a test, which is there."""
    seconds = {}
    with open(os.path.join(folder, "longest.txt"), encoding="utf-8") as file:
        for line in file:
            number, path = line.split()
            os.stat(os.path.join(folder, path))
            seconds[path] = float(number)
    return seconds


class TieredTest(lit.formats.ShTest):
    """A test of one file, which runs in the tier that its lines belong to."""

    def __init__(self, tier, cost):
        super().__init__(execute_external=True)
        self.tier = tier
        self.cost = cost  # a file, or empty
        self.longest = read_longest(os.path.dirname(os.path.abspath(__file__)))

    def getTestsForPath(self, suite, path, lit_config, config):
        for test in super().getTestsForPath(suite, path, lit_config, config):
            named, apart = self.stand_ins(test)
            if self.tier == "all" or (named if self.tier == "only" else apart or not named):
                test.previous_elapsed = test.previous_elapsed or self.longest.get("/".join(test.path_in_suite), 0.0)
                yield test

    def execute(self, test, lit_config):
        named, apart = self.stand_ins(test)
        elsewhere = ["%check-reference", "%check-host"] if self.tier == "only" and apart else []
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        result = lit.TestRunner.executeShTest(
            test, lit_config, self.execute_external, [(name, "true") for name in elsewhere]
        )
        if self.cost:
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            with open(self.cost, "a", encoding="utf-8") as file:
                file.write(f"{seconds:8.2f}  {test.getFullName()}\n")
        return result

    @staticmethod
    def stand_ins(test):
        """Whether a test names stand-ins, and whether it does so in lines apart."""
        with open(test.getSourcePath(), encoding="utf-8", errors="replace") as file:
            text = file.read()
        lines = [line for line in text.splitlines() if "%simt" in line]
        apart = all("%if stand-ins" in line for line in lines)
        named = bool(lines) or "%check-cuda" in text
        if "REQUIRES: nvrtc" in text:
            return True, False
        return named, named and apart
