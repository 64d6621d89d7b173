//===- Attention.cpp - attention and its gradient as CUDA kernels ---------===//
//
// The kernels stand in trc/attention_*.cuh, over a struct of constants. Here a
// call is read, tiles are chosen (AttentionTiling.h), and the struct is
// written.
//
//   trc.attention           query key value (mask) (bias) (random)
//                           -> result logsumexp
//   trc.attention_gradient  query key value result logsumexp d_result
//                           (mask) (bias) (random)
//                           -> d_query d_key d_value workspace
//
// Packed, query, key and value are one operand [B,T,3,H,D], and so are their
// gradients: a kernel gets one pointer, and where each part begins.
//
//===----------------------------------------------------------------------===//

#include "AttentionTiling.h"
#include "Generators.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/raw_ostream.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <tuple>

using namespace mlir;

namespace trc::cuda {

namespace {

/// Operands are numbers in the call's list, -1 where there is none.
struct Operands {
  int query = 0, key = 1, value = 2;
  int result, logsumexp, dResult = -1;
  int mask = -1, bias = -1, random = -1;
  int dQuery = -1, dKey = -1, dValue = -1, workspace = -1;
};

struct Attention {
  AttentionShape shape;
  Operands at;
  double scale, fill, keepScale;
  uint64_t keepBelow;
  bool keyed = false; ///< the generator is a key of jax.random, not a state
  /// Of a key: how far apart the bits of neighbouring b, h, t and s are.
  SmallVector<int64_t> randomStrides;
  /// From one batch, row, or head to the next, as in the device header.
  struct Strides {
    int64_t batch = 0, row = 0, head = 0;
  };
  Strides maskStrides, biasStrides;

  static FailureOr<Attention> read(const LibraryRequest &request,
                                   bool gradient);

  /// Query, key and value are parts of one operand, [B,T,3,H,D].
  bool isPacked = false;

private:
  LogicalResult findOperands(const LibraryRequest &request, bool gradient);
  LogicalResult checkShapes(const LibraryRequest &request, bool gradient) const;
  static Strides readStrides(const LibraryRequest &request, int operand);
};

/// The shortest text that is this number.
std::string print(double value) {
  char text[64];
  auto [end, error] = std::to_chars(text, text + sizeof text, value);
  return std::string(text, error == std::errc() ? end : text);
}

LogicalResult Attention::findOperands(const LibraryRequest &request,
                                      bool gradient) {
  int count = request.types.size();
  isPacked = count > 0 && request.types[0].getRank() == 5;
  int vectors = isPacked ? 1 : 3;
  int inputs = gradient ? vectors + 3 : vectors;
  int outputs = gradient ? vectors : 2;
  int results = inputs;
  while (results < count && request.access[results] == plan::Access::Read)
    ++results;
  if (results > inputs + 3 || count < results + outputs ||
      count > results + outputs + (gradient ? 1 : 0))
    return request.emitError()
           << request.name << ": expected " << inputs
           << " operands, at most a mask, a bias and a generator, and "
           << outputs << " results, got " << results << " and "
           << count - results;
  int next = inputs;
  if (next < results && request.types[next].getElementType().isInteger(1))
    at.mask = next++;
  if (next < results && isa<FloatType>(request.types[next].getElementType()))
    at.bias = next++;
  if (next < results)
    at.random = next++;
  if (next < results)
    return request.emitError() << request.name
                               << ": expected at most one mask, then one bias, "
                                  "and then one generator";
  at.key = isPacked ? 0 : 1;
  at.value = isPacked ? 0 : 2;
  if (gradient) {
    at.result = vectors, at.logsumexp = vectors + 1, at.dResult = vectors + 2;
    at.dQuery = results;
    at.dKey = results + at.key;
    at.dValue = results + at.value;
    if (count > results + outputs)
      at.workspace = results + outputs;
  } else {
    at.result = results, at.logsumexp = results + 1;
  }
  return success();
}

LogicalResult Attention::checkShapes(const LibraryRequest &request,
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
Attention::Strides Attention::readStrides(const LibraryRequest &request,
                                          int operand) {
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

FailureOr<Attention> Attention::read(const LibraryRequest &request,
                                     bool gradient) {
  Attention result;
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
  if (shape.dropped ? below <= 0 || below > int64_t(1) << 32 : below != 0)
    return request.emitError()
           << request.name
           << ": expected 'keep_below' of 1 to 2^32 with a generator, and 0 "
              "without, got "
           << below;
  if (shape.fillCounts && !std::isfinite(result.fill))
    return request.emitError()
           << request.name
           << ": expected a 'fill' that is finite or minus infinity, got "
           << print(result.fill);
  constexpr int64_t most = int64_t(1) << 30;
  if (std::max(shape.rows, shape.keys) > most ||
      shape.batch * shape.heads > most)
    return request.emitError()
           << request.name
           << ": expected at most 2^30 queries, keys and heads, got " << query
           << " and " << value;
  return result;
}

/// Writes one kernel.
class KernelWriter {
public:
  KernelWriter(const Attention &attention, AttentionKernel kernel,
               const AttentionTiling &tiling)
      : of(attention), kernel(kernel), tiling(tiling), stream(text) {}

  GeneratedKernel write();

private:
  struct Parameter {
    int operand;
    StringRef name; ///< of the member in the device header's operands
    plan::Access access;
  };
  /// A part of a packed operand, and where it begins.
  struct Part {
    StringRef operand;
    int64_t first;
  };
  SmallVector<Parameter> listParameters() const;
  std::optional<Part> partOf(StringRef name) const;
  /// Whether no parameter before `parameter` is the same operand.
  static bool isFirst(const Parameter &parameter,
                      ArrayRef<Parameter> parameters) {
    for (const Parameter &other : parameters)
      if (other.operand == parameter.operand)
        return &other == &parameter;
    return true;
  }
  std::string typeOf(const Parameter &parameter) const;
  void writeProblem();
  void writeFunction(StringRef name, ArrayRef<Parameter> parameters);

  bool isForward() const { return kernel == AttentionKernel::Forward; }
  StringRef deviceClass() const {
    return isForward()                                ? "AttentionForward"
           : kernel == AttentionKernel::QueryGradient ? "AttentionQueryGradient"
                                                      : "AttentionKeyGradient";
  }

  const Attention &of;
  AttentionKernel kernel;
  const AttentionTiling &tiling;
  std::string text;
  llvm::raw_string_ostream stream;
};

SmallVector<KernelWriter::Parameter> KernelWriter::listParameters() const {
  using plan::Access;
  const Operands &at = of.at;
  SmallVector<Parameter> all = {{at.query, "query", Access::Read},
                                {at.key, "key", Access::Read},
                                {at.value, "value", Access::Read}};
  if (kernel == AttentionKernel::QueryGradient)
    all.append({{at.result, "result", Access::Read},
                {at.logsumexp, "logsumexp", Access::Read}});
  all.append({{at.dResult, "dResult", Access::Read},
              {at.mask, "mask", Access::Read},
              {at.bias, "bias", Access::Read},
              {at.random, "random", Access::Read}});
  switch (kernel) {
  case AttentionKernel::Forward:
    all.append({{at.result, "result", Access::Write},
                {at.logsumexp, "logsumexp", Access::Write}});
    break;
  case AttentionKernel::QueryGradient:
    all.append({{at.dQuery, "dQuery", Access::Write},
                {at.workspace, "statistics", Access::Write}});
    break;
  case AttentionKernel::KeyGradient:
    all.append({{at.dKey, "dKey", Access::Write},
                {at.dValue, "dValue", Access::Write}});
    break;
  case AttentionKernel::KeyOnly:
    all.push_back({at.dKey, "dKey", Access::Write});
    break;
  case AttentionKernel::ValueOnly:
    all.push_back({at.dValue, "dValue", Access::Write});
    break;
  }
  if (!isForward() && kernel != AttentionKernel::QueryGradient)
    all.push_back({at.workspace, "statistics", Access::Read});
  llvm::erase_if(all, [](const Parameter &p) { return p.operand < 0; });
  return all;
}

std::optional<KernelWriter::Part> KernelWriter::partOf(StringRef name) const {
  if (!of.isPacked)
    return std::nullopt;
  int64_t size = of.shape.heads * of.shape.depth;
  return StringSwitch<std::optional<Part>>(name)
      .Case("query", Part{"packed", 0})
      .Case("key", Part{"packed", size})
      .Case("value", Part{"packed", 2 * size})
      .Case("dQuery", Part{"dPacked", 0})
      .Case("dKey", Part{"dPacked", size})
      .Case("dValue", Part{"dPacked", 2 * size})
      .Default(std::nullopt);
}

std::string KernelWriter::typeOf(const Parameter &parameter) const {
  // One struct of operands serves the kernel that writes the statistics and
  // the one that reads them.
  bool isConst =
      parameter.access == plan::Access::Read && parameter.name != "statistics";
  std::string type = isConst ? "const " : "";
  if (parameter.name == "mask")
    return type + "u8";
  // A key is read as one word too.
  if (parameter.name == "random")
    return type + "u64";
  if (parameter.name == "logsumexp" || parameter.name == "statistics" ||
      parameter.name == "bias")
    return type + (of.shape.sumBytes() == 8 ? "f64" : "f32");
  return type + of.shape.element;
}

void KernelWriter::writeProblem() {
  const AttentionShape &shape = of.shape;
  auto flag = [](bool value) { return value ? "true" : "false"; };
  stream << "struct Problem {\n"
         << "  using Engine = " << tiling.engine << ";\n"
         << "  static constexpr int batch = " << shape.batch
         << ", rows = " << shape.rows << ", heads = " << shape.heads
         << ", keys = " << shape.keys << ";\n"
         << "  static constexpr int depth = " << shape.depth
         << ", width = " << shape.width << ";\n"
         << "  static constexpr int columns = " << tiling.columns
         << ", stages = " << tiling.stages
         << ", statisticsRows = " << shape.statisticsRows() << ";\n"
         << "  static constexpr bool causal = " << flag(shape.causal)
         << ", masked = " << flag(shape.masked)
         << ", biased = " << flag(shape.biased)
         << ", dropped = " << flag(shape.dropped)
         << ", keyed = " << flag(of.keyed) << ";\n"
         << "  static constexpr bool fillCounts = " << flag(shape.fillCounts)
         << ", fillFirst = " << flag(shape.fillFirst)
         << ", additive = " << flag(shape.additive) << ";\n";
  if (!isForward())
    stream << "  static constexpr bool findsKeys = "
           << flag(kernel != AttentionKernel::ValueOnly)
           << ", findsValues = " << flag(kernel != AttentionKernel::KeyOnly)
           << ";\n";
  stream << "  static constexpr double scale = " << print(of.scale)
         << ", fill = " << print(shape.fillCounts ? of.fill : 0)
         << ", keepScale = " << print(shape.dropped ? of.keepScale : 1) << ";\n"
         << "  static constexpr u64 keepBelow = " << of.keepBelow << ";\n";
  if (of.keyed) {
    stream << "  static __device__ constexpr WeightStrides random_strides() "
              "{ return {";
    llvm::interleaveComma(of.randomStrides, stream);
    stream << "}; }\n";
  }
  auto write = [&](StringRef name, Attention::Strides of) {
    stream << "  static __device__ constexpr HeadStrides " << name
           << "_strides() { return {" << of.batch << ", " << of.row << ", "
           << of.head << "}; }\n";
  };
  auto strides = [&](StringRef name, int64_t rows, int64_t width,
                     int64_t parts) {
    int64_t row = parts * shape.heads * width;
    write(name, {rows * row, row, width});
  };
  write("mask", of.maskStrides);
  write("bias", of.biasStrides);
  int64_t parts = of.isPacked ? 3 : 1;
  strides("query", shape.rows, shape.depth, parts);
  strides("key", shape.keys, shape.depth, parts);
  strides("value", shape.keys, shape.width, parts);
  strides("result", shape.rows, shape.width, 1);
  if (!isForward()) {
    strides("d_query", shape.rows, shape.depth, parts);
    strides("d_key", shape.keys, shape.depth, parts);
    strides("d_value", shape.keys, shape.width, parts);
  }
  stream << "};\n";
}

void KernelWriter::writeFunction(StringRef name,
                                 ArrayRef<Parameter> parameters) {
  stream << "extern \"C\" __global__ void __launch_bounds__(" << tiling.threads
         << ", " << tiling.blocks << ") trc_" << name << "(\n    ";
  // Parts of one operand share a pointer.
  auto distinct = llvm::make_filter_range(
      parameters, [&](const Parameter &p) { return isFirst(p, parameters); });
  llvm::interleave(
      distinct, stream,
      [&](const Parameter &parameter) {
        std::optional<Part> part = partOf(parameter.name);
        stream << typeOf(parameter) << " *"
               << (part ? part->operand : parameter.name);
      },
      ",\n    ");
  stream << ") {\n"
         << "  using Kernel = " << deviceClass() << "<Problem>;\n"
         << "  static_assert(Kernel::sharedBytes == " << tiling.sharedBytes
         << " && Kernel::tiles == " << tiling.tiles << ");\n"
         << "  Kernel::Operands operands = {};\n";
  for (const Parameter &parameter : parameters) {
    std::optional<Part> part = partOf(parameter.name);
    stream << "  operands." << parameter.name << " = "
           << (part ? part->operand : parameter.name);
    if (part && part->first > 0)
      stream << " + " << part->first;
    stream << ";\n";
  }
  stream << "  Kernel(operands, trc_shared).run(operands);\n"
         << "}\n";
}

GeneratedKernel KernelWriter::write() {
  static constexpr StringRef names[] = {
      "attention", "attention_query_gradient", "attention_key_value_gradient",
      "attention_key_gradient", "attention_value_gradient"};
  GeneratedKernel result;
  result.name = names[static_cast<int>(kernel)].str();
  SmallVector<Parameter> parameters = listParameters();
  stream << "#include \"" << tiling.header << "\"\n"
         << "#include \"trc/attention_"
         << (isForward()                                ? "forward"
             : kernel == AttentionKernel::QueryGradient ? "query_gradient"
                                                        : "key_gradient")
         << ".cuh\"\n\n"
         << "extern __shared__ uint4 trc_shared[];\n\n"
         << "using namespace trc_device;\n\n";
  writeProblem();
  stream << "\n";
  writeFunction(result.name, parameters);
  result.text = std::move(text);
  result.launch.grid[0] = tiling.tiles * of.shape.batch * of.shape.heads;
  result.launch.block = tiling.threads;
  result.launch.shared = tiling.sharedBytes;
  for (const Parameter &parameter : parameters) {
    if (!isFirst(parameter, parameters))
      continue;
    result.operands.push_back(parameter.operand);
    result.access.push_back(parameter.access);
  }
  return result;
}

LogicalResult generate(const LibraryRequest &request,
                       const Attention &attention,
                       ArrayRef<AttentionKernel> kernels,
                       SmallVectorImpl<GeneratedKernel> &result) {
  const AttentionShape &shape = attention.shape;
  for (AttentionKernel kernel : kernels) {
    std::optional<AttentionTiling> tiling = tileAttention(shape, kernel);
    if (!tiling)
      return request.emitError()
             << request.name << ": heads of " << shape.depth << " and "
             << shape.width << " " << shape.element
             << " are too wide for the shared memory of a GPU";
    int64_t blocks = tiling->tiles * shape.batch * shape.heads;
    if (blocks > std::numeric_limits<int32_t>::max())
      return request.emitError() << request.name << ": " << blocks
                                 << " tiles are more than a launch may have";
    if (blocks > 0)
      result.push_back(KernelWriter(attention, kernel, *tiling).write());
  }
  // Only the last kernel leaves the gradient of a packed operand whole.
  if (attention.isPacked)
    for (GeneratedKernel &kernel : MutableArrayRef(result).drop_back())
      kernel.fillsInPart = attention.at.dQuery;
  return success();
}

} // namespace

LogicalResult generateAttention(const LibraryRequest &request,
                                SmallVectorImpl<GeneratedKernel> &result) {
  FailureOr<Attention> attention = Attention::read(request, false);
  if (failed(attention))
    return failure();
  return generate(request, *attention, {AttentionKernel::Forward}, result);
}

LogicalResult
generateAttentionGradient(const LibraryRequest &request,
                          SmallVectorImpl<GeneratedKernel> &result) {
  FailureOr<Attention> attention = Attention::read(request, true);
  if (failed(attention))
    return failure();
  const AttentionShape &shape = attention->shape;
  if (shape.workspaceBytes() > 0 && attention->at.workspace < 0)
    return request.emitError() << request.name << ": expected a workspace of "
                               << shape.workspaceBytes() << " bytes";
  using enum AttentionKernel;
  if (splitsKeyGradient(shape))
    return generate(request, *attention, {QueryGradient, KeyOnly, ValueOnly},
                    result);
  return generate(request, *attention, {QueryGradient, KeyGradient}, result);
}

} // namespace trc::cuda
