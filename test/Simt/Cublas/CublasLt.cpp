//===- CublasLt.cpp - a libcublasLt.so.13 that computes on the CPU --------===//
//
// The calls that the runtime makes of cuBLASLt, for machines without a GPU.
// Descriptors are plain objects; the heuristic has one algorithm; a product is
// handed to the driver's stream as a function of the host, in its order and
// into its graphs, and computed when its turn comes.
//
// It refuses what the library's documentation (the comments of cublasLt.h)
// rules out: types and epilogues that do not go together, leading dimensions
// that are too small or not a multiple of 8 (auxiliary matrices), extents
// beyond 32 bits, results that overlap what is read; and, where the library's
// behaviour would be luck, an algorithm for another product, or for other
// addresses than the heuristic was asked for. As documented, that takes the
// alignment of matrices from the preferences (256 unless given), and of a bias
// and of an auxiliary matrix from their pointers (null: any multiple, so 256
// here).
//
// A library of CUDA 13 does not start on a driver for 12; it is one of 12 where
// it is opened as libcublasLt.so.12.
//
// Which epilogues a version of the library has algorithms for is not
// documented: with TRC_SIMT_EPILOGUES=0 it has none for any. Nor is how little
// operands may be aligned: with TRC_SIMT_ALIGNMENT=16 it wants that much.
//
//===----------------------------------------------------------------------===//

#include "Product.h"

#include <cstdlib>
#include <cstring>
#include <deque>
#include <dlfcn.h>
#include <mutex>
#include <string_view>

using namespace trc::runtime::cublaslt;
using trc::simt::cublas::Description;
using trc::simt::cublas::Layout;
using trc::simt::cublas::Product;

namespace {

/// Never a version of the true library, so that no pick passes for another's.
constexpr size_t standInVersion = 139999;
constexpr StatusValue notInitialized = 1, executionFailed = 13;

struct Wishes {
  uint64_t workspaceBytes = 0;
  uint32_t reductionSchemes = 7;
  uint32_t alignments[4] = {256, 256, 256, 256};
};

template <typename T> T &as(void *handle) { return *static_cast<T *>(handle); }

template <typename T>
StatusValue read(T &place, const void *value, size_t bytes) {
  if (!value || bytes != sizeof(T))
    return invalidValue;
  std::memcpy(&place, value, bytes);
  return success;
}

using LaunchHostFunc = int (*)(void *stream, void (*function)(void *),
                               void *data);
LaunchHostFunc findLaunch() {
  void *driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
  return driver ? reinterpret_cast<LaunchHostFunc>(
                      dlsym(driver, "cuLaunchHostFunc"))
                : nullptr;
}

/// Products live as long as the process: a graph may hold them.
void *keep(const Product &product) {
  static std::mutex guard;
  static std::deque<Product> kept;
  std::lock_guard<std::mutex> lock(guard);
  kept.push_back(product);
  return &kept.back();
}

Product describe(void *description, void *a, void *b, void *c, void *d) {
  Product product;
  product.description = as<Description>(description);
  product.a = as<Layout>(a);
  product.b = as<Layout>(b);
  product.c = as<Layout>(c);
  product.d = as<Layout>(d);
  return product;
}

/// The library loads kernels at its first product, which drivers before 12.3
/// cannot do during a capture.
bool mayStart(void *stream) {
  static bool hasStarted = false;
  void *driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
  auto version = reinterpret_cast<int (*)(int *)>(
      driver ? dlsym(driver, "cuDriverGetVersion") : nullptr);
  auto capturing = reinterpret_cast<int (*)(void *, int *)>(
      driver ? dlsym(driver, "cuStreamIsCapturing") : nullptr);
  int number = 0, status = 0;
  if (!hasStarted && version && capturing && version(&number) == 0 &&
      number < 12030 && capturing(stream, &status) == 0 && status != 0)
    return false;
  hasStarted = true;
  return true;
}

/// As a library of CUDA 13, by the name that it was opened by, on a driver for
/// 12.
bool isTooNew() {
  Dl_info self = {};
  void *driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
  auto version = reinterpret_cast<int (*)(int *)>(
      driver ? dlsym(driver, "cuDriverGetVersion") : nullptr);
  int number = 0;
  return version && version(&number) == 0 && number < 13000 &&
         dladdr(reinterpret_cast<const void *>(&isTooNew), &self) &&
         !std::string_view(self.dli_fname).ends_with(".12");
}

size_t leastAlignment() {
  const char *text = std::getenv("TRC_SIMT_ALIGNMENT");
  return text ? std::strtoul(text, nullptr, 10) : 1;
}

bool hasAlgorithm(const Product &product) {
  const char *epilogues = std::getenv("TRC_SIMT_EPILOGUES");
  return !epilogues || std::string_view(epilogues) != "0" ||
         product.description.epilogue == epilogueNone;
}

} // namespace

#define LT_API __attribute__((visibility("default")))

extern "C" {

LT_API StatusValue cublasLtCreate(void **handle) {
  if (!findLaunch() || isTooNew())
    return notInitialized;
  *handle = new int(0);
  return success;
}
LT_API StatusValue cublasLtDestroy(void *handle) {
  delete static_cast<int *>(handle);
  return success;
}
LT_API size_t cublasLtGetVersion() { return standInVersion; }

LT_API const char *cublasLtGetStatusName(StatusValue status) {
  switch (status) {
  case success:
    return "CUBLAS_STATUS_SUCCESS";
  case notInitialized:
    return "CUBLAS_STATUS_NOT_INITIALIZED";
  case invalidValue:
    return "CUBLAS_STATUS_INVALID_VALUE";
  case notSupported:
    return "CUBLAS_STATUS_NOT_SUPPORTED";
  default:
    return "CUBLAS_STATUS_EXECUTION_FAILED";
  }
}
LT_API const char *cublasLtGetStatusString(StatusValue) { return "stand-in"; }

LT_API StatusValue cublasLtMatmulDescCreate(void **made, int compute,
                                            int scaleType) {
  auto *description = new Description;
  description->compute = compute;
  description->scaleType = scaleType;
  *made = description;
  return success;
}
LT_API StatusValue cublasLtMatmulDescDestroy(void *description) {
  delete static_cast<Description *>(description);
  return success;
}
LT_API StatusValue cublasLtMatmulDescSetAttribute(void *handle, int attribute,
                                                  const void *value,
                                                  size_t bytes) {
  auto &description = as<Description>(handle);
  switch (attribute) {
  case descTransposeA:
    return read(description.transposeA, value, bytes);
  case descTransposeB:
    return read(description.transposeB, value, bytes);
  case descEpilogue:
    return read(description.epilogue, value, bytes);
  case descBiasPointer:
    return read(description.bias, value, bytes);
  case descAuxiliaryPointer:
    return read(description.auxiliary, value, bytes);
  case descAuxiliaryLeading:
    return read(description.auxiliaryLeading, value, bytes);
  default:
    return invalidValue;
  }
}

LT_API StatusValue cublasLtMatrixLayoutCreate(void **made, int type,
                                              uint64_t rows, uint64_t columns,
                                              int64_t leading) {
  if (trc::simt::cublas::elementBytes(type) == 0)
    return invalidValue;
  *made = new Layout{type, rows, columns, leading, 1, 0};
  return success;
}
LT_API StatusValue cublasLtMatrixLayoutDestroy(void *layout) {
  delete static_cast<Layout *>(layout);
  return success;
}
LT_API StatusValue cublasLtMatrixLayoutSetAttribute(void *handle, int attribute,
                                                    const void *value,
                                                    size_t bytes) {
  auto &layout = as<Layout>(handle);
  if (attribute == layoutBatchCount)
    return read(layout.batch, value, bytes);
  if (attribute == layoutBatchStride)
    return read(layout.stride, value, bytes);
  return invalidValue;
}

LT_API StatusValue cublasLtMatmulPreferenceCreate(void **made) {
  *made = new Wishes;
  return success;
}
LT_API StatusValue cublasLtMatmulPreferenceDestroy(void *wishes) {
  delete static_cast<Wishes *>(wishes);
  return success;
}
LT_API StatusValue cublasLtMatmulPreferenceSetAttribute(void *handle,
                                                        int attribute,
                                                        const void *value,
                                                        size_t bytes) {
  auto &wishes = as<Wishes>(handle);
  if (attribute == preferWorkspaceBytes)
    return read(wishes.workspaceBytes, value, bytes);
  if (attribute == preferReductionSchemes)
    return read(wishes.reductionSchemes, value, bytes);
  if (attribute >= preferAlignmentA && attribute <= preferAlignmentD)
    return read(wishes.alignments[attribute - preferAlignmentA], value, bytes);
  return invalidValue;
}

LT_API StatusValue cublasLtMatmulAlgoGetHeuristic(
    void *, void *description, void *a, void *b, void *c, void *d,
    void *preference, int wanted, HeuristicResult *results, int *found) {
  *found = 0;
  Product product = describe(description, a, b, c, d);
  if (StatusValue status = product.check(); status != success)
    return status;
  if (wanted < 1)
    return invalidValue;
  if (!hasAlgorithm(product))
    return notSupported;
  const auto &wishes = as<Wishes>(preference);
  trc::simt::cublas::Alignments alignments = {
      wishes.alignments[0],
      trc::simt::cublas::alignmentOfPointer(product.description.bias),
      trc::simt::cublas::alignmentOfPointer(product.description.auxiliary)};
  const Layout *matrices[] = {&product.a, &product.b, &product.c, &product.d};
  for (int i = 0; i < 4; ++i) {
    const uint64_t each = wishes.alignments[i];
    // No element lies at less than its own size.
    if (each < trc::simt::cublas::elementBytes(matrices[i]->type) ||
        each < leastAlignment())
      return notSupported;
    alignments.matrices = std::min(alignments.matrices, each);
  }
  const bool vector = product.hasBias() || product.hasBiasGradient();
  if ((vector &&
       alignments.bias < trc::simt::cublas::elementBytes(product.d.type)) ||
      (product.hasAuxiliary() && alignments.auxiliary < auxiliaryAlignment))
    return notSupported;
  // As much as it gets, so that whatever lies there is overwritten.
  uint64_t workspace = wishes.workspaceBytes;
  results[0] = {
      trc::simt::cublas::makeAlgorithm(product, alignments, workspace),
      workspace,
      success,
      1.0f,
      {}};
  *found = 1;
  return success;
}

LT_API StatusValue cublasLtMatmulAlgoCheck(void *, void *description, void *a,
                                           void *b, void *c, void *d,
                                           const Algorithm *algorithm,
                                           HeuristicResult *result) {
  Product product = describe(description, a, b, c, d);
  StatusValue status = product.check();
  if (status == success && !hasAlgorithm(product))
    status = notSupported;
  // What a product without them would be is not documented.
  const Description &e = product.description;
  if (status == success &&
      (((product.hasBias() || product.hasBiasGradient()) && !e.bias) ||
       (product.hasAuxiliary() && !e.auxiliary)))
    status = invalidValue;
  if (status == success && (!trc::simt::cublas::isOurs(*algorithm) ||
                            algorithm->words[5] != product.fingerprint()))
    status = invalidValue;
  *result = {
      *algorithm, trc::simt::cublas::workspaceOf(*algorithm), status, 1.0f, {}};
  return status;
}

LT_API StatusValue cublasLtMatmul(void *handle, void *description,
                                  const void *alpha, const void *a,
                                  void *aLayout, const void *b, void *bLayout,
                                  const void *beta, const void *c,
                                  void *cLayout, void *d, void *dLayout,
                                  const Algorithm *algorithm, void *workspace,
                                  size_t workspaceBytes, void *stream) {
  if (!handle)
    return notInitialized;
  Product product = describe(description, aLayout, bLayout, cLayout, dLayout);
  if (StatusValue status = product.check(); status != success)
    return status;
  bool wide = product.description.scaleType == dataF64;
  auto scale = [&](const void *value) {
    return wide ? *static_cast<const double *>(value)
                : static_cast<double>(*static_cast<const float *>(value));
  };
  product.alpha = scale(alpha);
  product.beta = scale(beta);
  product.aData = a;
  product.bData = b;
  product.cData = c;
  product.dData = d;
  product.workspace = workspace;
  product.workspaceBytes = workspaceBytes;
  if (StatusValue status = product.checkAddresses(*algorithm);
      status != success)
    return status;
  product.workspaceBytes = trc::simt::cublas::workspaceOf(*algorithm);
  if (!mayStart(stream))
    return executionFailed;
  int enqueued = findLaunch()(
      stream, [](void *data) { static_cast<Product *>(data)->compute(); },
      keep(product));
  return enqueued == 0 ? success : executionFailed;
}

} // extern "C"
