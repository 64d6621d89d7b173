"""What can be counted in the machine code of a program's kernels, without a GPU.

    sass.py PROGRAM.trc ISA [NVDISASM]

Prints a line of JSON for each kernel that has code for the ISA:

  name, registers, shared        of a thread; bytes of a block, static and dynamic
  blocks                         that fit a multiprocessor of an H100
  loop                           instructions of the main loop, the shortest of those with most
                                 matrix instructions, or else with most loads; its branches, matrix instructions, loads from memory and
                                 from shared memory, synchronisations of diverged lanes (BSSY);
                                 `alu`: those of the pipe for integers, bits, comparisons and
                                 selections, of which a multiprocessor does 64 lanes in a cycle
                                 (sums and products that go to the multipliers are not counted)
  loads                          {bits: count} of loads from memory, in the whole kernel
  in_flight                      loads from memory in a row before the first use of one
  bytes_in_flight                what these are for all threads that a multiprocessor has at a time
"""

import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile

INSTRUCTION = re.compile(r"^\s*/\*([0-9a-f]{4,})\*/\s+(?:(@!?U?P\w+)\s+)?([A-Z][\w.]*)\s*([^;]*);")
LABEL = re.compile(r"^\s*(\.L_\w+):")


def read_program(path):
    """The JSON of trc-dump, and the code segment."""
    text = subprocess.run(["trc-dump", "--json", path], check=True, capture_output=True, text=True)
    program = json.loads(text.stdout)
    with open(path, "rb") as file:
        data = file.read()
    code = next(s for s in program["segments"] if s["name"] == "code")
    return program, data[code["offset"] : code["offset"] + code["size"]]


def disassemble(nvdisasm, cubin, symbol):
    """The text of one of an image's kernels."""
    with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
        file.write(cubin)
        file.flush()
        text = subprocess.run([nvdisasm, "-c", file.name], check=True, capture_output=True, text=True).stdout
    sections = re.split(r"^\s*\.section\s+([^,\s]+).*$", text, flags=re.M)
    return sections[sections.index(f".text.{symbol}") + 1]


def parse(text):
    """(opcode, operands, predicate) in order, and where each label stands."""
    code, labels = [], {}
    for line in text.splitlines():
        if label := LABEL.match(line):
            labels[label[1]] = len(code)
        elif found := INSTRUCTION.match(line):
            code.append((found[3], found[4], found[2]))
    return code, labels


def find_loops(code, labels):
    """[first, last] of every backward branch."""
    loops = []
    for at, (opcode, operands, _) in enumerate(code):
        target = re.search(r"\.L_\w+", operands)
        if opcode.split(".")[0] == "BRA" and target and labels.get(target[0], at + 1) <= at:
            if labels[target[0]] != at:  # the one behind the end waits for ever
                loops.append((labels[target[0]], at))
    return loops


def kind(opcode):
    return opcode.split(".")[0]


def count(code, kinds):
    return sum(kind(opcode) in kinds for opcode, _, _ in code)


ALU = ("BMSK", "FMNMX", "FSEL", "FSETP", "IABS", "IADD3", "IMNMX", "ISETP", "LEA", "LOP3", "P2R", "PLOP3",
       "PRMT", "R2P", "SEL", "SGXT", "SHF", "VIADD", "VIADDMNMX", "VIMNMX")
MATRIX, GLOBAL, SHARED = ("HMMA", "HGMMA", "DMMA", "IMMA"), ("LDG",), ("LDS", "LDSM")


def describe_loop(part):
    matrix = count(part, MATRIX)
    return {"instructions": len(part), "branches": count(part, ("BRA",)), "matrix": matrix,
            "loads": count(part, GLOBAL + ("LDGSTS",)), "shared_loads": count(part, SHARED),
            "diverging": count(part, ("BSSY",)), "alu": count(part, ALU)}


def width(opcode):
    for bits in ("128", "64"):
        if bits in opcode.split("."):
            return bits
    return "16" if ".U16" in opcode else "8" if ".U8" in opcode else "32"


def loads_in_flight(code):
    """The most loads from memory that have begun before one of their results is used, and the most
    bytes of a thread."""
    most, widest, pending = 0, 0, []
    for opcode, operands, _ in code:
        registers = re.findall(r"\bR(\d+)\b", operands)
        used = registers[1:] if kind(opcode) in GLOBAL else registers
        if any(int(r) in span for r in used for span in pending) or kind(opcode) == "BRA":
            pending = []
        if kind(opcode) in GLOBAL and registers:
            first = int(registers[0])
            pending.append(range(first, first + max(int(width(opcode)) // 32, 1)))
            most = max(most, len(pending))
            widest = max(widest, sum(4 * len(span) for span in pending))
    return most, widest


MULTIPROCESSORS = 132


def blocks_of(registers, threads, shared):
    """On a multiprocessor of an H100 (CUDA C++ programming guide, 9.0)."""
    warps = (threads + 31) // 32
    by_registers = 65536 // ((registers * 32 + 255) // 256 * 256 * warps)
    by_shared = 233472 // ((shared + 1024 + 127) // 128 * 128)
    return min(by_registers, by_shared, 64 // warps, 32)


def describe(kernel, text, resources):
    code, labels = parse(text)
    loops = [code[a : b + 1] for a, b in find_loops(code, labels)]
    main = max(loops, default=[], key=lambda c: (count(c, MATRIX), count(c, GLOBAL), -len(c)))
    loads = {}
    for opcode, _, _ in code:
        if kind(opcode) in GLOBAL + ("LDGSTS",):
            loads[width(opcode)] = loads.get(width(opcode), 0) + 1
    launch = kernel["launch"]
    shared = resources["shared_bytes"] + launch["shared"]
    blocks = blocks_of(resources["registers"], launch["block"], shared)
    in_flight, widest = loads_in_flight(code)
    resident = min(blocks, math.prod(launch["grid"]) / MULTIPROCESSORS)
    return {"name": kernel["name"], "instructions": len(code), "registers": resources["registers"],
            "shared": shared, "threads": kernel["launch"]["block"],
            "blocks": blocks, "loop": describe_loop(main), "loads": loads, "in_flight": in_flight,
            "bytes_in_flight": int(widest * launch["block"] * resident)}


def images(program, code, isa):
    """(kernel, machine code) for the ISA."""
    for kernel in program["kernels"]:
        for variant in kernel.get("variants", []):
            if variant["isa"] == isa:
                yield kernel, code[variant["image_offset"] :][: variant["image_size"]]


def resources_of(program, isa):
    return {k["name"]: k["resources"].get(isa) for k in program["report"]["kernels"]}


def main(path, isa, nvdisasm=None):
    nvdisasm = nvdisasm or os.environ.get("NVDISASM") or shutil.which("nvdisasm")
    program, code = read_program(path)
    resources = resources_of(program, isa)
    for kernel, image in images(program, code, isa):
        print(json.dumps(describe(kernel, disassemble(nvdisasm, image, kernel["symbol"]), resources[kernel["name"]])))


if __name__ == "__main__":
    main(*sys.argv[1:])
