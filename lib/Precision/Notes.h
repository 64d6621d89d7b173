//===- Notes.h - what was changed and what was kept -------------*- C++ -*-===//
//
// What the passes of the phase tell the report, in `trc.precision` of the
// module: a dictionary of the policy, the rules, and notes, which are
// dictionaries of texts with the places that they hold for.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PRECISION_NOTES_H
#define TRC_LIB_PRECISION_NOTES_H

#include "trc/Dialect/Trc/StateRole.h"
#include "trc/Precision/Rules.h"

#include "mlir/IR/BuiltinOps.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace trc {

/// Records of the same texts become one, with all their places.
class Notes {
public:
  /// Of an operation: `before` its types, `what` ("after", "kept") the answer.
  void add(llvm::StringRef entry, mlir::Operation *op, llvm::StringRef what,
           const llvm::Twine &before, const llvm::Twine &answer);

  /// Of an entry as a whole.
  void add(llvm::StringRef entry, llvm::StringRef what,
           const llvm::Twine &answer, mlir::Location place);

  /// Of a tensor of the state, which is one in all entries. Its place is its
  /// name.
  void addState(StateRole role, mlir::StringAttr name, llvm::StringRef what,
                mlir::Type before, const llvm::Twine &answer);

  /// Of a role that no tensor of the state has, and why that matters.
  void addNoState(StateRole role, const llvm::Twine &reason);

  /// Puts them behind those of earlier passes.
  void appendTo(mlir::ModuleOp module) const;

private:
  /// Names and texts.
  using Fields = std::vector<std::pair<std::string, std::string>>;
  std::map<Fields, llvm::SmallVector<mlir::Attribute>> lists;
};

} // namespace trc

#endif // TRC_LIB_PRECISION_NOTES_H
