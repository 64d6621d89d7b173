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

/// Has large blocks be pages of their own, in all threads, which go back when
/// they are freed. Without it the first of them that is freed makes all that
/// are smaller parts of a heap, where work memory of products, which asks to
/// lie at multiples of 2 MiB, touches one place after another: 7 MiB of 280.
void keepHeapsSmall();

/// Gives free parts of the heap and pages of code back to the system. Code that
/// is needed again is mapped again from its file, or from the system's cache.
void returnMemory();

} // namespace trc::train

#endif // TRC_TOOLS_TRAIN_RETURNMEMORY_H
