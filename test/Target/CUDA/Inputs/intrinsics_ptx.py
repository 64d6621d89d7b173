"""Runs the PTX of every function of trc/intrinsics.cuh and compares what it does with the
function's comment there; then plants faults in the header and expects each to be found.

    intrinsics_ptx.py LIBNVRTC FOLDER_OF_TRC_HEADERS
"""

import ctypes
import math
import random
import struct
import sys

import ptx

HEADER = "trc/intrinsics.cuh"
KERNELS = r"""
#include "trc/intrinsics.cuh"
using namespace trc_device;
#define KERNEL extern "C" __global__ void

KERNEL convert(const float *x, unsigned *out) {
  const unsigned i = threadIdx.x;
  const float low = x[2 * i], high = x[2 * i + 1];
  out[i] = pack_bf16(low, high);
  out[32 + i] = pack_f16(low, high);
  out[64 + i] = bf16_bits(low);
  out[96 + i] = f16_bits(low);
  out[128 + i] = tf32_bits(low);
  out[160 + i] = __float_as_uint(f16_value(f16_bits(low)));
  out[192 + i] = lane_index();
}
KERNEL approximate(const float *x, float *out) {
  const unsigned i = threadIdx.x;
  out[i] = exp2_approximate(x[i]);
  out[32 + i] = log2_approximate(x[i]);
  out[64 + i] = reciprocal_approximate(x[i]);
  out[96 + i] = rsqrt_approximate(x[i]);
  out[128 + i] = tanh_approximate(x[i]);
}
KERNEL extremes(const float *x, float *out) {
  const unsigned i = threadIdx.x;
  out[i] = maximum_or_nan(x[2 * i], x[2 * i + 1]);
  out[32 + i] = minimum_or_nan(x[2 * i], x[2 * i + 1]);
}
KERNEL load(const uint4 *x, uint4 *out) {
  out[threadIdx.x] = load_16_once(x + threadIdx.x);
  out[32 + threadIdx.x] = load_16_keep(x + 32 + threadIdx.x);
}
KERNEL copy(const uint4 *x, uint4 *out) {
  __shared__ uint4 tile[128];
  const unsigned i = threadIdx.x;
  copy_async_16(tile + i, x + i, (i & 3) != 0);
  copy_async_commit();
  copy_async_16(tile + 64 + i, x + 64 + i);
  copy_async_commit();
  copy_async_wait<1>();
  __syncthreads();
  out[i] = tile[63 - i];
  copy_async_wait<0>();
  __syncthreads();
  out[64 + i] = tile[127 - i];
}
KERNEL copy_words(const unsigned *x, unsigned *out) {
  __shared__ uint2 tile[96];
  unsigned *words = (unsigned *)(tile + 64);
  const unsigned i = threadIdx.x;
  copy_async<8>(tile + i, x + 2 * i, (i & 1) != 0);
  copy_async<4>(words + i, x + 128 + i, (i & 2) != 0);
  copy_async_commit();
  copy_async_wait<0>();
  __syncthreads();
  out[i] = tile[63 - i].x;
  out[64 + i] = tile[63 - i].y;
  out[128 + i] = words[63 - i];
}
KERNEL matrices(const uint4 *x, unsigned *out) {
  __shared__ uint4 tile[32];
  const unsigned i = threadIdx.x;
  tile[i] = x[i];
  __syncwarp();
  unsigned one[1], two[2], four[4], turned_one[1], turned_two[2], turned_four[4];
  load_matrix_x1(one, tile + i);
  load_matrix_x2(two, tile + i);
  load_matrix_x4(four, tile + i);
  load_matrix_x1_transposed(turned_one, tile + i);
  load_matrix_x2_transposed(turned_two, tile + i);
  load_matrix_x4_transposed(turned_four, tile + i);
  out += 14 * i;
  out[0] = one[0];
  for (int m = 0; m < 2; ++m) out[1 + m] = two[m];
  for (int m = 0; m < 4; ++m) out[3 + m] = four[m];
  out[7] = turned_one[0];
  for (int m = 0; m < 2; ++m) out[8 + m] = turned_two[m];
  for (int m = 0; m < 4; ++m) out[10 + m] = turned_four[m];
}
// a, b row-major; fragments as the comment of the header has them.
#define PRODUCT(NAME)                                                          \
  KERNEL NAME(const unsigned short *a, const unsigned short *b, float *d) {    \
    const unsigned g = threadIdx.x / 4, t = 2 * (threadIdx.x % 4);             \
    unsigned left[4], right[2];                                                \
    for (int i = 0; i < 4; ++i) {                                              \
      const unsigned short *at = a + (g + i % 2 * 8) * 16 + t + i / 2 * 8;     \
      left[i] = at[0] | (unsigned)at[1] << 16;                                 \
    }                                                                          \
    for (int i = 0; i < 2; ++i)                                                \
      right[i] = b[(t + 8 * i) * 8 + g] |                                      \
                 (unsigned)b[(t + 8 * i + 1) * 8 + g] << 16;                   \
    float sums[4];                                                             \
    for (int i = 0; i < 4; ++i) sums[i] = d[(g + i / 2 * 8) * 8 + t + i % 2];  \
    NAME##_of(sums, left, right);                                              \
    for (int i = 0; i < 4; ++i) d[(g + i / 2 * 8) * 8 + t + i % 2] = sums[i];  \
  }
#define product_bf16_of mma_m16n8k16_bf16
#define product_f16_of mma_m16n8k16_f16
PRODUCT(product_bf16)
PRODUCT(product_f16)
KERNEL product_tf32(const float *a, const float *b, float *d) {
  const unsigned g = threadIdx.x / 4, t = threadIdx.x % 4;
  unsigned left[4], right[2];
  for (int i = 0; i < 4; ++i)
    left[i] = __float_as_uint(a[(g + i % 2 * 8) * 8 + t + i / 2 * 4]);
  for (int i = 0; i < 2; ++i)
    right[i] = __float_as_uint(b[(t + 4 * i) * 8 + g]);
  float sums[4];
  for (int i = 0; i < 4; ++i) sums[i] = d[(g + i / 2 * 8) * 8 + 2 * t + i % 2];
  mma_m16n8k8_tf32(sums, left, right);
  for (int i = 0; i < 4; ++i) d[(g + i / 2 * 8) * 8 + 2 * t + i % 2] = sums[i];
}
// Three warps: the first hands over, the second waits, the third has no part.
KERNEL hand_over(const unsigned *x, unsigned *out) {
  __shared__ unsigned tile[32];
  const unsigned i = threadIdx.x;
  if (i < 32) {
    tile[i] = x[i];
    barrier_arrive(3, 64);
  } else if (i < 64) {
    barrier_sync(3, 64);
    out[i - 32] = tile[63 - i];
  }
}
"""

FAULTS = {
    "the halves of a pair are exchanged": (
        '"cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(high), "f"(low)',
        '"cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(low), "f"(high)'),
    "a conversion to the other type": ("cvt.rn.f16.f32", "cvt.rn.bf16.f32"),
    "a root for a quotient": ("rcp.approx.ftz.f32", "rsqrt.approx.ftz.f32"),
    "a maximum without NaN": ("max.NaN.f32", "max.f32"),
    "a minimum for a maximum": ("max.NaN.f32", "min.NaN.f32"),
    "words of a load are permuted": (
        '"=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)', '"=r"(v.x), "=r"(v.z), "=r"(v.y), "=r"(v.w)'),
    "a copy where none is asked for": ('"r"(inside ? 16 : 0)', '"r"(inside ? 0 : 16)'),
    "a copy of the other size": ('"n"(Bytes), "r"(inside ? Bytes : 0)', '"n"(4), "r"(inside ? 4 : 0)'),
    "no wait for copies": ('"cp.async.wait_group %0;" ::"n"(Left)', '"" ::"n"(Left)'),
    "a wait for one group too few": (
        '"cp.async.wait_group %0;" ::"n"(Left)', '"cp.async.wait_group %0;" ::"n"(Left + 1)'),
    "groups are not closed": ('"cp.async.commit_group;"', '""'),
    "a matrix is not transposed": (
        'load_matrix_x4_transposed, ".trans")', 'load_matrix_x4_transposed, "")'),
    "a matrix is transposed": ('load_matrix_x2, "")', 'load_matrix_x2, ".trans")'),
    "a load of fewer matrices": ("ldmatrix.sync.aligned.m8n8.x4", "ldmatrix.sync.aligned.m8n8.x2"),
    "matrices come in another order": (
        '.shared.b16 {%0, %1, %2, %3}, [%4];', '.shared.b16 {%0, %2, %1, %3}, [%4];'),
    "operands of a are permuted": ("{%4, %5, %6, %7}, {%8, %9}", "{%4, %6, %5, %7}, {%8, %9}"),
    "operands of b are permuted": ("{%4, %5, %6, %7}, {%8, %9}", "{%4, %5, %6, %7}, {%9, %8}"),
    "sums are permuted": (
        '" {%0, %1, %2, %3}, {%4, %5, %6, %7}', '" {%0, %2, %1, %3}, {%4, %5, %6, %7}'),
    "a product of the other type": (
        'mma_m16n8k16_bf16, "m16n8k16.row.col.f32.bf16.bf16.f32"',
        'mma_m16n8k16_bf16, "m16n8k16.row.col.f32.f16.f16.f32"'),
    "a barrier does not wait": ('"bar.sync %0, %1;"', '"bar.arrive %0, %1;"'),
    "a barrier of another number": ('"bar.arrive %0, %1;" ::"r"(id)', '"bar.arrive %0, %1;" ::"r"(id + 1)'),
}


class Nvrtc:
    def __init__(self, path):
        builtins = path.replace("libnvrtc.so.13", "libnvrtc-builtins.so.13.0")
        ctypes.CDLL(builtins)  # found by name from now on
        self.library = ctypes.CDLL(path)

    def call(self, name, *arguments):
        return getattr(self.library, "nvrtc" + name)(*arguments)

    def compile(self, text, folder, name, header, architecture):
        """PTX of a text that includes the header of that name, whose text is given."""
        program = ctypes.c_void_p()
        headers = (ctypes.c_char_p * 1)(header.encode())
        names = (ctypes.c_char_p * 1)(name.encode())
        self.call("CreateProgram", ctypes.byref(program), text.encode(), b"test.cu", 1, headers, names)
        options = [b"--gpu-architecture=" + architecture.encode(), b"--std=c++17", b"-default-device", b"--fmad=false",
                   b"-I" + folder.encode()]
        failed = self.call("CompileProgram", program, len(options),
                           (ctypes.c_char_p * len(options))(*options))
        size = ctypes.c_size_t()
        kind = "ProgramLog" if failed else "PTX"
        self.call(f"Get{kind}Size", program, ctypes.byref(size))
        result = ctypes.create_string_buffer(size.value)
        self.call(f"Get{kind}", program, result)
        if failed:
            raise SystemExit("error: the kernels do not compile:\n" + result.value.decode())
        return result.value.decode()


def pack(code, values):
    return bytearray(struct.pack(f"<{len(values)}{code}", *values))


def unpack(code, data):
    return list(struct.unpack(f"<{len(data) // struct.calcsize(code)}{code}", bytes(data)))


def nearest(value_bits, dropped, away):
    """The number with that many low bits zero that is nearest, by distance."""
    below = value_bits >> dropped << dropped
    above = below + (1 << dropped)
    value = ptx.to_float(value_bits)
    to_below, to_above = abs(value - ptx.to_float(below)), abs(ptx.to_float(above) - value)
    if to_below == to_above:
        return above if away or below >> dropped & 1 else below
    return below if to_below < to_above else above


class Check:
    """Runs the kernels of a module and compares."""

    machine = ptx.Machine

    def __init__(self, kernels):
        self.kernels = kernels
        self.random = random.Random(17)

    def run(self, name, threads, *buffers):
        """What is in the last buffer, in every order of the warps the same."""
        warps = list(range(threads // 32))
        results = []
        for order in (warps, warps[::-1]):
            copies = [bytearray(b) for b in buffers]
            self.machine(self.kernels[name], threads, copies, order).run()
            results.append(copies[-1])
        if results[0] != results[1]:
            raise ptx.Fault(f"{name}: the order of warps makes a difference")
        return results[0]

    def same(self, name, got, wanted):
        for i, (a, b) in enumerate(zip(got, wanted, strict=True)):
            if a != b:
                raise ptx.Fault(f"{name}: element {i}: expected {b}, got {a}")

    def floats(self, count):
        """Rounded halves up and down, and ties, among others."""
        return [self.random.choice([1, -1]) * math.ldexp(
            self.random.randrange(1 << 24), self.random.randrange(-30, -18)) for _ in range(count - 4)] + [
            1 + 2**-8, 1 + 3 * 2**-8, 1 + 2**-11, 1 + 3 * 2**-11]

    def words(self, count):
        return [self.random.randrange(1 << 32) for _ in range(count)]

    def convert(self):
        x = unpack("f", pack("f", self.floats(64)))
        self.random.shuffle(x)
        got = unpack("I", self.run("convert", 32, pack("f", x), bytearray(4 * 224)))
        bf16 = [nearest(ptx.to_bits(v), 16, False) >> 16 for v in x]
        f16 = [struct.unpack("<H", struct.pack("<e", v))[0] for v in x]
        pairs = range(0, 64, 2)
        wanted = [bf16[i] | bf16[i + 1] << 16 for i in pairs] + [f16[i] | f16[i + 1] << 16 for i in pairs]
        wanted += [bf16[i] for i in pairs] + [f16[i] for i in pairs]
        wanted += [nearest(ptx.to_bits(x[i]), 13, True) for i in pairs]
        wanted += [ptx.to_bits(struct.unpack("<e", struct.pack("<e", x[i]))[0]) for i in pairs]
        self.same("convert", got, wanted + list(range(32)))

    def approximate(self):
        x = unpack("f", pack("f", [self.random.uniform(0.1, 4) for _ in range(32)]))
        got = unpack("f", self.run("approximate", 32, pack("f", x), bytearray(4 * 160)))
        functions = (lambda v: 2**v, math.log2, lambda v: 1 / v, lambda v: v**-0.5, math.tanh)
        for i, (a, b) in enumerate(zip(got, (f(v) for f in functions for v in x), strict=True)):
            if abs(a - b) > 1e-6 * max(abs(b), 1):
                raise ptx.Fault(f"approximate: element {i}: expected {b}, got {a}")

    def extremes(self):
        nan, zeros = 0x7FFFFFFF, [0x80000000, 0]
        x = [ptx.to_bits(v) for v in self.floats(54)] + [*zeros, *zeros[::-1], 0x7FC00001, 0, 0, 0xFFC00000]
        x += [0xFF800000, 0x7F800000]
        got = unpack("I", self.run("extremes", 32, pack("I", x), bytearray(256)))
        order = lambda bits: ~bits & 0xFFFFFFFF if bits >> 31 else bits | 0x80000000
        isnan = lambda bits: bits & 0x7FFFFFFF > 0x7F800000
        pairs = [x[2 * i : 2 * i + 2] for i in range(32)]
        wanted = [nan if any(map(isnan, p)) else choose(p, key=order) for choose in (max, min) for p in pairs]
        self.same("extremes", got, wanted)

    def load(self):
        x = self.words(256)
        self.same("load", unpack("I", self.run("load", 32, pack("I", x), bytearray(1024))), x)

    def copy(self):
        x = self.words(512)
        got = unpack("I", self.run("copy", 64, pack("I", x), bytearray(2048)))
        chunks = [x[4 * i : 4 * i + 4] if i >= 64 or i & 3 else [0] * 4 for i in range(128)]
        wanted = [chunks[63 - i] for i in range(64)] + [chunks[127 - i] for i in range(64)]
        self.same("copy", got, [word for chunk in wanted for word in chunk])

    def copy_words(self):
        x = self.words(192)
        got = unpack("I", self.run("copy_words", 64, pack("I", x), bytearray(768)))
        wanted = [x[2 * i] if i & 1 else 0 for i in reversed(range(64))]
        wanted += [x[2 * i + 1] if i & 1 else 0 for i in reversed(range(64))]
        wanted += [x[128 + i] if i & 2 else 0 for i in reversed(range(64))]
        self.same("copy_words", got, wanted)

    def matrices(self):
        x = [self.random.randrange(1 << 16) for _ in range(256)]
        got = unpack("I", self.run("matrices", 32, pack("H", x), bytearray(4 * 14 * 32)))
        def pair(matrix, row, column, turned):
            at = [(row, column), (row, column + 1)]
            bits = [x[64 * matrix + (8 * c + r if turned else 8 * r + c)] for r, c in at]
            return bits[0] | bits[1] << 16
        wanted = [pair(m, lane // 4, 2 * (lane % 4), turned) for lane in range(32) for turned in (False, True)
                  for count in (1, 2, 4) for m in range(count)]
        self.same("matrices", got, wanted)

    def product(self, kind, depth, encode, code):
        # Small integers: every sum is exact.
        a = [self.random.randrange(-8, 9) for _ in range(16 * depth)]
        b = [self.random.randrange(-8, 9) for _ in range(8 * depth)]
        d = [self.random.randrange(-8, 9) for _ in range(128)]
        buffers = pack(code, [encode(v) for v in a]), pack(code, [encode(v) for v in b]), pack("f", d)
        got = unpack("f", self.run("product_" + kind, 32, *buffers))
        self.same("product_" + kind, got, [
            d[8 * i + j] + sum(a[depth * i + k] * b[8 * k + j] for k in range(depth))
            for i in range(16) for j in range(8)])

    def hand_over(self):
        x = self.words(32)
        got = unpack("I", self.run("hand_over", 96, pack("I", x), bytearray(128)))
        self.same("hand_over", got, x[::-1])

    def all(self):
        for part in (self.convert, self.approximate, self.extremes, self.load, self.copy, self.copy_words, self.matrices,
                     self.hand_over):
            part()
        self.product("bf16", 16, lambda v: ptx.to_bits(v) >> 16, "H")
        self.product("f16", 16, lambda v: struct.unpack("<H", struct.pack("<e", v))[0], "H")
        self.product("tf32", 8, float, "f")


def check_all(library, folder, name, architecture, text, planted, parse, check):
    """Checks the header, and then with each of the faults in it."""
    nvrtc = Nvrtc(library)
    with open(f"{folder}/{name}", encoding="utf-8") as file:
        header = file.read()
    check(parse(nvrtc.compile(text, folder, name, header, architecture))).all()
    print("every intrinsic does what it says")
    for fault, (old, new) in planted.items():
        if old not in header:
            raise SystemExit(f"error: {fault}: the header has no {old}")
        kernels = parse(nvrtc.compile(text, folder, name, header.replace(old, new), architecture))
        try:
            check(kernels).all()
        except ptx.Fault as found:
            print(f"found: {fault}: {found}")
        else:
            print(f"not found: {fault}")


if __name__ == "__main__":
    check_all(sys.argv[1], sys.argv[2], HEADER, "compute_80", KERNELS, FAULTS, ptx.parse, Check)
