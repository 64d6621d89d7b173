//===- ForkClient.h - runs a program that is started once -------*- C++ -*-===//
//
// The other end of ForkServer.c. As many servers of a program as are asked at a
// time; they end with this process.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_NVRTC_FORKCLIENT_H
#define TRC_TEST_SIMT_NVRTC_FORKCLIENT_H

#include <string>
#include <vector>

namespace trc::simt {

/// Runs a program, the first word of the command, with what it prints behind
/// what is in a file; true when it succeeded. From any thread.
bool runProgram(const std::vector<std::string> &command,
                const std::string &output);

} // namespace trc::simt

#endif // TRC_TEST_SIMT_NVRTC_FORKCLIENT_H
