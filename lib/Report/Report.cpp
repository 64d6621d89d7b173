//===- Report.cpp - what was decided --------------------------------------===//
//
// Reads the plan and decides nothing.
//
//===----------------------------------------------------------------------===//

#include "trc/Report/Report.h"

#include "trc/Debug/SourceLocation.h"
#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Dialect/Trc/ModelFacts.h"
#include "trc/Fusion/KernelStore.h"
#include "trc/Kernel/Cost.h"
#include "trc/Plan/EstimateTime.h"
#include "trc/Plan/KernelAttributes.h"
#include "trc/Plan/MemoryNeed.h"
#include "trc/Plan/PeakReport.h"
#include "trc/Precision/Rules.h"
#include "trc/Target/TargetDescription.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/JSON.h"

#include <cmath>
#include <map>

using namespace mlir;
using namespace trc;

static llvm::json::Object reportEntry(plan::EntryOp entry,
                                      TimeEstimate &times) {
  llvm::json::Object result;
  result["name"] = entry.getSymName();
  if (entry.getArenaSize())
    result["arena_bytes"] = int64_t(*entry.getArenaSize());
  if (entry.getPeakLive())
    result["peak_live_bytes"] = int64_t(*entry.getPeakLive());

  int64_t stateBytes = 0, inputBytes = 0, outputBytes = 0, commands = 0;
  llvm::MapVector<StringRef, int64_t> libraryCalls;
  entry.walk([&](Operation *op) {
    if (auto call = dyn_cast<plan::CallOp>(op)) {
      ++commands;
      if (std::optional<StringRef> name = call.getLibraryName())
        ++libraryCalls[*name];
    } else if (auto buffer = dyn_cast<plan::BufferOp>(op)) {
      if (buffer.getKind() == plan::BufferKind::State)
        stateBytes += buffer.getSize();
      else if (buffer.getKind() == plan::BufferKind::Input)
        inputBytes += buffer.getSize();
      else if (buffer.getKind() == plan::BufferKind::Output)
        outputBytes += buffer.getSize();
    }
  });
  result["commands"] = commands;
  result["estimated_nanoseconds"] =
      std::llround(times.ofBlock(entry.getBody().front()));
  result["state_bytes"] = stateBytes;
  result["input_bytes"] = inputBytes;
  result["output_bytes"] = outputBytes;
  llvm::json::Object library;
  for (auto &[name, count] : libraryCalls)
    library[name] = count;
  result["library_calls"] = std::move(library);

  PeakReport peak = describePeak(entry);
  llvm::json::Array live;
  for (const PeakBuffer &buffer : peak.buffers) {
    llvm::json::Object item;
    item["bytes"] = buffer.bytes;
    item["made_by"] = buffer.operation;
    item["type"] = buffer.type;
    item["location"] =
        (Twine(buffer.location.file) + ":" + Twine(buffer.location.line)).str();
    item["scope"] = buffer.location.scope;
    live.push_back(std::move(item));
  }
  result["peak"] = llvm::json::Object{{"command", peak.command},
                                      {"bytes", peak.bytes},
                                      {"live", std::move(live)}};
  return result;
}

/// Of a kernel of a GPU.
static void reportLaunch(plan::KernelOp op, llvm::json::Object &result) {
  plan::LaunchAttr launch = op.getLaunchAttr();
  result["grid"] =
      llvm::json::Array{launch.getX(), launch.getY(), launch.getZ()};
  result["block"] = launch.getBlock();
  result["dynamic_shared_bytes"] = launch.getShared();
  if (!op.getResources())
    return;
  llvm::json::Object resources;
  for (auto each : op.getResources()->getAsRange<plan::ResourcesAttr>())
    resources[each.getIsa().getValue()] =
        llvm::json::Object{{"registers", each.getRegisters()},
                           {"shared_bytes", each.getShared()},
                           {"stack_bytes", each.getStack()},
                           {"spill_bytes", each.getSpills()}};
  result["resources"] = std::move(resources);
}

static llvm::json::Object reportKernel(plan::KernelOp op, int64_t calls,
                                       const kernel::CostModel &costs) {
  llvm::json::Object result;
  result["name"] = op.getSymName();
  result["calls"] = calls;
  if (op.getLaunch())
    reportLaunch(op, result);
  FusionOp fusion = op.getFusion();
  if (!fusion) {
    result["kind"] = op.getMembers() ? "group" : "library";
    if (auto moved =
            op->getAttrOfType<DenseI64ArrayAttr>(plan::movedAttrName)) {
      result["bytes_read"] = moved[0];
      result["bytes_written"] = moved[1];
    }
    return result;
  }
  result["kind"] = fusion.getKind();
  const std::shared_ptr<const KeptKernel> kept = kernelOf(fusion);
  if (kept->isKernel) {
    kernel::Cost cost = kernel::costOf(kept->built.kernel, costs);
    result["operations"] = cost.operations;
    result["bytes_read"] = cost.bytesRead;
    result["bytes_written"] = cost.bytesWritten;
    if (auto again = op->getAttrOfType<IntegerAttr>(plan::readAgainAttrName))
      result["bytes_read_again"] = again.getInt();
  }
  llvm::MapVector<StringRef, int64_t> inside;
  for (Operation &inner : fusion.getBody().front().without_terminator())
    ++inside[inner.getName().getStringRef()];
  llvm::json::Object operations;
  for (auto &[name, count] : inside)
    operations[name] = count;
  result["fused"] = std::move(operations);
  result["scope"] = resolveLocation(op.getLoc()).scope;
  return result;
}

/// What `lower-precision` wrote down, places in the user's terms.
static llvm::json::Value reportPrecision(ModuleOp module) {
  auto precision = module->getAttrOfType<DictionaryAttr>(precisionAttribute);
  if (!precision)
    return llvm::json::Object{{"policy", "f32"}};
  llvm::json::Array notes;
  for (auto note :
       precision.getAs<ArrayAttr>("notes").getAsRange<DictionaryAttr>()) {
    llvm::json::Object item;
    for (NamedAttribute field : note) {
      if (auto text = dyn_cast<StringAttr>(field.getValue())) {
        item[field.getName().strref()] = text.getValue();
        continue;
      }
      auto locations = cast<ArrayAttr>(field.getValue());
      item["count"] = static_cast<int64_t>(locations.size());
      llvm::StringSet<> seen;
      llvm::json::Array places;
      for (auto location : locations.getAsRange<LocationAttr>()) {
        SourceLocation source = resolveLocation(Location(location));
        std::string place = source.str().empty() ? source.name : source.str();
        if (seen.insert(place).second)
          places.push_back(std::move(place));
      }
      item["locations"] = std::move(places);
    }
    notes.push_back(std::move(item));
  }
  llvm::json::Object result{
      {"policy", precision.getAs<StringAttr>("policy").getValue()},
      {"notes", std::move(notes)}};
  if (auto texts = precision.getAs<ArrayAttr>("rules")) {
    llvm::json::Array rules;
    for (auto text : texts.getAsRange<StringAttr>())
      rules.push_back(text.getValue());
    result["rules"] = std::move(rules);
  }
  return result;
}

/// How many products and attentions multiply each type.
static llvm::json::Object reportProducts(ModuleOp module) {
  std::map<std::string, int64_t> counts;
  module.walk([&](plan::CallOp call) {
    if (!call.isProduct() &&
        !call.getSource().value_or("").starts_with("trc.attention"))
      return;
    std::string type;
    llvm::raw_string_ostream(type) << call.getTypeOf(0).getElementType();
    ++counts[type];
  });
  llvm::json::Object result;
  for (const auto &[type, count] : counts)
    result[type] = count;
  return result;
}

/// What the program was made from; null where it does not say.
static llvm::json::Value reportModel(ModuleOp module) {
  std::optional<ModelFacts> facts = readModelFacts(module);
  if (!facts)
    return nullptr;
  llvm::json::Object result{{"name", facts->name}};
  if (!facts->configuration.empty())
    result["configuration"] = facts->configuration;
  if (!facts->task.empty())
    result["task"] = facts->task;
  return result;
}

/// Tensors and bytes of the state, by role.
static llvm::json::Object reportState(ModuleOp module) {
  struct Sum {
    int64_t tensors = 0, bytes = 0, wholeBytes = 0;
  };
  llvm::MapVector<StringRef, Sum> byRole;
  for (auto state : module.getOps<plan::StateOp>()) {
    Sum &sum = byRole[stringifyStateRole(state.getRole())];
    ++sum.tensors;
    sum.bytes += plan::getTensorSize(cast<RankedTensorType>(state.getType()));
    sum.wholeBytes += plan::getTensorSize(state.getWholeType());
  }
  llvm::json::Object result;
  for (auto &[role, sum] : byRole) {
    llvm::json::Object item{{"tensors", sum.tensors}, {"bytes", sum.bytes}};
    if (sum.wholeBytes != sum.bytes)
      item["whole_bytes"] = sum.wholeBytes;
    result[role] = std::move(item);
  }
  return result;
}

/// What the program takes, and what was done that it takes no more.
static llvm::json::Object reportMemory(ModuleOp module, Target target) {
  const TargetDescription &figures = describe(target);
  const MemoryNeed need = findMemoryNeed(module, figures);
  llvm::json::Object result{
      {"state_bytes", need.state},  {"arena_bytes", need.arena},
      {"port_bytes", need.ports},   {"constant_bytes", need.constants},
      {"copy_bytes", need.copy},    {"process_bytes", need.process},
      {"total_bytes", need.total()}};
  if (need.host != 0)
    result["host_state_bytes"] = need.host;
  if (need.hostValues != 0)
    result["host_activation_bytes"] = need.hostValues;
  // What the search for a plan that fits wrote down.
  if (auto limit = module->getAttrOfType<IntegerAttr>("trc.memory_limit"))
    result["limit_bytes"] = limit.getInt();
  llvm::json::Array choices;
  if (auto made = module->getAttrOfType<ArrayAttr>("trc.memory_choices"))
    for (auto choice : made.getAsRange<DictionaryAttr>())
      choices.push_back(llvm::json::Object{
          {"what", choice.getAs<StringAttr>("what").getValue()},
          {"bytes", choice.getAs<IntegerAttr>("bytes").getInt()},
          {"estimated_nanoseconds",
           choice.getAs<IntegerAttr>("nanoseconds").getInt()}});
  result["choices"] = std::move(choices);
  if (auto layers = module->getAttrOfType<DictionaryAttr>("trc.layers")) {
    llvm::json::Object item;
    for (NamedAttribute field : layers)
      item[field.getName().strref()] =
          cast<IntegerAttr>(field.getValue()).getInt();
    result["layers"] = std::move(item);
  }
  return result;
}

std::string trc::reportOf(ModuleOp planModule, Target target,
                          StringRef compilerVersion) {
  llvm::json::Object report;
  report["compiler"] = compilerVersion;
  report["target"] = nameOf(target);
  report["model"] = reportModel(planModule);
  report["state"] = reportState(planModule);
  report["memory"] = reportMemory(planModule, target);
  report["precision"] = reportPrecision(planModule);
  report["products"] = reportProducts(planModule);
  llvm::StringMap<int64_t> calls;
  planModule.walk([&](plan::CallOp call) {
    if (auto symbol = dyn_cast<FlatSymbolRefAttr>(call.getKernel()))
      ++calls[symbol.getValue()];
  });
  llvm::json::Array entries, kernels;
  TimeEstimate times(describe(target));
  for (plan::EntryOp entry : planModule.getOps<plan::EntryOp>())
    entries.push_back(reportEntry(entry, times));
  for (plan::KernelOp op : planModule.getOps<plan::KernelOp>())
    kernels.push_back(reportKernel(op, calls.lookup(op.getSymName()),
                                   describe(target).costs));
  report["entries"] = std::move(entries);
  report["kernels"] = std::move(kernels);

  std::string text;
  llvm::raw_string_ostream os(text);
  os << llvm::formatv("{0:2}", llvm::json::Value(std::move(report))) << "\n";
  return text;
}
