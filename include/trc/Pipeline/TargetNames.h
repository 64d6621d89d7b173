//===- TargetNames.h - targets as command lines name them -------*- C++ -*-===//
//
// From the list of targets, in plain C++.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_TARGETNAMES_H
#define TRC_PIPELINE_TARGETNAMES_H

#include <string>
#include <string_view>
#include <vector>

namespace trc {

/// Values of the option `target`: all targets, and "auto".
std::vector<std::string> targetNames();

/// What "auto" is on this machine: the last one in the list of targets that it
/// has.
std::string targetHere();

/// What to compile for where a device is to run it: "cuda" for "cuda:1", "auto"
/// for "auto", and the host for every other.
std::string targetOfDevice(std::string_view device);

} // namespace trc

#endif // TRC_PIPELINE_TARGETNAMES_H
