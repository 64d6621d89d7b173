//===- SourceLocation.h - where the user finds an operation -----*- C++ -*-===//
//
// Reads the user's terms out of MLIR locations. JAX writes the path of an
// operation in its name: `jit(step)/transpose(jvp(h0))/attn/dot_general` is
// `dot_general` in the scope `h0/attn`; the file stands below the name.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DEBUG_SOURCELOCATION_H
#define TRC_DEBUG_SOURCELOCATION_H

#include "mlir/IR/Location.h"
#include "mlir/IR/Operation.h"

#include <string>

namespace trc {

struct SourceLocation {
  std::string file;
  unsigned line = 0, column = 0;
  std::string scope; ///< the layer, "h0/attn"; may be empty
  std::string name;  ///< the operation as JAX calls it; may be empty

  /// "file.py:3:4 (h0/attn)", as much of it as is known.
  std::string str() const;
};

SourceLocation resolveLocation(mlir::Location location);

/// What stands before the values of a `custom_call @trc.print`: the text
/// `label` of its `backend_config`, or else its place.
std::string getPrintLabel(mlir::Operation *print);

} // namespace trc

#endif // TRC_DEBUG_SOURCELOCATION_H
