//===- Details.cpp - every command and every buffer -----------------------===//

#include "trc/Report/Report.h"

#include "trc/Debug/SourceLocation.h"
#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Plan/EstimateTime.h"
#include "trc/Plan/Liveness.h"
#include "trc/Target/TargetDescription.h"

#include "llvm/Support/JSON.h"

#include <cmath>

using namespace mlir;
using namespace trc;

namespace {

class DetailsWriter {
public:
  DetailsWriter(llvm::raw_ostream &os, ModuleOp module, Target target)
      : json(os), module(module), times(describe(target)) {}

  void write() {
    json.array([&] {
      for (auto entry : module.getOps<plan::EntryOp>())
        writeEntry(entry);
    });
  }

private:
  llvm::json::OStream json;
  ModuleOp module;
  TimeEstimate times;
  DenseMap<Value, int64_t> numberOf; ///< buffers of the arena

  void writeEntry(plan::EntryOp entry) {
    json.object([&] {
      json.attribute("name", entry.getSymName());
      json.attribute("alignment", entry.getArenaAlignment().value_or(1));
      // Commands name the buffers that they use by number.
      SmallVector<plan::BufferOp> buffers;
      for (auto buffer : entry.getBody().front().getOps<plan::BufferOp>())
        if (buffer.getKind() == plan::BufferKind::Arena && buffer.getOffset() &&
            buffer.getFirst().value_or(-1) != uint64_t(-1)) {
          numberOf[buffer.getBuffer()] = static_cast<int64_t>(buffers.size());
          buffers.push_back(buffer);
        }
      json.attributeArray("commands", [&] {
        for (Operation *command : numberCommands(entry))
          if (auto call = dyn_cast<plan::CallOp>(command))
            writeCall(call);
          else
            json.value(nullptr);
      });
      json.attributeArray("buffers", [&] {
        for (plan::BufferOp buffer : buffers)
          writeBuffer(buffer);
      });
    });
  }

  void writePlace(Location location) {
    const SourceLocation source = resolveLocation(location);
    json.attribute("scope", source.scope);
    json.attribute("place",
                   source.file.empty()
                       ? std::string()
                       : (Twine(source.file) + ":" + Twine(source.line)).str());
  }

  void writeBuffer(plan::BufferOp buffer) {
    json.object([&] {
      json.attribute("offset", *buffer.getOffset());
      json.attribute("bytes", buffer.getSize());
      json.attribute("first", *buffer.getFirst());
      json.attribute("last", *buffer.getLast());
      json.attribute("made_by", buffer.getOrigin().value_or(""));
      json.attribute("operation", resolveLocation(buffer.getLoc()).name);
      if (buffer.getType())
        json.attribute("type", textOf(*buffer.getType()));
      writePlace(buffer.getLoc());
    });
  }

  void writeCall(plan::CallOp call) {
    json.object([&] {
      const std::optional<StringRef> library = call.getLibraryName();
      json.attribute(
          "kernel", library
                        ? *library
                        : cast<FlatSymbolRefAttr>(call.getKernel()).getValue());
      json.attribute("library", library.has_value());
      json.attribute("operation", call.getSource().value_or(""));
      writePlace(call.getLoc());
      json.attribute("operands", operandsOf(call));
      json.attribute("flops", call.getFlops().value_or(0));
      json.attribute("bytes", call.getBytes().value_or(0));
      json.attribute("nanoseconds", std::llround(times.ofCall(call)));
      writeBuffersOf(call, "reads", /*written=*/false);
      writeBuffersOf(call, "writes", /*written=*/true);
    });
  }

  void writeBuffersOf(plan::CallOp call, StringRef name, bool written) {
    json.attributeArray(name, [&] {
      for (unsigned i = 0; i < call.getBuffers().size(); ++i) {
        const auto found = numberOf.find(call.getBuffers()[i]);
        const plan::Access access = call.getAccessOf(i);
        if (found != numberOf.end() &&
            (access == plan::Access::ReadWrite ||
             (access == plan::Access::Write) == written))
          json.value(found->second);
      }
    });
  }

  static std::string textOf(Type type) {
    std::string text;
    llvm::raw_string_ostream(text) << type;
    return text;
  }

  /// "8x128xf32, 128x64xf32 -> 8x64xf32"
  static std::string operandsOf(plan::CallOp call) {
    std::string reads, writes;
    for (unsigned i = 0; i < call.getBuffers().size(); ++i) {
      std::string &list =
          call.getAccessOf(i) == plan::Access::Read ? reads : writes;
      const std::string text = textOf(call.getTypeOf(i));
      list += list.empty() ? "" : ", ";
      list += StringRef(text)
                  .drop_front(StringRef("tensor<").size())
                  .drop_back()
                  .str();
    }
    return reads.empty() ? writes : reads + " -> " + writes;
  }
};

} // namespace

std::string trc::detailsOf(ModuleOp planModule, Target target) {
  std::string text;
  llvm::raw_string_ostream os(text);
  DetailsWriter(os, planModule, target).write();
  return text;
}
