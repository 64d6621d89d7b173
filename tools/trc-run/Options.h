//===- Options.h - command line of trc-run ----------------------*- C++ -*-===//
//
// Read by CLI11, which throws; kept apart from everything that includes MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_RUN_OPTIONS_H
#define TRC_TOOLS_TRC_RUN_OPTIONS_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trc::run {

struct Options {
  std::string model;
  bool reference = false;
  /// What text is compiled for: "host", "cuda" or "auto".
  std::string target = "auto";
  /// What runs it, as trc_device_options has it; empty: what the program was
  /// compiled for.
  std::string collectives; ///< as in trc_device_options
  std::string device;
  /// What runs; empty: main, or the only one. The last is measured and gives
  /// the results; those before it run once over the same state.
  std::vector<std::string> entries;
  std::vector<std::string> inputs; ///< .npy files, in the order of ports
  std::vector<std::string> sets;   ///< arrays by name; see Sets.h
  std::string outputSet;
  /// A set that is read where it is there, and written behind the last run.
  std::string stateSet;
  std::string outputDirectory;
  int64_t repeat = 1;
  bool profile = false;
  std::string measurementsFile;
  bool checkFinite = false;
  int64_t threads = 0;
  bool pin = true;
  /// 0: what the program says, else one.
  int64_t ranks = 0;
  int64_t rank = -1;      ///< this one, with `rendezvous`
  std::string rendezvous; ///< "HOST:PORT" of rank 0; empty: as launched
  std::string interface;  ///< that rank 0 listens on; empty: the usual
  std::string transport;  ///< between processes; empty: the usual
  double deadline = 0;    ///< seconds to wait for another rank; 0: usual
  int64_t maxSteps = 0;
  bool splitInputFile = false;
};

/// Fills `options`; returns the exit code when the program is to end here
/// (help, version, or wrong use, which has been reported on stderr).
std::optional<int> parseCommandLine(int argc, char **argv, Options &options);

} // namespace trc::run

#endif // TRC_TOOLS_TRC_RUN_OPTIONS_H
