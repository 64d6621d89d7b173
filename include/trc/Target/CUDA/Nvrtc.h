//===- Nvrtc.h - CUDA C++ to machine code -----------------------*- C++ -*-===//
//
// NVIDIA's run-time compiler, opened when it is first needed: one build of trc
// works with and without it. It needs no GPU.
//
// What the text includes is given by name (DeviceHeaders.h). Every operation
// rounds once (--fmad=false): text that wants a fused multiply-add says fma.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_CUDA_NVRTC_H
#define TRC_TARGET_CUDA_NVRTC_H

#include <cstdint>
#include <map>
#include <memory>
#include <string>

namespace trc::cuda {

/// What the assembler gave a kernel.
struct Resources {
  int64_t registers = 0; ///< of a thread
  int64_t shared = 0;    ///< static bytes of a block
  int64_t stack = 0;     ///< bytes of a thread's frame in local memory
  int64_t spills = 0;    ///< bytes of registers kept there, stores and loads
};

struct CompiledText {
  std::string image; ///< a cubin, or PTX
  /// Of a cubin, the PTX that it was assembled from: for the virtual
  /// architecture of the same number.
  std::string assembledFrom;
  /// By kernel; nothing for PTX, which no assembler has seen.
  std::map<std::string, Resources> resources;
};

class Nvrtc {
public:
  /// Opens `path`, or, when that is empty, libnvrtc.so.13 or .12, that of the
  /// driver's CUDA first (products/Toolkits.h), where the dynamic linker, a
  /// build of trc, or a CUDA toolkit has them. Null, and why in `fault`, when
  /// there is none.
  static std::unique_ptr<Nvrtc> open(const std::string &path,
                                     std::string &fault);
  ~Nvrtc();

  /// The CUDA that it is part of: 13000 for 13.0.
  int64_t toolkit() const;

  /// What is wrong with an architecture for this compiler, in one line; empty
  /// when nothing is.
  std::string check(const std::string &architecture) const;

  /// Compiles one kernel or several for "sm_90a" (a cubin) or "compute_80"
  /// (PTX). `name` is what messages call the text. A kernel that is by itself
  /// and spills is assembled once more, with more registers. Returns an empty
  /// string, or what the compiler said. May be called from several threads.
  std::string compile(const std::string &text, const std::string &name,
                      const std::string &architecture,
                      CompiledText &result) const;

private:
  struct Library;
  explicit Nvrtc(std::unique_ptr<Library> library);
  std::unique_ptr<Library> library;
};

/// The numbers in what the assembler printed under -v, by kernel.
std::map<std::string, Resources> parseAssemblerLog(const std::string &log);

} // namespace trc::cuda

#endif // TRC_TARGET_CUDA_NVRTC_H
