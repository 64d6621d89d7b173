//===- WriteLoops.cpp - work items, loops and reductions ------------------===//
//
// Control flow of KernelWriter, and the text around the body. Threads of a
// group meet in reductions and at barriers only, and every one of them comes
// there: nothing returns early.
//
//===----------------------------------------------------------------------===//

#include "KernelWriter.h"
#include "ScalarText.h"
#include "trc/Target/CUDA/GroupText.h"

#include "trc/Kernel/Cost.h"
#include "trc/Kernel/Index.h"

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

//===----------------------------------------------------------------------===//
// Around the body
//===----------------------------------------------------------------------===//

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
  open(functionName, "(const u32 block, void *const *operands)");
  unsigned operand = 0;
  for (unsigned i = 0; i < kernel.buffers.size(); ++i)
    if (!isScratch(i)) {
      std::string type = pointerType(i);
      std::string plain = type.substr(0, type.find('*') + 1);
      line(type, bufferName(i), " = static_cast<", plain, ">(operands[",
           operand++, "]);");
    }
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
    int64_t vectors = mapping.extent / mapping.width;
    line("const ", indexType, " thread = ", thread, ";");
    open("if (thread < ", mapping.items * vectors, ")");
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
  close();
  close();
}

std::string KernelWriter::writeMember(const std::string &functionName,
                                      KernelText &result) {
  int64_t sharedBytes = 0;
  if (!placeScratch(kernel, facts, mapping, places, sharedOffsets, sharedBytes))
    return tooLong;
  blockNumber = "block";
  writeMemberSignature(functionName);
  writeBody();
  result.text = out.str();
  result.launch.grid[0] = mapping.grid;
  result.launch.block = mapping.block;
  result.launch.shared = sharedBytes;
  result.order = {mapping.threads, mapping.width, 32};
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
// Loops
//===----------------------------------------------------------------------===//

void KernelWriter::writeList(const List &list, const Tail &tail) {
  const Statement *at = list.data(), *end = at + list.size();
  auto isLoop = [](const Statement &statement) {
    return statement.kind == Statement::Kind::Loop;
  };
  for (;;) {
    const Statement *next = std::find_if(at, end, isLoop);
    writeRun(at, next, next == end ? tail : Tail());
    if (next == end)
      return;
    writeLoop(next->loop.front());
    at = next + 1;
  }
}

void KernelWriter::writeLoop(const Loop &loop) {
  if (!loop.vector)
    return writeSequentialLoop(loop);
  if (mapping.kind == Mapping::Kind::Group)
    return writeGroupLoop(loop);
  return writeVectorLoop(loop);
}

std::string KernelWriter::loopEnd(const Loop &loop) {
  std::string extent = std::to_string(loop.extent);
  if (!loop.bound)
    return extent;
  auto [low, high] = rangeOf(*loop.bound, facts.extents);
  std::string bound = affineText(*loop.bound);
  if (high <= loop.extent)
    return low == high ? bound : "(" + bound + ")";
  std::string name = "end" + std::to_string(loop.id);
  line("const ", indexType, " ", name, " = min(static_cast<", indexType, ">(",
       bound, "), static_cast<", indexType, ">(", extent, "));");
  return name;
}

/// In a thread of its own, or around lanes.
void KernelWriter::writeSequentialLoop(const Loop &loop) {
  bool asArrays = hasLanes();
  writeAccumulators(loop, asArrays);
  std::string counter = "r" + std::to_string(loop.id);
  counters[loop.id] = counter;
  std::string end = loopEnd(loop);
  open("for (", indexType, " ", counter, " = 0; ", counter, " < ", end, "; ++",
       counter, ")");
  Tail tail;
  if (!loop.reductions.empty())
    tail = [&] {
      for (const Reduction &reduction : loop.reductions)
        writeCombine(reduction);
    };
  writeList(loop.body, tail);
  close();
  for (const Reduction &reduction : loop.reductions)
    if (reduction.results.size() > 1)
      for (size_t i = 0; i < reduction.results.size(); ++i) {
        Register reg = reduction.results[i];
        isArray[reg] = asArrays;
        std::string name = "t" + std::to_string(reduction.results[0]);
        if (!asArrays) {
          line("const ", typeOf(reg), " v", reg, " = ", name, ".v", i, ";");
          continue;
        }
        line(typeOf(reg), " v", reg, "[", mapping.width, "];");
        openLanes();
        line("v", reg, "[k] = ", name, "[k].v", i, ";");
        closeLanes();
      }
}

/// Each thread has its lanes (lanes), or all of them (thread).
void KernelWriter::writeVectorLoop(const Loop &loop) {
  LoopId outer = std::exchange(vectorLoop, loop.id);
  if (mapping.kind == Mapping::Kind::Lanes) {
    counters[loop.id] = "column";
    writeList(loop.body);
    vectorLoop = outer;
    return;
  }
  vectorLoop = outer;
  writeAccumulators(loop, /*asArrays=*/false);
  vectorLoop = loop.id;
  std::string counter = "c" + std::to_string(loop.id);
  std::string end = loopEnd(loop);
  counters[loop.id] = counter;
  open("for (", indexType, " ", counter, " = 0; ", counter, " < ", end, "; ++",
       counter, ")");
  roundText = counter;
  writeList(loop.body, [&] {
    for (const Reduction &reduction : loop.reductions)
      writeCombine(reduction);
  });
  roundText = "0";
  close();
  vectorLoop = outer;
  for (const Reduction &reduction : loop.reductions)
    writeFinish(reduction);
}

bool KernelWriter::touchesShared(const List &list) const {
  return std::any_of(list.begin(), list.end(), [&](const Statement &statement) {
    bool accesses = statement.kind == Statement::Kind::Load ||
                    statement.kind == Statement::Kind::Store;
    if (accesses && isScratch(statement.access.buffer))
      return !isPrivate(statement.access.buffer);
    // What was stored to a result is read back through the same memory.
    if (statement.kind == Statement::Kind::Load)
      return kernel.buffers[statement.access.buffer].written;
    return statement.kind == Statement::Kind::Loop &&
           touchesShared(statement.loop.front().body);
  });
}

/// Whether the loop writes what may be the memory of a buffer that every thread
/// reads on its own (a number per row, say): a thread that is ahead must not
/// replace what another has yet to read.
bool KernelWriter::replacesShared(const Loop &loop) const {
  auto isShared = [&](const Use &use) {
    return !use.isStore && use.access->dynamic.empty() &&
           (use.vectorLoop == noLoop ||
            coefficientOf(use.access->index, use.vectorLoop) == 0);
  };
  for (const Use &store : facts.accesses)
    if (store.isStore && store.vectorLoop == loop.id &&
        !isScratch(store.access->buffer))
      for (const Use &load : facts.accesses)
        if (isShared(load) && !isScratch(load.access->buffer) &&
            !kernel.buffers[load.access->buffer].written &&
            mayAlias(kernel, load.access->buffer, store.access->buffer))
          return true;
  return false;
}

bool KernelWriter::holdsRegisters(const List &list) const {
  return std::any_of(list.begin(), list.end(), [&](const Statement &statement) {
    bool accesses = statement.kind == Statement::Kind::Load ||
                    statement.kind == Statement::Kind::Store;
    if (accesses)
      return isPrivate(statement.access.buffer);
    return statement.kind == Statement::Kind::Loop &&
           holdsRegisters(statement.loop.front().body);
  });
}

void KernelWriter::writeBarrier() {
  line(mapping.threads == 32 ? "__syncwarp();" : "__syncthreads();");
}

/// The threads of a group share the iterations.
void KernelWriter::writeGroupLoop(const Loop &loop) {
  std::string id = std::to_string(loop.id), counter = "c" + id;
  int64_t width = mapping.width, step = mapping.threads * width;
  int64_t rounds = mapping.rounds(loop.extent);
  bool isExact = rounds * step == loop.extent && !loop.bound;
  bool shared = touchesShared(loop.body);
  if (shared || replacesShared(loop))
    writeBarrier();
  writeAccumulators(loop, /*asArrays=*/false);
  std::string end = loopEnd(loop);
  counters[loop.id] = counter;
  vectorLoop = loop.id;
  std::string first = width == 1 ? "lane" : "lane * " + std::to_string(width);
  bool isRow = holdsRegisters(loop.body);
  if (rounds == 1 || isRow) {
    std::string start = first;
    if (rounds > 1) {
      std::string round = "n" + id;
      bool isLocal = false;
      for (unsigned i = 0; i < kernel.buffers.size(); ++i)
        isLocal |= isScratch(i) && places[i] == ScratchPlace::Local;
      if (!isLocal)
        line("#pragma unroll");
      open("for (", indexType, " ", round, " = 0; ", round, " < ", rounds,
           "; ++", round, ")");
      start = round + " * " + std::to_string(step) + " + " + first;
      roundText = round;
    } else {
      openBlock();
    }
    line("const ", indexType, " ", counter, " = ", start, ";");
    if (!isExact)
      open("if (", counter, " < ", end, ")");
  } else {
    open("for (", indexType, " ", counter, " = ", first, "; ", counter, " < ",
         end, "; ", counter, " += ", step, ")");
  }
  Tail tail;
  if (!loop.reductions.empty())
    tail = [&] {
      for (const Reduction &reduction : loop.reductions)
        writeCombine(reduction);
    };
  writeList(loop.body, tail);
  if ((rounds == 1 || isRow) && !isExact)
    close();
  close();
  roundText = "0";
  vectorLoop = noLoop;
  for (const Reduction &reduction : loop.reductions)
    writeFinish(reduction);
  if (shared)
    writeBarrier();
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The combiner of a reduction with several results works on a struct of them.
void KernelWriter::writeCombiner(const Reduction &reduction) {
  std::string id = std::to_string(reduction.results[0]);
  size_t count = reduction.results.size();
  std::string type = typeOf(reduction.results[0]);
  if (count > 1) {
    type = "Values" + id;
    open("struct ", type);
    for (size_t i = 0; i < count; ++i)
      line(typeOf(reduction.results[i]), " v", i, ";");
    --depth;
    line("};");
  }
  auto parameter = [&](Register reg, const char *several) {
    return count > 1 ? std::string(several) : "v" + std::to_string(reg);
  };
  open("const auto combine", id, " = [&](const ", type, " ",
       parameter(reduction.accumulated[0], "so_far"), ", const ", type, " ",
       parameter(reduction.elements[0], "to_add"), ")");
  if (count > 1)
    for (size_t i = 0; i < count; ++i) {
      line("const ", typeOf(reduction.accumulated[i]), " v",
           reduction.accumulated[i], " = so_far.v", i, ";");
      line("const ", typeOf(reduction.elements[i]), " v", reduction.elements[i],
           " = to_add.v", i, ";");
    }
  bool wasInLanes = std::exchange(inLaneLoop, false);
  for (const Statement &statement : reduction.combiner)
    writeStatement(statement);
  if (count == 1) {
    line("return ", value(reduction.combined[0]), ";");
  } else {
    std::string values;
    for (size_t i = 0; i < count; ++i)
      values += (i ? ", " : "") + value(reduction.combined[i]);
    line("return ", type, "{", values, "};");
  }
  inLaneLoop = wasInLanes;
  --depth;
  line("};");
}

static std::string accumulatorName(const Reduction &reduction) {
  return (reduction.results.size() > 1 ? "t" : "v") +
         std::to_string(reduction.results[0]);
}

void KernelWriter::writeAccumulators(const Loop &loop, bool asArrays) {
  for (const Reduction &reduction : loop.reductions) {
    writeCombiner(reduction);
    std::string id = std::to_string(reduction.results[0]);
    std::string name = accumulatorName(reduction);
    bool several = reduction.results.size() > 1;
    std::string type = several ? "Values" + id : typeOf(reduction.results[0]);
    auto initial = [&] {
      if (!several)
        return value(reduction.inits[0]);
      std::string values;
      for (Register reg : reduction.inits)
        values += (values.empty() ? "" : ", ") + value(reg);
      return type + "{" + values + "}";
    };
    if (!asArrays) {
      line(type, " ", name, " = ", initial(), ";");
      continue;
    }
    if (!several)
      isArray[reduction.results[0]] = true;
    line(type, " ", name, "[", mapping.width, "];");
    openLanes();
    line(name, "[k] = ", initial(), ";");
    closeLanes();
  }
}

void KernelWriter::writeCombine(const Reduction &reduction) {
  std::string id = std::to_string(reduction.results[0]);
  std::string name = accumulatorName(reduction), values;
  for (Register reg : reduction.values)
    values += (values.empty() ? "" : ", ") + value(reg);
  if (reduction.results.size() > 1)
    values = "Values" + id + "{" + values + "}";
  bool isPerLane =
      inLaneLoop && !facts.vectorLoops.empty() &&
      std::none_of(facts.vectorLoops.begin(), facts.vectorLoops.end(),
                   [&](const Loop *loop) {
                     return std::any_of(loop->reductions.begin(),
                                        loop->reductions.end(),
                                        [&](const Reduction &other) {
                                          return &other == &reduction;
                                        });
                   });
  if (isPerLane || (inLaneLoop && kernel.vectorParallel))
    name += "[k]";
  line(name, " = combine", id, "(", name, ", ", values, ");");
}

/// What the threads of a group have becomes one value that all have.
void KernelWriter::writeFinish(const Reduction &reduction) {
  std::string id = std::to_string(reduction.results[0]);
  std::string name = accumulatorName(reduction);
  bool several = reduction.results.size() > 1;
  if (mapping.kind == Mapping::Kind::Group) {
    std::string initial;
    for (Register reg : reduction.inits)
      initial += (initial.empty() ? "" : ", ") + value(reg);
    if (several)
      initial = "Values" + id + "{" + initial + "}";
    if (mapping.threads == 32)
      line(name, " = warp_reduce(", name, ", combine", id, ");");
    else
      line(name, " = block_reduce<", mapping.threads / 32, ">(", name, ", ",
           initial, ", combine", id, ");");
  }
  if (several)
    for (size_t i = 0; i < reduction.results.size(); ++i)
      line("const ", typeOf(reduction.results[i]), " v", reduction.results[i],
           " = ", name, ".v", i, ";");
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
  Mapping mapping = chooseMapping(prepared, Facts(prepared), options.alignment);
  if (mapping.kind == Mapping::Kind::Group)
    recomputeLongRows(prepared, mapping);
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
