//===- Contract.cpp - trc.contract as a kernel ----------------------------===//
//
// The kernel for contractions that the library of matrix products has no form
// for. The text is the description of the problem that trc/contract.cuh asks
// for: element types, extents, and where a flat index of each group of labels
// lies in each tensor.
//
//===----------------------------------------------------------------------===//

#include "Generators.h"

#include "schema/TensorNumbers.h"

#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace trc::cuda {

namespace {

/// The call's tensors.
namespace at {
constexpr TensorNumbers tensors("trc.contract");
constexpr unsigned lhs = tensors["lhs"], rhs = tensors["rhs"];
constexpr TensorNumber result = tensors.of("result");
} // namespace at

constexpr int64_t threads = 256;
constexpr int64_t mostBlocks = (int64_t(1) << 31) - 1;

struct Tensor {
  RankedTensorType type;
  SmallVector<int64_t> labels;

  bool has(int64_t label) const { return llvm::is_contained(labels, label); }
  int64_t extent(int64_t label) const {
    return type.getDimSize(llvm::find(labels, label) - labels.begin());
  }
  int64_t step(int64_t label) const {
    int64_t step = 1;
    for (size_t d = llvm::find(labels, label) - labels.begin() + 1;
         d < labels.size(); ++d)
      step *= type.getDimSize(d);
    return step;
  }
};

using Labels = SmallVector<int64_t>;

int64_t sizeOf(const Tensor &tensor, const Labels &group) {
  int64_t size = 1;
  for (int64_t label : group)
    size *= tensor.extent(label);
  return size;
}

/// The smallest step of a group, which says along what memory runs.
int64_t smallestStep(const Tensor &tensor, const Labels &group) {
  int64_t smallest = std::numeric_limits<int64_t>::max();
  for (int64_t label : group)
    if (tensor.extent(label) > 1)
      smallest = std::min(smallest, tensor.step(label));
  return smallest;
}

/// The function from a flat index of the group to an offset in the tensor.
void writeOffsets(raw_ostream &text, StringRef name, const Tensor &tensor,
                  const Labels &group) {
  struct Dimension {
    int64_t extent, step;
  };
  SmallVector<Dimension> dimensions; // innermost first
  for (int64_t label : llvm::reverse(group)) {
    int64_t extent = tensor.extent(label), step = tensor.step(label);
    if (extent == 1)
      continue;
    if (!dimensions.empty() &&
        step == dimensions.back().step * dimensions.back().extent)
      dimensions.back().extent *= extent;
    else
      dimensions.push_back({extent, step});
  }
  text << "  __device__ __forceinline__ static i64 " << name
       << "(i64 index) {\n"
       << "    return ";
  int64_t inner = 1;
  for (auto [i, dimension] : llvm::enumerate(dimensions)) {
    text << (i ? " + " : "") << "index";
    if (inner > 1)
      text << " / " << inner << "ll";
    if (i + 1 < dimensions.size())
      text << " % " << dimension.extent << "ll";
    text << " * " << dimension.step << "ll";
    inner *= dimension.extent;
  }
  text << (dimensions.empty() ? "0 * index" : "") << ";\n  }\n";
}

/// The type in which sums of a result's type are kept.
StringRef sumTypeOf(Type element) {
  if (element.isF64())
    return "f64";
  if (isa<FloatType>(element))
    return "f32";
  return element.getIntOrFloatBitWidth() == 64 ? "u64" : "u32";
}

/// An element of memory, `x`, as a number of the sum's type.
std::string widen(Type element, StringRef sum) {
  if (element.isF16() || element.isBF16())
    return sum == "f64" ? "static_cast<f64>(to_f32(x))" : "to_f32(x)";
  return ("static_cast<" + sum + ">(x)").str();
}

/// A sum, `x`, as an element of memory.
std::string narrow(Type element) {
  StringRef name = elementTypeName(element);
  if (element.isF16() || element.isBF16())
    return ("from_f32<" + name + ">(x)").str();
  if (isa<FloatType>(element))
    return "x";
  unsigned width = element.getIntOrFloatBitWidth();
  if (width == 1)
    return "static_cast<u8>(x != 0)";
  if (width >= 8)
    return ("static_cast<" + name + ">(x)").str();
  // Fewer bits than a byte are extended into it.
  std::string shift = std::to_string(32 - width);
  if (element.isUnsignedInteger())
    return "static_cast<u8>(x << " + shift + " >> " + shift + ")";
  return "static_cast<i8>(static_cast<i32>(x << " + shift + ") >> " + shift +
         ")";
}

StringRef addProduct(Type element, StringRef sum) {
  if (sum == "f32")
    return "__fmaf_rn(a, b, sum)";
  if (sum == "f64")
    return "__fma_rn(a, b, sum)";
  // A sum of products of i1 is `or` of `and`s.
  return element.isInteger(1) ? "sum | (a & b)" : "a * b + sum";
}

} // namespace

LogicalResult generateContract(const LibraryRequest &request,
                               SmallVectorImpl<GeneratedKernel> &kernels) {
  const bool adds = request.types.size() == at::result(/*init=*/1) + 1;
  const size_t result = at::result(adds);
  if (request.types.size() != result + 1)
    return request.emitError()
           << "expected 3 operands or 4, got " << request.types.size();
  Tensor lhs = {request.types[at::lhs], request.integers("lhs_dims")};
  Tensor rhs = {request.types[at::rhs], request.integers("rhs_dims")};
  Tensor out = {request.types[result], request.integers("result_dims")};
  Type element = out.type.getElementType();
  for (const Tensor *operand : {&lhs, &rhs})
    if (isa<FloatType>(operand->type.getElementType()) !=
        isa<FloatType>(element))
      return request.emitError()
             << "no product of " << lhs.type.getElementType() << " and "
             << rhs.type.getElementType() << " has a result of " << element;

  Labels batch, rows, columns, summed;
  for (int64_t label : out.labels)
    (lhs.has(label) && rhs.has(label) ? batch
     : lhs.has(label)                 ? rows
                                      : columns)
        .push_back(label);
  for (int64_t label : lhs.labels)
    if (!out.has(label))
      summed.push_back(label);
  int64_t m = sizeOf(out, rows), n = sizeOf(out, columns);
  int64_t k = sizeOf(lhs, summed), batches = sizeOf(out, batch);
  if (m * n * batches == 0)
    return success();

  // Few elements per thread where a larger tile would stand empty.
  int64_t tm = m > 32 ? 4 : 1, tn = n > 32 ? 4 : 1;
  int64_t blocks =
      llvm::divideCeil(m, 16 * tm) * llvm::divideCeil(n, 16 * tn) * batches;
  if (blocks > mostBlocks)
    return request.emitError() << "the contraction has " << blocks
                               << " tiles; a GPU starts at most " << mostBlocks;

  GeneratedKernel kernel;
  kernel.name = "contract";
  kernel.launch = {{blocks, 1, 1}, threads, 0};
  for (unsigned i = 0; i < request.types.size(); ++i)
    kernel.operands.push_back(i);

  llvm::raw_string_ostream text(kernel.text);
  StringRef sum = sumTypeOf(element);
  StringRef names[] = {elementTypeName(lhs.type.getElementType()),
                       elementTypeName(rhs.type.getElementType()),
                       elementTypeName(element)};
  text << "#include \"trc/contract.cuh\"\n\n"
       << "using namespace trc_device;\n\n"
       << "// " << batches << " products, " << m << " x " << k << " by " << k
       << " x " << n << "\n"
       << "struct Problem {\n"
       << "  using Sum = " << sum << ";\n  using Lhs = " << names[0]
       << ";\n  using Rhs = " << names[1] << ";\n  using Out = " << names[2]
       << ";\n"
       << "  static constexpr i64 m = " << m << "ll, n = " << n
       << "ll, k = " << k << "ll;\n"
       << "  static constexpr bool lhs_rows = "
       << (smallestStep(lhs, rows) < smallestStep(lhs, summed) ? "true"
                                                               : "false")
       << ";\n  static constexpr bool rhs_columns = "
       << (smallestStep(rhs, columns) < smallestStep(rhs, summed) ? "true"
                                                                  : "false")
       << ";\n";
  auto function = [&](StringRef signature, const Twine &value) {
    text << "  __device__ __forceinline__ static " << signature << " { return "
         << value << "; }\n";
  };
  function("Sum lhs(Lhs x)", widen(lhs.type.getElementType(), sum));
  function("Sum rhs(Rhs x)", widen(rhs.type.getElementType(), sum));
  function("Sum plus(Out x)", widen(element, sum));
  function("Out out(Sum x)", narrow(element));
  function("Sum add_product(Sum a, Sum b, Sum sum)", addProduct(element, sum));
  writeOffsets(text, "lhs_batch", lhs, batch);
  writeOffsets(text, "lhs_row", lhs, rows);
  writeOffsets(text, "lhs_summed", lhs, summed);
  writeOffsets(text, "rhs_batch", rhs, batch);
  writeOffsets(text, "rhs_summed", rhs, summed);
  writeOffsets(text, "rhs_column", rhs, columns);
  writeOffsets(text, "out_batch", out, batch);
  writeOffsets(text, "out_row", out, rows);
  writeOffsets(text, "out_column", out, columns);
  text << "};\n\nextern \"C\" __global__ void __launch_bounds__(" << threads
       << ")\ntrc_contract(const " << names[0] << " *lhs, const " << names[1]
       << " *rhs, " << (adds ? ("const " + names[2] + " *plus, ").str() : "")
       << names[2] << " *out) {\n  contract_tile<Problem, " << tm << ", " << tn
       << ">(lhs, rhs, " << (adds ? "plus" : "nullptr") << ", out);\n}\n";
  kernels.push_back(std::move(kernel));
  return success();
}

} // namespace trc::cuda
