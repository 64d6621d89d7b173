//===- ReturnMemory.h - pages that are not needed ---------------*- C++ -*-===//
//
// A program that is linked to libLLVM and libMLIR has 84 MiB of them resident
// before its first line, of symbols and what the system reads ahead. A run that
// trains for hours has no use for them.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRAIN_RETURNMEMORY_H
#define TRC_TOOLS_TRAIN_RETURNMEMORY_H

namespace trc::train {

/// Gives free parts of the heap and pages of code back to the system. Code that
/// is needed again is mapped again from its file, or from the system's cache.
void returnMemory();

} // namespace trc::train

#endif // TRC_TOOLS_TRAIN_RETURNMEMORY_H
