//===- trc-data.cpp - vocabularies and token shards -----------------------===//
//
// The command line of what ALBERT is trained on. Exit codes: 0 done, 1 a file
// is wrong or cannot be written, 2 wrong use. Files appear complete or not at
// all.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"

#include "start/Complain.h"

#include <cstdio>

namespace trc {

int dataMain(int argc, char **argv) {
  data::Options options;
  if (std::optional<int> code = data::parseCommandLine(argc, argv, options))
    return *code;
  data::Result<std::string> said = options.command == data::Command::Vocabulary
                                       ? data::trainVocabulary(options)
                                   : options.command == data::Command::Tokenize
                                       ? data::tokenize(options)
                                       : data::checkShards(options);
  if (said.failed())
    return complain("trc-data", said.takeStatus().message(), 1);
  std::fputs(said->c_str(), stdout);
  return 0;
}

} // namespace trc
