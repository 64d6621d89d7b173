"""What ptx.py lacks for trc/intrinsics_sm90a.cuh: products of a group of four warps.

Written from the PTX ISA (9.0), "Asynchronous Warpgroup Level Matrix", 9.7.16. A product is noted when it
is asked for, and done by a wait. From the one to the other its sums are poison, and what its operands are
must not change: shared memory is read at both ends.
"""

import re

import ptx

POISON = 0x7FBADBAD


def parse(text):
    """As ptx.parse; blocks that assembler text opens for its own registers are no blocks."""
    lines, depth = [], 0
    for line in text.splitlines():
        step = {"{": 1, "}": -1}.get(line.strip(), 0)
        inside = depth if step > 0 else depth - 1
        depth += step
        if not step or inside == 0:
            lines.append(line)
    return ptx.parse("\n".join(lines))


class Product:
    def __init__(self, kind, sums, left, right, across, accumulate):
        self.kind, self.sums, self.right, self.across, self.accumulate = kind, sums, right, across, accumulate
        self.left = left  # of each lane four registers' bits, or a descriptor
        self.seen = None  # what shared memory held when it was asked for


class Machine(ptx.Machine):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.open, self.groups = {}, {}  # by warp: products that no commit, that a commit has
        self.kept = {}  # (thread, register) of sums under way: their bits

    def run(self):
        super().run()
        if any(self.open.values()) or any(any(groups) for groups in self.groups.values()):
            raise ptx.Fault("a product that nobody waited for")

    def step(self, warp, counter):
        predicate, opcode, operands = self.kernel.instructions[counter]
        parts = opcode.split(".")
        if parts[:2] == ["fence", "proxy"]:
            return counter + 1, None
        if parts[0] != "wgmma":
            return super().step(warp, counter)
        if predicate or parts[-1] != "aligned" and parts[2:4] != ["sync", "aligned"]:
            raise ptx.Fault(f"{opcode} is not known")
        number = warp[0].index // 32
        if parts[1] == "mma_async":
            self.begin(warp, number, parts, operands)
        elif parts[1] == "commit_group":
            self.groups.setdefault(number, []).append(self.open.pop(number, []))
        elif parts[1] == "wait_group":
            while len(self.groups.get(number, [])) > int(operands[0]):
                for product in self.groups[number].pop(0):
                    self.finish(warp, number, product)
            self.give_back(warp, number)
        elif parts[1] != "fence":
            raise ptx.Fault(f"{opcode} is not known")
        return counter + 1, None

    def uniform(self, warp, operand):
        values = {self.value(thread, operand) for thread in warp}
        if len(values) != 1:
            raise ptx.Fault(f"lanes differ in {operand}")
        return values.pop()

    def begin(self, warp, number, parts, operands):
        shape, types = parts[4], parts[5:]
        if shape != "m64n64k16" or types not in (["f32", t, t] for t in ("bf16", "f16")):
            raise ptx.Fault(f"{'.'.join(parts)} is not known")
        sums = [r.strip() for r in operands[0].strip("{}").split(",")]
        inRegisters = operands[1].startswith("{")
        if len(sums) != 32 or len(set(sums)) != 32 or len(operands) != (7 if inRegisters else 8):
            raise ptx.Fault("wgmma with other numbers of operands")
        if operands[4:6] != ["1", "1"] or not inRegisters and operands[6] != "0":
            raise ptx.Fault("wgmma that scales, or whose left operand lies across")
        names = re.findall(r"%\w+", operands[1])
        left = [[self.value(t, r) for r in names] for t in warp] if inRegisters else self.uniform(warp, operands[1])
        product = Product(types[1], sums, left, self.uniform(warp, operands[2]), operands[-1] == "1",
                          bool(self.uniform(warp, operands[3])))
        product.seen = self.operands(number, product)
        for thread in warp:
            for register in sums:
                key = (thread.index, register)
                if key not in self.kept:
                    # Where a product starts from nothing, nobody has to have written it.
                    self.kept[key] = thread.registers.get(register, POISON)
                elif thread.registers[register] != POISON:
                    raise ptx.Fault("a sum of a product that is under way is written")
                thread.registers[register] = POISON
        self.open.setdefault(number, []).append(product)

    def element(self, descriptor, row, column, kind):
        """Of rows of 64 elements, in tiles of 8 rows of 128 bytes with chunks exchanged (swizzle 1)."""
        if descriptor >> 62 != 1:
            raise ptx.Fault("an operand of a group in another layout")
        start, stride = (descriptor & 0x3FFF) << 4, (descriptor >> 32 & 0x3FFF) << 4
        at = start + row // 8 * stride + row % 8 * 128 + 2 * column
        at ^= (at >> 7 & 7) << 4
        return ptx.half_to_float(int.from_bytes(self.read("shared", at, 2, 2), "little"), kind)

    def operands(self, number, product):
        """The warp's 16 rows of a, 16 x 16, and b, 16 x 64."""
        kind = product.kind
        if isinstance(product.left, int):
            first = number % 4 * 16
            a = [[self.element(product.left, first + row, k, kind) for k in range(16)] for row in range(16)]
        else:
            a = [[0.0] * 16 for _ in range(16)]
            for lane, registers in enumerate(product.left):
                for i, bits in enumerate(registers):
                    for e in range(2):
                        row, k = lane // 4 + i % 2 * 8, lane % 4 * 2 + e + i // 2 * 8
                        a[row][k] = ptx.half_to_float(bits >> 16 * e & 0xFFFF, kind)
        place = (lambda k, n: (k, n)) if product.across else (lambda k, n: (n, k))
        return a, [[self.element(product.right, *place(k, n), kind) for n in range(64)] for k in range(16)]

    def finish(self, warp, number, product):
        a, b = self.operands(number, product)
        if (a, b) != product.seen:
            raise ptx.Fault("an operand changes while its product is under way")
        for lane, thread in enumerate(warp):
            for i, register in enumerate(product.sums):
                row, column = lane // 4 + i // 2 % 2 * 8, i // 4 * 8 + lane % 4 * 2 + i % 2
                total = ptx.to_float(self.kept[thread.index, register]) if product.accumulate else 0.0
                total += sum(a[row][k] * b[k][column] for k in range(16))
                self.kept[thread.index, register] = ptx.to_bits(total)

    def give_back(self, warp, number):
        """Sums that no product has any more."""
        under_way = {r for group in [*self.groups.get(number, []), self.open.get(number, [])]
                     for product in group for r in product.sums}  # fmt: skip
        for thread in warp:
            for key in [k for k in self.kept if k[0] == thread.index and k[1] not in under_way]:
                thread.registers[key[1]] = self.kept.pop(key)
