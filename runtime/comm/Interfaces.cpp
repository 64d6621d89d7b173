//===- Interfaces.cpp - which address of a host ranks meet at -------------===//

#include "comm/Interfaces.h"

#include "comm/Socket.h"

#include <algorithm>
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>

namespace trc::runtime {

std::vector<InterfaceAddress> listInterfaces() {
  ifaddrs *all = nullptr;
  if (getifaddrs(&all) != 0)
    return {};
  std::vector<InterfaceAddress> found;
  for (const int family : {AF_INET, AF_INET6})
    for (const ifaddrs *each = all; each; each = each->ifa_next) {
      if (!each->ifa_addr || each->ifa_addr->sa_family != family ||
          !(each->ifa_flags & IFF_UP))
        continue;
      char digits[NI_MAXHOST] = "";
      const socklen_t size =
          family == AF_INET ? sizeof(sockaddr_in) : sizeof(sockaddr_in6);
      if (getnameinfo(each->ifa_addr, size, digits, sizeof digits, nullptr, 0,
                      NI_NUMERICHOST) == 0)
        found.push_back({each->ifa_name, digits});
    }
  freeifaddrs(all);
  return found;
}

/// What names no interface and asks nobody: digits, or this host.
static bool isAddress(const std::string &host) {
  unsigned char bytes[sizeof(in6_addr)];
  return host == "localhost" || inet_pton(AF_INET, host.c_str(), bytes) == 1 ||
         inet_pton(AF_INET6, host.c_str(), bytes) == 1;
}

Result<std::string> addressOfInterface(const std::string &nameOrAddress) {
  std::vector<std::string> names;
  for (const InterfaceAddress &each : listInterfaces()) {
    if (each.interface == nameOrAddress)
      return each.address;
    if (std::ranges::find(names, each.interface) == names.end())
      names.push_back(each.interface);
  }
  if (isAddress(nameOrAddress))
    return nameOrAddress;
  std::string known;
  for (const std::string &name : names)
    known += (known.empty() ? "" : ", ") + name;
  return failure(StatusCode::InvalidArgument, "--interface: '", nameOrAddress,
                 "' is no address, and no interface that is up; there are ",
                 known.empty() ? "none" : known);
}

Result<std::string> meetingAddress(const Launch &launch,
                                   std::span<const InterfaceAddress> interfaces,
                                   std::string_view named) {
  // Without a secret ranks meet on loopback only.
  const bool mayBeElsewhere = launch.localRanks != launch.ranks &&
                              (launch.throughPmix || !launch.secret.empty());
  // Who wrote the loopback interface down means it.
  if (!mayBeElsewhere || isAddress(launch.host) || !isLoopback(launch.host))
    return launch.host;
  std::string names;
  const InterfaceAddress *only = nullptr;
  for (const InterfaceAddress &each : interfaces) {
    // One interface may have an IPv6 address beside.
    if (isLoopback(each.address) || each.address.find(':') != std::string::npos)
      continue;
    if (each.interface == named || each.address == named)
      return each.address;
    only = names.empty() ? &each : nullptr;
    names += (names.empty() ? "" : ", ") + each.interface;
  }
  if (only)
    return only->address;
  return failure(StatusCode::InvalidArgument, "this host knows its name '",
                 launch.host, "' by an address of its own only (/etc/hosts), ",
                 names.empty() ? std::string("and has no network interface")
                               : "and has the interfaces " + names +
                                     ": name one to meet on (--interface)");
}

Result<std::string> meetingAddress(const Launch &launch,
                                   std::string_view named) {
  return meetingAddress(launch, listInterfaces(), named);
}

} // namespace trc::runtime
