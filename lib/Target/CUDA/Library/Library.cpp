//===- Library.cpp - which generator for which library kernel -------------===//
//
// The table, and how a generator reads a call's options.
//
//===----------------------------------------------------------------------===//

#include "Library.h"

#include "Generators.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

namespace trc::cuda {

namespace {
struct Entry {
  StringRef name;
  Generator generator;
};
} // namespace

// One line each, sorted by name within a file.
static constexpr Entry table[] = {
    {"trc.attention", generateAttention},
    {"trc.attention_gradient", generateAttentionGradient},
    {"stablehlo.batch_norm_grad", generateBatchNormGrad},
    {"stablehlo.batch_norm_inference", generateBatchNormInference},
    {"stablehlo.batch_norm_training", generateBatchNormTraining},
    {"trc.contract", generateContract},
    {"stablehlo.convolution", generateConvolution},
    {"stablehlo.add", generateBinary},
    {"stablehlo.and", generateBinary},
    {"stablehlo.atan2", generateBinary},
    {"stablehlo.divide", generateBinary},
    {"stablehlo.maximum", generateBinary},
    {"stablehlo.minimum", generateBinary},
    {"stablehlo.multiply", generateBinary},
    {"stablehlo.or", generateBinary},
    {"stablehlo.power", generateBinary},
    {"stablehlo.remainder", generateBinary},
    {"stablehlo.shift_left", generateBinary},
    {"stablehlo.shift_right_arithmetic", generateBinary},
    {"stablehlo.shift_right_logical", generateBinary},
    {"stablehlo.subtract", generateBinary},
    {"stablehlo.xor", generateBinary},
    {"stablehlo.bitcast_convert", generateBitcast},
    {"stablehlo.clamp", generateClamp},
    {"stablehlo.compare", generateCompare},
    {"stablehlo.convert", generateConvert},
    {"chlo.next_after", generateNextAfter},
    {"stablehlo.reduce_precision", generateReducePrecision},
    {"stablehlo.select", generateSelect},
    {"chlo.acos", generateUnary},
    {"chlo.acosh", generateUnary},
    {"chlo.asin", generateUnary},
    {"chlo.asinh", generateUnary},
    {"chlo.atan", generateUnary},
    {"chlo.atanh", generateUnary},
    {"chlo.cosh", generateUnary},
    {"chlo.digamma", generateUnary},
    {"chlo.erf", generateUnary},
    {"chlo.erf_inv", generateUnary},
    {"chlo.erfc", generateUnary},
    {"chlo.lgamma", generateUnary},
    {"chlo.sinh", generateUnary},
    {"chlo.square", generateUnary},
    {"chlo.tan", generateUnary},
    {"stablehlo.abs", generateUnary},
    {"stablehlo.cbrt", generateUnary},
    {"stablehlo.ceil", generateUnary},
    {"stablehlo.cosine", generateUnary},
    {"stablehlo.count_leading_zeros", generateUnary},
    {"stablehlo.exponential", generateUnary},
    {"stablehlo.exponential_minus_one", generateUnary},
    {"stablehlo.floor", generateUnary},
    {"stablehlo.is_finite", generateUnary},
    {"stablehlo.log", generateUnary},
    {"stablehlo.log_plus_one", generateUnary},
    {"stablehlo.logistic", generateUnary},
    {"stablehlo.negate", generateUnary},
    {"stablehlo.not", generateUnary},
    {"stablehlo.popcnt", generateUnary},
    {"stablehlo.round_nearest_afz", generateUnary},
    {"stablehlo.round_nearest_even", generateUnary},
    {"stablehlo.rsqrt", generateUnary},
    {"stablehlo.sign", generateUnary},
    {"stablehlo.sine", generateUnary},
    {"stablehlo.sqrt", generateUnary},
    {"stablehlo.tan", generateUnary},
    {"stablehlo.tanh", generateUnary},
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
  return nullptr;
}

static Attribute find(DictionaryAttr options, StringRef name) {
  return options ? options.get(name) : Attribute();
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
  if (element.isF16())
    return "f16";
  if (element.isBF16())
    return "bf16";
  if (element.isF32())
    return "f32";
  if (element.isF64())
    return "f64";
  unsigned width = element.getIntOrFloatBitWidth();
  bool isUnsigned = element.isUnsignedInteger() || width == 1;
  switch (width) {
  case 64:
    return isUnsigned ? "u64" : "i64";
  case 32:
    return isUnsigned ? "u32" : "i32";
  case 16:
    return isUnsigned ? "u16" : "i16";
  default:
    return isUnsigned ? "u8" : "i8";
  }
}

} // namespace trc::cuda
