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

/// Element (row, k) of an operand: tiles of 8 rows of 128 bytes, whose chunks
/// are exchanged by the row (trc/intrinsics_sm90a.cuh).
const std::byte *elementOf(unsigned long long descriptor, unsigned row,
                           unsigned k, const SharedMemory &shared) {
  const size_t start = (descriptor & 0x3fff) << 4;
  const size_t stride = (descriptor >> 32 & 0x3fff) << 4;
  size_t offset = start + row / 8 * stride + row % 8 * 128 + k * 2;
  offset ^= (offset >> 7 & 7) << 4;
  return shared.begin + offset;
}

float valueAt(const std::byte *element) {
  unsigned short bits;
  std::memcpy(&bits, element, 2);
  return __builtin_bit_cast(float, unsigned(bits) << 16);
}

void compute(Block &block, const GroupProduct &product) {
  const SharedMemory &shared = block.sharedMemory();
  const unsigned warp = block.thread().number / 32 % 4,
                 lane = block.thread().lane();
  for (unsigned j = 0; j < 8; ++j)
    for (unsigned h = 0; h < 2; ++h)
      for (unsigned e = 0; e < 2; ++e) {
        const unsigned row = warp * 16 + lane / 4 + 8 * h,
                       column = j * 8 + lane % 4 * 2 + e;
        float sum = 0;
        for (unsigned k = 0; k < 16; ++k)
          sum += valueAt(elementOf(product.a, row, k, shared)) *
                 valueAt(elementOf(product.b, column, k, shared));
        float &d = product.d[j * 4 + h * 2 + e];
        d = (product.accumulate ? d : 0.0f) + sum;
      }
}

/// Each thread reads a share of the operands, for the checker.
void noteReads(Block &block, const GroupProduct &product, const void *pc) {
  const unsigned inGroup = block.thread().number % 128;
  for (unsigned long long operand : {product.a, product.b})
    block.access(
        elementOf(operand, inGroup / 2, inGroup % 2 * 8, block.sharedMemory()),
        16, SimtRead, pc);
}

} // namespace

SIMT_EXPORT void simt_group_product(float *d, unsigned long long a,
                                    unsigned long long b, int accumulate) {
  Block &block = *Block::current();
  const void *pc = __builtin_return_address(0);
  constexpr unsigned exchanged128 = 1;
  if (a >> 62 != exchanged128 || b >> 62 != exchanged128)
    block.fail("a group product of operands in another layout", pc);
  Thread &self = block.thread();
  self.products.push_back({d, a, b, accumulate != 0, self.productGroup});
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
