//===- TransportLibrary.cpp - opening a transport -------------------------===//

#include "comm/Tcp.h"

#include <climits>
#include <dlfcn.h>
#include <unistd.h>
#include <vector>

namespace trc::runtime {

/// Where the library and the program are that this code may be in, each with a
/// slash. A program that was found in PATH has no folder in its name.
static std::vector<std::string> foldersHere() {
  std::vector<std::string> files, folders;
  Dl_info here = {};
  if (dladdr(reinterpret_cast<void *>(&openTransport), &here) && here.dli_fname)
    files.emplace_back(here.dli_fname);
  char program[PATH_MAX];
  const ssize_t size = readlink("/proc/self/exe", program, sizeof program);
  if (size > 0)
    files.emplace_back(program, static_cast<size_t>(size));
  for (const std::string &file : files)
    if (const size_t slash = file.rfind('/'); slash != std::string::npos)
      folders.push_back(file.substr(0, slash + 1));
  return folders;
}

/// Beside the library or the program that this code is in, else where the
/// system looks.
static void *openFile(const std::string &name, std::string &tried) {
  if (name.find('/') != std::string::npos) {
    void *handle = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (const char *fault = handle ? nullptr : dlerror())
      tried = fault;
    return handle;
  }
  const std::string file = "libtrc_" + name + ".so";
  for (const std::string &folder : foldersHere())
    for (const char *below : {"", "../lib/"}) {
      if (void *handle =
              dlopen((folder + below + file).c_str(), RTLD_NOW | RTLD_LOCAL))
        return handle;
      if (const char *fault = dlerror())
        tried = fault;
    }
  return dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
}

Result<const trc_transport_table *> openTransport(const std::string &name) {
  if (name == "tcp")
    return tcpTransport();
  std::string tried;
  // Never closed: it has threads of its own.
  void *handle = openFile(name, tried);
  if (!handle)
    return failure(StatusCode::Unsupported, "transport '", name,
                   "' cannot be opened: ", tried);
  const auto function =
      reinterpret_cast<trc_transport_function>(dlsym(handle, "trc_transport"));
  const trc_transport_table *table = function ? function() : nullptr;
  if (!table || table->version != trc_transport_version)
    return failure(StatusCode::Unsupported, "transport '", name,
                   "' is of version ", table ? table->version : 0,
                   ", expected ", trc_transport_version);
  return table;
}

} // namespace trc::runtime
