//===- GroupKernels.cpp - groups of the plan as launches ------------------===//
//
// See GroupKernels.h and GroupText.h.
//
//===----------------------------------------------------------------------===//

#include "GroupKernels.h"

#include "DescribeKernel.h"

#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Fusion/KernelStore.h"
#include "trc/Plan/KernelAttributes.h"
#include "trc/Target/CUDA/GroupText.h"
#include "trc/Target/TargetDescription.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"

#include <map>
#include <numeric>
#include <tuple>

using namespace mlir;
using namespace trc;
using namespace trc::cuda;

namespace {

/// A member in a group's call.
struct Part {
  plan::KernelOp kernel;
  unsigned first, count; ///< operands of the call
  KernelText text;
  std::string name; ///< of its function
};

class GroupWriter {
public:
  GroupWriter(SymbolTable &symbols, uint64_t &built)
      : symbols(symbols), numBuilt(built) {}

  LogicalResult write(plan::CallOp call, plan::KernelOp group) {
    SmallVector<Part> parts;
    unsigned first = 0;
    for (auto symbol : group.getMembersAttr().getAsRange<FlatSymbolRefAttr>()) {
      auto kernel = symbols.lookup<plan::KernelOp>(symbol.getValue());
      unsigned count = kernel.getOperandTypesInOrder().size();
      parts.push_back({kernel, first, count, {}, {}});
      if (failed(writePart(call, parts.back())))
        return failure();
      first += count;
    }
    // Rows too long for the usual block keep their own.
    llvm::MapVector<int64_t, SmallVector<Part *>> byThreads;
    for (Part &part : parts)
      byThreads[part.text.launch.block].push_back(&part);
    OpBuilder builder(call);
    for (auto &[threads, some] : byThreads) {
      if (some.size() == 1) {
        addCall(builder, call, some, some.front()->kernel);
        continue;
      }
      plan::KernelOp kernel = makeKernel(group, threads, some);
      addCall(builder, call, some, kernel);
    }
    call.erase();
    group.erase();
    return success();
  }

private:
  LogicalResult writePart(plan::CallOp call, Part &part) {
    constexpr int64_t ofPlaces = 64, threadsOfBlock = 256;
    TextOptions options;
    options.block = threadsOfBlock;
    for (int64_t offset : call.getOffsets().slice(part.first, part.count))
      options.alignment.push_back(std::gcd(ofPlaces, offset));
    auto [it, inserted] = functions.try_emplace(
        {part.kernel.getSymName().str(), options.alignment});
    if (!inserted) {
      part.text = it->second.first;
      part.name = it->second.second;
      return success();
    }
    FusionOp fusion = part.kernel.getFusion();
    FailureOr<BuiltKernel> built =
        verifiedKernelOf(fusion, part.kernel.getSymName(), &numBuilt);
    if (failed(built))
      return failure();
    std::string name = part.kernel.getSymName().str();
    if (unsigned number = uses[name]++)
      name += "_aligned_" + std::to_string(number);
    std::string fault = writeMember(built->kernel, options, name, part.text);
    if (!fault.empty())
      return fusion.emitError("no CUDA kernel can be written, because ")
             << fault;
    // Equal text is there once, under the name that came first.
    std::string unnamed = part.text.text;
    unnamed.erase(unnamed.find(name), name.size());
    auto [first, isNew] = texts.try_emplace(
        unnamed, describeKernel(part.kernel) + part.text.text, name);
    std::tie(part.text.text, part.name) = first->second;
    it->second = {part.text, part.name};
    return success();
  }

  plan::KernelOp makeKernel(plan::KernelOp group, int64_t threads,
                            ArrayRef<Part *> parts) {
    std::string name = (group.getSymName() + "_of_" + Twine(threads)).str();
    std::vector<KernelText> texts;
    std::vector<std::string> names;
    std::vector<GroupMember> members;
    llvm::StringMap<unsigned> numbers;
    std::vector<unsigned> uses;
    for (Part *part : parts) {
      auto [it, inserted] = numbers.try_emplace(part->name, texts.size());
      if (inserted) {
        texts.push_back(part->text);
        names.push_back(part->name);
        uses.push_back(0);
      }
      ++uses[it->second];
      members.push_back({it->second, part->text.launch.grid[0],
                         part->text.count, part->count});
    }
    std::string comment = "// " + name + ": " + std::to_string(parts.size()) +
                          " kernels side by side";
    for (auto [i, function] : llvm::enumerate(names))
      comment +=
          (i == 0 ? ": " : ", ") + std::to_string(uses[i]) + " of " + function;
    KernelText written = writeGroup(name, texts, names, members);
    OpBuilder builder(group);
    auto kernel = plan::KernelOp::create(builder, group.getLoc(), name);
    SmallVector<Attribute> kept;
    for (Part *part : parts)
      kept.push_back(FlatSymbolRefAttr::get(part->kernel.getSymNameAttr()));
    kernel.setMembersAttr(builder.getArrayAttr(kept));
    kernel.setSource(comment + ".\n//\n" + written.text);
    kernel.setSymbol("trc_" + name);
    const Launch &launch = written.launch;
    kernel.setLaunchAttr(plan::LaunchAttr::get(builder.getContext(),
                                               launch.grid[0], 1, 1,
                                               launch.block, launch.shared));
    if (launch.operandsInMemory)
      kernel->setAttr(plan::operandsInMemoryAttrName, builder.getUnitAttr());
    int64_t moved[2] = {};
    for (Part *part : parts) {
      const kernel::Cost cost =
          kernel::costOf(kernelOf(part->kernel.getFusion())->built.kernel,
                         describe(Target::Cuda).costs);
      moved[0] += cost.bytesRead;
      moved[1] += cost.bytesWritten;
    }
    kernel->setAttr(plan::movedAttrName, builder.getDenseI64ArrayAttr(moved));
    return kernel;
  }

  static void addCall(OpBuilder &builder, plan::CallOp call,
                      ArrayRef<Part *> parts, plan::KernelOp kernel) {
    SmallVector<Value> buffers;
    SmallVector<Attribute> types;
    SmallVector<int32_t> access;
    SmallVector<int64_t> offsets;
    for (Part *part : parts)
      for (unsigned i = part->first; i < part->first + part->count; ++i) {
        buffers.push_back(call.getBuffers()[i]);
        types.push_back(call.getTypes()[i]);
        access.push_back(call.getAccess()[i]);
        offsets.push_back(call.getOffsets()[i]);
      }
    plan::CallOp::create(
        builder, call.getLoc(), FlatSymbolRefAttr::get(kernel.getSymNameAttr()),
        buffers, builder.getArrayAttr(types),
        builder.getDenseI32ArrayAttr(access),
        builder.getDenseI64ArrayAttr(offsets), /*callees=*/nullptr,
        /*options=*/nullptr, /*names=*/nullptr, call.getSourceAttr(),
        call.getFlopsAttr(), call.getBytesAttr());
    // What was counted is counted once.
    call.removeFlopsAttr();
    call.removeBytesAttr();
  }

  SymbolTable &symbols;
  uint64_t &numBuilt;
  /// By kernel and alignment of its operands: text and name of the function.
  std::map<std::pair<std::string, std::vector<int64_t>>,
           std::pair<KernelText, std::string>>
      functions;
  llvm::StringMap<unsigned> uses;
  /// By text without its name: the text and its name.
  std::map<std::string, std::pair<std::string, std::string>> texts;
};

} // namespace

LogicalResult cuda::writeGroups(ModuleOp module, uint64_t &built) {
  SymbolTable symbols(module);
  SmallVector<std::pair<plan::CallOp, plan::KernelOp>> calls;
  llvm::StringSet<> members;
  module.walk([&](plan::CallOp call) {
    auto symbol = dyn_cast<FlatSymbolRefAttr>(call.getKernel());
    auto kernel =
        symbol ? symbols.lookup<plan::KernelOp>(symbol.getValue()) : nullptr;
    if (!kernel || !kernel.getMembers() || kernel.getSourceAttr())
      return;
    calls.emplace_back(call, kernel);
    for (auto member : kernel.getMembersAttr().getAsRange<FlatSymbolRefAttr>())
      members.insert(member.getValue());
  });
  GroupWriter writer(symbols, built);
  for (auto [call, kernel] : calls)
    if (failed(writer.write(call, kernel)))
      return failure();
  llvm::StringSet<> called;
  module.walk([&](plan::CallOp call) {
    if (auto symbol = dyn_cast<FlatSymbolRefAttr>(call.getKernel()))
      called.insert(symbol.getValue());
    if (call.getCallees())
      for (auto callee : call.getCallees()->getAsRange<FlatSymbolRefAttr>())
        called.insert(callee.getValue());
  });
  for (auto op : llvm::make_early_inc_range(module.getOps<plan::KernelOp>()))
    if (members.contains(op.getSymName()) && !called.contains(op.getSymName()))
      op.erase();
  return success();
}
