//===- Contract.cpp - matrix products: trc.contract, dot_general ----------===//
//
// The result is cut into blocks, each a work item. A block is one BLAS call
// where all tensors can be addressed in place. Otherwise panels of the operands
// are packed into scratch, converted on the way (f16, bf16, integers), K in
// pieces, and the block of the result is made in scratch and stored from there,
// rounded once. Operands of bf16 that the host multiplies as such, and of f32
// in tiles, have a kernel of their own (ContractInPlace.cpp).
//
// With four operands (trc.contract plus) the block starts as that of the third,
// which may be the result's own memory.
//
//===----------------------------------------------------------------------===//

#include "Blas.h"
#include "ContractBlocks.h"
#include "Elements.h"
#include "Families.h"
#include "RoundUp.h"

#include <algorithm>

namespace trc::runtime::host {

namespace {

/// End of the stretch of consecutive offsets that starts at `begin`.
int64_t findRun(const int64_t *offsets, int64_t begin, int64_t end) {
  int64_t next = begin + 1;
  while (next < end && offsets[next] == offsets[next - 1] + 1)
    ++next;
  return next;
}

template <typename T> class ContractKernel final : public BoundKernel {
public:
  ContractKernel(const Contraction &shape, const ElementType types[3],
                 bool adds)
      : shape(shape), adds(adds), type{types[0], types[1], types[2]},
        inPlace{canUse(Contraction::Lhs), canUse(Contraction::Rhs),
                canUse(Contraction::Result)},
        isCrowded(!packs() && findCrowding()), blocks(cut()),
        blockK(std::min(blocks.k, findDepth())) {
    inPlace[Contraction::Lhs] &= !isCrowded;
    phases = {blocks.phase()};
    const int64_t blockM = blocks.blockM, blockN = blocks.blockN;
    // Scratch: panels of lhs and rhs, the block of the result, then offsets.
    int64_t elements = 0;
    auto reserve = [&](bool needed, int64_t count) {
      int64_t at = elements;
      elements += needed ? roundUp(count, 16) : 0;
      return at;
    };
    panelAt[0] = reserve(!inPlace[0], blockM * blockK);
    panelAt[1] = reserve(!inPlace[1], blockK * blockN);
    blockAt = reserve(!inPlace[2], blockM * blockN);
    offsetsAt = elements * sizeof(T);
    scratchBytes = offsetsAt + sizeof(int64_t) * 2 * (blockM + blockN + blockK);
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    for (int64_t item = begin; item < end; ++item)
      runBlock(arguments, item);
    return Status::success();
  }

private:
  bool canUse(Contraction::Tensor tensor) const {
    constexpr ElementType native = std::is_same_v<T, float> ? ElementType::F32
                                   : std::is_same_v<T, double>
                                       ? ElementType::F64
                                       : ElementType::UI64;
    return type[tensor] == native && shape.addressable(tensor);
  }
  bool packs() const { return !inPlace[0] || !inPlace[1] || !inPlace[2]; }

  ContractBlocks cut() const {
    if (isCrowded)
      return {shape, {192, 2048}};
    return {shape, packs() ? ContractBlocks::Cut{256, 512}
                           : ContractBlocks::Cut{1024, 2048}};
  }

  /// Of a panel that is packed: one that stays in a cache.
  int64_t findDepth() const {
    if (isCrowded)
      return 1024;
    return inPlace[0] && inPlace[1] ? blocks.k : 512;
  }

  /// Whether lhs is turned, and lies so that its columns, a multiple of 2 KiB
  /// apart, share few sets of the caches: a library that reads a few rows of
  /// many columns at a time then evicts what it wants next. A panel whose
  /// columns are neighbours takes a percent of the product's time to make.
  bool findCrowding() const {
    constexpr int64_t crowded = 2048 / sizeof(T), near = 4096 / sizeof(T);
    const int64_t step = shape.summed.stride(Contraction::Lhs);
    return std::is_same_v<T, float> &&
           shape.rows.stride(Contraction::Lhs) == 1 && step > near &&
           step % crowded == 0 && shape.rows.size() >= 192 &&
           shape.columns.size() >= 256;
  }

  void runBlock(const RunArguments &arguments, int64_t item) const {
    const auto [batch, firstM, countM, firstN, countN] = blocks.block(item);
    const void *lhs = arguments.operands[shape.operand[0]];
    const void *rhs = arguments.operands[shape.operand[1]];
    void *result = arguments.operands[contract_at::result(adds)];
    int64_t batchAt[3];
    for (unsigned tensor = 0; tensor < 3; ++tensor)
      batchAt[tensor] = shape.batch.offset(tensor, batch);

    T *scratch = static_cast<T *>(arguments.scratch);
    MatrixView<T> out = {scratch + blockAt, blocks.blockN, 1};
    if (inPlace[2]) {
      int64_t stepM = shape.rows.stride(Contraction::Result);
      out = {static_cast<T *>(result) + batchAt[2] + firstM * stepM +
                 firstN * shape.columns.stride(Contraction::Result),
             stepM, 1};
    }
    if (adds)
      startBlock(arguments.operands[contract_at::init], result, batchAt[2],
                 firstM, countM, firstN, countN, out, arguments.scratch);
    int64_t firstK = 0;
    do {
      int64_t countK = std::min(blockK, blocks.k - firstK);
      auto a = view(Contraction::Lhs, lhs, batchAt[0], shape.rows, firstM,
                    countM, shape.summed, firstK, countK, arguments.scratch);
      auto b = view(Contraction::Rhs, rhs, batchAt[1], shape.summed, firstK,
                    countK, shape.columns, firstN, countN, arguments.scratch);
      multiply<T>(countM, countN, countK, a, b, out, adds || firstK > 0);
      firstK += countK;
    } while (firstK < blocks.k);
    if (!inPlace[2])
      storeBlock(result, batchAt[2], firstM, countM, firstN, countN,
                 arguments.scratch);
  }

  /// The operand's block [rows, columns], in place or packed.
  MatrixView<const T> view(Contraction::Tensor tensor, const void *data,
                           int64_t base, const DimensionGroup &rows,
                           int64_t firstRow, int64_t numRows,
                           const DimensionGroup &columns, int64_t firstColumn,
                           int64_t numColumns, void *scratch) const {
    int64_t rowStep = rows.stride(tensor), columnStep = columns.stride(tensor);
    if (inPlace[tensor])
      return {static_cast<const T *>(data) + base + firstRow * rowStep +
                  firstColumn * columnStep,
              rowStep, columnStep};
    // Pack along the dimension that lies closer together in memory.
    T *panel = static_cast<T *>(scratch) + panelAt[tensor];
    auto *rowOffsets = reinterpret_cast<int64_t *>(bytes(scratch) + offsetsAt);
    int64_t *columnOffsets = rowOffsets + numRows;
    rows.offsets(tensor, firstRow, numRows, rowOffsets);
    columns.offsets(tensor, firstColumn, numColumns, columnOffsets);
    bool byRows =
        columns.innermostStride(tensor) <= rows.innermostStride(tensor);
    if (byRows)
      pack(type[tensor], data, base, rowOffsets, numRows, columnOffsets,
           numColumns, panel);
    else
      pack(type[tensor], data, base, columnOffsets, numColumns, rowOffsets,
           numRows, panel);
    return {panel, byRows ? numColumns : 1, byRows ? 1 : numRows};
  }

  static void pack(ElementType type, const void *data, int64_t base,
                   const int64_t *outer, int64_t numOuter, const int64_t *inner,
                   int64_t numInner, T *panel) {
    for (int64_t j = 0; j < numInner;) {
      int64_t next = findRun(inner, j, numInner);
      for (int64_t i = 0; i < numOuter; ++i)
        load<T>(type, data, base + outer[i] + inner[j], next - j,
                panel + i * numInner + j);
      j = next;
    }
  }

  /// Makes the block of the result that of `init`.
  void startBlock(const void *init, const void *result, int64_t base,
                  int64_t firstM, int64_t countM, int64_t firstN,
                  int64_t countN, MatrixView<T> out, void *scratch) const {
    if (inPlace[2]) {
      const T *from = static_cast<const T *>(init) +
                      (out.data - static_cast<const T *>(result));
      for (int64_t i = 0; init != result && i < countM; ++i)
        std::copy_n(from + i * out.rowStride, countN,
                    out.data + i * out.rowStride);
      return;
    }
    auto [rowOffsets, columnOffsets] =
        blockOffsets(firstM, countM, firstN, countN, scratch);
    for (int64_t j = 0; j < countN;) {
      int64_t next = findRun(columnOffsets, j, countN);
      for (int64_t i = 0; i < countM; ++i)
        load<T>(type[2], init, base + rowOffsets[i] + columnOffsets[j],
                next - j, out.data + i * out.rowStride + j);
      j = next;
    }
  }

  /// Where the rows and columns of a block of the result are.
  std::pair<const int64_t *, const int64_t *>
  blockOffsets(int64_t firstM, int64_t countM, int64_t firstN, int64_t countN,
               void *scratch) const {
    auto *rowOffsets = reinterpret_cast<int64_t *>(bytes(scratch) + offsetsAt);
    int64_t *columnOffsets = rowOffsets + countM;
    shape.rows.offsets(Contraction::Result, firstM, countM, rowOffsets);
    shape.columns.offsets(Contraction::Result, firstN, countN, columnOffsets);
    return {rowOffsets, columnOffsets};
  }

  void storeBlock(void *result, int64_t base, int64_t firstM, int64_t countM,
                  int64_t firstN, int64_t countN, void *scratch) const {
    T *block = static_cast<T *>(scratch) + blockAt;
    const int64_t blockN = blocks.blockN;
    auto [rowOffsets, columnOffsets] =
        blockOffsets(firstM, countM, firstN, countN, scratch);
    if (type[2] == ElementType::I1) // the sum of `or` is not its bit 0
      for (int64_t i = 0; i < countM; ++i)
        for (int64_t j = 0; j < countN; ++j)
          block[i * blockN + j] = block[i * blockN + j] != T(0);
    for (int64_t j = 0; j < countN;) {
      int64_t next = findRun(columnOffsets, j, countN);
      for (int64_t i = 0; i < countM; ++i)
        store<T>(type[2], result, base + rowOffsets[i] + columnOffsets[j],
                 next - j, block + i * blockN + j);
      j = next;
    }
  }

  Contraction shape;
  bool adds;
  ElementType type[3];
  bool inPlace[3];
  bool isCrowded;
  ContractBlocks blocks;
  int64_t blockK;
  int64_t panelAt[2], blockAt, offsetsAt;
};

Status bindContract(Binding &binding, const Contraction::Labels &labels,
                    std::unique_ptr<BoundKernel> &kernel) {
  TRC_RETURN_IF_FAILED(reserveProducts());
  Contraction shape = Contraction::make(binding, labels);
  if (!binding.ok())
    return binding.status();
  const bool adds = binding.numOperands() > contract_at::result(1);
  ElementType types[3] = {binding.type(shape.operand[0]),
                          binding.type(shape.operand[1]),
                          binding.type(contract_at::result(adds))};
  bool floats = isFloat(types[2]);
  for (ElementType type : types)
    if (isFloat(type) != floats)
      return Status::failure("floating-point and integer types are mixed");
  // The libraries are opened now, not in the first step.
  if (floats)
    (void)blasDescription();
  if (types[0] == ElementType::BF16 && types[1] == ElementType::BF16) {
    TRC_RETURN_IF_FAILED(bindBf16Contract(shape, types[2], adds, kernel));
    if (kernel)
      return Status::success();
  }
  if (std::ranges::count(types, ElementType::F32) == 3) {
    TRC_RETURN_IF_FAILED(bindF32Contract(shape, adds,
                                         binding.flagOr("tf32", false),
                                         binding.request.workers, kernel));
    if (kernel)
      return Status::success();
  }
  if (!floats)
    kernel = std::make_unique<ContractKernel<uint64_t>>(shape, types, adds);
  else if (types[2] == ElementType::F64)
    kernel = std::make_unique<ContractKernel<double>>(shape, types, adds);
  else
    kernel = std::make_unique<ContractKernel<float>>(shape, types, adds);
  return Status::success();
}

} // namespace

void addContractKernels(KernelRegistry &registry) {
  registry.add("trc.contract", [](const BindRequest &request, auto &kernel) {
    Binding binding(request);
    return bindContract(binding, Contraction::readLabels(binding), kernel);
  });
  registry.add("stablehlo.dot_general", [](const BindRequest &request,
                                           auto &kernel) {
    Binding binding(request);
    return bindContract(binding, Contraction::readDotNumbers(binding), kernel);
  });
}

} // namespace trc::runtime::host
