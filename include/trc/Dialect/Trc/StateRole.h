//===- StateRole.h - what a tensor of the state is --------------*- C++ -*-===//
//
// A port (an argument or a result of a function) that names its state tensor
// with `trc.state` may say what that tensor is:
//
//   trc.role = "parameter"                   training changes it
//   trc.role = "moment", trc.moment_of = "w" the optimizer keeps it for w
//   trc.role = "counter"                     steps done
//   trc.role = "generator"                   of random numbers
//   trc.role = "other"
//
// A moment with `trc.moment_squares` is a mean of squares, never negative.
// `trc.parameter = "w"`, of a loss, says name and role at once. One port that
// says it is enough for all of the same name; where none does, the role is
// `other`. The dialect verifies the attributes (state_role_c1 to c5).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_TRC_STATEROLE_H
#define TRC_DIALECT_TRC_STATEROLE_H

#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/IR/Builders.h"

#include <optional>

namespace trc {

struct RoleOfState {
  StateRole role = StateRole::Other;
  mlir::StringAttr parameter; ///< of a moment, its name; null for other roles
  bool squares = false;       ///< of a moment: it is a mean of squares

  bool operator==(const RoleOfState &other) const = default;
};

/// What the attributes of a port say; nothing if they do not. They may be null.
std::optional<RoleOfState> readRole(mlir::DictionaryAttr attributes);

/// Adds the attributes that say it.
void addRole(RoleOfState role, mlir::Builder builder,
             mlir::NamedAttrList &attributes);

/// "moment of w", "moment of w, squares", "counter".
std::string describe(RoleOfState role);

} // namespace trc

#endif // TRC_DIALECT_TRC_STATEROLE_H
