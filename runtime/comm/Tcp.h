//===- Tcp.h - bytes between processes, by sockets of our own ---*- C++ -*-===//
//
// A connection to each other rank, opened with the handshake of the control
// connection, so that no stranger gets in between. All ranks run the same
// collectives in the same order: what comes over a connection is what this rank
// receives next from there, and a frame that says otherwise ends the run. Bytes
// go from and to the pieces themselves; nothing is copied or kept between.
//
// Threads: the one that runs rounds moves the bytes, while it waits.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_COMM_TCP_H
#define TRC_RUNTIME_COMM_TCP_H

#include "comm/Transport.h"

namespace trc::runtime {

/// The transport "tcp".
const trc_transport_table *tcpTransport();

} // namespace trc::runtime

#endif // TRC_RUNTIME_COMM_TCP_H
