//===- Product.h - a product, as the stand-in is asked for it ---*- C++ -*-===//
//
// What the descriptors of a call of cublasLtMatmul say, column-major as the
// library has it: `check` refuses what the library refuses, `compute` is the
// product in f32 or f64, one sum after the other in the order of k, rounded
// once per result.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_CUBLAS_PRODUCT_H
#define TRC_TEST_SIMT_CUBLAS_PRODUCT_H

#include "products/CublasLt.h"

#include <cstddef>
#include <cstdint>

namespace trc::simt::cublas {

using runtime::cublaslt::Algorithm;
using runtime::cublaslt::StatusValue;

struct Layout {
  int type = 0;
  uint64_t rows = 0, columns = 0;
  int64_t leading = 0;
  int32_t batch = 1;
  int64_t stride = 0;
};

struct Description {
  int compute = 0, scaleType = 0;
  int32_t transposeA = 0, transposeB = 0;
  uint32_t epilogue = runtime::cublaslt::epilogueNone;
  void *bias = nullptr, *auxiliary = nullptr;
  int64_t auxiliaryLeading = 0;
};

struct Product;

/// What the heuristic was asked for: multiples of how many bytes the addresses
/// of matrices are, and those of the epilogue's bias and auxiliary matrix.
struct Alignments {
  uint64_t matrices = 0, bias = 0, auxiliary = 0;
};

/// Of an address, at most 256: the alignment that the library assumes where
/// nothing is known.
uint64_t alignmentOfPointer(const void *address);

/// The words of the one algorithm that there is. It says for which product and
/// which addresses it was chosen, and fits no others, as with the library.
Algorithm makeAlgorithm(const Product &product, const Alignments &alignments,
                        uint64_t workspaceBytes);
bool isOurs(const Algorithm &algorithm);
Alignments alignmentsOf(const Algorithm &algorithm);
uint64_t workspaceOf(const Algorithm &algorithm);

/// Bytes of an element; 0 for types that the stand-in does not know.
size_t elementBytes(int type);

struct Product {
  Description description;
  Layout a, b, c, d;
  double alpha = 1, beta = 0;
  const void *aData = nullptr, *bData = nullptr, *cData = nullptr;
  void *dData = nullptr, *workspace = nullptr;
  size_t workspaceBytes = 0; ///< that the algorithm writes

  uint64_t m() const { return d.rows; }
  uint64_t n() const { return d.columns; }
  uint64_t k() const { return description.transposeA ? a.rows : a.columns; }
  bool hasBias() const {
    return description.epilogue & runtime::cublaslt::epilogueBias;
  }
  bool hasGelu() const {
    return description.epilogue & runtime::cublaslt::epilogueGelu;
  }
  bool hasGeluGradient() const { return description.epilogue & 64; }
  bool hasAuxiliary() const { return description.epilogue & 128; }
  bool hasBiasGradient() const { return description.epilogue & 16; }

  /// Shapes, types and the epilogue; what the heuristic looks at.
  StatusValue check() const;
  /// Equal for products that one algorithm fits.
  uint64_t fingerprint() const;
  /// Addresses, for an algorithm.
  StatusValue checkAddresses(const Algorithm &algorithm) const;
  void compute() const;

private:
  bool writesApart() const;
};

} // namespace trc::simt::cublas

#endif // TRC_TEST_SIMT_CUBLAS_PRODUCT_H
