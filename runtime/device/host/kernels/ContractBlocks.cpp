//===- ContractBlocks.cpp - how a product is cut into work ----------------===//

#include "ContractBlocks.h"
#include "RoundUp.h"

#include <algorithm>

namespace trc::runtime::host {

ContractBlocks::ContractBlocks(const Contraction &shape, const Cut &cut)
    : m(shape.rows.size()), n(shape.columns.size()), k(shape.summed.size()),
      batches(shape.batch.size()) {
  int64_t cutsM = ceilDivide(m, cut.mostM), cutsN = ceilDivide(n, cut.mostN);
  // Enough blocks that several workers share them well, but none so small
  // that BLAS spends its time packing.
  const int64_t enough = cut.enough;
  while (m && n && batches * cutsM * cutsN < enough) {
    int64_t nowM = ceilDivide(m, cutsM), nowN = ceilDivide(n, cutsN);
    if (nowN >= 768)
      cutsN *= 2;
    else if (nowM >= 512)
      cutsM *= 2;
    else if (nowM >= 256)
      cutsM *= 2;
    else if (nowN >= 256)
      cutsN *= 2;
    else
      break;
  }
  // Even shares, unless there are so many that it makes no difference.
  if (cutsM == 1 && cutsN > enough && batches * cutsN < 8 * enough)
    cutsN = roundUp(cutsN, enough);
  auto block = [](int64_t extent, int64_t cuts, int64_t unit) {
    return std::min(extent, roundUp(ceilDivide(extent, cuts), unit));
  };
  blockM = m ? block(m, cutsM, cut.unitM) : 1;
  blockN = n ? block(n, cutsN, cut.unitN) : 1;
  blocksM = ceilDivide(m, blockM);
  blocksN = ceilDivide(n, blockN);
  // Whole units may leave fewer blocks than cuts, and some workers without one;
  // then larger blocks may be done sooner.
  const auto turns = [&](int64_t columns) {
    return ceilDivide(batches * blocksM * ceilDivide(n, columns), cut.workers) *
           columns;
  };
  for (int64_t cuts = blocksN - 1; cut.workers && cuts > 0; --cuts) {
    const int64_t columns = block(n, cuts, cut.unitN);
    if (columns <= cut.mostN && turns(columns) < turns(blockN))
      blockN = columns;
  }
  blocksN = ceilDivide(n, blockN);
  // A worker that is slowed down leaves blocks to the others.
  while (cut.workers && batches * blocksM * blocksN < enough &&
         blockM >= 4 * cut.unitM) {
    cutsM *= 2;
    blockM = block(m, cutsM, cut.unitM);
    blocksM = ceilDivide(m, blockM);
  }
}

Phase ContractBlocks::phase() const {
  int64_t work =
      std::max<int64_t>(1, blockM * blockN * std::max<int64_t>(k, 1));
  const int64_t items = batches * blocksM * blocksN;
  // A small block takes longer than its multiplications.
  constexpr int64_t ofEachBlock = 30'000, ofWorker = 1'500'000;
  return {items, std::max<int64_t>(1, 100'000 / work),
          std::max<int64_t>(1, items * (work + ofEachBlock) / ofWorker)};
}

ContractBlocks::Block ContractBlocks::block(int64_t item) const {
  int64_t firstM = item % blocksM * blockM;
  int64_t firstN = item / blocksM % blocksN * blockN;
  return {item / blocksM / blocksN, firstM, std::min(blockM, m - firstM),
          firstN, std::min(blockN, n - firstN)};
}

} // namespace trc::runtime::host
