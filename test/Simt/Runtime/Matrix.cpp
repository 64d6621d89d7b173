//===- Matrix.cpp - what tensor cores do, lane by lane --------------------===//
//
// Which lane holds which element is stated in trc/intrinsics.cuh. Here, a
// matrix is gathered from the registers of the 32 lanes, multiplied, and given
// back. Products of bf16, f16 and tf32 are exact in f32; sums are rounded once
// a product, in the order of k. (The device sums in an order of its own.)
//
//===----------------------------------------------------------------------===//

#include "Block.h"

#include <cstring>

using namespace trc::simt;

namespace {

constexpr unsigned fullWarp = 0xffffffffu;

struct Product {
  float *d;
  const unsigned *a, *b;
};

unsigned short half(unsigned pair, unsigned which) {
  return static_cast<unsigned short>(which ? pair >> 16 : pair);
}

void multiply(void **operands, SimtMatrixType type) {
  const unsigned depth = type == SimtTf32 ? 8 : 16;
  float a[16][16], b[16][8];
  for (unsigned lane = 0; lane < 32; ++lane) {
    const auto &own = *static_cast<const Product *>(operands[lane]);
    const unsigned g = lane / 4, t = lane % 4;
    for (unsigned i = 0; i < 4; ++i) {
      const unsigned row = g + i % 2 * 8;
      if (type == SimtTf32) {
        a[row][t + i / 2 * 4] =
            __builtin_bit_cast(float, own.a[i] & 0xffffe000u);
        continue;
      }
      for (unsigned e = 0; e < 2; ++e)
        a[row][2 * t + e + i / 2 * 8] = valueOf(half(own.a[i], e), type);
    }
    for (unsigned i = 0; i < 2; ++i) {
      if (type == SimtTf32) {
        b[t + i * 4][g] = __builtin_bit_cast(float, own.b[i] & 0xffffe000u);
        continue;
      }
      for (unsigned e = 0; e < 2; ++e)
        b[2 * t + e + i * 8][g] = valueOf(half(own.b[i], e), type);
    }
  }
  float d[16][8] = {};
  for (unsigned row = 0; row < 16; ++row)
    for (unsigned k = 0; k < depth; ++k)
      for (unsigned column = 0; column < 8; ++column)
        d[row][column] += a[row][k] * b[k][column];
  for (unsigned lane = 0; lane < 32; ++lane) {
    const auto &own = *static_cast<const Product *>(operands[lane]);
    for (unsigned i = 0; i < 4; ++i)
      own.d[i] += d[lane / 4 + i / 2 * 8][lane % 4 * 2 + i % 2];
  }
}

struct MatrixLoad {
  unsigned *registers;
  const char *row;
};

/// Whether two of the eight rows of a matrix lie in the same banks, so that
/// they are read one after the other: of 32 banks each row of 16 bytes takes
/// four.
bool meetsABankTwice(void **operands, int matrix, const SharedMemory &shared) {
  const char *rowOf[8] = {};
  for (int lane = matrix * 8; lane < matrix * 8 + 8; ++lane) {
    const char *row = static_cast<const MatrixLoad *>(operands[lane])->row;
    const auto place = static_cast<const void *>(row);
    const char *&known =
        rowOf[(static_cast<const std::byte *>(place) - shared.begin) / 16 % 8];
    if (known && known != row)
      return true;
    known = row;
  }
  return false;
}

} // namespace

extern "C" __attribute__((visibility("default"), noinline)) void
simt_mma(float *d, const unsigned *a, const unsigned *b, SimtMatrixType type) {
  Product own = {d, a, b};
  const char *what = type == SimtBf16  ? "mma of bf16"
                     : type == SimtF16 ? "mma of f16"
                                       : "mma of tf32";
  Block::current()->collective(
      fullWarp, what, &own, __builtin_return_address(0),
      [type](void **operands, unsigned) { multiply(operands, type); });
}

extern "C" __attribute__((visibility("default"), noinline)) void
simt_load_matrix(unsigned *registers, const void *row, int count,
                 int transposed) {
  Block &block = *Block::current();
  const void *pc = __builtin_return_address(0);
  const bool used = block.thread().lane() < 8u * count;
  if (used) {
    if (reinterpret_cast<uintptr_t>(row) % 16)
      block.fail("a row of load_matrix is not aligned to 16 bytes", pc);
    const SharedMemory &shared = block.sharedMemory();
    if (row < shared.begin || row >= shared.end)
      block.fail("a row of load_matrix is not in shared memory", pc);
    block.access(row, 16, SimtRead, pc);
  }
  MatrixLoad own = {registers, static_cast<const char *>(row)};
  block.collective(
      fullWarp, "load_matrix", &own, pc,
      [=, &block](void **operands, unsigned) {
        for (int m = 0; m < count; ++m) {
          if (block.checks() &&
              meetsABankTwice(operands, m, block.sharedMemory()))
            block.fail("rows of load_matrix meet in a bank", pc);
          for (unsigned lane = 0; lane < 32; ++lane) {
            const auto &mine = *static_cast<const MatrixLoad *>(operands[lane]);
            unsigned short pair[2];
            for (unsigned e = 0; e < 2; ++e) {
              const unsigned i = lane / 4, j = lane % 4 * 2 + e;
              const unsigned r = transposed ? j : i, c = transposed ? i : j;
              const auto &from =
                  *static_cast<const MatrixLoad *>(operands[m * 8 + r]);
              std::memcpy(&pair[e], from.row + 2 * c, 2);
            }
            std::memcpy(&mine.registers[m], pair, 4);
          }
        }
      });
}
