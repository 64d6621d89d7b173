//===- Selection.h - how a library does an operation ------------*- C++ -*-===//
//
// What `select` writes onto an operation as `trc.call`, but for its tensors'
// names, which are the same for every target.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_SELECTION_H
#define TRC_TARGET_SELECTION_H

#include <cstdint>
#include <string>

namespace trc {

struct Selection {
  std::string kernel; ///< of the library
  /// Bytes that its parts hand to each other, in a buffer of the plan.
  int64_t workspace = 0;
};

} // namespace trc

#endif // TRC_TARGET_SELECTION_H
