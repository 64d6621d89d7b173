"""clauses.py SOURCE: each labelled clause of a verifier has a test that fails for it.

A clause is a label such as `simplify_c1` or `gather_c3` in the compiler's sources, be it in
the message or in a comment beside it. A label that a message begins with stands in a test
where the error is expected; any other in a test that expects one. Those of phases, which a
pass called verify-... checks, stand in a test of that pass, and are listed with it. A clause
that has several messages has a test for each: the words behind the label stand in it, as far as
the source writes them in one piece.
"""

import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1])
LABEL = re.compile(r"\b[a-z]\w*_c\d+\b")
EXPECTS = re.compile(r"expected-error|RUN: (?:not|%.*not) |EXPECT_|HasSubstr")
EXPECTED_HERE = re.compile(r"expected-error|(?://|#)? *[A-Z][A-Z0-9_-]*: |EXPECT_|HasSubstr")
MESSAGE = re.compile(r'"([a-z]\w*_c\d+: (?:[^"\\]|\\.)+)"')

said, labels, messages = set(), set(), set()
for path in (source / "lib").rglob("*.cpp"):
    text = path.read_text()
    labels.update(LABEL.findall(text))
    said.update(re.findall(r'"([a-z]\w*_c\d+)[":]', text))
    messages.update(message.replace('\\"', '"').strip() for message in MESSAGE.findall(text))

phases = re.findall(r"\|\s*`(\w+)` \|", (source / "docs/architecture.md").read_text())
tests, expected, verified = {}, {}, {}
for path in sorted((source / "test").rglob("*")):
    if path.suffix not in (".mlir", ".test", ".cpp"):
        continue
    text = path.read_text()
    if not EXPECTS.search(text):
        continue
    name = str(path.relative_to(source))
    for line in text.splitlines():
        found = LABEL.findall(line)
        if found:
            messages = {message for message in messages if message not in line}
        for label in found:
            tests.setdefault(label, name)
            if EXPECTED_HERE.search(line):
                expected.setdefault(label, name)
                if path.name.startswith("verify-"):
                    verified.setdefault(label, name)

faults = 0
for label in sorted(labels):
    isOfPhase = label.rsplit("_c", 1)[0] in phases
    test = (verified if isOfPhase else expected if label in said else tests).get(label)
    if not test:
        faults += 1
        print(f"{label}: no test fails for it")
    elif isOfPhase:
        print(f"{label}: {test}")
for message in sorted(messages):
    if message.split(":")[0] in expected:
        faults += 1
        print(f"no test fails for '{message}'")
print(f"{len(labels)} clauses, {faults} faults")
