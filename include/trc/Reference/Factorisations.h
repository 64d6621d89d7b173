//===- Factorisations.h - LU, QR, eigenvalues, singular values --*- C++ -*-===//
//
// Custom calls that every device of trc has itself: `trc.lu`, `trc.qr`,
// `trc.reflectors`, `trc.eigh` and `trc.svd`.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REFERENCE_FACTORISATIONS_H
#define TRC_REFERENCE_FACTORISATIONS_H

#include "trc/Reference/Tensor.h"

#include <optional>

namespace trc::reference {

bool isFactorisation(std::string_view name);

/// Fills `results`, which have their types, from `operands`; false where shapes
/// or types do not belong together.
bool factorise(std::string_view name, std::span<const Tensor> operands,
               std::span<Tensor> results);

} // namespace trc::reference

#endif // TRC_REFERENCE_FACTORISATIONS_H
