//===- Interfaces.h - which address of a host ranks meet at -----*- C++ -*-===//
//
// Many systems write `127.0.1.1 node0` into /etc/hosts of node0, so that a host
// knows its own name by an address that no other host can reach. Where ranks
// are to come from elsewhere, the address of a network interface is taken
// instead, if there is one only.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_COMM_INTERFACES_H
#define TRC_RUNTIME_COMM_INTERFACES_H

#include "comm/Launch.h"

#include <span>

namespace trc::runtime {

struct InterfaceAddress {
  std::string interface; ///< "eth0"
  std::string address;   ///< as digits
};

/// Of the interfaces that are up, IPv4 first.
std::vector<InterfaceAddress> listInterfaces();

/// The address of the interface of that name, or the address that it is itself.
Result<std::string> addressOfInterface(const std::string &nameOrAddress);

/// Where to listen, or to connect, to meet at `launch.host`. Fails where the
/// host knows itself on loopback only and `interfaces` leave a choice, which
/// `named` makes: the name or the address of one, or empty.
Result<std::string> meetingAddress(const Launch &launch,
                                   std::span<const InterfaceAddress> interfaces,
                                   std::string_view named = {});
/// With the interfaces of this host.
Result<std::string> meetingAddress(const Launch &launch,
                                   std::string_view named = {});

} // namespace trc::runtime

#endif // TRC_RUNTIME_COMM_INTERFACES_H
