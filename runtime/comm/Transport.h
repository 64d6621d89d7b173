//===- Transport.h - what carries bytes between processes -------*- C++ -*-===//
//
// A transport is this table. One is our own (Tcp.h); others are plug-ins, so
// that the runtime links none: a shared object that is opened when ranks are
// processes, and has one function of C linkage, `trc_transport`, which gives
// its table. Tables do not throw; what fails writes a text and gives null or
// false.
//
// Plug-ins: libtrc_gloo.so (gloo/GlooTransport.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_COMM_TRANSPORT_H
#define TRC_RUNTIME_COMM_TRANSPORT_H

#include "base/Status.h"

#include <cstddef>
#include <cstdint>

extern "C" {

struct trc_transport_links;  // of one rank to all others
struct trc_transport_buffer; // memory that one message at a time goes through

struct trc_transport_error {
  char text[512];
};

constexpr uint32_t trc_transport_version = 2;

struct trc_transport_table {
  uint32_t version; ///< trc_transport_version
  const char *name;

  /// Listens at `address`, which names an interface of this host. `place` is
  /// what all other ranks have to know to connect, until `close`.
  /// `secret` is the ranks' own, for a transport that can keep strangers out.
  trc_transport_links *(*open)(int rank, int ranks, const char *address,
                               const char *secret, const void **place,
                               size_t *placeBytes, trc_transport_error *error);
  /// Connects to all others, by their places in order of ranks.
  bool (*connect)(trc_transport_links *links, const void *const *places,
                  const size_t *placeBytes, int milliseconds,
                  trc_transport_error *error);
  void (*close)(trc_transport_links *links);

  trc_transport_buffer *(*create)(trc_transport_links *links, void *data,
                                  size_t bytes, trc_transport_error *error);
  void (*destroy)(trc_transport_buffer *buffer);
  /// Begin to send or receive the whole buffer. Messages of a tag between two
  /// ranks keep their order.
  bool (*send)(trc_transport_buffer *buffer, int to, uint64_t tag,
               trc_transport_error *error);
  bool (*receive)(trc_transport_buffer *buffer, int from, uint64_t tag,
                  trc_transport_error *error);
  /// Wait for what was begun. False, with an empty text, when the time is over
  /// or `interrupt` was called.
  bool (*wait)(trc_transport_buffer *buffer, bool received, int milliseconds,
               trc_transport_error *error);
  /// Ends, from any thread, the wait for this buffer or, where it is null,
  /// `connect`: there is a cause for all ranks to end.
  void (*interrupt)(trc_transport_links *links, trc_transport_buffer *buffer);
};

typedef const trc_transport_table *(*trc_transport_function)(void);
}

namespace trc::runtime {

/// "tcp", or "gloo", or the shared object of that path.
Result<const trc_transport_table *> openTransport(const std::string &name);

} // namespace trc::runtime

#endif // TRC_RUNTIME_COMM_TRANSPORT_H
