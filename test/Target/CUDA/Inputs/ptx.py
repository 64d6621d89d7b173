"""A small interpreter of PTX: the instructions that trc/intrinsics.cuh is about, and the
few that surround them in a kernel whose branches are the same for all lanes of a warp.

What the instructions do is written from the PTX ISA (9.0): "Matrix Fragments for mma", 9.7.15.5;
ldmatrix, 9.7.15.5.15; cp.async, 9.7.9.25; bar, 9.7.13.1. An instruction that is not known stops
it. Registers hold bits. Work is as late, and as early, as the ISA allows:

  - a copy of cp.async is done when its thread waits for it; until then its destination is poison;
  - warps run one after the other from barrier to barrier, in the order that the caller gives.
"""

import math
import re
import struct

POISON = 0xEE


class Fault(Exception):
    """The program does what the ISA does not allow, or what is not known here."""


def to_float(bits):
    return struct.unpack("<f", struct.pack("<I", bits & 0xFFFFFFFF))[0]


def to_bits(value):
    try:
        return struct.unpack("<I", struct.pack("<f", value))[0]
    except OverflowError:
        return 0x7F800000 if value > 0 else 0xFF800000


def half_to_float(bits, kind):
    if kind == "f16":
        return struct.unpack("<e", struct.pack("<H", bits))[0]
    return to_float(bits << 16)


def round_to_half(value_bits, kind):
    """To nearest, ties to even; finite values within range only."""
    if kind == "f16":
        return struct.unpack("<H", struct.pack("<e", to_float(value_bits)))[0]
    return (value_bits + 0x7FFF + (value_bits >> 16 & 1)) >> 16


def signed(bits, width):
    return bits - (1 << width) if bits >> (width - 1) & 1 else bits


class Kernel:
    def __init__(self, parameters, shared, instructions, labels):
        self.parameters = parameters  # names, in order
        self.shared = shared  # name -> (address, bytes)
        self.instructions = instructions  # (predicate, opcode, operands)
        self.labels = labels  # name -> number of an instruction


def parse(text):
    """The kernels of a PTX module, by name."""
    text = re.sub(r"//[^\n]*", "", text)
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    kernels = {}
    for match in re.finditer(r"\.entry\s+(\w+)\s*\((.*?)\)[^{]*\{(.*?)\n\}", text, flags=re.S):
        name, parameters, body = match.groups()
        shared, address = {}, 0
        instructions, labels = [], {}
        for statement in body.split(";"):
            statement = " ".join(statement.split())
            while label := re.match(r"(\$\w+):\s*", statement):
                labels[label[1]] = len(instructions)
                statement = statement[label.end() :]
            variable = re.match(r"\.shared \.align (\d+) \.b8 (\w+)\[(\d+)\]", statement)
            if variable:
                align, symbol, count = int(variable[1]), variable[2], int(variable[3])
                address = (address + align - 1) // align * align
                shared[symbol] = (address, count)
                address += count
            elif statement and not statement.startswith((".reg", ".loc")):
                predicate = None
                if statement.startswith("@"):
                    predicate, statement = statement[1:].split(" ", 1)
                opcode, _, rest = statement.partition(" ")
                operands = re.findall(r"\{[^}]*\}|\[[^\]]*\]|[^,\s][^,]*", rest)
                instructions.append((predicate, opcode, [o.strip() for o in operands]))
        names = re.findall(r"(\w+)\s*(?:,|$)", parameters.strip())
        kernels[name] = Kernel(names, shared, instructions, labels)
    return kernels


class Thread:
    def __init__(self, index):
        self.index = index
        self.registers = {}
        self.open, self.groups = [], []  # copies: (to, bytes)


class Machine:
    """One block. Global memory is one bytearray per pointer parameter, far apart."""

    SPACING = 1 << 32

    def __init__(self, kernel, threads, buffers, warp_order):
        self.kernel = kernel
        self.threads = [Thread(i) for i in range(threads)]
        self.order = warp_order
        self.buffers = buffers
        self.shared = bytearray([POISON]) * max([a + n for a, n in kernel.shared.values()] + [1])
        self.arrived = {}  # barrier -> threads that have arrived since it was complete
        self.completed = {}  # barrier -> how often it was complete

    # Values ------------------------------------------------------------------------

    def value(self, thread, operand):
        if operand in thread.registers:
            return thread.registers[operand]
        if operand == "%tid.x":
            return thread.index
        if operand == "%laneid":
            return thread.index % 32
        if operand in self.kernel.shared:
            return self.kernel.shared[operand][0]
        if operand.startswith("{"):  # two halves, the low one first
            low, high = (self.value(thread, o.strip()) for o in operand.strip("{}").split(","))
            return low & 0xFFFF | (high & 0xFFFF) << 16
        if operand.startswith("0f"):
            return int(operand[2:], 16)
        try:
            return int(operand, 0) & 0xFFFFFFFFFFFFFFFF
        except ValueError:
            raise Fault(f"{operand} has no value")

    def address(self, thread, operand):
        base, _, offset = operand.strip("[]").partition("+")
        return self.value(thread, base) + (int(offset) if offset else 0)

    def memory(self, space, address, count, align):
        if address % align:
            raise Fault(f"address {address} is no multiple of {align}")
        if space == "shared":
            memory = self.shared
        else:
            number, address = divmod(address, self.SPACING)
            if not 1 <= number <= len(self.buffers):
                raise Fault("an address that is none of global memory")
            memory = self.buffers[number - 1]
        if address < 0 or address + count > len(memory):
            raise Fault(f"access of {count} bytes at {address} of {len(memory)} of {space} memory")
        return memory, address

    def read(self, space, address, count, align):
        memory, at = self.memory(space, address, count, align)
        return bytes(memory[at : at + count])

    def write(self, space, address, data, align):
        memory, at = self.memory(space, address, len(data), align)
        memory[at : at + len(data)] = data

    # Running -----------------------------------------------------------------------

    def run(self):
        warps = [self.threads[i : i + 32] for i in range(0, len(self.threads), 32)]
        counters = [0] * len(warps)
        waiting = [None] * len(warps)  # (barrier, how often it was complete)
        end = len(self.kernel.instructions)
        while any(c < end for c in counters):
            progress = False
            for w in self.order:
                if waiting[w] and self.completed.get(waiting[w][0], 0) == waiting[w][1]:
                    continue
                waiting[w] = None
                while counters[w] < end and not waiting[w]:
                    counters[w], waiting[w] = self.step(warps[w], counters[w])
                    progress = True
            if not progress:
                raise Fault("warps wait for each other")
        for thread in self.threads:
            if thread.open or any(thread.groups):
                raise Fault("a copy that nobody waited for")

    def holds(self, thread, predicate):
        return bool(self.value(thread, predicate.lstrip("!"))) != predicate.startswith("!")

    def step(self, warp, counter):
        """The instruction that follows, and the barrier that the warp waits at, if any."""
        predicate, opcode, operands = self.kernel.instructions[counter]
        parts, following = opcode.split("."), counter + 1
        if parts[0] == "bra":
            taken = {self.holds(thread, predicate) for thread in warp} if predicate else {True}
            if len(taken) != 1:
                raise Fault("lanes of a warp branch apart")
            return (self.kernel.labels[operands[0]] if taken.pop() else following), None
        if parts[:3] == ["bar", "warp", "sync"]:
            return following, None
        if parts[0] in ("bar", "barrier"):
            return following, self.barrier(warp, parts, operands)
        if parts[0] == "ldmatrix":
            self.load_matrix(warp, parts, operands)
        elif parts[0] == "mma":
            self.multiply(warp, parts, operands)
        else:
            for thread in warp:
                if not predicate or self.holds(thread, predicate):
                    self.scalar(thread, parts, operands)
        return following, None

    def barrier(self, warp, parts, operands):
        identifier = self.value(warp[0], operands[0])
        count = self.value(warp[0], operands[1]) if len(operands) > 1 else len(self.threads)
        if not 0 <= identifier < 16 or count % 32 or not 0 < count <= len(self.threads):
            raise Fault(f"barrier {identifier} of {count} threads")
        before = self.completed.get(identifier, 0)
        self.arrived[identifier] = self.arrived.get(identifier, 0) + len(warp)
        if self.arrived[identifier] == count:
            self.arrived[identifier] = 0
            self.completed[identifier] = before + 1
            return None
        return (identifier, before) if "sync" in parts else None

    def scalar(self, thread, parts, operands):
        kind = parts[0]
        if kind == "ret":
            return
        if kind == "cp" and parts[1] == "async":
            return self.copy(thread, parts, operands)
        if kind in ("ld", "st") and parts[1] in ("global", "shared", "param"):
            return self.access(thread, parts, operands)
        arguments = [self.value(thread, o) for o in operands[1:]]
        thread.registers[operands[0]] = self.compute(parts, arguments)

    def compute(self, parts, a):
        kind, width = parts[0], int(re.sub(r"\D", "", parts[-1]) or 32)
        mask = (1 << width) - 1
        if kind in ("mov", "cvta"):
            return a[0]
        if kind == "cvt":
            return self.convert(parts, a)
        if kind == "add" and parts[-1] != "f32":
            return (a[0] + a[1]) & mask
        if kind == "sub" and parts[-1] != "f32":
            return (a[0] - a[1]) & mask
        if kind in ("mul", "mad") and parts[1] in ("wide", "lo"):
            if parts[-1].startswith("s"):
                a = [signed(x & mask, width) for x in a[:2]] + a[2:]
            wide = 2 * width if parts[1] == "wide" else width
            return (a[0] * a[1] + (a[2] if kind == "mad" else 0)) & ((1 << wide) - 1)
        if kind == "and":
            return a[0] & a[1]
        if kind == "or":
            return a[0] | a[1]
        if kind == "xor":
            return a[0] ^ a[1]
        if kind == "bfi":
            field = ((1 << a[3]) - 1) << a[2]
            return (a[1] & ~field | a[0] << a[2] & field) & mask
        if kind == "shl":
            return a[0] << a[1] & mask if a[1] < width else 0
        if kind == "shr" and parts[1][0] in "ub":
            return (a[0] & mask) >> a[1] if a[1] < width else 0
        if kind in ("min", "max") and parts[-1] == "f32":
            numbers = [x for x in a if x & 0x7FFFFFFF <= 0x7F800000]
            if len(numbers) < 2:
                return numbers[0] if numbers and "NaN" not in parts else 0x7FFFFFFF
            key = lambda x: (to_float(x), not x >> 31)  # -0 is less than +0
            return (max if kind == "max" else min)(numbers, key=key)
        if kind == "setp":
            x, y = a
            if parts[-1].startswith("s"):
                x, y = signed(x & mask, width), signed(y & mask, width)
            return int({"lt": x < y, "gt": x > y, "eq": x == y, "ne": x != y, "ge": x >= y,
                        "le": x <= y}[parts[1]])
        if kind == "selp":
            return a[0] if a[2] else a[1]
        if kind in ("ex2", "lg2", "rcp", "rsqrt", "tanh") and parts[1] == "approx":
            x = to_float(a[0])
            return to_bits({"ex2": lambda: 2.0**x, "lg2": lambda: math.log2(x), "rcp": lambda: 1 / x,
                            "rsqrt": lambda: 1 / math.sqrt(x), "tanh": lambda: math.tanh(x)}[kind]())
        raise Fault(f"{'.'.join(parts)} is not known")

    def convert(self, parts, a):
        to, source = parts[-2:]
        if source == "f32" and to in ("f16", "bf16") and "rn" in parts:
            return round_to_half(a[0], to)
        if source == "f32" and to in ("f16x2", "bf16x2") and "rn" in parts:
            # The first source becomes the upper half.
            return round_to_half(a[0], to[:-2]) << 16 | round_to_half(a[1], to[:-2])
        if source == "f32" and to == "tf32" and "rna" in parts:
            return (a[0] + 0x1000) & 0xFFFFE000
        if source == "f16" and to == "f32":
            return to_bits(half_to_float(a[0], "f16"))
        if re.match(r"[us]\d+$", to) and re.match(r"[us]\d+$", source):
            width = int(source[1:])
            value = a[0] & ((1 << width) - 1)
            if source[0] == "s":
                value = signed(value, width)
            return value & ((1 << int(to[1:])) - 1)
        raise Fault(f"{'.'.join(parts)} is not known")

    # Memory ------------------------------------------------------------------------

    def access(self, thread, parts, operands):
        width = int(parts[-1][1:]) // 8
        registers = operands[0 if parts[0] == "ld" else 1].strip("{}").split(",")
        registers = [r.strip() for r in registers]
        place = operands[1 if parts[0] == "ld" else 0]
        if parts[1] == "param":
            number = self.kernel.parameters.index(place.strip("[]"))
            thread.registers[registers[0]] = (number + 1) * self.SPACING
            return
        if ("v4" in parts) != (len(registers) == 4) or ("v2" in parts) != (len(registers) == 2):
            raise Fault(f"{'.'.join(parts)} with {len(registers)} registers")
        address, total = self.address(thread, place), width * len(registers)
        if parts[0] == "ld":
            data = self.read(parts[1], address, total, total)
            for i, register in enumerate(registers):
                thread.registers[register] = int.from_bytes(data[i * width : (i + 1) * width], "little")
        else:
            mask = (1 << 8 * width) - 1
            data = b"".join((self.value(thread, r) & mask).to_bytes(width, "little") for r in registers)
            self.write(parts[1], address, data, total)

    def copy(self, thread, parts, operands):
        if parts[2] == "commit_group":
            thread.groups.append(thread.open)
            thread.open = []
        elif parts[2] == "wait_group":
            left = int(operands[0])
            while len(thread.groups) > left:
                for to, data in thread.groups.pop(0):
                    self.write("shared", to, data, len(data))
        elif parts[3:5] == ["shared", "global"]:
            count = self.value(thread, operands[2])
            if count not in ((16,) if parts[2] == "cg" else (4, 8, 16)):
                raise Fault(f"a copy of {count} bytes")
            given = self.value(thread, operands[3]) if len(operands) > 3 else count
            to, source = self.address(thread, operands[0]), self.address(thread, operands[1])
            data = self.read("global", source, given, count) if given else b""
            self.write("shared", to, bytes([POISON]) * count, count)
            thread.open.append((to, data + bytes(count - given)))
        else:
            raise Fault(f"{'.'.join(parts)} is not known")

    # Matrices ----------------------------------------------------------------------

    def load_matrix(self, warp, parts, operands):
        if parts[1:5] != ["sync", "aligned", "m8n8", parts[4]] or parts[-1] != "b16":
            raise Fault(f"{'.'.join(parts)} is not known")
        registers = [r.strip() for r in operands[0].strip("{}").split(",")]
        if len(registers) != {"x1": 1, "x2": 2, "x4": 4}[parts[4]] or "shared" not in parts:
            raise Fault(f"{'.'.join(parts)} with {len(registers)} registers")
        for m, register in enumerate(registers):
            rows = []
            for row in range(8):
                thread = warp[8 * m + row]
                data = self.read("shared", self.address(thread, operands[1]), 16, 16)
                rows.append(struct.unpack("<8H", data))
            for lane, thread in enumerate(warp):
                row, column = lane // 4, lane % 4 * 2
                pair = (rows[column][row], rows[column + 1][row]) if "trans" in parts else (
                    rows[row][column], rows[row][column + 1])
                thread.registers[register] = pair[0] | pair[1] << 16

    def multiply(self, warp, parts, operands):
        if parts[1:3] != ["sync", "aligned"] or parts[4:6] != ["row", "col"]:
            raise Fault(f"{'.'.join(parts)} is not known")
        shape, kind = parts[3], parts[7]
        if parts[6:] != ["f32", kind, kind, "f32"] or (shape, kind) not in (
                ("m16n8k16", "bf16"), ("m16n8k16", "f16"), ("m16n8k8", "tf32")):
            raise Fault(f"{'.'.join(parts)} is not known")
        names = [[r.strip() for r in o.strip("{}").split(",")] for o in operands]
        if [len(n) for n in names] != [4, 4, 2, 4]:
            raise Fault("mma with other numbers of registers")
        depth = 8 if kind == "tf32" else 16
        a = [[0.0] * depth for _ in range(16)]
        b = [[0.0] * 8 for _ in range(depth)]
        for lane, thread in enumerate(warp):
            group, member = lane >> 2, lane % 4
            left = [self.value(thread, r) for r in names[1]]
            right = [self.value(thread, r) for r in names[2]]
            if kind == "tf32":
                for i in range(4):
                    row = group + (8 if i in (1, 3) else 0)
                    a[row][member + (4 if i >= 2 else 0)] = to_float(left[i] & 0xFFFFE000)
                for i in range(2):
                    b[member + 4 * i][group] = to_float(right[i] & 0xFFFFE000)
                continue
            for i in range(8):
                row = group if i < 2 or 4 <= i < 6 else group + 8
                column = member * 2 + (i & 1) + (8 if i >= 4 else 0)
                a[row][column] = half_to_float(left[i // 2] >> 16 * (i & 1) & 0xFFFF, kind)
            for i in range(4):
                row = member * 2 + (i & 1) + (8 if i >= 2 else 0)
                b[row][group] = half_to_float(right[i // 2] >> 16 * (i & 1) & 0xFFFF, kind)
        for lane, thread in enumerate(warp):
            group, member = lane >> 2, lane % 4
            for i in range(4):
                row, column = group + (8 if i >= 2 else 0), member * 2 + (i & 1)
                total = to_float(self.value(thread, names[3][i]))
                total += sum(a[row][k] * b[k][column] for k in range(depth))
                thread.registers[names[0][i]] = to_bits(total)
