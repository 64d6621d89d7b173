//===- StateRole.cpp - what a tensor of the state is ----------------------===//
//
// Reads and writes the attributes. The verifier looks at each port of a
// function that has one of them.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Trc/StateRole.h"

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace trc;

#include "trc/Dialect/Trc/StateRole.cpp.inc"

static constexpr StringLiteral roleName = "trc.role";
static constexpr StringLiteral momentOfName = "trc.moment_of";
static constexpr StringLiteral squaresName = "trc.moment_squares";

std::optional<RoleOfState> trc::readRole(DictionaryAttr attributes) {
  if (!attributes)
    return std::nullopt;
  if (attributes.getAs<StringAttr>("trc.parameter"))
    return RoleOfState{StateRole::Parameter, nullptr};
  auto said = attributes.getAs<StringAttr>(roleName);
  if (!said)
    return std::nullopt;
  return RoleOfState{*symbolizeStateRole(said.getValue()),
                     attributes.getAs<StringAttr>(momentOfName),
                     attributes.contains(squaresName)};
}

void trc::addRole(RoleOfState role, Builder builder,
                  NamedAttrList &attributes) {
  attributes.set(roleName,
                 builder.getStringAttr(stringifyStateRole(role.role)));
  if (role.parameter)
    attributes.set(momentOfName, role.parameter);
  if (role.squares)
    attributes.set(squaresName, builder.getUnitAttr());
}

std::string trc::describe(RoleOfState role) {
  std::string text = stringifyStateRole(role.role).str();
  if (role.parameter)
    text += " of " + role.parameter.str();
  if (role.squares)
    text += ", squares";
  return text;
}

/// Checks the attributes of one port that concern its role. Each of them is
/// handed over once; what belongs together is checked with the role.
static LogicalResult verifyPort(Operation *op, DictionaryAttr port,
                                NamedAttribute attribute) {
  if (attribute.getName() == momentOfName) {
    if (!port.get(roleName))
      return op->emitError("state_role_c1: trc.moment_of = ")
             << attribute.getValue()
             << " belongs to trc.role = \"moment\", which is not there";
    return success();
  }
  if (attribute.getName() == squaresName) {
    if (!isa<UnitAttr>(attribute.getValue()) || !port.get(momentOfName))
      return op->emitError("state_role_c5: trc.moment_squares has no value, "
                           "and belongs to a port with trc.moment_of, got ")
             << attribute.getValue();
    return success();
  }
  if (attribute.getName() != roleName)
    return success();
  auto said = dyn_cast<StringAttr>(attribute.getValue());
  std::optional<StateRole> role;
  if (said)
    role = symbolizeStateRole(said.getValue());
  if (!role)
    return op->emitError("state_role_c2: expected trc.role of \"parameter\", "
                         "\"moment\", \"counter\", \"generator\" or "
                         "\"other\", got ")
           << attribute.getValue();
  if (!port.getAs<StringAttr>("trc.state"))
    return op->emitError("state_role_c3: trc.role = ")
           << said << " is said of a port without trc.state: give that the "
           << "name of the state tensor";
  bool isMoment = *role == StateRole::Moment;
  if (isMoment != !!port.getAs<StringAttr>(momentOfName))
    return op->emitError("state_role_c4: trc.role = ")
           << said
           << (isMoment ? " wants trc.moment_of, the name of its parameter"
                        : " is no moment: leave trc.moment_of away");
  return success();
}

LogicalResult TrcDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                   unsigned argument,
                                                   NamedAttribute attribute) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return success();
  return verifyPort(op, function.getArgAttrDict(argument), attribute);
}

LogicalResult TrcDialect::verifyRegionResultAttribute(
    Operation *op, unsigned, unsigned result, NamedAttribute attribute) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return success();
  return verifyPort(op, function.getResultAttrDict(result), attribute);
}
