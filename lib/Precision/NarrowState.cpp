//===- NarrowState.cpp - parameters and moments kept in bf16 --------------===//
//
// A tensor of the state is a port of each entry that reads or makes it. Inside
// of a function nothing changes: what comes in is widened, what goes out is
// rounded.
//
// Where a function replaces what it was given, rounding is by chance
// (Chance.h), or updates smaller than half a unit of bf16 would be lost.
//
// What ranks join of parts is rounded in parts, by the same bits, so that half
// the bytes travel.
//
//===----------------------------------------------------------------------===//

#include "Chance.h"
#include "Narrower.h"
#include "Notes.h"
#include "StatePorts.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/StatePart.h"
#include "trc/Precision/Passes.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Sequence.h"

namespace trc {
#define GEN_PASS_DEF_NARROWSTATE
#include "trc/Precision/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

/// `value`, rounded up or down to bf16 by the upper half of `words`.
static Value round(TensorArithmetic &math, Value value, Value words) {
  Value bits = bitsOf(math, value);
  Value sum = math.add(bits, shiftRight(math, words, 16));
  Value kept = mask(math, sum, 0xffff0000);
  // Infinities and NaNs have no units to round to.
  Value isFinite = math.isFinite(value);
  return math.convert(math.select(isFinite, floatOf(math, kept), value),
                      math.builder.getBF16Type());
}

/// Where a tensor is nothing but the parts of all ranks in their order, as a
/// sharded optimizer joins them: the operations from what joins them to it,
/// last first. Else empty.
static SmallVector<Operation *> readJoined(Value value) {
  SmallVector<Operation *> chain;
  for (;;) {
    Operation *op = value.getDefiningOp();
    if (!op || !value.hasOneUse())
      return {};
    chain.push_back(op);
    if (auto gather = dyn_cast<stablehlo::AllGatherOp>(op)) {
      auto groups = dyn_cast<DenseIntElementsAttr>(gather.getReplicaGroups());
      const bool isOfAll =
          groups && op->getNumOperands() == 1 &&
          gather.getAllGatherDim() == 0 &&
          groups.getType().getShape().front() == 1 &&
          llvm::equal(groups.getValues<int64_t>(),
                      llvm::seq<int64_t>(groups.getNumElements()));
      return isOfAll ? chain : SmallVector<Operation *>();
    }
    // Neither changes which number an element has.
    auto slice = dyn_cast<stablehlo::SliceOp>(op);
    const bool cutsTheEnd = slice && getTensorType(value).getRank() == 1 &&
                            slice.getStartIndices().front() == 0 &&
                            slice.getStrides().front() == 1;
    if (!cutsTheEnd && !isa<stablehlo::ReshapeOp>(op))
      return {};
    value = op->getOperand(0);
  }
}

/// The same operations on parts of another type.
static Value joinAs(OpBuilder &builder, ArrayRef<Operation *> chain,
                    Value part) {
  for (Operation *op : llvm::reverse(chain))
    part = moveLike(builder, op, part);
  for (Operation *op : chain)
    op->erase();
  return part;
}

namespace {

class NarrowStatePass : public trc::impl::NarrowStateBase<NarrowStatePass> {
public:
  using NarrowStateBase::NarrowStateBase;

  void runOnOperation() override {
    if (!parameters && !moments)
      return;
    // One port that says its role is enough for all of a name.
    forEachPort(getOperation(),
                [&](DictionaryAttr port, Type type) { note(port, type); });
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isExternal() && failed(narrow(function)))
        return signalPassFailure();
    numTensors += numbers.size();
    for (StateRole role : {StateRole::Parameter, StateRole::Moment})
      if (isWanted(role) && !llvm::is_contained(rolesFound, role))
        notes.addNoState(role, "no state says that it has this role");
    notes.appendTo(getOperation());
  }

private:
  /// Of each tensor that is narrowed, by name, its number.
  llvm::MapVector<StringAttr, uint32_t> numbers;
  llvm::SmallDenseSet<StringAttr> kept;
  SmallVector<StateRole> rolesFound;
  Notes notes;

  bool isWanted(StateRole role) const {
    return (role == StateRole::Parameter && parameters) ||
           (role == StateRole::Moment && moments);
  }

  void note(DictionaryAttr port, Type type) {
    StringAttr name = stateOf(port);
    std::optional<RoleOfState> role = readRole(port);
    if (!name || !role || !isWanted(role->role))
      return;
    rolesFound.push_back(role->role);
    if (!isF32(type)) {
      if (kept.insert(name).second)
        notes.addState(role->role, name, "kept", type, "it is no f32");
      return;
    }
    if (numbers.insert({name, static_cast<uint32_t>(numbers.size())}).second)
      notes.addState(role->role, name, "after", type,
                     "bf16, rounded by chance where it is replaced");
  }

  bool isNarrowed(DictionaryAttr port, Type type) const {
    StringAttr name = stateOf(port);
    return name && isF32(type) && numbers.contains(name);
  }

  LogicalResult narrow(func::FuncOp function) {
    Block &block = function.getBody().front();
    Operation *end = block.getTerminator();
    Type narrowElement = BFloat16Type::get(&getContext());
    llvm::DenseMap<StringAttr, Value> given;
    SmallVector<Type> inputs(function.getArgumentTypes());
    SmallVector<Type> results(function.getResultTypes());

    // The results first: what they were made of is still f32.
    OpBuilder builder(end);
    Value counter = findCounter(function);
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (isNarrowed(function.getArgAttrDict(i), inputs[i]))
        given[stateOf(function.getArgAttrDict(i))] = block.getArgument(i);
    for (unsigned i = 0; i < results.size(); ++i) {
      DictionaryAttr port = function.getResultAttrDict(i);
      if (!isNarrowed(port, results[i]))
        continue;
      results[i] = cast<RankedTensorType>(results[i]).clone(narrowElement);
      StringAttr name = stateOf(port);
      Value value = end->getOperand(i);
      if (value == given.lookup(name))
        continue; // handed through, narrow as it came
      Location loc = value.getLoc();
      if (!given.contains(name)) {
        end->setOperand(
            i, TensorArithmetic(builder, loc).convert(value, narrowElement));
        continue;
      }
      if (!counter)
        return emitNoCounter(function, name, "bf16");
      TensorArithmetic math(builder, loc);
      SmallVector<Operation *> chain = readJoined(value);
      const bool isPart = !chain.empty() || readWholeShape(port);
      if (!chain.empty())
        value = chain.back()->getOperand(0);
      Value words = Chance(counter).words(math, getTensorType(value).getShape(),
                                          numbers[name], isPart);
      value = round(math, value, words);
      if (!chain.empty()) {
        end->setOperand(i, value); // until what it replaces has gone
        value = joinAs(builder, chain, value);
      }
      end->setOperand(i, value);
    }

    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (isNarrowed(function.getArgAttrDict(i), inputs[i])) {
        BlockArgument argument = block.getArgument(i);
        auto wide = cast<RankedTensorType>(argument.getType());
        inputs[i] = wide.clone(narrowElement);
        argument.setType(cast<RankedTensorType>(inputs[i]));
        // What was first may have been erased for the argument before.
        builder.setInsertionPointToStart(&block);
        widenReaders(builder, argument, wide, results);
      }
    function.setFunctionType(FunctionType::get(&getContext(), inputs, results));
    return success();
  }

  /// Readers get the argument widened; those that would round it get itself.
  static void widenReaders(OpBuilder &builder, BlockArgument argument,
                           RankedTensorType type, ArrayRef<Type> results) {
    auto wide = stablehlo::ConvertOp::create(builder, argument.getLoc(), type,
                                             static_cast<Value>(argument));
    argument.replaceUsesWithIf(wide, [&](OpOperand &use) {
      const bool isHandedThrough =
          isa<func::ReturnOp>(use.getOwner()) &&
          results[use.getOperandNumber()] == argument.getType();
      return use.getOwner() != wide && !isHandedThrough;
    });
    for (Operation *user :
         llvm::make_early_inc_range(wide.getResult().getUsers()))
      if (auto convert = dyn_cast<stablehlo::ConvertOp>(user);
          convert && convert.getType() == argument.getType()) {
        convert.getResult().replaceAllUsesWith(argument);
        convert.erase();
      }
    if (wide->use_empty())
      wide.erase();
  }
};

} // namespace
