//===- LtMatmul.h - a product as cuBLASLt is given it -----------*- C++ -*-===//
//
// cuBLASLt's matrices lie column by column. A row-major M x N matrix with
// leading dimension L is, byte for byte, a column-major N x M matrix with the
// same leading dimension: its transpose. So nothing is moved: instead of
//
//   D[M,N] = A[M,K] B[K,N]     row-major
//
// we ask for D^T = B^T A^T, which is
//
//   D'[N,M] = B'[N,K] A'[K,M]  column-major, on the same memory
//
// with operands exchanged and M and N exchanged. An operand that is stored
// transposed has the transposing operation, as before. A bias along the columns
// of D is one along the rows of D', which is the library's.
//
// All descriptors are made once; `enqueue` sets the few pointers that they
// hold, and calls. It allocates nothing and can be captured in a graph.
//
// Which algorithm runs is decided when the product is made: the pick that came
// with it, else the first choice of the library's heuristic. Nothing is timed,
// so that a product gives the same bits every time. Partial sums of algorithms
// that divide K are kept in the type of the sum.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_PRODUCTS_LTMATMUL_H
#define TRC_RUNTIME_PRODUCTS_LTMATMUL_H

#include "products/CublasLt.h"
#include "products/Matmul.h"

namespace trc::runtime::cublaslt {

class LtMatmul {
public:
  /// `handle` outlives the product; the GPU's context is current.
  static Result<std::unique_ptr<LtMatmul>>
  create(const Library &library, Handle handle, const Matmul &product);
  ~LtMatmul();
  LtMatmul(const LtMatmul &) = delete;
  LtMatmul &operator=(const LtMatmul &) = delete;

  /// The heuristic's first choice where every operand starts at a multiple of
  /// so many bytes. Refused, with the product in words, where there is none.
  Result<Algorithm> choose(size_t alignment) const;
  /// Whether the library would run this algorithm for operands at multiples of
  /// 16 bytes.
  bool accepts(const Algorithm &algorithm) const;

  /// `operands` in the order of the call.
  Status enqueue(const Algorithm &algorithm, void *const *operands,
                 void *stream) const;

  const Matmul &product() const { return shape; }

private:
  static constexpr size_t usualAlignment = 16;

  LtMatmul(const Library &library, Handle handle, const Matmul &product)
      : library(library), handle(handle), shape(product) {}
  Status describe();
  Status describeMatrix(Matmul::Matrix matrix, MatrixLayout &layout);
  Status set(int attribute, const void *value, size_t bytes,
             std::string_view name) const;
  Status assumeVectors(size_t alignment) const;
  size_t usableWorkspace() const;
  Status failed(StatusValue status, std::string_view what) const;

  const Library &library;
  Handle handle;
  Matmul shape;
  MatmulDesc description = nullptr;
  MatrixLayout lhs = nullptr, rhs = nullptr, out = nullptr;
};

} // namespace trc::runtime::cublaslt

#endif // TRC_RUNTIME_PRODUCTS_LTMATMUL_H
