//===- CublasLt.h - cuBLASLt, opened at run time ----------------*- C++ -*-===//
//
// The facts of NVIDIA's library of matrix products that we use (types, values
// of enums, functions, as published with 13.0; those of 12 are the same), and a
// table of the functions that is filled from libcublasLt.so when it is first
// wanted. So one build runs with and without a GPU, and building needs no
// toolkit. Names are the library's own, without its prefix.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_PRODUCTS_CUBLASLT_H
#define TRC_RUNTIME_PRODUCTS_CUBLASLT_H

#include "base/Status.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

namespace trc::runtime::cublaslt {

// Types. Handles are pointers to what only the library knows.
using StatusValue = int; ///< cublasStatus_t
using Handle = struct HandleTag *;
using MatmulDesc = struct MatmulDescTag *;
using MatrixLayout = struct MatrixLayoutTag *;
using Preference = struct PreferenceTag *;

/// An algorithm: opaque words that may be kept, for the same version of the
/// library and the same GPU.
struct Algorithm {
  uint64_t words[8];
};

struct HeuristicResult {
  Algorithm algorithm;
  size_t workspaceBytes;
  StatusValue state; ///< the rest holds only on success
  float waves;
  int reserved[4];
};

// cublasStatus_t
inline constexpr StatusValue success = 0, invalidValue = 7, notSupported = 15;
// cudaDataType_t
inline constexpr int dataF32 = 0, dataF64 = 1, dataF16 = 2, dataBF16 = 14;
// cublasComputeType_t
inline constexpr int computeF32 = 68, computeF64 = 70, computeTF32 = 77;
// cublasOperation_t, as int32_t
inline constexpr int32_t opNone = 0, opTranspose = 1;

// cublasLtMatmulDescAttributes_t
inline constexpr int descTransposeA = 3, descTransposeB = 4, descEpilogue = 7,
                     descBiasPointer = 8, descAuxiliaryPointer = 11,
                     descAuxiliaryLeading = 12;
// cublasLtMatrixLayoutAttribute_t
inline constexpr int layoutBatchCount = 5, layoutBatchStride = 6;
// cublasLtMatmulPreferenceAttributes_t
inline constexpr int preferWorkspaceBytes = 1, preferReductionSchemes = 3,
                     preferAlignmentA = 5, preferAlignmentB = 6,
                     preferAlignmentC = 7, preferAlignmentD = 8;
// cublasLtReductionScheme_t: partial sums in the type that is computed in
inline constexpr uint32_t reductionInComputeType = 2;
// cublasLtEpilogue_t
inline constexpr uint32_t epilogueNone = 1, epilogueBias = 4, epilogueGelu = 32,
                          epilogueGeluAuxiliary = 32 | 128,
                          epilogueGeluGradient = 64 | 128,
                          epilogueGeluBiasGradient = 64 | 128 | 16;

/// What the library wants of a pointer to workspace, and of the leading
/// dimension (in elements) and pointer of an auxiliary matrix.
inline constexpr size_t workspaceAlignment = 256;
inline constexpr int64_t auxiliaryLeadingMultiple = 8;
inline constexpr size_t auxiliaryAlignment = 16;

// The functions: name behind "cublasLt", result, parameters.
#define TRC_CUBLASLT_FUNCTIONS(F)                                              \
  F(Create, StatusValue, (Handle * handle))                                    \
  F(Destroy, StatusValue, (Handle handle))                                     \
  F(GetVersion, size_t, ())                                                    \
  F(GetStatusName, const char *, (StatusValue status))                         \
  F(GetStatusString, const char *, (StatusValue status))                       \
  F(MatmulDescCreate, StatusValue,                                             \
    (MatmulDesc * description, int compute, int scaleType))                    \
  F(MatmulDescDestroy, StatusValue, (MatmulDesc description))                  \
  F(MatmulDescSetAttribute, StatusValue,                                       \
    (MatmulDesc description, int attribute, const void *value, size_t bytes))  \
  F(MatrixLayoutCreate, StatusValue,                                           \
    (MatrixLayout * layout, int type, uint64_t rows, uint64_t columns,         \
     int64_t leading))                                                         \
  F(MatrixLayoutDestroy, StatusValue, (MatrixLayout layout))                   \
  F(MatrixLayoutSetAttribute, StatusValue,                                     \
    (MatrixLayout layout, int attribute, const void *value, size_t bytes))     \
  F(MatmulPreferenceCreate, StatusValue, (Preference * preference))            \
  F(MatmulPreferenceDestroy, StatusValue, (Preference preference))             \
  F(MatmulPreferenceSetAttribute, StatusValue,                                 \
    (Preference preference, int attribute, const void *value, size_t bytes))   \
  F(MatmulAlgoGetHeuristic, StatusValue,                                       \
    (Handle handle, MatmulDesc description, MatrixLayout a, MatrixLayout b,    \
     MatrixLayout c, MatrixLayout d, Preference preference, int wanted,        \
     HeuristicResult *results, int *found))                                    \
  F(MatmulAlgoCheck, StatusValue,                                              \
    (Handle handle, MatmulDesc description, MatrixLayout a, MatrixLayout b,    \
     MatrixLayout c, MatrixLayout d, const Algorithm *algorithm,               \
     HeuristicResult *result))                                                 \
  F(Matmul, StatusValue,                                                       \
    (Handle handle, MatmulDesc description, const void *alpha, const void *a,  \
     MatrixLayout aLayout, const void *b, MatrixLayout bLayout,                \
     const void *beta, const void *c, MatrixLayout cLayout, void *d,           \
     MatrixLayout dLayout, const Algorithm *algorithm, void *workspace,        \
     size_t workspaceBytes, void *stream))

/// The functions, all there.
class Library {
public:
#define TRC_CUBLASLT_POINTER(name, result, parameters)                         \
  std::add_pointer_t<result parameters> name = nullptr;
  TRC_CUBLASLT_FUNCTIONS(TRC_CUBLASLT_POINTER)
#undef TRC_CUBLASLT_POINTER

  /// Opened at the first call, for the life of the process: libcublasLt.so.13
  /// and .12, that of the driver's CUDA first (Toolkits.h), where the loader
  /// looks and in /usr/local/cuda/lib64.
  static Result<const Library *> open();

  /// Success, or "what: CUBLAS_STATUS_NAME (the library's text)".
  Status check(StatusValue status, std::string_view what) const {
    return status == success ? Status::success() : failed(status, what);
  }

private:
  Status load();
  Status failed(StatusValue status, std::string_view what) const;
};

} // namespace trc::runtime::cublaslt

#endif // TRC_RUNTIME_PRODUCTS_CUBLASLT_H
