//===- PlanDialect.cpp - buffers, kernels and commands --------------------===//
//
// Assembly and verifiers of the `plan` dialect: what holds for each operation
// alone, and between a call and its kernel. What holds for a whole entry
// (lifetimes, offsets) is checked by `verify-plan`.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Plan/PlanDialect.h"

#include "trc/Dialect/Trc/StatePart.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace trc::plan;

#include "trc/Dialect/Plan/PlanDialect.cpp.inc"
#include "trc/Dialect/Plan/PlanEnums.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "trc/Dialect/Plan/PlanTypes.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "trc/Dialect/Plan/PlanAttributes.cpp.inc"

void PlanDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "trc/Dialect/Plan/PlanTypes.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "trc/Dialect/Plan/PlanAttributes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "trc/Dialect/Plan/PlanOps.cpp.inc"
      >();
}

int64_t trc::plan::getElementSize(Type element) {
  return (element.getIntOrFloatBitWidth() + 7) / 8;
}

int64_t trc::plan::getTensorSize(RankedTensorType type) {
  return type.getNumElements() * getElementSize(type.getElementType());
}

//===----------------------------------------------------------------------===//
// LaunchAttr
//===----------------------------------------------------------------------===//

LogicalResult LaunchAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 int64_t x, int64_t y, int64_t z, int64_t block,
                                 int64_t shared) {
  // The limits of every GPU of compute capability 8.0 and later.
  constexpr int64_t mostX = 0x7fffffff, mostYZ = 65535, mostThreads = 1024;
  constexpr int64_t mostShared = 227 * 1024;
  if (x < 1 || x > mostX || y < 1 || y > mostYZ || z < 1 || z > mostYZ)
    return emitError() << "launch_c1: expected a grid within [" << mostX << ", "
                       << mostYZ << ", " << mostYZ << "], got [" << x << ", "
                       << y << ", " << z << "]";
  if (block < 1 || block > mostThreads)
    return emitError() << "launch_c2: expected 1 to " << mostThreads
                       << " threads of a block, got " << block;
  if (shared < 0 || shared > mostShared)
    return emitError() << "launch_c3: expected at most " << mostShared
                       << " bytes of shared memory, got " << shared;
  return success();
}

//===----------------------------------------------------------------------===//
// KernelOp
//===----------------------------------------------------------------------===//

trc::FusionOp KernelOp::getFusion() {
  if (!hasBody())
    return nullptr;
  for (Operation &op : getBody().front())
    if (auto fusion = dyn_cast<FusionOp>(op))
      return fusion;
  return nullptr;
}

SmallVector<Type> KernelOp::getOperandTypesInOrder() {
  Block &block = getBody().front();
  SmallVector<Type> types(block.getArgumentTypes());
  llvm::append_range(types, block.getTerminator()->getOperandTypes());
  return types;
}

LogicalResult KernelOp::verify() {
  if (getLaunch().has_value() != getSymbol().has_value())
    return emitOpError("kernel_c4: expected both a symbol and a launch, or "
                       "neither");
  if (!hasBody()) {
    if (!getLaunch() && !getMembers())
      return emitOpError(
          "kernel_c5: expected a launch, since there is no body");
    return success();
  }
  Block &block = getBody().front();
  if (block.empty() || !isa<ReturnOp>(block.back()))
    return emitOpError("kernel_c1: expected a plan.return at the end");
  if (block.getOperations().size() != 2 || !getFusion())
    return emitOpError("kernel_c2: expected one trc.fusion and a plan.return, "
                       "got ")
           << block.getOperations().size() << " operations";
  if (getFusion().getInputs() != block.getArguments() ||
      block.back().getOperands() != getFusion().getResults())
    return emitOpError("kernel_c3: expected the fusion to take the kernel's "
                       "arguments and to make its results, in order");
  return success();
}

//===----------------------------------------------------------------------===//
// EntryOp, BufferOp
//===----------------------------------------------------------------------===//

LogicalResult EntryOp::verify() {
  for (auto [ports, others, word] :
       {std::tuple(getInputs(), getOutputs(), "input"),
        std::tuple(getOutputs(), getInputs(), "output")}) {
    llvm::StringMap<unsigned> names;
    for (auto [number, attr] : llvm::enumerate(ports)) {
      auto port = cast<PortAttr>(attr);
      auto [it, inserted] = names.try_emplace(port.getName(), number);
      if (!inserted)
        return emitOpError("entry_c1: ")
               << word << "s " << it->second << " and " << number
               << " have the same name " << port.getName();
      int64_t alias = port.getAlias();
      if (alias < -1 || alias >= static_cast<int64_t>(others.size()))
        return emitOpError("entry_c2: ")
               << word << " " << number << " is aliased to " << alias
               << ", which does not exist";
      if (alias >= 0 && cast<PortAttr>(others[alias]).getAlias() !=
                            static_cast<int64_t>(number))
        return emitOpError("entry_c3: ")
               << word << " " << number << " is aliased to " << alias
               << ", but not the other way round";
    }
  }
  return success();
}

LogicalResult BufferOp::verify() {
  bool wantsSymbol =
      getKind() == BufferKind::Constant || getKind() == BufferKind::State;
  bool wantsIndex =
      getKind() == BufferKind::Input || getKind() == BufferKind::Output;
  if (static_cast<int64_t>(getSize()) < 0)
    return emitOpError("buffer_c1: expected a size of at least 0, got ")
           << static_cast<int64_t>(getSize());
  if (wantsSymbol != getSymbol().has_value())
    return emitOpError("buffer_c2: expected ")
           << (wantsSymbol ? "a" : "no") << " symbol for kind "
           << stringifyBufferKind(getKind());
  if (wantsIndex != getIndex().has_value())
    return emitOpError("buffer_c3: expected ")
           << (wantsIndex ? "an" : "no") << " index for kind "
           << stringifyBufferKind(getKind());
  if (wantsIndex) {
    auto entry = cast<EntryOp>((*this)->getParentOp());
    ArrayAttr ports =
        getKind() == BufferKind::Input ? entry.getInputs() : entry.getOutputs();
    if (*getIndex() >= ports.size())
      return emitOpError("buffer_c4: expected an index below ")
             << ports.size() << ", got " << *getIndex();
    int64_t bytes = getTensorSize(cast<PortAttr>(ports[*getIndex()]).getType());
    if (static_cast<int64_t>(getSize()) != bytes)
      return emitOpError("buffer_c5: expected the port's size ")
             << bytes << ", got " << getSize();
  }
  return success();
}

LogicalResult BufferOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (!getSymbol())
    return success();
  Operation *target = symbols.lookupNearestSymbolFrom(*this, getSymbolAttr());
  RankedTensorType type;
  if (auto state = dyn_cast_or_null<StateOp>(target))
    type = cast<RankedTensorType>(state.getType());
  else if (auto constant = dyn_cast_or_null<ConstantOp>(target))
    type = dyn_cast<RankedTensorType>(constant.getValue().getShapedType());
  bool right = getKind() == BufferKind::State
                   ? isa_and_nonnull<StateOp>(target)
                   : isa_and_nonnull<ConstantOp>(target);
  if (!right || !type)
    return emitOpError("buffer_c6: ")
           << getSymbolAttr() << " names no " << stringifyBufferKind(getKind());
  if (static_cast<int64_t>(getSize()) != getTensorSize(type))
    return emitOpError("buffer_c7: expected the size of ")
           << getSymbolAttr() << ", " << getTensorSize(type) << ", got "
           << getSize();
  return success();
}

//===----------------------------------------------------------------------===//
// StateOp
//===----------------------------------------------------------------------===//

LogicalResult StateOp::verify() {
  bool isMoment = getRole() == StateRole::Moment;
  if (isMoment != getParameter().has_value())
    return emitOpError("state_c1: expected ")
           << (isMoment ? "a parameter for a moment"
                        : "no parameter, since this is no moment");
  if (!getWhole())
    return success();
  auto type = cast<RankedTensorType>(getType());
  if (llvm::any_of(*getWhole(), [](int64_t extent) { return extent < 0; }) ||
      type.getRank() != 1 ||
      type.getDimSize(0) > getPartSize(*getWhole(), /*ranks=*/1))
    return emitOpError("state_c3: expected a vector that is part of [")
           << *getWhole() << "], got " << type;
  return success();
}

LogicalResult StateOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (!getParameter())
    return success();
  auto parameter = dyn_cast_or_null<StateOp>(
      symbols.lookupNearestSymbolFrom(*this, getParameterAttr()));
  if (!parameter || parameter.getRole() != StateRole::Parameter)
    return emitOpError("state_c2: ")
           << getParameterAttr() << " names no parameter";
  return success();
}

//===----------------------------------------------------------------------===//
// CallOp, CaseOp
//===----------------------------------------------------------------------===//

std::optional<StringRef> CallOp::getLibraryName() {
  if (auto name = dyn_cast<StringAttr>(getKernel()))
    return name.getValue();
  return std::nullopt;
}

bool trc::plan::isProductSource(StringRef operation) {
  return operation == "trc.contract" || operation == "trc.matmul";
}

bool CallOp::isProduct() { return isProductSource(getSource().value_or("")); }

RankedTensorType CallOp::getTypeOf(unsigned operand) {
  return cast<RankedTensorType>(cast<TypeAttr>(getTypes()[operand]).getValue());
}

StringRef CallOp::getNameOf(unsigned operand) {
  return getNamesAttr() ? cast<StringAttr>(getNamesAttr()[operand]).getValue()
                        : StringRef();
}

std::optional<unsigned> CallOp::findOperand(StringRef name) {
  for (unsigned i = 0; i < getBuffers().size(); ++i)
    if (getNameOf(i) == name)
      return i;
  return std::nullopt;
}

LogicalResult CallOp::verify() {
  size_t count = getBuffers().size();
  llvm::SmallPtrSet<Attribute, 8> seen;
  if (getNamesAttr() && (getNamesAttr().size() != count ||
                         !llvm::all_of(getNamesAttr(), [&](Attribute name) {
                           return seen.insert(name).second;
                         })))
    return emitOpError("call_c11: expected ")
           << count << " names, each once, got " << getNamesAttr();
  if (getTypes().size() != count || getAccess().size() != count ||
      getOffsets().size() != count)
    return emitOpError("call_c1: expected ")
           << count << " types, accesses and offsets, got " << getTypes().size()
           << ", " << getAccess().size() << " and " << getOffsets().size();
  for (unsigned i = 0; i < count; ++i) {
    auto type =
        dyn_cast<RankedTensorType>(cast<TypeAttr>(getTypes()[i]).getValue());
    if (!type || !type.hasStaticShape() ||
        !type.getElementType().isIntOrFloat())
      return emitOpError("call_c2: expected a static tensor of integers or "
                         "floats as operand ")
             << i << ", got " << getTypes()[i];
    if (!symbolizeAccess(getAccess()[i]))
      return emitOpError("call_c3: unknown access ") << getAccess()[i];
    auto buffer = getBuffers()[i].getDefiningOp<BufferOp>();
    if (!buffer)
      continue;
    int64_t end = getOffsets()[i] + getTensorSize(type);
    if (getOffsets()[i] < 0 || end > static_cast<int64_t>(buffer.getSize()))
      return emitOpError("call_c4: operand ")
             << i << " ends at byte " << end << " of a buffer of "
             << buffer.getSize();
    if (buffer.getKind() == BufferKind::Constant &&
        getAccessOf(i) != Access::Read)
      return emitOpError("call_c5: operand ") << i << " writes a constant";
  }
  return success();
}

LogicalResult CallOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (getCallees())
    for (auto callee : getCallees()->getAsRange<FlatSymbolRefAttr>())
      if (!symbols.lookupNearestSymbolFrom<KernelOp>(*this, callee))
        return emitOpError("call_c6: ") << callee << " names no kernel";
  auto symbol = dyn_cast<FlatSymbolRefAttr>(getKernel());
  if (!symbol)
    return success();
  auto kernel = symbols.lookupNearestSymbolFrom<KernelOp>(*this, symbol);
  if (!kernel)
    return emitOpError("call_c6: ") << symbol << " names no kernel";
  // A group's operands are those of its members, one after the other.
  SmallVector<KernelOp> members;
  if (kernel.getMembers() && !kernel.getSourceAttr()) {
    for (auto member :
         kernel.getMembersAttr().getAsRange<FlatSymbolRefAttr>()) {
      members.push_back(
          symbols.lookupNearestSymbolFrom<KernelOp>(kernel, member));
      if (!members.back() || !members.back().hasBody())
        return emitOpError("call_c10: expected a kernel with a body as a "
                           "member of ")
               << symbol << ", got " << member;
    }
  } else if (kernel.hasBody()) {
    members.push_back(kernel);
  } else {
    return success();
  }
  SmallVector<Type> expected;
  SmallVector<bool> isRead;
  for (KernelOp member : members) {
    llvm::append_range(expected, member.getOperandTypesInOrder());
    isRead.append(member.getNumReads(), true);
    isRead.resize(expected.size(), false);
  }
  if (expected.size() != getTypes().size())
    return emitOpError("call_c7: expected ")
           << expected.size() << " operands, got " << getTypes().size();
  for (unsigned i = 0; i < expected.size(); ++i) {
    if (getTypeOf(i) != expected[i])
      return emitOpError("call_c8: expected operand ")
             << i << " of " << expected[i] << ", got " << getTypeOf(i);
    bool reads = isRead[i];
    if ((getAccessOf(i) == Access::Read) != reads)
      return emitOpError("call_c9: expected operand ")
             << i << " to be " << (reads ? "read" : "written");
  }
  return success();
}

LogicalResult CaseOp::verify() {
  if (getBranches().empty())
    return emitOpError("case_c1: expected at least one branch");
  return success();
}

//===----------------------------------------------------------------------===//
// Assembly
//===----------------------------------------------------------------------===//

/// `(read %0 : tensor<4xf32>, write %1 + 64 : tensor<4xf32>)`
static ParseResult
parseCallOperands(OpAsmParser &parser,
                  SmallVectorImpl<OpAsmParser::UnresolvedOperand> &buffers,
                  ArrayAttr &types, DenseI32ArrayAttr &access,
                  DenseI64ArrayAttr &offsets) {
  SmallVector<Attribute> typeList;
  SmallVector<int32_t> accessList;
  SmallVector<int64_t> offsetList;
  auto parseOne = [&]() -> ParseResult {
    StringRef word;
    SMLoc where = parser.getCurrentLocation();
    if (parser.parseKeyword(&word))
      return failure();
    std::optional<Access> kind = symbolizeAccess(word);
    if (!kind)
      return parser.emitError(where,
                              "expected read, write or read_write, got '")
             << word << "'";
    accessList.push_back(static_cast<int32_t>(*kind));
    if (parser.parseOperand(buffers.emplace_back()))
      return failure();
    int64_t offset = 0;
    if (succeeded(parser.parseOptionalPlus()) && parser.parseInteger(offset))
      return failure();
    offsetList.push_back(offset);
    Type type;
    if (parser.parseColonType(type))
      return failure();
    typeList.push_back(TypeAttr::get(type));
    return success();
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parseOne))
    return failure();
  types = parser.getBuilder().getArrayAttr(typeList);
  access = parser.getBuilder().getDenseI32ArrayAttr(accessList);
  offsets = parser.getBuilder().getDenseI64ArrayAttr(offsetList);
  return success();
}

static void printCallOperands(OpAsmPrinter &printer, CallOp op,
                              OperandRange buffers, ArrayAttr types,
                              DenseI32ArrayAttr access,
                              DenseI64ArrayAttr offsets) {
  printer << '(';
  for (unsigned i = 0; i < buffers.size(); ++i) {
    if (i)
      printer << ", ";
    printer << stringifyAccess(static_cast<Access>(access[i])) << ' '
            << buffers[i];
    if (offsets[i])
      printer << " + " << offsets[i];
    printer << " : " << cast<TypeAttr>(types[i]).getValue();
  }
  printer << ')';
}

#define GET_OP_CLASSES
#include "trc/Dialect/Plan/PlanOps.cpp.inc"
