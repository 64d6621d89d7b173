//===- Socket.cpp - TCP for the control connection ------------------------===//

#include "comm/Socket.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace trc::runtime {

using Clock = std::chrono::steady_clock;

Socket::~Socket() {
  if (descriptor >= 0)
    ::close(descriptor);
}

namespace {

Status failedCall(const char *what, const std::string &where, int error) {
  return failure(StatusCode::IoError, what, " ", where, ": ",
                 std::strerror(error));
}

using Addresses = std::unique_ptr<addrinfo, decltype(&freeaddrinfo)>;

Result<Addresses> resolve(const std::string &host, int port, bool passive) {
  addrinfo hints = {};
  hints.ai_family = AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = passive ? AI_PASSIVE : 0;
  addrinfo *found = nullptr;
  const int error =
      getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found);
  if (error != 0)
    return failure(StatusCode::IoError, "no address of '", host,
                   "': ", gai_strerror(error),
                   "; meet at an address, or at a name that every host "
                   "resolves, and name the interface that rank 0 listens on");
  return Addresses(found, &freeaddrinfo);
}

int openSocket(const addrinfo &address) {
  return ::socket(address.ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK,
                  0);
}

void sendAtOnce(int descriptor) {
  const int one = 1;
  (void)setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
}

/// Milliseconds to wait at a time, as poll wants them.
int untilThen(const Until &end) {
  const auto left =
      std::chrono::ceil<std::chrono::milliseconds>(end.end - Clock::now());
  return static_cast<int>(
      std::clamp<int64_t>(left.count(), 0, end.stopped ? 100 : 60000));
}

/// Waits for `event`; false when the wait is over.
bool waitFor(int descriptor, short event, const Until &end) {
  for (;;) {
    pollfd wanted = {descriptor, event, 0};
    const int ready = poll(&wanted, 1, untilThen(end));
    if (ready > 0)
      return true;
    if (ready == 0 && end.isOver())
      return false;
    if (ready < 0 && errno != EINTR)
      return true; // the call that follows says what is wrong
  }
}

bool wouldBlock() {
  return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}

} // namespace

Result<Socket> listenOn(const std::string &host, int port) {
  Result<Addresses> addresses = resolve(host, port, true);
  if (addresses.failed())
    return addresses.takeStatus();
  int error = 0;
  for (const addrinfo *each = addresses->get(); each; each = each->ai_next) {
    Socket socket(openSocket(*each));
    const int one = 1;
    if (socket) {
      (void)setsockopt(socket.get(), SOL_SOCKET, SO_REUSEADDR, &one,
                       sizeof one);
      if (bind(socket.get(), each->ai_addr, each->ai_addrlen) == 0 &&
          listen(socket.get(), SOMAXCONN) == 0)
        return socket;
    }
    error = errno;
  }
  return failedCall("cannot listen on", text(host, ":", port), error);
}

int portOf(const Socket &listener) {
  sockaddr_storage address = {};
  socklen_t size = sizeof address;
  (void)getsockname(listener.get(), reinterpret_cast<sockaddr *>(&address),
                    &size);
  return ntohs(address.ss_family == AF_INET6
                   ? reinterpret_cast<sockaddr_in6 *>(&address)->sin6_port
                   : reinterpret_cast<sockaddr_in *>(&address)->sin_port);
}

bool isItsOwnPeer(const Socket &socket) {
  sockaddr_storage here = {}, there = {};
  socklen_t hereSize = sizeof here, thereSize = sizeof there;
  return getsockname(socket.get(), reinterpret_cast<sockaddr *>(&here),
                     &hereSize) == 0 &&
         getpeername(socket.get(), reinterpret_cast<sockaddr *>(&there),
                     &thereSize) == 0 &&
         hereSize == thereSize && std::memcmp(&here, &there, hereSize) == 0;
}

Result<Socket> connectTo(const std::string &host, int port, Until end) {
  int error = 0;
  do {
    Result<Addresses> addresses = resolve(host, port, false);
    if (addresses.failed())
      return addresses.takeStatus();
    for (const addrinfo *each = addresses->get(); each; each = each->ai_next) {
      Socket socket(openSocket(*each));
      if (!socket)
        continue;
      int result = connect(socket.get(), each->ai_addr, each->ai_addrlen);
      if (result != 0 && errno == EINPROGRESS &&
          waitFor(socket.get(), POLLOUT, end)) {
        socklen_t size = sizeof result;
        (void)getsockopt(socket.get(), SOL_SOCKET, SO_ERROR, &result, &size);
        errno = result;
      }
      if (result == 0 && isItsOwnPeer(socket)) {
        result = -1;
        errno = ECONNREFUSED;
      }
      if (result == 0) {
        sendAtOnce(socket.get());
        return socket;
      }
      error = errno;
    }
    // Whoever listens there may not have started yet.
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  } while (!end.isOver());
  return failedCall("cannot connect to", text(host, ":", port), error);
}

Socket acceptFrom(const Socket &listener) {
  Socket socket(
      accept4(listener.get(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
  if (socket)
    sendAtOnce(socket.get());
  return socket;
}

Status writeAll(const Socket &socket, const void *data, size_t bytes,
                Until end) {
  const char *from = static_cast<const char *>(data);
  while (bytes > 0) {
    const ssize_t some = send(socket.get(), from, bytes, MSG_NOSIGNAL);
    if (some > 0) {
      from += some;
      bytes -= static_cast<size_t>(some);
    } else if (!wouldBlock()) {
      return failedCall("cannot write to", "a rank", errno);
    } else if (!waitFor(socket.get(), POLLOUT, end)) {
      return failure(StatusCode::IoError, "nobody reads");
    }
  }
  return Status::success();
}

Status readAll(const Socket &socket, void *data, size_t bytes, Until end) {
  char *to = static_cast<char *>(data);
  while (bytes > 0) {
    const ssize_t some = recv(socket.get(), to, bytes, 0);
    if (some > 0) {
      to += some;
      bytes -= static_cast<size_t>(some);
    } else if (some == 0) {
      return failure(StatusCode::IoError, "the connection was closed");
    } else if (!wouldBlock()) {
      return failedCall("cannot read from", "a rank", errno);
    } else if (!waitFor(socket.get(), POLLIN, end)) {
      return failure(StatusCode::IoError, "nothing came");
    }
  }
  return Status::success();
}

std::string addressHere(const Socket &socket) {
  sockaddr_storage address = {};
  socklen_t size = sizeof address;
  char digits[NI_MAXHOST] = "";
  if (getsockname(socket.get(), reinterpret_cast<sockaddr *>(&address),
                  &size) == 0)
    (void)getnameinfo(reinterpret_cast<sockaddr *>(&address), size, digits,
                      sizeof digits, nullptr, 0, NI_NUMERICHOST);
  return digits;
}

bool isLoopback(const std::string &host) {
  Result<Addresses> addresses = resolve(host, 0, false);
  if (addresses.failed())
    return false;
  for (const addrinfo *each = addresses->get(); each; each = each->ai_next) {
    if (each->ai_family == AF_INET) {
      const auto *address = reinterpret_cast<sockaddr_in *>(each->ai_addr);
      if (ntohl(address->sin_addr.s_addr) >> 24 != IN_LOOPBACKNET)
        return false;
    } else if (each->ai_family != AF_INET6 ||
               !IN6_IS_ADDR_LOOPBACK(
                   &reinterpret_cast<sockaddr_in6 *>(each->ai_addr)
                        ->sin6_addr)) {
      return false;
    }
  }
  return true;
}

std::string nameOfHost() {
  char name[256] = "";
  return gethostname(name, sizeof name - 1) == 0 ? name : "localhost";
}

} // namespace trc::runtime
