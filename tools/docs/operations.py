"""Prints the table of operations: what of StableHLO and chlo the targets run.

  operations.py REFERENCE_FOLDER

Names come from the pages of the dialects in that folder, refusals from RefusedNames.def
and RefusedOps.td, and what runs from the programs in test/Conformance, whose first lines say
on what each is checked. Ends with 1 if an operation that is not refused has no program for
the reference and the host.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAMS = ROOT / "test" / "Conformance"
REFUSED = [ROOT / "include/trc/Dialect/StableHLO" / n for n in ("RefusedNames.def", "RefusedOps.td")]
MNEMONIC = r'(?:TRC_REFUSED_NAME\(|RefusedOp<)"([\w-]+)"'
TARGETS = ("reference", "host", "cuda")
# Of a group, what is said behind its names.
ALL_THE_SAME = {
    "Dynamic shapes": "where types are not fixed, or a size that they do not say is no constant; "
    "all but `set_dimension_size` are taken otherwise"
}
HEAD = """# Operations

What of StableHLO and of chlo runs, and the program that checks it, by itself, against numbers
that are written in it. A program for the host is compiled and run; for CUDA its kernels run,
and are looked at for races, on the CPU too. Made by `make docs`; a test compares it.
"""


def operations(page):
    """Names of a dialect's operations, without those that are known by name only."""
    names = re.findall(r"^### `(\w+\.[\w-]+)` \(", page.read_text(), re.M)
    refused = {f"stablehlo.{n}" for path in REFUSED for n in re.findall(MNEMONIC, path.read_text())}
    return [n for n in names if n not in refused]


def refusals():
    """{reason: names}, by the headings of both files."""
    groups = {}
    for line in (line for path in REFUSED for line in path.read_text().splitlines()):
        if match := re.match(r"// (.*)\.$", line):
            heading = match[1]
        elif (match := re.search(MNEMONIC, line)) and match[1] != "refused":
            groups.setdefault(heading, []).append(match[1])
    return groups


def programs():
    """{path: (targets, text)} of the conformance programs."""
    found = {}
    for path in sorted(PROGRAMS.glob("*/*.mlir")):
        text = path.read_text()
        targets = [t for t in TARGETS if re.search(rf"^// RUN: .*%check-{t}\b", text, re.M)]
        found[path.relative_to(PROGRAMS)] = (targets, text)
    return found


def best(operation, among):
    """The program of that name, or one that has the operation, which runs on most targets."""
    short = operation.split(".")[1]
    holding = [(p, t) for p, (t, text) in among.items() if re.search(rf"\b{re.escape(operation)}\b(?!\.)", text)]
    return max(holding, key=lambda e: (len(e[1]), e[0].stem == short), default=None)


def main():
    folder = pathlib.Path(sys.argv[1])
    among, missing = programs(), []
    print(HEAD)
    print("| operation | reference | host | CUDA | program |\n|---|---|---|---|---|")
    for page in ("stablehlo", "chlo"):
        for name in sorted(operations(folder / f"{page}.md")):
            found = best(name, among)
            targets = found[1] if found else []
            if not {"reference", "host"} <= set(targets):
                missing.append(name)
            marks = " | ".join("yes" if t in targets else "-" for t in TARGETS)
            print(f"| `{name}` | {marks} | {f'`{found[0]}`' if found else '-'} |")
    print("\nRefused by name, each with what to do instead:\n")
    for reason, names in refusals().items():
        where = f", {ALL_THE_SAME[reason]}" if reason in ALL_THE_SAME else ""
        print(f"- {reason}: {', '.join(f'`{n}`' for n in names)}{where}.")
    if missing:
        sys.exit(f"operations.py: no program of test/Conformance runs on reference and host: {', '.join(missing)}")


if __name__ == "__main__":
    main()
