//===- TransportLibrary.cpp - opening a transport -------------------------===//

#include "comm/Tcp.h"

#include <dlfcn.h>

namespace trc::runtime {

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
  Dl_info here = {};
  if (dladdr(reinterpret_cast<void *>(&openTransport), &here) &&
      here.dli_fname) {
    std::string folder(here.dli_fname);
    folder.resize(folder.rfind('/') + 1); // npos + 1 is 0
    for (const char *below : {"", "../lib/"}) {
      if (void *handle =
              dlopen((folder + below + file).c_str(), RTLD_NOW | RTLD_LOCAL))
        return handle;
      if (const char *fault = dlerror())
        tried = fault;
    }
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
