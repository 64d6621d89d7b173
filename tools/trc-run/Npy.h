//===- Npy.h - reading and writing .npy files -------------------*- C++ -*-===//
//
// NumPy's format for one array: a magic number, a version (1, 2 or 3), a header
// that is a Python dictionary with `descr`, `fortran_order` and `shape`, and
// the elements. Both byte orders and both element orders are read; written is
// version 1, little-endian, row-major.
//
// NumPy has no bfloat16 of its own. A bf16 array is written as `<V2` (two
// opaque bytes), which is what numpy.save does with ml_dtypes.bfloat16, and
// `V2` is read as bf16; in Python, `array.view(ml_dtypes.bfloat16)`. Integers
// of 2 and 4 bits are written as bytes.
//
// Structured, complex and text arrays are refused, and so is everything that is
// damaged, with what is wrong and at which byte. Reads nothing outside of the
// bytes it is given; test/Tools/fuzz tries.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_RUN_NPY_H
#define TRC_TOOLS_TRC_RUN_NPY_H

#include "trc/Reference/Tensor.h"

#include <optional>

namespace trc::npy {

/// The array in a file's bytes; or nothing, and `error` says why.
std::optional<reference::Tensor> read(const uint8_t *data, size_t size,
                                      std::string &error);

/// The bytes of a file with that array.
std::vector<uint8_t> write(const reference::Tensor &tensor);

} // namespace trc::npy

#endif // TRC_TOOLS_TRC_RUN_NPY_H
