//===- Compile.h - kernel text to an image for this machine -----*- C++ -*-===//
//
// clang compiles the text, after simt.h, into a shared object. Images are kept:
// in the process, because a program compiles one text for several
// architectures, and on disk, because the tests compile the same texts again
// and again. Texts that differ in lines of comment alone are the same. Safe
// from several threads.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_NVRTC_COMPILE_H
#define TRC_TEST_SIMT_NVRTC_COMPILE_H

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace trc::simt {

struct CompileRequest {
  std::string name; ///< of the text, as errors and reports call it
  std::string text;
  std::vector<std::pair<std::string, std::string>> headers; ///< name, text
  std::string architecture = "sm_75"; ///< "sm_90a", "compute_80"
  std::vector<std::string> arguments; ///< -I and -D, for clang
  bool contract = true; ///< whether a * b + c may become one operation
  bool checked = false;
  std::pair<int, int> toolkit = {13, 0};
};

struct CompileResult {
  bool ok = false;
  std::string log;   ///< what clang says
  std::string image; ///< the shared object, tagged with the architecture
  std::vector<std::string> kernels;
  size_t sharedBytes = 0; ///< static
};

CompileResult compile(CompileRequest request);

} // namespace trc::simt

#endif // TRC_TEST_SIMT_NVRTC_COMPILE_H
