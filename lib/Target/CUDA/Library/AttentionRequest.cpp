//===- AttentionRequest.cpp - a call of attention, read -------------------===//

#include "AttentionRequest.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <limits>
#include <tuple>

using namespace mlir;

namespace trc::cuda {

LogicalResult AttentionRequest::findOperands(const LibraryRequest &request,
                                             bool gradient) {
  size_t known = 0;
  StringRef missing;
  auto findOptional = [&](StringRef name) {
    const int operand = request.numberOf(name);
    known += operand >= 0;
    return operand;
  };
  auto find = [&](StringRef name) {
    const int operand = findOptional(name);
    if (operand < 0 && missing.empty())
      missing = name;
    return operand;
  };
  at.query = find("query");
  isPacked = request.numberOf("key") < 0;
  at.key = isPacked ? at.query : find("key");
  at.value = isPacked ? at.query : find("value");
  at.mask = findOptional("mask");
  at.bias = findOptional("bias");
  at.random = findOptional("random");
  at.result = find("result");
  at.logsumexp = find("logsumexp");
  if (gradient) {
    at.dResult = find("d_result");
    at.dQuery = find("d_query");
    at.dKey = isPacked ? at.dQuery : find("d_key");
    at.dValue = isPacked ? at.dQuery : find("d_value");
  }
  at.workspace = findOptional("workspace");
  if (!missing.empty())
    return request.emitError()
           << request.name << ": expected an operand '" << missing << "'";
  if (known != request.types.size())
    return request.emitError()
           << request.name << ": expected " << known
           << " operands by their names, got " << request.types.size();
  return success();
}

LogicalResult AttentionRequest::checkShapes(const LibraryRequest &request,
                                            bool gradient) const {
  const auto &[batch, rows, heads, keys, depth, width] =
      std::tie(shape.batch, shape.rows, shape.heads, shape.keys, shape.depth,
               shape.width);
  Type element = request.types[at.query].getElementType();
  Type sum = element.isF64() ? element : Float32Type::get(element.getContext());
  auto expect = [&](int operand, StringRef name, ArrayRef<int64_t> shape,
                    Type element) -> LogicalResult {
    auto type = RankedTensorType::get(shape, element);
    if (operand < 0 || request.types[operand] == type)
      return success();
    return request.emitError()
           << request.name << ": expected " << name << " of type " << type
           << ", got " << request.types[operand];
  };
  // [B,H,T,S] with 1 in place of extents but the last; or [B,S].
  auto expectScores = [&](int operand, StringRef name,
                          Type element) -> LogicalResult {
    if (operand < 0 || request.types[operand].getRank() != 4)
      return expect(operand, name, {batch, keys}, element);
    SmallVector<int64_t> full = {batch, heads, rows, keys};
    for (int d = 0; d < 3; ++d)
      if (request.types[operand].getDimSize(d) == 1)
        full[d] = 1;
    return expect(operand, name, full, element);
  };
  IntegerType flag = IntegerType::get(element.getContext(), 1);
  IntegerType word = IntegerType::get(element.getContext(), keyed ? 32 : 64,
                                      IntegerType::Unsigned);
  auto expectAll = [&](int q, int k, int v, StringRef prefix) {
    auto name = [&](StringRef part) { return (prefix + part).str(); };
    if (isPacked)
      return expect(q, name("packed"), {batch, rows, 3, heads, depth}, element);
    return success(succeeded(expect(q, name("query"),
                                    {batch, rows, heads, depth}, element)) &&
                   succeeded(expect(k, name("key"), {batch, keys, heads, depth},
                                    element)) &&
                   succeeded(expect(v, name("value"),
                                    {batch, keys, heads, width}, element)));
  };
  return success(
      succeeded(expectAll(at.query, at.key, at.value, "")) &&
      succeeded(
          expect(at.result, "result", {batch, rows, heads, width}, element)) &&
      succeeded(expect(at.logsumexp, "logsumexp", {batch, heads, rows}, sum)) &&
      succeeded(expectScores(at.mask, "mask", flag)) &&
      succeeded(expectScores(at.bias, "bias", sum)) &&
      succeeded(expect(at.random, "generator", {2}, word)) &&
      succeeded(expect(at.dResult, "d_result", {batch, rows, heads, width},
                       element)) &&
      succeeded(expectAll(at.dQuery, at.dKey, at.dValue, "d_")));
}

/// Of a mask or a bias, 0 along extents that it has not.
AttentionRequest::Strides
AttentionRequest::readStrides(const LibraryRequest &request, int operand) {
  Strides strides;
  if (operand < 0)
    return strides;
  ArrayRef<int64_t> shape = request.types[operand].getShape();
  if (shape.size() == 2) {
    strides.batch = shape[1];
    return strides;
  }
  strides.row = shape[2] == 1 ? 0 : shape[3];
  strides.head = shape[1] == 1 ? 0 : shape[2] * shape[3];
  strides.batch = shape[0] == 1 ? 0 : shape[1] * shape[2] * shape[3];
  return strides;
}

FailureOr<AttentionRequest>
AttentionRequest::read(const LibraryRequest &request, bool gradient) {
  AttentionRequest result;
  if (failed(result.findOperands(request, gradient)))
    return failure();
  RankedTensorType query = request.types[result.at.query];
  RankedTensorType value = request.types[result.at.value];
  int64_t rank = result.isPacked ? 5 : 4;
  if (query.getRank() != rank || value.getRank() != rank ||
      !isa<FloatType>(query.getElementType()))
    return request.emitError()
           << request.name
           << ": expected floats, query and value of rank 4 or all in one "
              "tensor of rank 5, got "
           << query << " and " << value;
  AttentionShape &shape = result.shape;
  const AttentionOperands &at = result.at;
  shape.batch = query.getDimSize(0);
  shape.rows = query.getDimSize(1);
  shape.heads = query.getDimSize(rank - 2);
  shape.depth = query.getDimSize(rank - 1);
  shape.keys = value.getDimSize(1);
  shape.width = value.getDimSize(rank - 1);
  shape.element = elementTypeName(query.getElementType()).str();
  result.keyed =
      result.at.random >= 0 &&
      request.types[result.at.random].getElementType().isUnsignedInteger(32);
  if (failed(result.checkShapes(request, gradient)))
    return failure();

  result.scale = request.real("scale", 1);
  result.fill = request.real("fill");
  int64_t below = request.integer("keep_below");
  result.keepBelow = below;
  result.keepScale = request.real("keep_scale", 1);
  shape.tf32 = request.integer("tf32");
  shape.processors = request.integer("multiprocessors", shape.processors);
  shape.cache = request.integer("cache_bytes", shape.cache);
  shape.groupProducts = request.groupProducts;
  shape.causal = request.integer("causal");
  shape.masked = result.at.mask >= 0;
  shape.biased = result.at.bias >= 0;
  shape.additive = request.integer("additive");
  shape.fillFirst = shape.biased && request.integer("fill_first");
  result.maskStrides = result.readStrides(request, result.at.mask);
  result.biasStrides = result.readStrides(request, result.at.bias);
  shape.dropped = result.at.random >= 0;
  shape.fillCounts = result.fill != -std::numeric_limits<double>::infinity();
  result.randomStrides = request.integers("random_strides");
  if (result.randomStrides.empty())
    result.randomStrides = {shape.heads * shape.rows * shape.keys,
                            shape.rows * shape.keys, shape.keys, 1};
  if (result.randomStrides.size() != 4)
    return request.emitError()
           << request.name << ": expected four 'random_strides', got "
           << result.randomStrides.size();
  const int64_t bits = request.integer("random_bits", 32);
  if (bits != 32 && (result.keyed || (bits != 8 && bits != 16)))
    return request.emitError()
           << request.name
           << ": expected 'random_bits' of 32, or of 8 or 16 with a state, got "
           << bits;
  shape.randomBits = bits;
  shape.keptByForward = request.integer("kept_by_forward");
  if (shape.keptByForward && (!shape.storesKept() || at.workspace < 0))
    return request.emitError()
           << request.name
           << ": expected 'kept_by_forward' with a workspace, where tensor "
              "cores drop weights by 32 bits";
  if (shape.dropped ? below <= 0 || below > int64_t(1) << bits : below != 0)
    return request.emitError()
           << request.name << ": expected 'keep_below' of 1 to 2^" << bits
           << " with a generator, and 0 without, got " << below;
  if (shape.fillCounts && !std::isfinite(result.fill))
    return request.emitError()
           << request.name
           << ": expected a 'fill' that is finite or minus infinity, got "
           << result.fill;
  auto isAligned = [&](int operand) {
    constexpr int64_t chunk = 16;
    return operand < 0 || request.places.empty() ||
           request.places[operand].offset % chunk == 0;
  };
  shape.aligned =
      llvm::all_of(ArrayRef<int>{at.query, at.key, at.value, at.result,
                                 at.dResult, at.dQuery, at.dKey, at.dValue},
                   isAligned);
  if (!isAligned(at.workspace))
    return request.emitError()
           << request.name
           << ": expected a workspace that starts at a multiple "
              "of 16 bytes, got one at "
           << request.places[at.workspace].offset;
  constexpr int64_t most = int64_t(1) << 30;
  if (std::max(shape.rows, shape.keys) > most ||
      shape.batch * shape.heads > most)
    return request.emitError()
           << request.name
           << ": expected at most 2^30 queries, keys and heads, got " << query
           << " and " << value;
  return result;
}

} // namespace trc::cuda
