//===- WriteKernel.cpp - the text around a kernel's body ------------------===//
//
// Includes, the function with its parameters, which thread does which work
// item, and where scratch buffers lie; then the body (WriteLoops.cpp).
//
//===----------------------------------------------------------------------===//

#include "KernelWriter.h"
#include "ScalarText.h"
#include "trc/Target/CUDA/GroupText.h"

#include "trc/Kernel/Cost.h"

#include <algorithm>
#include <limits>

namespace trc::cuda {

using namespace kernel;

static void collectLiterals(const Kernel &kernel,
                            const std::vector<Statement> &body,
                            std::map<Register, std::string> &literals) {
  for (const Statement &statement : body) {
    if (statement.kind == Statement::Kind::Constant)
      literals[statement.result] =
          literalText(kernel.registers[statement.result], statement.bits);
    for (const Loop &loop : statement.loop) {
      collectLiterals(kernel, loop.body, literals);
      for (const Reduction &reduction : loop.reductions)
        collectLiterals(kernel, reduction.combiner, literals);
    }
  }
}

/// Whether every index, and the number of threads, is less than 2^31.
static bool fitsInt32(const Kernel &kernel, const Facts &facts,
                      const Mapping &mapping) {
  constexpr int64_t most = std::numeric_limits<int32_t>::max();
  int64_t threads = mapping.grid * mapping.block;
  if (threads > most / mapping.width)
    return false;
  for (const Use &use : facts.accesses) {
    // Every partial sum of the index, and the lanes beyond the last.
    int64_t size = std::abs(use.access->index.constant);
    for (auto [loop, coefficient] : use.access->index.terms)
      size += std::abs(coefficient) * (facts.extents[loop] + 8192);
    if (size > most || kernel.buffers[use.access->buffer].elements > most)
      return false;
  }
  return true;
}

/// What does not fit, where scratch has no place.
static constexpr char tooLong[] =
    "its rows are too long to be kept next to the threads of a block";

KernelWriter::KernelWriter(const Kernel &kernel, const Facts &facts,
                           const Mapping &mapping, const TextOptions &options)
    : kernel(kernel), facts(facts), mapping(mapping), options(options),
      isArray(kernel.registers.size()) {
  collectLiterals(kernel, kernel.body, literals);
  if (!fitsInt32(kernel, facts, mapping))
    indexType = "i64";
}

void KernelWriter::writeSignature(const std::string &functionName) {
  std::string text = functionName + "(";
  bool first = true;
  for (unsigned i = 0; i < kernel.buffers.size(); ++i) {
    const Buffer &buffer = kernel.buffers[i];
    if (buffer.kind != Buffer::Kind::Operand)
      continue;
    text += (first ? "" : ", ") + pointerType(i) + bufferName(i);
    first = false;
  }
  open(text, ")");
}

std::string KernelWriter::pointerType(unsigned number) {
  const Buffer &buffer = kernel.buffers[number];
  // A result may be written over an operand; both are then plain pointers.
  bool shares = buffer.written;
  for (unsigned j = 0; j < kernel.buffers.size() && !shares; ++j)
    shares = kernel.buffers[j].kind == Buffer::Kind::Operand &&
             kernel.buffers[j].written && mayAlias(kernel, number, j);
  return std::string(buffer.written ? "" : "const ") +
         memoryTypeName(buffer.type) + " *" + (shares ? "" : "__restrict__ ");
}

void KernelWriter::writeMemberSignature(const std::string &functionName) {
  line("static __device__ __forceinline__ void");
  std::string count =
      hasCount() ? "const " + std::string(indexType) + " count, " : "";
  open(functionName, "(const u32 block, ", count, "void *const *operands)");
  unsigned operand = 0;
  for (unsigned i = 0; i < kernel.buffers.size(); ++i)
    if (!isScratch(i)) {
      std::string type = pointerType(i);
      std::string plain = type.substr(0, type.find('*') + 1);
      line(type, bufferName(i), " = static_cast<", plain, ">(operands[",
           operand++, "]);");
    }
}

/// Whether how many elements there are is all that sets this member of a group
/// apart from others with the same text: a map whose elements all lie where
/// their number says.
bool KernelWriter::hasCount() const {
  if (!isMember || mapping.kind != Mapping::Kind::Lanes || mapping.items != 1)
    return false;
  return std::all_of(
      facts.accesses.begin(), facts.accesses.end(), [&](const Use &use) {
        const Access &access = *use.access;
        return access.guards.empty() && access.dynamic.empty() &&
               std::all_of(access.index.terms.begin(), access.index.terms.end(),
                           [&](auto &term) {
                             return term.first == use.vectorLoop ||
                                    facts.extents[term.first] == 1;
                           });
      });
}

void KernelWriter::writeItems() {
  auto decompose = [&](const std::string &item) {
    // Row-major; the last loop runs fastest.
    int64_t inner = 1;
    std::vector<std::string> lines;
    for (size_t i = kernel.parallel.size(); i-- > 0;) {
      std::string name = "i" + std::to_string(i);
      std::string text = item;
      if (inner > 1)
        text += " / " + std::to_string(inner);
      if (i > 0)
        text += " % " + std::to_string(kernel.parallel[i]);
      lines.push_back("const " + std::string(indexType) + " " + name + " = " +
                      text + ";");
      counters[LoopId(i)] = name;
      inner *= kernel.parallel[i];
    }
    for (auto text = lines.rbegin(); text != lines.rend(); ++text)
      line(*text);
  };
  auto cast = [&](const std::string &text) {
    return "static_cast<" + std::string(indexType) + ">(" + text + ")";
  };
  std::string thread = cast(blockNumber) + " * " +
                       std::to_string(mapping.block) + " + " +
                       cast("threadIdx.x");
  switch (mapping.kind) {
  case Mapping::Kind::Thread:
    line("const ", indexType, " item = ", thread, ";");
    open("if (item < ", mapping.items, ")");
    decompose("item");
    return;
  case Mapping::Kind::Lanes: {
    if (mapping.across != noLoop)
      return writeTransposed();
    int64_t vectors = mapping.extent / mapping.width;
    line("const ", indexType, " thread = ", thread, ";");
    std::string count = std::to_string(mapping.items * vectors);
    open("if (thread < ", hasCount() ? "count" : count, ")");
    std::string times =
        mapping.width > 1 ? " * " + std::to_string(mapping.width) : "";
    if (mapping.items == 1) {
      line("const ", indexType, " column = thread", times, ";");
      for (size_t i = 0; i < kernel.parallel.size(); ++i)
        counters[LoopId(i)] = "0";
      return;
    }
    line("const ", indexType, " item = thread / ", vectors, ";");
    line("const ", indexType, " column = thread % ", vectors, times, ";");
    decompose("item");
    return;
  }
  case Mapping::Kind::Group: {
    bool isWarp = mapping.itemsPerBlock > 1;
    line("const ", indexType,
         " lane = ", cast(isWarp ? "threadIdx.x % 32" : "threadIdx.x"), ";");
    std::string item = cast(blockNumber);
    if (isWarp)
      item += " * " + std::to_string(mapping.itemsPerBlock) + " + " +
              cast("threadIdx.x / 32");
    line("const ", indexType, " item = ", item, ";");
    // So that guards of rounds that lie within them are seen to hold.
    if (mapping.holdsLongRow)
      line("__builtin_assume(0 <= lane && lane < ", mapping.threads, ");");
    // Whole warps work or do not.
    if (isWarp)
      open("if (item < ", mapping.items, ")");
    else
      openBlock();
    decompose("item");
    return;
  }
  }
}

void KernelWriter::writeScratch() {
  for (unsigned i = 0; i < kernel.buffers.size(); ++i) {
    const Buffer &buffer = kernel.buffers[i];
    if (buffer.kind != Buffer::Kind::Scratch || !isAccessed(facts, i))
      continue;
    if (places[i] == ScratchPlace::Divided) {
      const std::string name = bufferName(i);
      const int64_t extent = rowExtent(facts, i);
      const int64_t held = heldRounds(mapping, extent);
      line("f32 ", name, "[", held * mapping.width, "];");
      if (held < mapping.rounds(extent))
        line("f32 *", name, "_rest = reinterpret_cast<f32 *>(trc_shared) + ",
             sharedOffsets[i] / 4, ";");
      continue;
    }
    if (places[i] == ScratchPlace::Shared) {
      std::string base = "reinterpret_cast<unsigned char *>(trc_shared) + " +
                         std::to_string(sharedOffsets[i]);
      if (mapping.itemsPerBlock > 1) {
        int64_t bytes = 0;
        for (unsigned j = 0; j < kernel.buffers.size(); ++j)
          if (isScratch(j) && places[j] == ScratchPlace::Shared &&
              isAccessed(facts, j))
            bytes += (kernel.buffers[j].elements *
                          storageBytes(kernel.buffers[j].type) +
                      15) /
                     16 * 16;
        base += " + threadIdx.x / 32 * " + std::to_string(bytes);
      }
      line(memoryTypeName(buffer.type), " *", bufferName(i),
           " = reinterpret_cast<", memoryTypeName(buffer.type), " *>(", base,
           ");");
      continue;
    }
    line(registerTypeName(buffer.type), " ", bufferName(i), "[",
         std::max<int64_t>(1,
                           mapping.rounds(rowExtent(facts, i)) * mapping.width),
         "];");
  }
}

std::string KernelWriter::write(const std::string &functionName,
                                KernelText &result) {
  int64_t sharedBytes = 0;
  if (!placeScratch(kernel, facts, mapping, places, sharedOffsets, sharedBytes))
    return tooLong;
  line("#include \"trc/math.cuh\"");
  line("#include \"trc/reduce.cuh\"");
  if (mapping.holdsLongRow)
    line("#include \"trc/own_row.cuh\"");
  line("");
  line("using namespace trc_device;");
  line("");
  if (sharedBytes > 0) {
    line("extern __shared__ uint4 trc_shared[];");
    line("");
  }
  line("extern \"C\" __global__ void __launch_bounds__(", mapping.block, ")");
  writeSignature(functionName);
  writeBody();
  result.text = out.str();
  result.launch.grid[0] = mapping.grid;
  result.launch.block = mapping.block;
  result.launch.shared = sharedBytes;
  result.order = {mapping.threads, mapping.width, 32};
  result.readAgain = bytesReadAgain(kernel, mapping);
  return "";
}

void KernelWriter::writeBody() {
  writeItems();
  writeScratch();
  if (kernel.vectorParallel) {
    vectorLoop = 0;
    counters[0] = "column";
  }
  writeList(kernel.body);
  if (mapping.across != noLoop)
    close();
  close();
  close();
}

std::string KernelWriter::writeMember(const std::string &functionName,
                                      KernelText &result) {
  int64_t sharedBytes = 0;
  if (!placeScratch(kernel, facts, mapping, places, sharedOffsets, sharedBytes))
    return tooLong;
  blockNumber = "block";
  isMember = true;
  writeMemberSignature(functionName);
  writeBody();
  result.text = out.str();
  result.launch.grid[0] = mapping.grid;
  result.launch.block = mapping.block;
  result.launch.shared = sharedBytes;
  result.order = {mapping.threads, mapping.width, 32};
  if (hasCount())
    result.count = mapping.extent / mapping.width;
  return "";
}

std::string KernelWriter::writeFunction(const std::string &functionName) {
  places.assign(kernel.buffers.size(), ScratchPlace::Shared);
  line("__device__ __forceinline__ void");
  writeSignature(functionName);
  for (size_t i = 0; i < kernel.parallel.size(); ++i)
    counters[LoopId(i)] = "0";
  if (kernel.vectorParallel)
    vectorLoop = 0;
  writeList(kernel.body);
  close();
  return out.str();
}

//===----------------------------------------------------------------------===//
// The interface
//===----------------------------------------------------------------------===//

/// Prepares the kernel, decides its mapping and hands its writer to `write`.
template <typename Write>
static std::string withWriter(const Kernel &kernel, const TextOptions &options,
                              const Write &write) {
  Kernel prepared = kernel;
  hoistInvariants(prepared);
  Mapping mapping = chooseMapping(prepared, Facts(prepared), options.alignment,
                                  options.block);
  if (options.block == 0 && holdLongRows(prepared, mapping))
    return write(KernelWriter(prepared, Facts(prepared), mapping, options));
  if (mapping.kind == Mapping::Kind::Group) {
    recomputeLongRows(prepared, mapping);
    joinSoftmax(prepared, mapping);
  }
  int64_t budget = registerBudget(mapping);
  for (const Buffer &buffer : prepared.buffers)
    if (buffer.kind == Buffer::Kind::Scratch)
      budget -= mapping.rounds(buffer.elements) * mapping.width;
  keepRows(prepared, mapping, budget);
  Facts facts(prepared);
  return write(KernelWriter(prepared, facts, mapping, options));
}

std::string writeKernel(const Kernel &kernel, const TextOptions &options,
                        KernelText &result) {
  return withWriter(kernel, options, [&](KernelWriter writer) {
    return writer.write("trc_" + kernel.name, result);
  });
}

std::string writeMember(const Kernel &kernel, const TextOptions &options,
                        const std::string &name, KernelText &result) {
  return withWriter(kernel, options, [&](KernelWriter writer) {
    return writer.writeMember(name, result);
  });
}

std::string writeScalarFunction(const Kernel &kernel, const std::string &name) {
  Facts facts(kernel);
  Mapping mapping;
  TextOptions options;
  return KernelWriter(kernel, facts, mapping, options).writeFunction(name);
}

} // namespace trc::cuda
