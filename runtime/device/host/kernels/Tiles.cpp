//===- Tiles.cpp - whether there are AMX's tiles --------------------------===//

#include "Tiles.h"

#include <cstdlib>
#include <string_view>

#if defined(__x86_64__)
#include <cpuid.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace trc::runtime::host {

static bool isAsked(std::string_view value) {
  const char *said = std::getenv("TRC_AMX");
  return said && said == value;
}

bool hasTiles() {
#if defined(__x86_64__)
  static const bool found = [] {
    if (isAsked("off"))
      return false;
    __builtin_cpu_init();
    unsigned eax, ebx, ecx, edx;
    constexpr unsigned both = bit_AMXBF16 | bit_AMXTILE;
    if (!__builtin_cpu_supports("x86-64-v4") ||
        !__builtin_cpu_supports("avx512bf16") ||
        !__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) ||
        (edx & both) != both)
      return false;
    // From <asm/prctl.h> of Linux 5.16: the state of tiles is large, and given
    // to a process that asks.
    constexpr long requestPermission = 0x1023, tileData = 18;
    return syscall(SYS_arch_prctl, requestPermission, tileData) == 0;
  }();
  return found;
#else
  return false;
#endif
}

bool multipliesF32InTiles() {
  static const bool found = hasTiles() && !isAsked("bf16");
  return found;
}

} // namespace trc::runtime::host
