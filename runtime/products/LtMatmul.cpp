//===- LtMatmul.cpp - a product as cuBLASLt is given it -------------------===//
//
// See LtMatmul.h for what is exchanged with what.
//
//===----------------------------------------------------------------------===//

#include "products/LtMatmul.h"

#include <algorithm>
#include <optional>

namespace trc::runtime::cublaslt {

/// The library's number of a type; none where it has no products of it.
static std::optional<int> dataType(ElementType type) {
  switch (type) {
  case ElementType::F16:
    return dataF16;
  case ElementType::BF16:
    return dataBF16;
  case ElementType::F64:
    return dataF64;
  case ElementType::F32:
    return dataF32;
  default:
    return std::nullopt;
  }
}

static int computeType(Matmul::Compute compute) {
  switch (compute) {
  case Matmul::Compute::F32:
    return computeF32;
  case Matmul::Compute::TF32:
    return computeTF32;
  case Matmul::Compute::F64:
    return computeF64;
  }
  return computeF32;
}

static uint32_t epilogueOf(const Matmul &product) {
  uint32_t bias = product.bias >= 0 ? epilogueBias : 0;
  switch (product.activation) {
  case Matmul::Activation::None:
    return bias ? bias : epilogueNone;
  case Matmul::Activation::Gelu:
    return (product.keptPre >= 0 ? epilogueGeluAuxiliary : epilogueGelu) | bias;
  case Matmul::Activation::GeluGradient:
    return product.biasGradient >= 0 ? epilogueGeluBiasGradient
                                     : epilogueGeluGradient;
  }
  return epilogueNone;
}

Result<std::unique_ptr<LtMatmul>>
LtMatmul::create(const Library &library, Handle handle, const Matmul &product) {
  std::unique_ptr<LtMatmul> made(new LtMatmul(library, handle, product));
  TRC_RETURN_IF_FAILED(made->describe());
  return made;
}

LtMatmul::~LtMatmul() {
  for (MatrixLayout layout : {lhs, rhs, out})
    if (layout)
      library.MatrixLayoutDestroy(layout);
  if (description)
    library.MatmulDescDestroy(description);
}

Status LtMatmul::failed(StatusValue status, std::string_view what) const {
  // In a step nothing is put into words unless it fails.
  if (status == success)
    return Status::success();
  return library.check(status, what).at(shape.describe());
}

Status LtMatmul::set(int attribute, const void *value, size_t bytes,
                     std::string_view name) const {
  return failed(
      library.MatmulDescSetAttribute(description, attribute, value, bytes),
      name);
}

Status LtMatmul::describe() {
  bool wide = shape.compute == Matmul::Compute::F64;
  TRC_RETURN_IF_FAILED(
      failed(library.MatmulDescCreate(&description, computeType(shape.compute),
                                      wide ? dataF64 : dataF32),
             "cublasLtMatmulDescCreate"));
  // The library's A is our rhs.
  int32_t operationA = shape.transposed[1] ? opTranspose : opNone;
  int32_t operationB = shape.transposed[0] ? opTranspose : opNone;
  uint32_t epilogue = epilogueOf(shape);
  TRC_RETURN_IF_FAILED(
      set(descTransposeA, &operationA, sizeof operationA, "transposition"));
  TRC_RETURN_IF_FAILED(
      set(descTransposeB, &operationB, sizeof operationB, "transposition"));
  TRC_RETURN_IF_FAILED(
      set(descEpilogue, &epilogue, sizeof epilogue, "epilogue"));
  if (shape.pre >= 0 || shape.keptPre >= 0) {
    int64_t leading = shape.leading[Matmul::Out];
    TRC_RETURN_IF_FAILED(set(descAuxiliaryLeading, &leading, sizeof leading,
                             "leading dimension of the pre-activation"));
  }
  TRC_RETURN_IF_FAILED(describeMatrix(Matmul::Lhs, lhs));
  TRC_RETURN_IF_FAILED(describeMatrix(Matmul::Rhs, rhs));
  return describeMatrix(Matmul::Out, out);
}

Status LtMatmul::describeMatrix(Matmul::Matrix matrix, MatrixLayout &layout) {
  ElementType type = matrix == Matmul::Out ? shape.element : shape.factor;
  const std::optional<int> data = dataType(type);
  if (!data)
    return failed(notSupported, "type of a matrix");
  // Columns of ours are rows of theirs.
  TRC_RETURN_IF_FAILED(failed(
      library.MatrixLayoutCreate(
          &layout, *data, static_cast<uint64_t>(shape.storedColumns(matrix)),
          static_cast<uint64_t>(shape.storedRows(matrix)),
          shape.leading[matrix]),
      "cublasLtMatrixLayoutCreate"));
  if (shape.batch == 1)
    return Status::success();
  auto count = static_cast<int32_t>(shape.batch);
  TRC_RETURN_IF_FAILED(
      failed(library.MatrixLayoutSetAttribute(layout, layoutBatchCount, &count,
                                              sizeof count),
             "number of products"));
  return failed(library.MatrixLayoutSetAttribute(layout, layoutBatchStride,
                                                 &shape.stride[matrix],
                                                 sizeof shape.stride[matrix]),
                "stride between products");
}

/// What is left when its start has been rounded up.
size_t LtMatmul::usableWorkspace() const {
  auto bytes = static_cast<size_t>(shape.workspaceBytes);
  return bytes < workspaceAlignment
             ? 0
             : (bytes - (workspaceAlignment - 1)) & ~(workspaceAlignment - 1);
}

namespace {
/// Descriptors that are needed for one question.
struct PreferenceHolder {
  const Library &library;
  Preference preference = nullptr;
  ~PreferenceHolder() {
    if (preference)
      library.MatmulPreferenceDestroy(preference);
  }
};
} // namespace

/// The library takes the alignment of a bias and of an auxiliary matrix from
/// their pointers, before there are any.
Status LtMatmul::assumeVectors(size_t alignment) const {
  uintptr_t somewhere = alignment;
  if (shape.bias >= 0 || shape.biasGradient >= 0)
    TRC_RETURN_IF_FAILED(
        set(descBiasPointer, &somewhere, sizeof somewhere, "bias"));
  somewhere = auxiliaryAlignment;
  if (shape.pre >= 0 || shape.keptPre >= 0)
    TRC_RETURN_IF_FAILED(set(descAuxiliaryPointer, &somewhere, sizeof somewhere,
                             "pre-activation"));
  return Status::success();
}

Result<Algorithm> LtMatmul::choose(size_t alignment) const {
  PreferenceHolder holder{library};
  TRC_RETURN_IF_FAILED(
      failed(library.MatmulPreferenceCreate(&holder.preference),
             "cublasLtMatmulPreferenceCreate"));
  auto prefer = [&](int attribute, const auto &value) {
    return failed(library.MatmulPreferenceSetAttribute(
                      holder.preference, attribute, &value, sizeof value),
                  "cublasLtMatmulPreferenceSetAttribute");
  };
  uint64_t workspace = usableWorkspace();
  // At least an element's size, which differs: bf16 factors may have f32 sums.
  const auto of = [&](ElementType type) {
    return std::max<uint32_t>(static_cast<uint32_t>(alignment),
                              static_cast<uint32_t>(byteSize(type)));
  };
  TRC_RETURN_IF_FAILED(prefer(preferWorkspaceBytes, workspace));
  TRC_RETURN_IF_FAILED(prefer(preferReductionSchemes, reductionInComputeType));
  for (int attribute : {preferAlignmentA, preferAlignmentB})
    TRC_RETURN_IF_FAILED(prefer(attribute, of(shape.factor)));
  for (int attribute : {preferAlignmentC, preferAlignmentD})
    TRC_RETURN_IF_FAILED(prefer(attribute, of(shape.element)));
  TRC_RETURN_IF_FAILED(assumeVectors(of(shape.element)));

  HeuristicResult result = {};
  int found = 0;
  StatusValue status =
      library.MatmulAlgoGetHeuristic(handle, description, rhs, lhs, out, out,
                                     holder.preference, 1, &result, &found);
  if (status == success && (found < 1 || result.state != success))
    status = found < 1 ? notSupported : result.state;
  TRC_RETURN_IF_FAILED(failed(status, "cuBLASLt has no algorithm for it"));
  return result.algorithm;
}

bool LtMatmul::accepts(const Algorithm &algorithm) const {
  HeuristicResult result = {};
  if (assumeVectors(usualAlignment).failed())
    return false;
  StatusValue status = library.MatmulAlgoCheck(handle, description, rhs, lhs,
                                               out, out, &algorithm, &result);
  return status == success && result.state == success &&
         result.workspaceBytes <= usableWorkspace();
}

Status LtMatmul::enqueue(const Algorithm &algorithm, void *const *operands,
                         void *stream) const {
  int vector = shape.bias >= 0 ? shape.bias : shape.biasGradient;
  if (vector >= 0) {
    auto address = reinterpret_cast<uintptr_t>(operands[vector]);
    TRC_RETURN_IF_FAILED(
        set(descBiasPointer, &address, sizeof address, "bias"));
  }
  int auxiliary = shape.pre >= 0 ? shape.pre : shape.keptPre;
  if (auxiliary >= 0) {
    auto address = reinterpret_cast<uintptr_t>(operands[auxiliary]);
    TRC_RETURN_IF_FAILED(
        set(descAuxiliaryPointer, &address, sizeof address, "pre-activation"));
  }
  void *workspace = nullptr;
  size_t bytes = usableWorkspace();
  if (bytes > 0) {
    auto start = reinterpret_cast<uintptr_t>(operands[shape.workspace]);
    workspace = static_cast<char *>(operands[shape.workspace]) +
                (0 - start) % workspaceAlignment;
  }
  // Scales of the host's memory are copied when the call is enqueued.
  static constexpr float one = 1, zero = 0;
  static constexpr double wideOne = 1, wideZero = 0;
  bool wide = shape.compute == Matmul::Compute::F64, adds = shape.plus >= 0;
  const void *alpha = wide ? static_cast<const void *>(&wideOne) : &one;
  const void *beta =
      wide ? static_cast<const void *>(adds ? &wideOne : &wideZero)
           : (adds ? &one : &zero);
  void *result = operands[shape.result];
  const void *added = adds ? operands[shape.plus] : result;
  return failed(library.Matmul(handle, description, alpha, operands[shape.rhs],
                               rhs, operands[shape.lhs], lhs, beta, added, out,
                               result, out, &algorithm, workspace, bytes,
                               stream),
                "cublasLtMatmul");
}

} // namespace trc::runtime::cublaslt
