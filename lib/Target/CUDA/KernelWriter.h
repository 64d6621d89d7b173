//===- KernelWriter.h - walks a kernel and writes its text ------*- C++ -*-===//
//
// One walk over the loop form, in the order of its statements. What a thread
// has of a vector loop is `width` neighbouring elements, so inside of one a
// register that differs by lane stands for `width` values. Statements between
// two loops are a *run*, and a run of width 4 becomes:
//
//     const auto x7 = load_vector<4>(in0 + 768 * i0 + c1);    vector loads
//     Vector<f32, 4> y9;
//     #pragma unroll
//     for (i32 k = 0; k < 4; ++k) {                           lane by lane
//       const f32 v7 = x7.lane[k];
//       const f32 v9 = v7 * v3;
//       y9.lane[k] = v9;
//     }
//     store_vector(out0 + 768 * i0 + c1, y9);                 vector stores
//
// A register that is read outside of its run is an array, v7[4].
//
// Names: in0, out1 operands; row2 scratch; v3 registers; i0 parallel loops, r4
// sequential ones, c5 vector loops; `lane` the thread within its group.
//
// Around the body: WriteKernel.cpp; loops: WriteLoops.cpp; accumulators:
// WriteReductions.cpp; runs, loads and stores: WriteAccess.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_KERNELWRITER_H
#define TRC_LIB_TARGET_CUDA_KERNELWRITER_H

#include "Mapping.h"
#include "trc/Target/CUDA/KernelText.h"

#include <functional>
#include <map>
#include <sstream>
#include <string>

namespace trc::cuda {

class KernelWriter {
public:
  KernelWriter(const kernel::Kernel &kernel, const Facts &facts,
               const Mapping &mapping, const TextOptions &options);

  /// Returns an empty string or what does not fit.
  std::string write(const std::string &functionName, KernelText &result);
  /// As a part of a group (GroupText.h).
  std::string writeMember(const std::string &functionName, KernelText &result);
  std::string writeFunction(const std::string &functionName);

private:
  using Statement = kernel::Statement;
  using Register = kernel::Register;
  using List = std::vector<Statement>;
  using Tail = std::function<void()>;

  // Text.
  template <typename... Parts> void line(const Parts &...parts) {
    for (unsigned i = 0; i < depth; ++i)
      out << "  ";
    (out << ... << parts) << '\n';
  }
  template <typename... Parts> void open(const Parts &...parts) {
    line(parts..., " {");
    ++depth;
  }
  void openBlock() {
    line("{");
    ++depth;
  }
  void close() {
    --depth;
    line("}");
  }

  // WriteKernel.cpp
  void writeSignature(const std::string &functionName);
  void writeMemberSignature(const std::string &functionName);
  std::string pointerType(unsigned buffer);
  void writeBody();
  void writeItems();
  bool hasCount() const;
  void writeScratch();
  void writeTransposed(); // WriteTransposed.cpp

  // WriteLoops.cpp
  /// The statements, and `tail` where lanes are still at hand.
  void writeList(const List &list, const Tail &tail = {});
  void writeLoop(const kernel::Loop &loop);
  void writeSequentialLoop(const kernel::Loop &loop);
  void writeVectorLoop(const kernel::Loop &loop);
  void writeGroupLoop(const kernel::Loop &loop);
  void writeLongRow(const kernel::Loop &loop, const Tail &tail);
  void writeAccumulators(const kernel::Loop &loop, bool asArrays);
  void writeCombine(const kernel::Reduction &reduction);
  void writeFinish(const kernel::Reduction &reduction);
  void writeCombiner(const kernel::Reduction &reduction);
  void writeBarrier();
  bool touchesShared(const List &list) const;
  bool replacesShared(const kernel::Loop &loop) const;
  bool holdsRegisters(const List &list) const;
  std::string loopEnd(const kernel::Loop &loop);

  // WriteAccess.cpp
  void writeRun(const Statement *begin, const Statement *end, const Tail &tail);
  void writeStatement(const Statement &statement);
  void writeLoad(const Statement &statement);
  void writeStore(const Statement &statement);
  void writeCompute(const Statement &statement);
  void writeUniformStore(const Statement &statement);
  void define(Register reg, const std::string &text);
  void openLanes();
  void closeLanes();
  bool isVector(const Statement &statement) const;
  void writeVectorLoad(const Statement &statement);
  std::string ownRowText(unsigned buffer) const;
  std::string elementText(const kernel::Access &access);
  std::string indexText(const kernel::Access &access);
  std::string affineText(const kernel::Affine &affine);
  std::string conditionText(const kernel::Access &access);
  /// Of the trips of the vector loop that the guards let through, the last.
  std::string lastTripText(const kernel::Access &access);
  std::string value(Register reg) const;
  std::string bufferName(unsigned buffer) const;
  const char *typeOf(Register reg) const {
    return registerTypeName(kernel.registers[reg]);
  }

  bool isScratch(unsigned buffer) const {
    return kernel.buffers[buffer].kind == kernel::Buffer::Kind::Scratch;
  }
  bool isDivided(unsigned buffer) const {
    return isScratch(buffer) && places[buffer] == ScratchPlace::Divided;
  }
  bool isPrivate(unsigned buffer) const {
    return isScratch(buffer) && places[buffer] != ScratchPlace::Shared &&
           !(isDivided(buffer) && isBeyondHeld);
  }
  bool inVector() const { return vectorLoop != noLoop; }
  bool hasLanes() const { return inVector() && mapping.width > 1; }

  const kernel::Kernel &kernel;
  const Facts &facts;
  const Mapping &mapping;
  const TextOptions &options;
  std::ostringstream out;
  unsigned depth = 0;

  const char *indexType = "i32";
  const char *blockNumber = "blockIdx.x";
  std::vector<ScratchPlace> places;
  std::vector<int64_t> sharedOffsets;
  std::map<Register, std::string> literals;
  std::vector<bool> isArray; ///< registers that stand for `width` values
  std::map<kernel::LoopId, std::string> counters;
  std::map<Register, std::string> loaded; ///< of this run: vectors
  std::map<const Statement *, std::string> storing;
  std::map<const kernel::Access *, std::string> tiled; ///< elements of tiles

  kernel::LoopId vectorLoop = noLoop; ///< the one being written
  std::string roundText = "0"; ///< which of a register row's parts is at hand
  bool isBeyondHeld = false;   ///< in rounds of a divided row in shared memory
  bool inLaneLoop = false;
  bool isMember = false; ///< of a group
};

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_KERNELWRITER_H
