//===- Socket.h - TCP for the control connection ----------------*- C++ -*-===//

#ifndef TRC_RUNTIME_COMM_SOCKET_H
#define TRC_RUNTIME_COMM_SOCKET_H

#include "base/Status.h"

#include <atomic>
#include <chrono>
#include <string>

namespace trc::runtime {

/// A descriptor that is closed with its object.
class Socket {
public:
  Socket() = default;
  explicit Socket(int descriptor) : descriptor(descriptor) {}
  Socket(Socket &&other) noexcept
      : descriptor(std::exchange(other.descriptor, -1)) {}
  Socket &operator=(Socket &&other) noexcept {
    std::swap(descriptor, other.descriptor);
    return *this;
  }
  ~Socket();

  int get() const { return descriptor; }
  explicit operator bool() const { return descriptor >= 0; }

private:
  int descriptor = -1;
};

using Instant = std::chrono::steady_clock::time_point;

/// How long a wait may last: to an instant, or until somebody says that it is
/// of no use any more, which is looked at ten times a second.
struct Until {
  Until(Instant end, const std::atomic<bool> *stopped = nullptr)
      : end(end), stopped(stopped) {}
  bool isOver() const {
    return (stopped && *stopped) || std::chrono::steady_clock::now() >= end;
  }

  Instant end;
  const std::atomic<bool> *stopped;
};

/// Listens on the address of `host` alone, so on one interface; port 0: any.
Result<Socket> listenOn(const std::string &host, int port);
int portOf(const Socket &listener);
/// Whether both ends are this one: on the machine that it asks for, the system
/// may choose for this end the very port that nobody listens on yet.
bool isItsOwnPeer(const Socket &socket);
/// Connects, again and again until somebody listens there or `end` has come.
Result<Socket> connectTo(const std::string &host, int port, Until end);
/// Someone who has come, or none; both do not block.
Socket acceptFrom(const Socket &listener);

/// Whole, or a failure; the socket does not block.
Status writeAll(const Socket &socket, const void *data, size_t bytes,
                Until end);
Status readAll(const Socket &socket, void *data, size_t bytes, Until end);

/// The address at this end, as digits.
std::string addressHere(const Socket &socket);
/// Whether only this machine can reach `host`.
bool isLoopback(const std::string &host);
std::string nameOfHost();

} // namespace trc::runtime

#endif // TRC_RUNTIME_COMM_SOCKET_H
