//===- Matmul.h - a call of a matrix product, read and checked --*- C++ -*-===//
//
// What a command says about a product of matrices (trc.matmul, ProductOps.td of
// the compiler): the host's kernel and the library of a GPU read it here, so
// that they agree on what is legal. Once `readMatmul` has succeeded, no matrix
// leaves its operand, and the result's matrices fill theirs.
//
// Attributes:
//   size [batch, m, n, k], leading [lhs, rhs, result], stride [the same]
//   transpose_lhs, transpose_rhs         flags: the stored matrix is transposed
//   activation "none" "gelu" "dgelu", compute "f32" "tf32" "f64"
// Operands, by name: lhs and rhs first, then any of init (what the product is
// added to), bias, pre; result, kept_pre, bias_gradient; workspace: i8.
// Of programs that were compiled before operands had names, five flags say
// which there are, in that order: plus, bias, pre, kept_pre, bias_gradient.
// They are still written, for runtimes of that time, and not read beside names.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_PRODUCTS_MATMUL_H
#define TRC_RUNTIME_PRODUCTS_MATMUL_H

#include "base/Status.h"
#include "device/Call.h"
#include "schema/TensorNumbers.h"

#include <string>

namespace trc::runtime {

struct Matmul {
  enum class Activation : uint8_t { None, Gelu, GeluGradient };
  enum class Compute : uint8_t { F32, TF32, F64 };
  enum Matrix : unsigned { Lhs, Rhs, Out };

  int64_t batch = 1, m = 1, n = 1, k = 1;
  int64_t leading[3] = {}, stride[3] = {}; ///< in elements, by Matrix
  bool transposed[2] = {};                 ///< by Matrix
  Activation activation = Activation::None;
  Compute compute = Compute::F32;
  ElementType factor = ElementType::F32;  ///< of lhs and rhs
  ElementType element = ElementType::F32; ///< of all others
  /// Operand numbers; -1: there is none. lhs and rhs always are.
  static constexpr unsigned lhs = TensorNumbers("trc.matmul")["lhs"],
                            rhs = TensorNumbers("trc.matmul")["rhs"];
  int plus = -1, bias = -1, pre = -1, result = -1;
  int keptPre = -1, biasGradient = -1, workspace = -1;
  int64_t workspaceBytes = 0;

  /// Rows and columns of a matrix as it is stored.
  int64_t storedRows(Matrix matrix) const;
  int64_t storedColumns(Matrix matrix) const;
  /// "12 x 64x48 bf16 by 48x32, bias, gelu -> bf16", for messages and reports.
  std::string describe() const;
};

Result<Matmul> readMatmul(std::span<const OperandType> operands,
                          std::span<const Attribute> attributes);

} // namespace trc::runtime

#endif // TRC_RUNTIME_PRODUCTS_MATMUL_H
