//===- EntryPorts.cpp - inputs, outputs and state of all entries ----------===//
//
// State tensors come from explicit names (`trc.state`, and `trc.parameter` of a
// loss that is an entry itself) and, in a program of
// several entries, from donated pairs; then everything with the name and type
// of a state tensor is bound to it. What is left gets its own name. What a
// state tensor is (its role) is what any of its ports says; ports may leave it
// to each other. So it is with what a tensor is one rank's part of.
//
//===----------------------------------------------------------------------===//

#include "EntryPorts.h"

#include "trc/Dialect/Trc/StatePart.h"
#include "trc/Plan/Donation.h"
#include "trc/Plan/PortNames.h"
#include "trc/Rewrite/RankGrid.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace trc;

namespace {

/// One side of a function while it is being planned.
struct Side {
  SmallVector<PortName> names;
  SmallVector<RankedTensorType> types;
  SmallVector<StringAttr> state; ///< null: not bound
  SmallVector<int64_t> alias;
  SmallVector<int64_t> split; ///< `trc.split`; -1: not split
};

struct State {
  RankedTensorType type;
  std::optional<RoleOfState> role; ///< as far as it was said ..
  func::FuncOp saidBy;             ///< .. here first
  DenseI64ArrayAttr whole;         ///< as far as it was said
};

class PortPlanner {
public:
  explicit PortPlanner(MutableArrayRef<func::FuncOp> functions)
      : functions(functions) {}

  FailureOr<ProgramPorts> run() {
    for (func::FuncOp function : functions)
      if (failed(read(function)))
        return failure();
    if (failed(bindExplicit()))
      return failure();
    if (functions.size() > 1 && failed(bindPairs()))
      return failure();
    bindByName();
    if (failed(checkMoments()))
      return failure();
    ProgramPorts program;
    for (auto [index, function] : llvm::enumerate(functions)) {
      EntryPorts &entry = program.entries.emplace_back();
      entry.function = function;
      entry.inputs = name(inputs[index], "arg");
      entry.outputs = name(outputs[index], "result");
    }
    for (auto &[name, state] : states)
      program.state.push_back(
          {name, state.type, state.role.value_or(RoleOfState()), state.whole});
    return program;
  }

private:
  MutableArrayRef<func::FuncOp> functions;
  SmallVector<Side, 0> inputs, outputs;
  llvm::MapVector<StringAttr, State> states;

  LogicalResult read(func::FuncOp function) {
    FailureOr<SmallVector<int64_t>> donations = getDonations(function);
    if (failed(donations))
      return failure();
    Side &in = inputs.emplace_back(), &out = outputs.emplace_back();
    auto add = [&](Side &side, Type type, PortName name,
                   DictionaryAttr attributes) -> LogicalResult {
      auto tensor = dyn_cast<RankedTensorType>(type);
      if (!tensor || !tensor.hasStaticShape() ||
          !tensor.getElementType().isIntOrFloat())
        return function.emitError("expected static tensors of integers or "
                                  "floats as arguments and results, got ")
               << type;
      side.types.push_back(tensor);
      side.names.push_back(std::move(name));
      side.state.push_back(nullptr);
      side.alias.push_back(-1);
      auto split = attributes ? attributes.getAs<IntegerAttr>("trc.split")
                              : IntegerAttr();
      side.split.push_back(split ? split.getInt() : -1);
      return success();
    };
    for (auto [i, type] : llvm::enumerate(function.getArgumentTypes()))
      if (failed(add(in, type, getArgumentName(function, i),
                     function.getArgAttrDict(i))))
        return failure();
    for (auto [i, type] : llvm::enumerate(function.getResultTypes()))
      if (failed(add(out, type, getResultName(function, i),
                     function.getResultAttrDict(i))))
        return failure();
    for (auto [result, argument] : llvm::enumerate(*donations))
      if (argument >= 0) {
        out.alias[result] = argument;
        in.alias[argument] = result;
      }
    return success();
  }

  LogicalResult define(func::FuncOp function, StringAttr name,
                       RankedTensorType type) {
    auto [it, inserted] = states.insert({name, State{type, {}, {}, {}}});
    if (!inserted && it->second.type != type)
      return function.emitError("state ")
             << name << " is " << it->second.type << " elsewhere, but " << type
             << " here";
    return success();
  }

  /// Takes down what a port of `function` says of its state tensor.
  LogicalResult giveRole(func::FuncOp function, StringAttr name,
                         DictionaryAttr attributes) {
    std::optional<RoleOfState> said = readRole(attributes);
    if (!said)
      return success();
    State &state = states.find(name)->second;
    if (!state.role) {
      state.role = said;
      state.saidBy = function;
      return success();
    }
    if (*state.role == *said)
      return success();
    InFlightDiagnostic diagnostic =
        function.emitError("state ")
        << name << " is said to be " << describe(*state.role)
        << " elsewhere, but " << describe(*said) << " here";
    diagnostic.attachNote(state.saidBy.getLoc()) << "said here first";
    return diagnostic;
  }

  /// The same of what it is a part of.
  LogicalResult giveWhole(func::FuncOp function, StringAttr name,
                          DictionaryAttr attributes) {
    DenseI64ArrayAttr said = readWholeShape(attributes);
    if (!said)
      return success();
    DenseI64ArrayAttr &whole = states.find(name)->second.whole;
    if (whole && whole != said)
      return function.emitError("state ")
             << name << " is said to be part of [" << whole.asArrayRef()
             << "] elsewhere, but of [" << said.asArrayRef() << "] here";
    whole = said;
    const int64_t ranks =
        getRankGrid(function->getParentOfType<ModuleOp>()).ranks();
    const int64_t part = getPartSize(said.asArrayRef(), ranks);
    if (RankedTensorType type = states.find(name)->second.type;
        ranks == 1 || type.getShape() != ArrayRef(part))
      return function.emitError("state ")
             << name << " is said to be part of [" << said.asArrayRef()
             << "], of which one of " << ranks << " ranks has a vector of "
             << part << ", but it is " << type;
    return success();
  }

  LogicalResult checkMoments() {
    for (auto &[name, state] : states) {
      if (!state.role || state.role->role != StateRole::Moment)
        continue;
      auto *found = states.find(state.role->parameter);
      if (found == states.end() || !found->second.role ||
          found->second.role->role != StateRole::Parameter)
        return state.saidBy.emitError("state ")
               << name << " is said to be a moment of " << state.role->parameter
               << ", which is no parameter of the program: give that "
                  "trc.role = \"parameter\", or name another";
    }
    return success();
  }

  /// Binds unless another port of the side has the state already.
  bool bind(Side &side, unsigned port, StringAttr name) {
    if (side.state[port] || llvm::is_contained(side.state, name))
      return false;
    side.state[port] = name;
    return true;
  }

  LogicalResult bindExplicit() {
    for (auto [index, function] : llvm::enumerate(functions)) {
      auto bindOne = [&](Side &side, unsigned port, StringAttr name,
                         DictionaryAttr attributes) -> LogicalResult {
        if (!name)
          return success();
        if (failed(define(function, name, side.types[port])) ||
            failed(giveRole(function, name, attributes)) ||
            failed(giveWhole(function, name, attributes)))
          return failure();
        if (!bind(side, port, name))
          return function.emitError("state ")
                 << name << " is bound twice on one side of the function";
        return success();
      };
      for (unsigned i = 0; i < inputs[index].types.size(); ++i)
        for (StringRef attribute : {"trc.state", "trc.parameter"})
          if (failed(
                  bindOne(inputs[index], i,
                          function.getArgAttrOfType<StringAttr>(i, attribute),
                          function.getArgAttrDict(i))))
            return failure();
      for (unsigned i = 0; i < outputs[index].types.size(); ++i)
        if (failed(bindOne(
                outputs[index], i,
                function.getResultAttrOfType<StringAttr>(i, "trc.state"),
                function.getResultAttrDict(i))))
          return failure();
    }
    return success();
  }

  LogicalResult bindPairs() {
    for (auto [index, function] : llvm::enumerate(functions)) {
      Side &in = inputs[index], &out = outputs[index];
      for (unsigned i = 0; i < in.types.size(); ++i) {
        int64_t result = in.alias[i];
        if (result < 0 || in.state[i] || out.state[result])
          continue;
        std::string name = in.names[i].path;
        if (name.empty())
          name = out.names[result].path;
        if (name.empty())
          name = ("state" + Twine(i)).str();
        auto attr = StringAttr::get(function.getContext(), name);
        if (failed(define(function, attr, in.types[i])))
          return failure();
        if (!llvm::is_contained(in.state, attr) &&
            !llvm::is_contained(out.state, attr)) {
          bind(in, i, attr);
          bind(out, result, attr);
        }
      }
    }
    return success();
  }

  void bindByName() {
    auto bindSide = [&](Side &side) {
      for (unsigned i = 0; i < side.types.size(); ++i)
        for (const std::string &name :
             {side.names[i].path, side.names[i].inner}) {
          if (name.empty() || side.state[i])
            continue;
          auto attr = StringAttr::get(functions.front().getContext(), name);
          auto *it = states.find(attr);
          if (it != states.end() && it->second.type == side.types[i])
            bind(side, i, attr);
        }
    };
    for (unsigned index = 0; index < functions.size(); ++index) {
      Side &in = inputs[index], &out = outputs[index];
      bindSide(in);
      bindSide(out);
      // The same state on both sides is one buffer; a pair of which only one
      // side is state is none.
      for (unsigned i = 0; i < in.types.size(); ++i) {
        if (in.alias[i] >= 0 && in.state[i] != out.state[in.alias[i]]) {
          out.alias[in.alias[i]] = -1;
          in.alias[i] = -1;
        }
        if (!in.state[i])
          continue;
        auto *same = llvm::find(out.state, in.state[i]);
        if (same != out.state.end()) {
          in.alias[i] = same - out.state.begin();
          out.alias[in.alias[i]] = i;
        }
      }
    }
  }

  SmallVector<plan::PortAttr> name(Side &side, StringRef stem) {
    llvm::StringMap<unsigned> uses;
    for (const PortName &name : side.names)
      ++uses[name.path];
    ::llvm::StringSet<> taken;
    for (StringAttr state : side.state)
      if (state)
        taken.insert(state);
    SmallVector<plan::PortAttr> ports;
    for (unsigned i = 0; i < side.types.size(); ++i) {
      MLIRContext *context = side.types[i].getContext();
      StringAttr chosen = side.state[i];
      if (!chosen) {
        std::string text = side.names[i].path;
        if (uses[text] > 1 && !side.names[i].full.empty())
          text = side.names[i].full;
        if (text.empty())
          text = (stem + Twine(i)).str();
        std::string unique = text;
        for (unsigned n = 1; !taken.insert(unique).second; ++n)
          unique = (text + "_" + Twine(n)).str();
        chosen = StringAttr::get(context, unique);
      }
      FlatSymbolRefAttr symbol;
      if (side.state[i])
        symbol =
            FlatSymbolRefAttr::get(plan::StateOp::getSymbolFor(side.state[i]));
      ports.push_back(plan::PortAttr::get(context, chosen, side.types[i],
                                          symbol, side.alias[i],
                                          side.split[i]));
    }
    return ports;
  }
};

} // namespace

FailureOr<ProgramPorts>
trc::planPorts(MutableArrayRef<func::FuncOp> functions) {
  return PortPlanner(functions).run();
}
