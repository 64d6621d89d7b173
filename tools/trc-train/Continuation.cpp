//===- Continuation.cpp - the command that goes on with a run -------------===//
//
// See Options.h: `Options::continuation`.
//
//===----------------------------------------------------------------------===//

#include "Continuation.h"

namespace trc::train {

static bool isPlain(const std::string &word) {
  return !word.empty() &&
         word.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRST"
                                "UVWXYZ0123456789_-+=./,:@%") == word.npos;
}

/// As a shell takes it.
static std::string quoted(const std::string &word) {
  if (isPlain(word))
    return word;
  std::string result = "'";
  for (const char c : word)
    result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

std::string continuation(int argc, char **argv, const Options &options) {
  std::string command;
  for (int i = 0; i < argc; ++i) {
    const std::string word = argv[i];
    const size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    if (name == "--resume" || name == "--init" || name == "--stop-at") {
      i += equals == word.npos;
      continue;
    }
    command += quoted(word) + " ";
  }
  if (options.resumeIfAny) {
    command.pop_back();
    return command;
  }
  return command + "--resume " + quoted(options.out);
}

} // namespace trc::train
