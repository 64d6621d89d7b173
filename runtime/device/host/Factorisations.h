//===- Factorisations.h - custom calls that the host has itself -*- C++ -*-===//
//
// `trc.lu` and its kin (factorisations/Factorisations.h) are custom calls of
// the program; an embedder may register functions of its own under the names.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_FACTORISATIONS_H
#define TRC_RUNTIME_DEVICE_HOST_FACTORISATIONS_H

#include "device/Device.h"

#include <string>

namespace trc::runtime::host {

/// Whether `prepareFactorisation` knows the name.
bool isFactorisation(std::string_view name);

struct PreparedFactorisation {
  CustomCallFunction function;
  std::string by; ///< what does it: a library's name, or "plain loops"
};

/// The function for calls of these types; fails where they are not those of
/// the factorisation. It has room for one matrix, in f64 or as LAPACK wants it
/// (kernels/Lapack.h), so that running it takes memory only for what is as long
/// as a matrix.
Result<PreparedFactorisation> prepareFactorisation(std::string_view name,
                                                   const CallRequest &request);

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_FACTORISATIONS_H
