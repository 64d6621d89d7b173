//===- Library.cpp - which generator for which library kernel -------------===//
//
// The table, and how a generator reads a call's options.
//
//===----------------------------------------------------------------------===//

#include "Library.h"

#include "Generators.h"

#include "trc/Dialect/StableHLO/ElementTypes.h"
#include "trc/Kernel/ScalarOperations.h"
#include "trc/Target/CUDA/KernelText.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

namespace trc::cuda {

namespace {
struct Entry {
  StringRef name;
  Generator generator;
};
} // namespace

// One line each, sorted by name within a file. The scalar operations that are
// not among them need no more than the function of their name.
static constexpr Entry table[] = {
    {"trc.attention", generateAttention},
    {"trc.attention_gradient", generateAttentionGradient},
    {"stablehlo.batch_norm_grad", generateBatchNormGrad},
    {"stablehlo.batch_norm_inference", generateBatchNormInference},
    {"stablehlo.batch_norm_training", generateBatchNormTraining},
    {"trc.contract", generateContract},
    {"stablehlo.convolution", generateConvolution},
    {"stablehlo.bitcast_convert", generateBitcast},
    {"stablehlo.clamp", generateClamp},
    {"stablehlo.compare", generateCompare},
    {"stablehlo.convert", generateConvert},
    {"chlo.next_after", generateNextAfter},
    {"stablehlo.reduce_precision", generateReducePrecision},
    {"stablehlo.select", generateSelect},
    {"stablehlo.gather", generateGather},
    {"stablehlo.cholesky", generateCholesky},
    {"stablehlo.triangular_solve", generateTriangularSolve},
    {"stablehlo.broadcast_in_dim", generateBroadcast},
    {"stablehlo.concatenate", generateConcatenate},
    {"stablehlo.optimization_barrier", generateCopy},
    {"stablehlo.reshape", generateCopy},
    {"stablehlo.dynamic_slice", generateDynamicSlice},
    {"stablehlo.dynamic_update_slice", generateDynamicUpdateSlice},
    {"stablehlo.iota", generateIota},
    {"stablehlo.pad", generatePad},
    {"stablehlo.reverse", generateReverse},
    {"stablehlo.slice", generateSlice},
    {"stablehlo.transpose", generateTranspose},
    {"stablehlo.partition_id", generateZero},
    {"stablehlo.replica_id", generateZero},
    {"trc.copy", generateCopy},
    {"trc.fill", generateFill},
    {"stablehlo.rng_bit_generator", generateBitGenerator},
    {"stablehlo.rng", generateRng},
    {"stablehlo.map", generateMap},
    {"stablehlo.reduce", generateReduce},
    {"stablehlo.scatter", generateScatter},
    {"trc.scatter_rows", generateScatterRows},
    {"stablehlo.sort", generateSort},
    {"chlo.top_k", generateTopK},
    {"stablehlo.reduce_window", generateReduceWindow},
    {"stablehlo.select_and_scatter", generateSelectAndScatter},
};

Generator generatorFor(StringRef name) {
  for (const Entry &entry : table)
    if (entry.name == name)
      return entry.generator;
  auto find = [&](const auto &rows) -> Generator {
    for (const auto &row : rows)
      if (name == row.operation)
        return row.operands == 1 ? generateUnary : generateBinary;
    return nullptr;
  };
  Generator generator = find(kernel::scalarOperations);
  return generator ? generator : find(kernel::libraryOperations);
}

static Attribute find(DictionaryAttr options, StringRef name) {
  return options ? options.get(name) : Attribute();
}

int LibraryRequest::numberOf(StringRef name) const {
  const auto *found = llvm::find(names, name);
  return found == names.end() ? -1 : int(found - names.begin());
}

int64_t LibraryRequest::integer(StringRef name, int64_t otherwise) const {
  Attribute value = find(options, name);
  if (auto flag = dyn_cast_or_null<BoolAttr>(value))
    return flag.getValue();
  auto number = dyn_cast_or_null<IntegerAttr>(value);
  if (!number)
    return otherwise;
  return number.getType().isUnsignedInteger()
             ? static_cast<int64_t>(number.getValue().getZExtValue())
             : number.getValue().getSExtValue();
}

double LibraryRequest::real(StringRef name, double otherwise) const {
  auto number = dyn_cast_or_null<FloatAttr>(find(options, name));
  return number ? number.getValueAsDouble() : otherwise;
}

StringRef LibraryRequest::text(StringRef name) const {
  auto text = dyn_cast_or_null<StringAttr>(find(options, name));
  return text ? text.getValue() : StringRef();
}

SmallVector<int64_t> LibraryRequest::integers(StringRef name) const {
  auto list = dyn_cast_or_null<DenseI64ArrayAttr>(find(options, name));
  return list ? SmallVector<int64_t>(list.asArrayRef())
              : SmallVector<int64_t>();
}

StringRef elementTypeName(Type element) {
  return memoryTypeName(*elementTypeOf(element));
}

} // namespace trc::cuda
