//===- Attention.cpp - attention and its gradient as CUDA kernels ---------===//
//
// The kernels stand in trc/attention_*.cuh, over a struct of constants. A call
// is read (AttentionRequest.h), tiles are chosen (AttentionTiling.h), and here
// the struct is written. Of a packed operand a kernel gets one pointer, and
// where each part begins.
//
//===----------------------------------------------------------------------===//

#include "AttentionRequest.h"
#include "Generators.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/raw_ostream.h"

#include <charconv>
#include <limits>

using namespace mlir;

namespace trc::cuda {

namespace {

/// The shortest text that is this number.
std::string print(double value) {
  char text[64];
  auto [end, error] = std::to_chars(text, text + sizeof text, value);
  return std::string(text, error == std::errc() ? end : text);
}

/// Writes one kernel.
class KernelWriter {
public:
  KernelWriter(const AttentionRequest &attention, AttentionKernel kernel,
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

  const AttentionRequest &of;
  AttentionKernel kernel;
  const AttentionTiling &tiling;
  std::string text;
  llvm::raw_string_ostream stream;
};

SmallVector<KernelWriter::Parameter> KernelWriter::listParameters() const {
  using plan::Access;
  const AttentionOperands &at = of.at;
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
                {at.logsumexp, "logsumexp", Access::Write},
                {at.workspace, "statistics", Access::Write}});
    break;
  case AttentionKernel::QueryGradient:
    all.append({{at.dQuery, "dQuery", Access::Write},
                {at.workspace, "statistics",
                 of.shape.keptByForward ? Access::ReadWrite : Access::Write}});
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
         << ", keys = " << shape.keys << ", headsTogether = "
         << std::min(shape.headsTogether(),
                     std::max<int64_t>(shape.batch * shape.heads, 1))
         << ";\n"
         << "  static constexpr int depth = " << shape.depth
         << ", width = " << shape.width << ";\n"
         << "  static constexpr int columns = " << tiling.columns
         << ", stages = " << tiling.stages
         << ", stageMultiple = " << tiling.stageMultiple
         << ", statisticsRows = " << shape.statisticsRows() << ";\n"
         << "  static constexpr bool causal = " << flag(shape.causal)
         << ", masked = " << flag(shape.masked)
         << ", biased = " << flag(shape.biased)
         << ", dropped = " << flag(shape.dropped)
         << ", keyed = " << flag(of.keyed) << ";\n"
         << "  static constexpr bool fillCounts = " << flag(shape.fillCounts)
         << ", fillFirst = " << flag(shape.fillFirst)
         << ", additive = " << flag(shape.additive) << ";\n";
  stream << "  static constexpr bool keptByForward = "
         << flag(shape.keptByForward) << ";\n";
  if (!isForward())
    stream << "  static constexpr bool findsKeys = "
           << flag(kernel != AttentionKernel::ValueOnly)
           << ", findsValues = " << flag(kernel != AttentionKernel::KeyOnly)
           << ", storesKept = " << flag(shape.storesKept()) << ";\n";
  stream << "  static constexpr double scale = " << print(of.scale)
         << ", fill = " << print(shape.fillCounts ? of.fill : 0)
         << ", keepScale = " << print(shape.dropped ? of.keepScale : 1) << ";\n"
         << "  static constexpr u64 keepBelow = " << of.keepBelow << ";\n";
  stream << "  static constexpr int randomBits = " << shape.randomBits << ";\n";
  if (of.keyed) {
    stream << "  static __device__ constexpr WeightStrides random_strides() "
              "{ return {";
    llvm::interleaveComma(of.randomStrides, stream);
    stream << "}; }\n";
  }
  auto write = [&](StringRef name, AttentionRequest::Strides of) {
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
  // Who multiplies and which bits dropout draws decides what a kernel takes:
  // profiles and models tell them apart by name.
  if (tiling.groups)
    result.name += "_groups";
  if (of.shape.storesKept() && !isForward() &&
      (kernel != AttentionKernel::QueryGradient || of.shape.keptByForward))
    result.name += "_kept";
  else if (of.shape.dropped)
    result.name += "_bits" + std::to_string(of.shape.randomBits);
  SmallVector<Parameter> parameters = listParameters();
  stream << "#include \"" << tiling.header << "\"\n"
         << "#include \"trc/attention_"
         << (isForward()                                ? "forward"
             : kernel == AttentionKernel::QueryGradient ? "query_gradient"
                                                        : "key_gradient")
         << ".cuh\"\n\n"
         << "extern __shared__ " << (tiling.groups ? "__align__(1024) " : "")
         << "uint4 trc_shared[];\n\n"
         << "using namespace trc_device;\n\n";
  writeProblem();
  stream << "\n";
  writeFunction(result.name, parameters);
  result.text = std::move(text);
  result.isLong = true;
  result.launch.grid[0] = tiling.tiles * of.shape.batch * of.shape.heads;
  result.launch.block = tiling.threads;
  result.launch.shared = tiling.sharedBytes;
  result.bytes = countMovedBytes(of.shape, kernel, tiling.tiles);
  for (const Parameter &parameter : parameters) {
    if (!isFirst(parameter, parameters))
      continue;
    result.operands.push_back(parameter.operand);
    result.access.push_back(parameter.access);
  }
  return result;
}

LogicalResult generate(const LibraryRequest &request,
                       const AttentionRequest &attention,
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
  FailureOr<AttentionRequest> attention =
      AttentionRequest::read(request, false);
  if (failed(attention))
    return failure();
  return generate(request, *attention, {AttentionKernel::Forward}, result);
}

LogicalResult
generateAttentionGradient(const LibraryRequest &request,
                          SmallVectorImpl<GeneratedKernel> &result) {
  FailureOr<AttentionRequest> attention = AttentionRequest::read(request, true);
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
