//===- Tensors.h - which factorisations there are, and tensors --*- C++ -*-===//
//
// Each by its name, and the numbers of its tensors, which LibraryTensors.def
// names. Inputs have the first ones, the matrix the very first.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FACTORISATIONS_TENSORS_H
#define TRC_FACTORISATIONS_TENSORS_H

#include "schema/TensorNumbers.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace trc::factorisations {

enum class Kind { Lu, Qr, Reflectors, Eigh, Svd };

inline std::optional<Kind> kindNamed(std::string_view name) {
  if (name == "trc.lu")
    return Kind::Lu;
  if (name == "trc.qr")
    return Kind::Qr;
  if (name == "trc.reflectors")
    return Kind::Reflectors;
  if (name == "trc.eigh")
    return Kind::Eigh;
  if (name == "trc.svd")
    return Kind::Svd;
  return std::nullopt;
}

namespace lu_at {
constexpr TensorNumbers tensors("trc.lu");
constexpr unsigned a = tensors["a"], factors = tensors["factors"],
                   pivots = tensors["pivots"], status = tensors["status"];
} // namespace lu_at

namespace qr_at {
constexpr TensorNumbers tensors("trc.qr");
constexpr unsigned a = tensors["a"], factors = tensors["factors"],
                   taus = tensors["taus"];
} // namespace qr_at

namespace reflectors_at {
constexpr TensorNumbers tensors("trc.reflectors");
constexpr unsigned factors = tensors["factors"], taus = tensors["taus"],
                   q = tensors["q"];
} // namespace reflectors_at

namespace eigh_at {
constexpr TensorNumbers tensors("trc.eigh");
constexpr unsigned a = tensors["a"], vectors = tensors["vectors"],
                   values = tensors["values"], status = tensors["status"];
} // namespace eigh_at

namespace svd_at {
constexpr TensorNumbers tensors("trc.svd");
constexpr unsigned a = tensors["a"], values = tensors["values"],
                   u = tensors["u"], vt = tensors["vt"],
                   status = tensors["status"];
} // namespace svd_at

/// The matrix that is read.
constexpr size_t matrixAt = 0;
static_assert(lu_at::a == matrixAt && qr_at::a == matrixAt &&
              reflectors_at::factors == matrixAt && eigh_at::a == matrixAt &&
              svd_at::a == matrixAt);

/// How many tensors there are, and of them inputs.
struct TensorCounts {
  size_t all, inputs;
};
consteval TensorCounts count(const TensorNumbers &tensors) {
  return {tensors.count(), tensors.countOperands()};
}
inline TensorCounts countTensors(Kind kind) {
  switch (kind) {
  case Kind::Lu:
    return count(lu_at::tensors);
  case Kind::Qr:
    return count(qr_at::tensors);
  case Kind::Reflectors:
    return count(reflectors_at::tensors);
  case Kind::Eigh:
    return count(eigh_at::tensors);
  case Kind::Svd:
    return count(svd_at::tensors);
  }
  return {};
}

/// What says whether there is a result, one number per matrix.
inline std::optional<size_t> statusAt(Kind kind) {
  switch (kind) {
  case Kind::Lu:
    return lu_at::status;
  case Kind::Qr:
  case Kind::Reflectors:
    return std::nullopt;
  case Kind::Eigh:
    return eigh_at::status;
  case Kind::Svd:
    return svd_at::status;
  }
  return std::nullopt;
}

/// Whether a tensor is of i32: pivots and what is said of success. All others
/// are of the matrix's type.
inline bool isInteger(Kind kind, size_t tensor) {
  return statusAt(kind) == tensor ||
         (kind == Kind::Lu && tensor == lu_at::pivots);
}

} // namespace trc::factorisations

#endif // TRC_FACTORISATIONS_TENSORS_H
