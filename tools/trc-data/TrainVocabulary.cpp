//===- TrainVocabulary.cpp - a vocabulary of one's own --------------------===//
//
// The library's unigram trainer, on text normalised as ALBERT's, with the
// pieces and numbers that Google's was made with: <pad> 0, <unk> 1, [CLS] 2,
// [SEP] 3, [MASK] 4, and signs that stay pieces of their own. The library
// divides its sums among its threads, so their number is part of the result,
// and fixed.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"

#include "data/MappedFile.h"
#include "data/WholeFile.h"
#include "text/SentencePiece.h"
#include "text/Utf8.h"

#include <sentencepiece_trainer.h>

namespace trc::data {

using namespace train;

namespace {

/// Hands the library one line after the other.
class Lines : public sentencepiece::SentenceIterator {
public:
  explicit Lines(std::vector<MappedFile> files) : files(std::move(files)) {
    Next();
  }

  bool done() const override { return ended; }
  const std::string &value() const override { return line; }
  sentencepiece::util::Status status() const override { return {}; }

  void Next() override {
    for (;;) {
      while (rest.empty()) {
        if (next == files.size()) {
          ended = true;
          return;
        }
        rest = files[next++].text();
      }
      const size_t end = rest.find('\n');
      line = normalizeForAlbert(rest.substr(0, end));
      rest.remove_prefix(end == rest.npos ? rest.size() : end + 1);
      if (!line.empty())
        return;
    }
  }

private:
  std::vector<MappedFile> files;
  std::string_view rest;
  std::string line;
  size_t next = 0;
  bool ended = false;
};

} // namespace

Result<std::string> trainVocabulary(const Options &options) {
  std::vector<MappedFile> files;
  size_t bytes = 0;
  for (const std::string &path : options.texts) {
    Result<MappedFile> file = MappedFile::open(path);
    if (file.failed())
      return file.takeStatus();
    if (const size_t bad = findInvalidUtf8(file->text());
        bad != std::string_view::npos)
      return failed(path, ": byte ", bad, ": not UTF-8");
    bytes += file->size();
    files.push_back(std::move(*file));
  }
  Lines lines(files);
  if (lines.done())
    return failed(options.texts.front(), ": no line with a character in it");
  std::string model;
  const auto status = sentencepiece::SentencePieceTrainer::Train(
      {{"model_type", "unigram"},
       {"model_prefix", ""},
       {"vocab_size", std::to_string(options.size)},
       {"pad_id", "0"},
       {"unk_id", "1"},
       {"bos_id", "-1"},
       {"eos_id", "-1"},
       {"control_symbols", "[CLS],[SEP],[MASK]"},
       {"user_defined_symbols", "(,),\",-,.,\u2013,\u00a3,\u20ac"},
       {"normalization_rule_name", "nmt_nfkc"},
       {"character_coverage", "0.99995"},
       {"shuffle_input_sentence", "true"},
       {"input_sentence_size", "10000000"},
       {"num_threads", "16"},
       {"minloglevel", "3"}},
      &lines, &model);
  for (const MappedFile &file : files)
    TRC_RETURN_IF_FAILED(file.check());
  if (!status.ok()) {
    // "file.cc(660) [a condition] Vocabulary size too high (200000). ..."
    std::string_view reason = status.message();
    if (const size_t at = reason.rfind("] "); at != reason.npos)
      reason.remove_prefix(at + 2);
    return failed(options.texts.front(), ": no vocabulary of ", options.size,
                  " pieces can be made of it: ", reason);
  }
  Result<std::unique_ptr<SentencePieceEncoder>> encoder =
      SentencePieceEncoder::fromBytes(model, options.output);
  if (encoder.failed())
    return encoder.takeStatus();
  TRC_RETURN_IF_FAILED(writeWholeFile(options.output, model));
  return text(options.output, ": ", (*encoder)->vocabularySize(), " pieces of ",
              bytes, " bytes of text\n");
}

} // namespace trc::data
