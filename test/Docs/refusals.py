"""refusals.py SOURCE: what passes refuse is tested, or they refuse nothing.

Of each pass that a Passes.td declares, either a test of its name (verb-object-invalid.mlir,
or the whole test of a verifier) runs it and expects an error, or its description says
"Refuses no program."; and the example that it names exists.
"""

import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1])
tests = {path.stem: path.read_text() for path in sorted((source / "test").rglob("*.mlir"))}
passes = faults = 0
for declaration in sorted((source / "include").rglob("*Passes.td")):
    for part in re.split(r"(?m)^(?=def )", declaration.read_text()):
        match = re.match(r'def \w+ : Pass<"([a-z0-9-]+)"', part)
        if not match:
            continue
        passes += 1
        name, words = match.group(1), " ".join(part.split())
        # As an option of its own, or in a pipeline.
        runs = rf"RUN:.*[-(,' ]{name}(?![\w-])"
        fails = runs.replace("RUN:", "RUN: not trc-opt")
        own = [name + "-invalid"] + [name] * name.startswith("verify-")
        isTested = any(
            re.search(fails, text) or ("expected-error" in text and re.search(runs, text))
            for text in (tests.get(stem, "") for stem in own)
        )
        if isTested == ("Refuses no program." in words):
            faults += 1
            print(f"{name}: {'refuses something' if isTested else 'no test expects an error'}")
        example = re.search(r"Example(?:: |\.\*\* )`?(test/[\w/.-]+\w)", words)
        if not example or not (source / example.group(1)).exists():
            faults += 1
            print(f"{name}: expected an example that exists, got {example and example.group(1)}")
print(f"{passes} passes, {faults} faults")
