//===- BufferizeToPlan.cpp - functions on tensors to entries --------------===//
//
// Walks each function once, in order, and writes the commands of its entry.
// Where values lie was decided block by block before (BufferAssignment.h);
// kernels and constants come from KernelTable.h, names from EntryPorts.h.
//
//===----------------------------------------------------------------------===//

#include "BufferAssignment.h"
#include "EntryPorts.h"
#include "KernelTable.h"
#include "LibraryCalls.h"
#include "trc/Fusion/Views.h"
#include "trc/Plan/InPlace.h"
#include "trc/Plan/Passes.h"
#include "trc/Rewrite/Constants.h"

#include "schema/Limits.h"
#include "trc/Dialect/StableHLO/CheckDialect.h"
#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/OnlyOperation.h"
#include "trc/Dialect/Trc/TripCount.h"

using namespace mlir;
using namespace trc;

namespace trc {
#define GEN_PASS_DEF_BUFFERIZETOPLAN
#include "trc/Plan/Passes.h.inc"
} // namespace trc

namespace {

/// Constants of one value and more bytes than this are filled in at run time
/// instead of being carried in the artifact.
constexpr int64_t largestSplat = 4096;

/// What a call reads or writes.
struct Argument {
  Place *place;
  RankedTensorType type;
  plan::Access access;
  int64_t offset = 0; ///< bytes into the place
};

class EntryBuilder {
public:
  EntryBuilder(EntryPorts &ports, KernelTable &kernels, OpBuilder builder)
      : ports(ports), kernels(kernels), builder(builder) {}

  LogicalResult run() {
    func::FuncOp function = ports.function;
    SmallVector<Attribute> inputs(ports.inputs.begin(), ports.inputs.end());
    SmallVector<Attribute> outputs(ports.outputs.begin(), ports.outputs.end());
    auto entry = plan::EntryOp::create(
        builder, function.getLoc(), function.getSymNameAttr(),
        builder.getArrayAttr(inputs), builder.getArrayAttr(outputs), nullptr,
        nullptr, nullptr, nullptr);
    entryBlock = builder.createBlock(&entry.getBody());

    SmallVector<Place *> arguments;
    for (auto [i, port] : llvm::enumerate(ports.inputs)) {
      arguments.push_back(makePortPlace(port, plan::BufferKind::Input, i));
      places.of[function.getArgument(i)] = arguments.back();
    }
    SmallVector<Place *> targets;
    for (auto [i, port] : llvm::enumerate(ports.outputs))
      targets.push_back(port.getAlias() >= 0
                            ? arguments[port.getAlias()]
                            : makePortPlace(port, plan::BufferKind::Output, i));
    return emitBlock(function.getBody().front(), targets);
  }

  int64_t numMerged() const { return places.merged; }
  int64_t numCopies = 0;

private:
  EntryPorts &ports;
  KernelTable &kernels;
  OpBuilder builder; ///< where commands go
  Block *entryBlock = nullptr;
  Operation *lastBuffer = nullptr;
  InPlaceRules rules;
  Places places;
  unsigned depth = 0; ///< loops and branches around the insertion point
  llvm::DenseMap<Attribute, Place *> constantPlaces;

  Place *makePortPlace(plan::PortAttr port, plan::BufferKind kind,
                       int64_t index) {
    int64_t size = plan::getTensorSize(port.getType());
    if (port.getState())
      return places.make(
          {plan::BufferKind::State, size, -1, port.getState(), {}, {}});
    return places.make({kind, size, index, {}, {}, {}});
  }

  Place *getConstantPlace(ElementsAttr value, Location loc) {
    Place *&place = constantPlaces[value];
    if (!place) {
      plan::ConstantOp constant = kernels.getConstant(value, loc);
      place = places.make(
          {plan::BufferKind::Constant,
           plan::getTensorSize(cast<RankedTensorType>(value.getType())),
           -1,
           FlatSymbolRefAttr::get(constant.getSymNameAttr()),
           {},
           {}});
    }
    return place;
  }

  /// Null for what is computed, large splats included.
  Place *placeOfConstant(Operation *op) {
    auto constant = dyn_cast<stablehlo::ConstantOp>(op);
    if (!constant || isFilled(constant))
      return nullptr;
    return getConstantPlace(constant.getValue(), op->getLoc());
  }

  static bool isFilled(stablehlo::ConstantOp constant) {
    return constant.getValue().isSplat() &&
           getValueSize(constant->getResult(0)) > largestSplat;
  }

  /// Of a result of a fusion first that of the operation which computes it: the
  /// first of the others may do something else, and what only lays a value out
  /// may belong to whoever wants it so.
  static Location locationOf(Value value) {
    auto fusion = value.getDefiningOp<FusionOp>();
    if (!fusion)
      return value.getLoc();
    const unsigned number = cast<OpResult>(value).getResultNumber();
    Value inside = fusion.getYield().getResults()[number];
    while (Operation *op = inside.getDefiningOp()) {
      if (!isa<stablehlo::ReshapeOp, stablehlo::TransposeOp,
               stablehlo::ConvertOp, stablehlo::BroadcastInDimOp>(op))
        break;
      inside = op->getOperand(0);
    }
    if (isa<BlockArgument>(inside))
      inside = fusion.getYield().getResults()[number];
    return FusedLoc::get(value.getContext(),
                         {inside.getLoc(), fusion.getLoc()});
  }

  /// The buffer of a place, made when it is first used.
  Value getBuffer(Place *place) {
    if (place->buffer)
      return place->buffer;
    OpBuilder::InsertionGuard guard(builder);
    if (lastBuffer)
      builder.setInsertionPointAfter(lastBuffer);
    else
      builder.setInsertionPointToStart(entryBlock);
    Location loc =
        place->madeFor ? locationOf(place->madeFor) : ports.function.getLoc();
    StringAttr origin;
    TypeAttr type;
    if (place->madeFor) {
      type = TypeAttr::get(place->madeFor.getType());
      if (Operation *op = place->madeFor.getDefiningOp())
        origin = op->getName().getIdentifier();
    }
    auto optional = [&](int64_t index) {
      return index >= 0 ? builder.getI64IntegerAttr(index) : IntegerAttr();
    };
    auto buffer = plan::BufferOp::create(
        builder, loc, plan::BufferType::get(builder.getContext()), place->kind,
        place->size, optional(place->index), place->symbol, nullptr, nullptr,
        nullptr, origin, type);
    lastBuffer = buffer;
    return place->buffer = buffer.getBuffer();
  }

  Argument argumentFor(Value value, plan::Access access) {
    return {places.of.lookup(value), cast<RankedTensorType>(value.getType()),
            access, places.offsets.lookup(value)};
  }

  plan::CallOp emitCall(Location loc, Attribute kernel,
                        ArrayRef<Argument> arguments, StringRef source,
                        ArrayRef<NamedAttribute> options = {},
                        ArrayRef<Attribute> callees = {}, int64_t flops = 0,
                        ArrayRef<Attribute> names = {}) {
    SmallVector<Value> buffers;
    SmallVector<Attribute> types;
    SmallVector<int32_t> access;
    int64_t bytes = 0;
    for (const Argument &argument : arguments) {
      buffers.push_back(getBuffer(argument.place));
      types.push_back(TypeAttr::get(argument.type));
      access.push_back(static_cast<int32_t>(argument.access));
      bytes += plan::getTensorSize(argument.type);
    }
    SmallVector<int64_t> offsets;
    for (const Argument &argument : arguments)
      offsets.push_back(argument.offset);
    return plan::CallOp::create(
        builder, loc, kernel, buffers, builder.getArrayAttr(types),
        builder.getDenseI32ArrayAttr(access),
        builder.getDenseI64ArrayAttr(offsets),
        callees.empty() ? ArrayAttr() : builder.getArrayAttr(callees),
        options.empty() ? DictionaryAttr() : builder.getDictionaryAttr(options),
        names.empty() ? ArrayAttr() : builder.getArrayAttr(names),
        source.empty() ? StringAttr() : builder.getStringAttr(source),
        flops ? builder.getI64IntegerAttr(flops) : IntegerAttr(),
        builder.getI64IntegerAttr(bytes));
  }

  void emitCopy(const PlaceCopy &copy) {
    ++numCopies;
    auto type = cast<RankedTensorType>(copy.value.getType());
    emitCall(copy.value.getLoc(), builder.getStringAttr("trc.copy"),
             {{copy.from, type, plan::Access::Read, copy.fromOffset},
              {copy.to, type, plan::Access::Write}},
             "trc.copy", {}, {}, 0, nameBoth());
  }

  /// Of what is copied or filled.
  SmallVector<Attribute> nameBoth() {
    return {builder.getStringAttr("operand"), builder.getStringAttr("result")};
  }

  LogicalResult emitBlock(Block &block, ArrayRef<Place *> targets) {
    SmallVector<PlaceCopy> copies = assignBuffers(
        block, targets, [&](Operation *op) { return placeOfConstant(op); },
        rules, places);
    for (Operation &op : block.without_terminator())
      if (failed(emitOperation(&op)))
        return failure();
    for (const PlaceCopy &copy : copies)
      emitCopy(copy);
    return success();
  }

  LogicalResult emitOperation(Operation *op) {
    StringRef name = op->getName().getStringRef();
    if (auto constant = dyn_cast<stablehlo::ConstantOp>(op)) {
      if (isFilled(constant))
        emitFill(constant);
      return success();
    }
    if (!isa<stablehlo::WhileOp>(op) && op->getNumResults() > 0 &&
        llvm::all_of(op->getResults(), [](OpResult result) {
          return getViewedValue(result) != nullptr;
        }))
      return success(); // the same bytes
    if (isa<stablehlo::AfterAllOp, EmptyOp>(op))
      return success();
    if (isa<stablehlo::WhileOp, stablehlo::IfOp, stablehlo::CaseOp>(op))
      return emitControlFlow(op);
    if (auto fusion = dyn_cast<FusionOp>(op)) {
      plan::KernelOp kernel = kernels.getKernel(fusion);
      auto only = op->getAttrOfType<StringAttr>(onlyOperationName);
      emitCall(op->getLoc(), FlatSymbolRefAttr::get(kernel.getSymNameAttr()),
               getArguments(op), only ? only.getValue() : name, {}, {},
               countFlops(fusion));
      return success();
    }
    if (!isa<TrcDialect, stablehlo::StableHLODialect, chlo::ChloDialect,
             check::CheckDialect>(op->getDialect()))
      return op->emitError("no library kernel can do ")
             << name << "; the phases before were to remove it";
    const LibraryCallAttr selected = LibraryCallAttr::of(op);
    if (!selected)
      return op->emitError("no library kernel was selected for ")
             << name << "; run the phase select first";
    SmallVector<Attribute> callees;
    for (Region &region : op->getRegions())
      callees.push_back(FlatSymbolRefAttr::get(
          kernels.getScalarKernel(region).getSymNameAttr()));
    LibraryOptions call = describeOptions(op);
    SmallVector<Argument> arguments = getArguments(op);
    SmallVector<Attribute> names(selected.getTensors().getValue());
    if (call.constant) {
      names.push_back(builder.getStringAttr("rhs"));
      Place *place = getConstantPlace(call.constant, op->getLoc());
      arguments.push_back({place,
                           cast<RankedTensorType>(call.constant.getType()),
                           plan::Access::Read});
    }
    if (selected.getWorkspace() > 0) {
      names.push_back(builder.getStringAttr("workspace"));
      arguments.push_back(makeWorkspace(selected.getWorkspace()));
    }
    if (names.size() != arguments.size())
      return op->emitError("the call has ")
             << names.size() << " names for " << arguments.size()
             << " tensors; run the phase select again";
    emitCall(op->getLoc(), selected.getKernel(), arguments, name, call.options,
             callees, selected.getFlops(), names);
    return success();
  }

  /// Scratch memory that the kernels of one call share.
  Argument makeWorkspace(int64_t bytes) {
    auto type = RankedTensorType::get({bytes}, builder.getI8Type());
    Place *place =
        places.make({plan::BufferKind::Arena, bytes, -1, {}, {}, {}});
    return {place, type, plan::Access::ReadWrite};
  }

  SmallVector<Argument> getArguments(Operation *op) {
    SmallVector<Argument> arguments;
    for (Value operand : op->getOperands())
      if (isTensor(operand))
        arguments.push_back(argumentFor(operand, plan::Access::Read));
    for (Value result : op->getResults())
      if (isTensor(result))
        arguments.push_back(argumentFor(result, plan::Access::Write));
    return arguments;
  }

  void emitFill(stablehlo::ConstantOp constant) {
    auto value = cast<DenseElementsAttr>(constant.getValue());
    auto type = cast<RankedTensorType>(value.getType());
    auto scalar = RankedTensorType::get({}, type.getElementType());
    Place *place = getConstantPlace(
        cast<ElementsAttr>(value.resizeSplat(scalar)), constant->getLoc());
    emitCall(constant->getLoc(), builder.getStringAttr("trc.fill"),
             {{place, scalar, plan::Access::Read},
              argumentFor(constant->getResult(0), plan::Access::Write)},
             constant->getName().getStringRef(), {}, {}, 0, nameBoth());
  }

  LogicalResult emitControlFlow(Operation *op) {
    if (depth == mostNestedBlocks)
      return op->emitError("nested deeper than ")
             << mostNestedBlocks
             << " loops and branches, which no runtime of trc loads; take the "
                "inner ones apart, or select between their results";
    ++depth;
    const LogicalResult emitted =
        isa<stablehlo::WhileOp>(op) ? emitWhile(op) : emitCase(op);
    --depth;
    return emitted;
  }

  LogicalResult emitWhile(Operation *op) {
    Block &condition = op->getRegion(0).front();
    Block &body = op->getRegion(1).front();
    SmallVector<Place *> targets;
    for (auto [i, operand, result] :
         llvm::enumerate(op->getOperands(), op->getResults())) {
      if (!isTensor(result)) {
        targets.push_back(nullptr);
        continue;
      }
      Place *from = places.of.lookup(operand);
      Place *place = places.of.lookup(result);
      targets.push_back(isInvariant(op, i) ? nullptr : place);
      for (Block *block : {&condition, &body}) {
        places.of[block->getArgument(i)] = place;
        if (int64_t offset = places.offsets.lookup(result))
          places.offsets[block->getArgument(i)] = offset;
      }
      // Wherever the loop has it: what is empty is not copied there.
      if (operand.getDefiningOp<EmptyOp>())
        getBuffer(place).getDefiningOp<plan::BufferOp>().setBeginsEmpty(true);
      else if (from != place)
        emitCopy({from, place, operand, places.offsets.lookup(operand)});
    }
    Value decision = condition.getTerminator()->getOperand(0);
    Place *predicate = places.make({plan::BufferKind::Arena,
                                    getValueSize(decision),
                                    -1,
                                    {},
                                    decision,
                                    {}});
    auto loop =
        plan::WhileOp::create(builder, op->getLoc(), getBuffer(predicate),
                              op->getAttrOfType<IntegerAttr>(tripCountName));
    OpBuilder::InsertionGuard guard(builder);
    builder.createBlock(&loop.getCondition());
    if (failed(emitBlock(condition, {predicate})))
      return failure();
    builder.createBlock(&loop.getBody());
    return emitBlock(body, targets);
  }

  LogicalResult emitCase(Operation *op) {
    SmallVector<Place *> targets;
    for (Value result : op->getResults())
      targets.push_back(isTensor(result) ? places.of.lookup(result) : nullptr);
    SmallVector<Region *> branches;
    for (Region &region : op->getRegions())
      branches.push_back(&region);
    Value decision = op->getOperand(0);
    Place *selector = places.of.lookup(decision);
    if (isa<stablehlo::IfOp>(op)) {
      // False is 0, so it comes first.
      std::swap(branches[0], branches[1]);
      plan::KernelOp kernel = kernels.getSelectorKernel(op->getLoc());
      auto type = RankedTensorType::get({}, builder.getI32Type());
      selector = places.make(
          {plan::BufferKind::Arena, plan::getTensorSize(type), -1, {}, {}, {}});
      emitCall(op->getLoc(), FlatSymbolRefAttr::get(kernel.getSymNameAttr()),
               {argumentFor(decision, plan::Access::Read),
                {selector, type, plan::Access::Write}},
               op->getName().getStringRef());
    }
    auto select = plan::CaseOp::create(builder, op->getLoc(),
                                       getBuffer(selector), branches.size());
    OpBuilder::InsertionGuard guard(builder);
    for (auto [from, to] : llvm::zip_equal(branches, select.getBranches())) {
      builder.createBlock(&to);
      if (failed(emitBlock(from->front(), targets)))
        return failure();
    }
    return success();
  }
};

class BufferizeToPlanPass
    : public trc::impl::BufferizeToPlanBase<BufferizeToPlanPass> {
public:
  using BufferizeToPlanBase::BufferizeToPlanBase;

private:
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SmallVector<func::FuncOp> functions;
    for (auto function : module.getOps<func::FuncOp>()) {
      if (function.isPublic() && !function.isExternal())
        functions.push_back(function);
      WalkResult result = function.walk([](func::CallOp call) {
        call.emitError("a call is left; inline it first");
        return WalkResult::interrupt();
      });
      if (result.wasInterrupted())
        return signalPassFailure();
    }
    if (functions.empty())
      return;
    FailureOr<ProgramPorts> ports = planPorts(functions);
    if (failed(ports))
      return signalPassFailure();

    OpBuilder builder(functions.front());
    for (const StateTensor &state : ports->state) {
      FlatSymbolRefAttr parameter;
      if (StringAttr name = state.role.parameter)
        parameter = FlatSymbolRefAttr::get(plan::StateOp::getSymbolFor(name));
      plan::StateOp::create(builder, module.getLoc(),
                            plan::StateOp::getSymbolFor(state.name), state.type,
                            state.role.role, parameter, state.whole);
    }
    KernelTable table(module, functions.front());
    for (EntryPorts &entry : ports->entries) {
      EntryBuilder entryBuilder(entry, table,
                                OpBuilder::atBlockEnd(module.getBody()));
      if (failed(entryBuilder.run()))
        return signalPassFailure();
      inPlace += entryBuilder.numMerged();
      copies += entryBuilder.numCopies;
    }
    kernels += table.numKernels;
    shared += table.numShared;
    for (auto function :
         llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      function.erase();
  }
};

} // namespace
