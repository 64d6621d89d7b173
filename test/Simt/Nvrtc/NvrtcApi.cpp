//===- NvrtcApi.cpp - the stand-in libnvrtc.so.13 -------------------------===//
//
// The functions of NVRTC that a compiler calls. The image that it gives as
// cubin and as PTX is a shared object for this machine, which the stand-in
// driver loads. With --ptxas-options=-v, the log has the lines of ptxas; shared
// memory in them is true, registers are not known and always 32.
//
//===----------------------------------------------------------------------===//

#include "Compile.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <string_view>
#include <tuple>

using namespace trc::simt;

namespace {

enum NvrtcResult : int {
  NvrtcSuccess = 0,
  NvrtcInvalidInput = 3,
  NvrtcInvalidProgram = 4,
  NvrtcInvalidOption = 5,
  NvrtcCompilation = 6,
};

struct Program {
  CompileRequest request;
  std::string log;
  std::string cubin, ptx;
};

constexpr int architectures[] = {75, 80,  86,  87,  88,  89,
                                 90, 100, 103, 110, 120, 121};

bool isKnownArchitecture(std::string name) {
  if (name.ends_with("a") || name.ends_with("f"))
    name.pop_back();
  for (int number : architectures)
    if (name == "sm_" + std::to_string(number) ||
        name == "compute_" + std::to_string(number))
      return true;
  return false;
}

/// The value of an option in the forms --long=value and --long value; moves
/// `index` over a value of its own.
bool valueOf(const char *option, const char *name, int count,
             const char *const *options, int &index, std::string &value) {
  const size_t length = std::strlen(name);
  if (std::strncmp(option, name, length) != 0)
    return false;
  if (option[length] == '=') {
    value = option + length + 1;
    return true;
  }
  if (option[length] == '\0' && index + 1 < count) {
    value = options[++index];
    return true;
  }
  return false;
}

/// Reads the options into the request; returns the one it does not know.
std::string readOptions(Program &program, int count, const char *const *options,
                        bool &verbose) {
  CompileRequest &request = program.request;
  for (int i = 0; i < count; ++i) {
    const std::string option = options[i];
    std::string value;
    const auto is = [&](const char *name) {
      return valueOf(options[i], name, count, options, i, value);
    };
    if (is("--gpu-architecture") || is("-arch")) {
      if (!isKnownArchitecture(value))
        return option;
      request.architecture = value;
    } else if (is("--fmad") || is("-fmad")) {
      request.contract = value != "false";
    } else if (is("--ptxas-options") || is("-Xptxas")) {
      verbose |= value.find("-v") != std::string::npos;
    } else if (is("--define-macro")) {
      request.arguments.push_back("-D" + value);
    } else if (is("--include-path")) {
      request.arguments.push_back("-I" + value);
    } else if (option.starts_with("-D") || option.starts_with("-I")) {
      request.arguments.push_back(option);
    } else if (is("--std") || is("-std") || is("--split-compile") ||
               is("--maxrregcount") || is("--diag-suppress") ||
               option == "-default-device" || option == "--default-device" ||
               option == "-lineinfo" || option == "--generate-line-info" ||
               option == "-w" || option == "--disable-warnings" ||
               option == "--restrict" || option == "-restrict") {
      // changes nothing here
    } else {
      return option;
    }
  }
  return "";
}

std::string ptxasLog(const CompileResult &result,
                     const std::string &architecture) {
  std::string log = "ptxas info    : 0 bytes gmem\n";
  for (const std::string &kernel : result.kernels)
    log += "ptxas info    : Compiling entry function '" + kernel + "' for '" +
           architecture + "'\nptxas info    : Function properties for " +
           kernel +
           "\n    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill "
           "loads\nptxas info    : Used 32 registers, used 1 barriers, " +
           std::to_string(result.sharedBytes) + " bytes smem\n";
  return log;
}

bool isSet(const char *variable) {
  const char *value = std::getenv(variable);
  return value && *value && std::strcmp(value, "0") != 0;
}

} // namespace

// TRC_SIMT_NVRTC=12.4: the version that is stood in for; else what the name
// says that the library was opened by.
static std::pair<int, int> versionOf() {
  int major = 13, minor = 0;
  Dl_info self = {};
  if (dladdr(reinterpret_cast<const void *>(&versionOf), &self) &&
      std::string_view(self.dli_fname).ends_with(".12"))
    std::tie(major, minor) = std::pair(12, 9);
  if (const char *text = std::getenv("TRC_SIMT_NVRTC"))
    std::sscanf(text, "%d.%d", &major, &minor);
  return {major, minor};
}

#define NVRTC_API(NAME)                                                        \
  extern "C" __attribute__((visibility("default"))) NvrtcResult NAME

NVRTC_API(nvrtcVersion)(int *major, int *minor) {
  std::tie(*major, *minor) = versionOf();
  return NvrtcSuccess;
}

NVRTC_API(nvrtcGetNumSupportedArchs)(int *count) {
  *count = sizeof architectures / sizeof *architectures;
  return NvrtcSuccess;
}

NVRTC_API(nvrtcGetSupportedArchs)(int *numbers) {
  std::memcpy(numbers, architectures, sizeof architectures);
  return NvrtcSuccess;
}

NVRTC_API(nvrtcCreateProgram)(Program **program, const char *text,
                              const char *name, int headerCount,
                              const char *const *headers,
                              const char *const *headerNames) {
  if (!program || !text || headerCount < 0)
    return NvrtcInvalidInput;
  *program = new Program;
  (*program)->request.text = text;
  (*program)->request.name = name ? name : "default_program";
  for (int i = 0; i < headerCount; ++i)
    (*program)->request.headers.emplace_back(headerNames[i], headers[i]);
  return NvrtcSuccess;
}

NVRTC_API(nvrtcDestroyProgram)(Program **program) {
  if (!program || !*program)
    return NvrtcInvalidProgram;
  delete *program;
  *program = nullptr;
  return NvrtcSuccess;
}

NVRTC_API(nvrtcCompileProgram)(Program *program, int count,
                               const char *const *options) {
  if (!program)
    return NvrtcInvalidProgram;
  bool verbose = false;
  if (const std::string unknown =
          readOptions(*program, count, options, verbose);
      !unknown.empty()) {
    program->log = "nvrtc: error: unrecognized option " + unknown + " found\n";
    return NvrtcInvalidOption;
  }
  CompileRequest &request = program->request;
  request.checked = isSet("TRC_SIMT_CHECK");
  request.toolkit = versionOf();
  const CompileResult result = compile(request);
  program->log = result.log;
  if (!result.ok)
    return NvrtcCompilation;
  // A virtual architecture gives PTX only.
  const bool real = request.architecture.starts_with("sm_");
  if (verbose && real)
    program->log += ptxasLog(result, request.architecture);
  if (real)
    program->cubin = result.image;
  request.architecture = "compute_" + request.architecture.substr(
                                          request.architecture.find('_') + 1);
  program->ptx = compile(request).image;
  return NvrtcSuccess;
}

namespace {
NvrtcResult give(const std::string &from, char *to) {
  std::memcpy(to, from.data(), from.size());
  return NvrtcSuccess;
}
} // namespace

NVRTC_API(nvrtcGetCUBINSize)(Program *program, size_t *bytes) {
  *bytes = program->cubin.size();
  return NvrtcSuccess;
}
NVRTC_API(nvrtcGetCUBIN)(Program *program, char *bytes) {
  return give(program->cubin, bytes);
}
NVRTC_API(nvrtcGetPTXSize)(Program *program, size_t *bytes) {
  *bytes = program->ptx.size();
  return NvrtcSuccess;
}
NVRTC_API(nvrtcGetPTX)(Program *program, char *bytes) {
  return give(program->ptx, bytes);
}
NVRTC_API(nvrtcGetProgramLogSize)(Program *program, size_t *bytes) {
  *bytes = program->log.size() + 1;
  return NvrtcSuccess;
}
NVRTC_API(nvrtcGetProgramLog)(Program *program, char *text) {
  program->log.copy(text, program->log.size());
  text[program->log.size()] = '\0';
  return NvrtcSuccess;
}

extern "C" __attribute__((visibility("default"))) const char *
nvrtcGetErrorString(NvrtcResult result) {
  switch (result) {
  case NvrtcSuccess:
    return "NVRTC_SUCCESS";
  case NvrtcInvalidInput:
    return "NVRTC_ERROR_INVALID_INPUT";
  case NvrtcInvalidProgram:
    return "NVRTC_ERROR_INVALID_PROGRAM";
  case NvrtcInvalidOption:
    return "NVRTC_ERROR_INVALID_OPTION";
  case NvrtcCompilation:
    return "NVRTC_ERROR_COMPILATION";
  }
  return "NVRTC_ERROR unknown";
}
