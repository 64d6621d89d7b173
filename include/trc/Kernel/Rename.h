//===- Rename.h - statements over other names -------------------*- C++ -*-===//
//
// A statement of one loop as it would stand in another: what it reads has other
// names there, and the loop another counter.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_KERNEL_RENAME_H
#define TRC_KERNEL_RENAME_H

#include "trc/Kernel/LoopForm.h"

#include <map>

namespace trc::kernel {

/// Registers by the name that they had.
using Names = std::map<Register, Register>;

/// What a statement that is no loop reads, by its new names where it has one,
/// and loop `to` where loop `from` was. Its result keeps its name. Indices come
/// out normalised.
Statement renamed(Statement statement, const Names &names, LoopId from,
                  LoopId to);

} // namespace trc::kernel

#endif // TRC_KERNEL_RENAME_H
