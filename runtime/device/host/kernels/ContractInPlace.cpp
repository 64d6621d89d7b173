//===- ContractInPlace.cpp - products by more than a BLAS -----------------===//
//
// Of bf16, where the host multiplies it as such, and of f32 in tiles. A block
// of the result is one product, on operands as they lie and into the result
// itself, f32 or bf16. The last block of a row or column of blocks may be
// smaller: there is code for each size.
//
//===----------------------------------------------------------------------===//

#include "AmxWide.h"
#include "Bf16Product.h"
#include "Blas.h"
#include "ContractBlocks.h"
#include "Elements.h"
#include "F32Product.h"
#include "Tiles.h"

#include <algorithm>
#include <cstring>

namespace trc::runtime::host {

namespace {

struct Strides {
  int64_t row, column;
};

/// Strides that the library takes. A dimension of one element has none in the
/// tensor, and is given what a dense matrix would have.
Strides stridesOf(Contraction::Tensor tensor, const DimensionGroup &rows,
                  const DimensionGroup &columns) {
  int64_t height = rows.size(), width = columns.size();
  bool byRows = width == 1 || columns.stride(tensor) == 1;
  if (byRows)
    return {height == 1 ? width : std::max(rows.stride(tensor), width), 1};
  return {1, width == 1 ? height : std::max(columns.stride(tensor), height)};
}

/// By Bf16Product or F32Product, of operands of such elements.
template <typename Product, typename Element>
class ContractInPlace final : public BoundKernel {
public:
  ContractInPlace(const Contraction &shape, const ContractBlocks &blocks,
                  ElementType result, bool adds, bool isTf32)
      : shape(shape), blocks(blocks), resultIsF32(result == ElementType::F32),
        adds(adds), isTf32(isTf32),
        lhs(stridesOf(Contraction::Lhs, shape.rows, shape.summed)),
        rhs(stridesOf(Contraction::Rhs, shape.summed, shape.columns)),
        out(stridesOf(Contraction::Result, shape.rows, shape.columns)) {
    phases = {blocks.phase()};
  }

  /// Makes the code of each size of block; false if the library has none.
  Result<bool> makeProducts() {
    for (bool lastRows : {false, true})
      for (bool lastColumns : {false, true}) {
        BlockShape wanted = {countM(lastRows),
                             countN(lastColumns),
                             blocks.k,
                             lhs.row,
                             lhs.column,
                             rhs.row,
                             rhs.column,
                             out.row,
                             resultIsF32,
                             adds,
                             isTf32};
        Result<std::shared_ptr<const Product>> made = Product::make(wanted);
        if (made.failed())
          return made.takeStatus();
        if (!*made)
          return false;
        scratchBytes = std::max(scratchBytes, (*made)->scratchBytes);
        products[lastRows][lastColumns] = std::move(*made);
      }
    return true;
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    for (int64_t item = begin; item < end; ++item)
      runBlock(arguments, blocks.block(item));
    return Status::success();
  }

private:
  int64_t countM(bool last) const {
    return last ? blocks.m - (blocks.blocksM - 1) * blocks.blockM
                : blocks.blockM;
  }
  int64_t countN(bool last) const {
    return last ? blocks.n - (blocks.blocksN - 1) * blocks.blockN
                : blocks.blockN;
  }

  void runBlock(const RunArguments &arguments,
                const ContractBlocks::Block &block) const {
    auto *a =
        static_cast<const Element *>(arguments.operands[shape.operand[0]]) +
        shape.batch.offset(Contraction::Lhs, block.batch) +
        block.firstM * lhs.row;
    auto *b =
        static_cast<const Element *>(arguments.operands[shape.operand[1]]) +
        shape.batch.offset(Contraction::Rhs, block.batch) +
        block.firstN * rhs.column;
    const int64_t bytesEach = resultIsF32 ? 4 : 2;
    const int64_t at = (shape.batch.offset(Contraction::Result, block.batch) +
                        block.firstM * out.row + block.firstN) *
                       bytesEach;
    char *c = bytes(arguments.operands[contract_at::result(adds)]) + at;
    if (adds && arguments.operands[contract_at::init] !=
                    arguments.operands[contract_at::result(adds)])
      for (int64_t i = 0; i < block.countM; ++i)
        std::memcpy(c + i * out.row * bytesEach,
                    bytes(arguments.operands[contract_at::init]) + at +
                        i * out.row * bytesEach,
                    block.countN * bytesEach);
    const auto &product =
        products[block.countM != blocks.blockM][block.countN != blocks.blockN];
    if (!product->run(a, b, c, arguments.scratch))
      noteProductFailure();
  }

  Contraction shape;
  ContractBlocks blocks;
  bool resultIsF32, adds, isTf32;
  Strides lhs, rhs, out;
  /// By whether the block is the last one of its column, and of its row.
  std::shared_ptr<const Product> products[2][2];
};

} // namespace

template <typename Product, typename Element>
static Status bindInPlace(const Contraction &shape,
                          const ContractBlocks &blocks, ElementType result,
                          bool adds, bool isTf32,
                          std::unique_ptr<BoundKernel> &kernel) {
  for (auto tensor : {Contraction::Lhs, Contraction::Rhs, Contraction::Result})
    if (!shape.addressable(tensor))
      return Status::success();
  auto made = std::make_unique<ContractInPlace<Product, Element>>(
      shape, blocks, result, adds, isTf32);
  Result<bool> hasAll = made->makeProducts();
  if (hasAll.failed())
    return hasAll.takeStatus();
  if (*hasAll)
    kernel = std::move(made);
  return Status::success();
}

Status bindBf16Contract(const Contraction &shape, ElementType result, bool adds,
                        std::unique_ptr<BoundKernel> &kernel) {
  if (result != ElementType::F32 && result != ElementType::BF16)
    return Status::success();
  // Tiles pack all rows of a block, and may keep its sums in f32.
  const ContractBlocks blocks(shape, {hasTiles() ? 512 : 1024, 2048});
  // Fewer multiplications are done sooner than the library is called.
  constexpr int64_t leastWork = 1 << 14;
  if (blocks.blockM * blocks.blockN * blocks.k < leastWork)
    return Status::success();
  return bindInPlace<Bf16Product, uint16_t>(shape, blocks, result, adds,
                                            /*isTf32=*/false, kernel);
}

Status bindF32Contract(const Contraction &shape, bool adds, bool isTf32,
                       unsigned workers, std::unique_ptr<BoundKernel> &kernel) {
  // Edges of tiles, and the splitting, take what they gain of smaller ones.
  constexpr int64_t leastExtent = 48, leastWork = 1 << 23;
  const int64_t m = shape.rows.size(), n = shape.columns.size(),
                k = shape.summed.size();
  if (std::min({m, n, k}) < leastExtent || m * n * k < leastWork)
    return Status::success();
  // What is read, split and written, over what is multiplied.
  constexpr double mostMoved = 0.01;
  if (1.0 / m + 1.0 / n + 1.0 / k > mostMoved)
    return Status::success();
  // A number is the same in any block, but beside one that is not finite: what
  // is left to a library then is cut so in every product. Fewer blocks are
  // split fewer times.
  const ContractBlocks blocks(shape,
                              {512, 2048, 2 * int64_t(workers), amx::plainRows,
                               amx::plainColumns, int64_t(workers)});
  return bindInPlace<F32Product, float>(shape, blocks, ElementType::F32, adds,
                                        isTf32, kernel);
}

} // namespace trc::runtime::host
