//===- SanitizerOptions.cpp - how programs of the preset asan run ---------===//
//
// Linked into every program that uses LLVM. Debian's LLVM is not instrumented:
// its arenas would be poisoned by our half and never freed again by the other.
//
//===----------------------------------------------------------------------===//

// NOLINTNEXTLINE(bugprone-reserved-identifier): the sanitizer's name for it
extern "C" const char *__asan_default_options();

extern "C" const char *__asan_default_options() {
  return "allow_user_poisoning=0";
}
