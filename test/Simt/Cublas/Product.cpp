//===- Product.cpp - a product, as the stand-in is asked for it -----------===//
//
// See Product.h. Accesses are told to the stand-in driver, where the process
// has it, so that it can check them.
//
//===----------------------------------------------------------------------===//

#include "Product.h"
#include "device/host/kernels/Elements.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <dlfcn.h>
#include <vector>

namespace trc::simt::cublas {

using namespace runtime::cublaslt;
using runtime::host::bf16ToFloat;
using runtime::host::f16ToFloat;
using runtime::host::floatToBF16;
using runtime::host::floatToF16;

static constexpr uint64_t magic = 0x31746c6d69735f74; // "t_simlt1"

uint64_t alignmentOfPointer(const void *address) {
  auto bits = reinterpret_cast<uintptr_t>(address) | 256;
  return bits & -bits;
}

Algorithm makeAlgorithm(const Product &product, const Alignments &alignments,
                        uint64_t workspaceBytes) {
  return {{magic, alignments.matrices, workspaceBytes, alignments.bias,
           alignments.auxiliary, product.fingerprint(), 0, ~magic}};
}
bool isOurs(const Algorithm &algorithm) {
  return algorithm.words[0] == magic && algorithm.words[7] == ~magic;
}
Alignments alignmentsOf(const Algorithm &algorithm) {
  return {algorithm.words[1], algorithm.words[3], algorithm.words[4]};
}
uint64_t workspaceOf(const Algorithm &algorithm) { return algorithm.words[2]; }

uint64_t Product::fingerprint() const {
  uint64_t hash = 0xcbf29ce484222325; // FNV-1a, word by word
  const auto add = [&](auto value) {
    hash = (hash ^ static_cast<uint64_t>(value)) * 0x100000001b3;
  };
  const Description &e = description;
  for (auto value : {e.compute, e.scaleType, e.transposeA, e.transposeB,
                     static_cast<int>(e.epilogue)})
    add(value);
  add(hasAuxiliary() ? e.auxiliaryLeading : 0);
  for (const Layout *layout : {&a, &b, &c, &d}) {
    for (auto value : {static_cast<int64_t>(layout->type), layout->leading,
                       static_cast<int64_t>(layout->batch), layout->stride})
      add(value);
    add(layout->rows);
    add(layout->columns);
  }
  return hash;
}

size_t elementBytes(int type) {
  switch (type) {
  case dataF32:
    return 4;
  case dataF64:
    return 8;
  case dataF16:
  case dataBF16:
    return 2;
  default:
    return 0;
  }
}

//===----------------------------------------------------------------------===//
// What the library refuses
//===----------------------------------------------------------------------===//

/// "Usually only values that can be expressed as int32_t are supported."
static constexpr uint64_t mostExtent = 0x7fffffff;

StatusValue Product::check() const {
  const Description &e = description;
  bool wide = e.compute == computeF64;
  if ((!wide && e.compute != computeF32 && e.compute != computeTF32) ||
      e.scaleType != (wide ? dataF64 : dataF32))
    return notSupported;
  // Types: equal factors, the result like them or f32 for halves.
  bool half = a.type == dataF16 || a.type == dataBF16;
  if (a.type != b.type || c.type != d.type || (a.type == dataF64) != wide ||
      (d.type != a.type && !(half && d.type == dataF32)) ||
      (e.compute == computeTF32 && a.type != dataF32))
    return notSupported;
  for (int32_t operation : {e.transposeA, e.transposeB})
    if (operation != opNone && operation != opTranspose)
      return invalidValue;
  for (const Layout *layout : {&a, &b, &c, &d}) {
    if (layout->rows == 0 || layout->columns == 0 || layout->batch < 1 ||
        layout->batch != d.batch ||
        layout->leading < static_cast<int64_t>(layout->rows))
      return invalidValue;
    if (layout->rows > mostExtent || layout->columns > mostExtent)
      return notSupported;
  }
  uint64_t bK = e.transposeB ? b.columns : b.rows;
  uint64_t aM = e.transposeA ? a.columns : a.rows;
  uint64_t bN = e.transposeB ? b.rows : b.columns;
  if (aM != m() || bN != n() || bK != k() || c.rows != m() || c.columns != n())
    return invalidValue;
  constexpr uint32_t known =
      epilogueNone | epilogueBias | epilogueGelu | 16 | 64 | 128;
  if (e.epilogue & ~known || (hasGelu() && hasGeluGradient()) ||
      (hasGeluGradient() && !hasAuxiliary()) ||
      (hasBiasGradient() && hasBias()))
    return invalidValue;
  if (e.epilogue != epilogueNone && wide)
    return notSupported;
  if (hasAuxiliary() && (e.auxiliaryLeading % auxiliaryLeadingMultiple != 0 ||
                         e.auxiliaryLeading < static_cast<int64_t>(m())))
    return invalidValue;
  // Products of a batch would share them: their strides are 0 unless set.
  if ((hasAuxiliary() || hasBiasGradient()) && d.batch != 1)
    return notSupported;
  return success;
}

static bool isMultiple(const void *address, uint64_t bytes) {
  return reinterpret_cast<uintptr_t>(address) % bytes == 0;
}

namespace {
struct Range {
  const char *begin, *end;
  bool meets(const Range &other) const {
    return begin < other.end && other.begin < end;
  }
};
} // namespace

/// From the first byte of the first matrix to the last of the last.
static Range rangeOf(const Layout &layout, const void *data) {
  auto last = static_cast<int64_t>(layout.columns - 1) * layout.leading +
              static_cast<int64_t>(layout.rows);
  last += std::max<int64_t>(layout.stride, 0) * (layout.batch - 1);
  const auto *begin = static_cast<const char *>(data);
  return {begin,
          begin + last * static_cast<int64_t>(elementBytes(layout.type))};
}

/// What is written meets nothing else, but that C may be D.
bool Product::writesApart() const {
  const Range written = rangeOf(d, dData);
  const auto vector = [&](const void *data, size_t bytes) {
    const auto *begin = static_cast<const char *>(data);
    return Range{begin, begin + bytes};
  };
  const Range read[] = {rangeOf(a, aData), rangeOf(b, bData)};
  const Range bias =
      vector(description.bias,
             hasBias() || hasBiasGradient() ? m() * elementBytes(d.type) : 0);
  Layout keptLayout = d;
  keptLayout.leading = description.auxiliaryLeading;
  const Range kept = hasAuxiliary() ? rangeOf(keptLayout, description.auxiliary)
                                    : vector(nullptr, 0);
  const Range space = vector(workspace, workspaceBytes);
  for (const Range &each : read)
    if (each.meets(written) || each.meets(space) ||
        (hasBiasGradient() && each.meets(bias)) ||
        (hasGelu() && each.meets(kept)))
      return false;
  const bool inPlace = cData == dData && c.leading == d.leading &&
                       c.type == d.type && c.stride == d.stride;
  return (beta == 0 || inPlace || !rangeOf(c, cData).meets(written)) &&
         !bias.meets(written) && !kept.meets(written) &&
         !space.meets(written) && !space.meets(bias) && !space.meets(kept);
}

StatusValue Product::checkAddresses(const Algorithm &algorithm) const {
  if (!isOurs(algorithm) || algorithm.words[5] != fingerprint())
    return invalidValue;
  const Alignments chosenFor = alignmentsOf(algorithm);
  for (const void *address :
       {aData, bData, cData, static_cast<const void *>(dData)})
    if (!address || !isMultiple(address, chosenFor.matrices))
      return invalidValue;
  bool vector = hasBias() || hasBiasGradient();
  if (vector &&
      (!description.bias || !isMultiple(description.bias, chosenFor.bias)))
    return invalidValue;
  if (hasAuxiliary() &&
      (!description.auxiliary ||
       !isMultiple(description.auxiliary, chosenFor.auxiliary)))
    return invalidValue;
  uint64_t needed = workspaceOf(algorithm);
  if (needed > 0 && (!workspace || workspaceBytes < needed ||
                     !isMultiple(workspace, workspaceAlignment)))
    return invalidValue;
  return writesApart() ? success : invalidValue;
}

//===----------------------------------------------------------------------===//
// The product
//===----------------------------------------------------------------------===//

static double load(int type, const void *data, int64_t at) {
  switch (type) {
  case dataF64:
    return static_cast<const double *>(data)[at];
  case dataF16:
    return f16ToFloat(static_cast<const uint16_t *>(data)[at]);
  case dataBF16:
    return bf16ToFloat(static_cast<const uint16_t *>(data)[at]);
  default:
    return static_cast<const float *>(data)[at];
  }
}

static void store(int type, void *data, int64_t at, double value) {
  switch (type) {
  case dataF64:
    static_cast<double *>(data)[at] = value;
    break;
  case dataF16:
    static_cast<uint16_t *>(data)[at] = floatToF16(static_cast<float>(value));
    break;
  case dataBF16:
    static_cast<uint16_t *>(data)[at] = floatToBF16(static_cast<float>(value));
    break;
  default:
    static_cast<float *>(data)[at] = static_cast<float>(value);
    break;
  }
}

static float roundToTF32(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value);
  if ((bits & 0x7f800000) == 0x7f800000)
    return value;
  return std::bit_cast<float>((bits + 0x1000) & ~uint32_t(0x1fff));
}

/// A factor as a dense row-major matrix of op(X).
template <typename T>
static std::vector<T> gather(const Layout &layout, const void *data,
                             bool transpose, bool tf32, int64_t first) {
  uint64_t rows = transpose ? layout.columns : layout.rows;
  uint64_t columns = transpose ? layout.rows : layout.columns;
  std::vector<T> dense(rows * columns);
  for (uint64_t i = 0; i < rows; ++i)
    for (uint64_t j = 0; j < columns; ++j) {
      auto at = static_cast<int64_t>(transpose ? j : i) +
                static_cast<int64_t>(transpose ? i : j) * layout.leading;
      T value = static_cast<T>(load(layout.type, data, first + at));
      dense[i * columns + j] =
          tf32 ? static_cast<T>(roundToTF32(static_cast<float>(value))) : value;
    }
  return dense;
}

static double tanhOf(double x) {
  return std::tanh(0.79788456080286535588 * (x + 0.044715 * x * x * x));
}
static double gelu(double x) { return x / 2 * (1 + tanhOf(x)); }
static double geluGradient(double x) {
  double t = tanhOf(x);
  return (1 + t) / 2 + x / 2 * (1 - t * t) * 0.79788456080286535588 *
                           (1 + 3 * 0.044715 * x * x);
}

template <typename T> static void computeIn(const Product &p) {
  const Description &e = p.description;
  uint64_t m = p.m(), n = p.n(), k = p.k();
  std::vector<T> rowSums(m, 0), column(m);
  for (int32_t batch = 0; batch < p.d.batch; ++batch) {
    bool tf32 = e.compute == computeTF32;
    // op(A)^T: k rows of m, so that the innermost loop steps by one.
    std::vector<T> a =
        gather<T>(p.a, p.aData, !e.transposeA, tf32, batch * p.a.stride);
    std::vector<T> b =
        gather<T>(p.b, p.bData, e.transposeB, tf32, batch * p.b.stride);
    for (uint64_t j = 0; j < n; ++j) {
      std::fill(column.begin(), column.end(), T(0));
      for (uint64_t s = 0; s < k; ++s) {
        T factor = b[s * n + j];
        for (uint64_t i = 0; i < m; ++i)
          column[i] += a[s * m + i] * factor;
      }
      for (uint64_t i = 0; i < m; ++i) {
        auto at = [&](const Layout &layout) {
          return batch * layout.stride + static_cast<int64_t>(i) +
                 static_cast<int64_t>(j) * layout.leading;
        };
        T sum = static_cast<T>(p.alpha) * column[i];
        if (p.beta != 0)
          sum += static_cast<T>(p.beta) *
                 static_cast<T>(load(p.c.type, p.cData, at(p.c)));
        if (p.hasBias())
          sum +=
              static_cast<T>(load(p.d.type, e.bias, static_cast<int64_t>(i)));
        int64_t atAuxiliary = static_cast<int64_t>(i) +
                              static_cast<int64_t>(j) * e.auxiliaryLeading;
        if (p.hasGelu() && p.hasAuxiliary())
          store(p.d.type, e.auxiliary, atAuxiliary, sum);
        if (p.hasGelu())
          sum = static_cast<T>(gelu(sum));
        if (p.hasGeluGradient())
          sum *= static_cast<T>(
              geluGradient(load(p.d.type, e.auxiliary, atAuxiliary)));
        store(p.d.type, p.dData, at(p.d), sum);
        rowSums[i] += sum;
      }
    }
  }
  if (p.hasBiasGradient())
    for (uint64_t i = 0; i < m; ++i)
      store(p.d.type, e.bias, static_cast<int64_t>(i), rowSums[i]);
}

/// Tells the stand-in driver what is about to be read or written.
static void declare(const void *address, size_t bytes, bool written) {
  using Function = int (*)(const void *, size_t, int, const char *);
  static const auto function = [] {
    void *driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
    return driver ? reinterpret_cast<Function>(
                        dlsym(driver, "trc_simt_host_access"))
                  : nullptr;
  }();
  if (function && bytes > 0)
    function(address, bytes, written, "cuBLASLt");
}

/// Column by column, since what lies between columns is not the product's.
static void declareMatrix(const Layout &layout, const void *data,
                          bool written) {
  size_t bytes = elementBytes(layout.type);
  for (int32_t batch = 0; batch < layout.batch; ++batch)
    for (uint64_t j = 0; j < layout.columns; ++j)
      declare(static_cast<const char *>(data) +
                  (batch * layout.stride +
                   static_cast<int64_t>(j) * layout.leading) *
                      static_cast<int64_t>(bytes),
              layout.rows * bytes, written);
}

void Product::compute() const {
  declareMatrix(a, aData, false);
  declareMatrix(b, bData, false);
  if (beta != 0)
    declareMatrix(c, cData, false);
  Layout auxiliary = d;
  auxiliary.leading = description.auxiliaryLeading;
  if (hasAuxiliary())
    declareMatrix(auxiliary, description.auxiliary, hasGelu());
  size_t row = m() * elementBytes(d.type);
  if (hasBias() || hasBiasGradient())
    declare(description.bias, row, hasBiasGradient());
  declareMatrix(d, dData, true);
  // What was there is lost, as with an algorithm that divides K.
  declare(workspace, workspaceBytes, true);
  if (workspaceBytes > 0)
    std::memset(workspace, 0xff, workspaceBytes);
  if (description.compute == computeF64)
    computeIn<double>(*this);
  else
    computeIn<float>(*this);
}

} // namespace trc::simt::cublas
