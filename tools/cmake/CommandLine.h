//===- CommandLine.h - CLI11, to be precompiled -----------------*- C++ -*-===//
//
// CLI11 is headers, of which every tool's options would have 3 MB of functions
// optimised that run once: half of what such a file costs to compile. They are
// not, then. What CLI11 includes stands before, and stays optimised: functions
// of the standard library are shared with the rest of a program.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_CMAKE_COMMANDLINE_H
#define TRC_TOOLS_CMAKE_COMMANDLINE_H

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <limits>
#include <locale>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#pragma clang optimize off
#include <CLI/CLI.hpp>
#pragma clang optimize on

#endif // TRC_TOOLS_CMAKE_COMMANDLINE_H
