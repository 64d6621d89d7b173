//===- Contraction.h - from labels to a matrix product ----------*- C++ -*-===//
//
// Every dimension of lhs, rhs and result carries a label. They form four groups
//
//            lhs  rhs  result
//   batch     x    x     x       one product each
//   rows      x          x       M
//   columns        x     x       N
//   summed    x    x             K
//
// In a dense tensor a group of dimensions often acts as one: neighbours that
// are contiguous in both tensors that have them are merged. What remains is a
// flat index per group, an odometer of strides per tensor, and the answer to
// whether BLAS can address a tensor in place:
//
//   [B,T,H,D] as a matrix of T rows and D columns for each (B, H): yes, its
//   leading dimension is H*D.
//
// The last dimension of the result belongs to the columns where possible:
// otherwise lhs and rhs change places.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_CONTRACTION_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_CONTRACTION_H

#include "Binding.h"

#include "schema/TensorNumbers.h"

namespace trc::runtime::host {

/// Dimensions that act as one flat index, outermost first, with their strides
/// in the tensors that have them (indexed by `Contraction::Tensor`).
struct DimensionGroup {
  Ints extents;
  Ints strides[3];

  int64_t size() const { return countElements(extents); }
  /// Whether the flat index is an affine function of memory in `tensor`.
  bool affine(unsigned tensor) const;
  /// The step of that function; 0 where the group has one element.
  int64_t stride(unsigned tensor) const;
  /// The smallest stride in the tensor.
  int64_t innermostStride(unsigned tensor) const;
  /// Offset of flat index `index` in `tensor`.
  int64_t offset(unsigned tensor, int64_t index) const;
  /// Offsets of [begin, begin + count).
  void offsets(unsigned tensor, int64_t begin, int64_t count,
               int64_t *result) const;
};

/// The tensors of a trc.contract; stablehlo.dot_general has no init.
namespace contract_at {
constexpr TensorNumbers tensors("trc.contract");
constexpr unsigned lhs = tensors["lhs"], rhs = tensors["rhs"],
                   init = tensors["init"];
/// By whether there is an init.
constexpr TensorNumber result = tensors.of("result");
static_assert(lhs == binary_at::lhs && rhs == binary_at::rhs &&
              result(0) == binary_at::result);
} // namespace contract_at

struct Contraction {
  enum Tensor : unsigned { Lhs, Rhs, Result };

  /// Labels of operands 0, 1 and 2: one per dimension.
  struct Labels {
    Ints list[3];
  };
  /// `lhs_dims`, `rhs_dims`, `result_dims` of trc.contract: lhs, rhs, result,
  /// or lhs, rhs, a tensor to add to and the result, which then has its type.
  static Labels readLabels(Binding &binding);
  /// The dimension numbers of stablehlo.dot_general as labels.
  static Labels readDotNumbers(Binding &binding);
  static Contraction make(Binding &binding, const Labels &labels);

  DimensionGroup batch, rows, columns, summed;
  /// The operand that plays lhs, rhs: these, or rhs and lhs after the exchange.
  unsigned operand[2] = {contract_at::lhs, contract_at::rhs};
  /// Whether BLAS can address the tensor as it lies.
  bool addressable(Tensor tensor) const;
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_CONTRACTION_H
