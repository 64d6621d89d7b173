//===- Sets.h - arrays by name, of a run's ports ----------------*- C++ -*-===//
//
// A set is a `.npz` file as numpy.savez writes it, a `.safetensors` file, or a
// folder of `.npy` files. Its arrays have names, which are those of ports.
//
// A compressed `.npz` (numpy.savez_compressed) and one of more than 4 GiB are
// refused. No MLIR and no runtime.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_RUN_SETS_H
#define TRC_TOOLS_TRC_RUN_SETS_H

#include "trc/Reference/Tensor.h"

#include <map>
#include <optional>
#include <string>

namespace trc::run {

using NamedTensors = std::map<std::string, reference::Tensor>;

/// The arrays of a set, or nothing, and `error` says why.
std::optional<NamedTensors> readSet(const std::string &path,
                                    std::string &error);

/// What stands against writing a set of such arrays, or nothing. A folder with
/// other arrays is refused: they would belong to the set.
std::string
checkSet(const std::string &path,
         const std::map<std::string, reference::ElementType> &arrays);

/// Writes a set, of the kind that the path's ending names: a folder where it
/// has none of them. A file appears complete or not at all; those of a folder
/// when all are written. Returns what is wrong, or nothing.
std::string writeSet(const std::string &path, const NamedTensors &tensors);

/// Writes the arrays as `.npy` files of a folder, which is made. They appear
/// when all are on the disk. Returns what is wrong, or nothing.
std::string writeFolder(const std::string &path, const NamedTensors &tensors);

} // namespace trc::run

#endif // TRC_TOOLS_TRC_RUN_SETS_H
