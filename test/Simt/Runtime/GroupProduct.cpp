//===- GroupProduct.cpp - products of four warps (wgmma) ------------------===//
//
// A product is noted when it is asked for and computed at the wait, by each
// thread for its own elements of d, from what shared memory holds then:
// operands that were overwritten too early give wrong numbers, and are a race.
//
//===----------------------------------------------------------------------===//

#include "Block.h"

#include <cstring>

#define SIMT_EXPORT extern "C" __attribute__((visibility("default"), noinline))

using namespace trc::simt;

namespace {

/// Byte `column` of row `row` of an operand: tiles of 8 rows of 128 bytes,
/// whose chunks are exchanged by the row (trc/intrinsics_sm90a.cuh).
const std::byte *placeOf(unsigned long long descriptor, unsigned row,
                         unsigned column, const SharedMemory &shared) {
  const size_t start = (descriptor & 0x3fff) << 4;
  const size_t stride = (descriptor >> 32 & 0x3fff) << 4;
  size_t offset = start + row / 8 * stride + row % 8 * 128 + column;
  offset ^= (offset >> 7 & 7) << 4;
  return shared.begin + offset;
}

float valueAt(const std::byte *element, SimtMatrixType type) {
  unsigned short bits;
  std::memcpy(&bits, element, 2);
  return valueOf(bits, type);
}

void compute(Block &block, const GroupProduct &product) {
  const SharedMemory &shared = block.sharedMemory();
  const unsigned warp = block.thread().number / 32 % 4,
                 lane = block.thread().lane();
  const auto left = [&](unsigned h, unsigned k) {
    return product.fromRegisters
               ? product.left[h][k]
               : valueAt(placeOf(product.a, warp * 16 + lane / 4 + 8 * h, 2 * k,
                                 shared),
                         product.type);
  };
  const auto right = [&](unsigned column, unsigned k) {
    return valueAt(product.fromRegisters
                       ? placeOf(product.b, k, 2 * column, shared)
                       : placeOf(product.b, column, 2 * k, shared),
                   product.type);
  };
  for (unsigned j = 0; j < 8; ++j)
    for (unsigned h = 0; h < 2; ++h)
      for (unsigned e = 0; e < 2; ++e) {
        float sum = 0;
        for (unsigned k = 0; k < 16; ++k)
          sum += left(h, k) * right(j * 8 + lane % 4 * 2 + e, k);
        float &d = product.d[j * 4 + h * 2 + e];
        d = (product.accumulate ? d : 0.0f) + sum;
      }
}

/// Each thread reads a share of what lies in shared memory, for the checker.
void noteReads(Block &block, const GroupProduct &product, const void *pc) {
  const unsigned inGroup = block.thread().number % 128;
  const auto note = [&](unsigned long long operand, unsigned rows) {
    const unsigned each = 128 / rows; // threads that share a row
    block.access(placeOf(operand, inGroup / each, inGroup % each * 16,
                         block.sharedMemory()),
                 16, SimtRead, pc);
  };
  if (product.fromRegisters)
    return note(product.b, 16);
  note(product.a, 64);
  note(product.b, 64);
}

/// What a warp's lanes hold of a, 16 x 16, as each needs it: its two rows.
struct LeftRows {
  const unsigned *registers;
  float (*rows)[16];
  SimtMatrixType type;
};

void exchangeLeft(void **operands, unsigned) {
  for (unsigned lane = 0; lane < 32; ++lane) {
    const auto &own = *static_cast<const LeftRows *>(operands[lane]);
    for (unsigned t = 0; t < 4; ++t) {
      const auto &from =
          *static_cast<const LeftRows *>(operands[lane / 4 * 4 + t]);
      for (unsigned i = 0; i < 4; ++i)
        for (unsigned e = 0; e < 2; ++e)
          own.rows[i % 2][2 * t + e + i / 2 * 8] =
              valueOf(static_cast<unsigned short>(from.registers[i] >> 16 * e),
                      own.type);
    }
  }
}

} // namespace

SIMT_EXPORT void simt_group_product(float *d, const unsigned *registers,
                                    unsigned long long a, unsigned long long b,
                                    SimtMatrixType type, int accumulate) {
  Block &block = *Block::current();
  const void *pc = __builtin_return_address(0);
  constexpr unsigned exchanged128 = 1;
  if ((!registers && a >> 62 != exchanged128) || b >> 62 != exchanged128)
    block.fail("a group product of operands in another layout", pc);
  GroupProduct product = {
      d, a, b, registers != nullptr, {}, type, accumulate != 0, 0};
  LeftRows left = {registers, product.left, type};
  if (registers)
    block.collective(0xffffffffu, "group_product", &left, pc, exchangeLeft);
  Thread &self = block.thread();
  product.group = self.productGroup;
  self.products.push_back(product);
  noteReads(block, self.products.back(), pc);
}

SIMT_EXPORT void simt_group_product_commit() {
  ++Block::current()->thread().productGroup;
}

SIMT_EXPORT void simt_group_product_wait(unsigned left) {
  Block &block = *Block::current();
  const void *pc = __builtin_return_address(0);
  block.collective(0xffffffffu, "group_product_wait", nullptr, pc,
                   [](void **, unsigned) {});
  Thread &self = block.thread();
  const unsigned before =
      self.productGroup > left ? self.productGroup - left : 0;
  size_t done = 0;
  for (; done < self.products.size() && self.products[done].group < before;
       ++done) {
    noteReads(block, self.products[done], pc);
    compute(block, self.products[done]);
  }
  self.products.erase(self.products.begin(), self.products.begin() + done);
}
