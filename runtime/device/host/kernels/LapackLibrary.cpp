//===- LapackLibrary.cpp - the LAPACK of this machine, opened -------------===//
//
// See LapackLibrary.h. A copy in a namespace of its own shares the pages of its
// code with others of the same file; its numbers and its buffers it has alone.
//
//===----------------------------------------------------------------------===//

#include "LapackLibrary.h"

#include <cstdlib>
#include <dlfcn.h>
#include <string_view>
#include <unistd.h>

namespace trc::runtime::host::lapack {

/// Debian's OpenBLAS without threads.
static constexpr const char *serialOpenBlas =
    "/usr/lib/x86_64-linux-gnu/openblas-serial/libopenblas.so.0";

/// What TRC_LAPACK says: a file, "off", or nothing.
static std::string_view given() {
  const char *said = std::getenv("TRC_LAPACK");
  return said ? said : "";
}

bool Library::isTurnedOff() { return given() == "off"; }

bool Library::willBeSerial() {
  return given().empty() && access(serialOpenBlas, R_OK) == 0;
}

const Library &Library::instance() {
  static const Library library;
  return library;
}

Library::Library() {
  if (!given().empty()) {
    const std::string file(given());
    if (const std::string why = open(file); !why.empty())
      fault = "TRC_LAPACK=" + file + " cannot be used: " + why;
    return;
  }
  for (const char *file :
       {serialOpenBlas, "libopenblas.so.0", "liblapack.so.3"})
    if (open(file).empty())
      return;
}

std::string Library::open(const std::string &file) {
  handle = dlmopen(LM_ID_NEWLM, file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    const char *text = dlerror();
    return text ? text : "it is not opened, and nobody says why";
  }
  isComplete = findAll(singles, 's') && findAll(doubles, 'd');
  if (!isComplete) {
    dlclose(handle);
    return "it lacks functions of LAPACK";
  }
  name = file.substr(file.rfind('/') + 1);
  setThreads = find<void (*)(int)>("openblas_set_num_threads");
  return "";
}

template <typename Function>
Function Library::find(const std::string &symbol) const {
  return reinterpret_cast<Function>(dlsym(handle, symbol.c_str()));
}

template <typename T>
bool Library::findAll(Functions<T> &functions, char type) {
  auto need = [&](const char *symbol, auto &function) {
    function = find<std::remove_reference_t<decltype(function)>>(
        type + std::string(symbol));
    return function != nullptr;
  };
  return need("getrf_", functions.getrf) && need("geqrf_", functions.geqrf) &&
         need("orgqr_", functions.orgqr) && need("syevd_", functions.syevd) &&
         need("gesdd_", functions.gesdd);
}

} // namespace trc::runtime::host::lapack
