//===- Setup.cpp - what a run is made of, from its options ----------------===//

#include "Setup.h"

namespace trc::train {

using nlohmann::json;

static Result<Tokens> openTokens(const Options &options,
                                 const std::string &path,
                                 const Encoder *encoder, DataFormat &format) {
  Result<MappedFile> file = MappedFile::open(path);
  if (file.failed())
    return file.takeStatus();
  format = options.format == "auto"    ? detectFormat(*file)
           : options.format == "text"  ? DataFormat::Text
           : options.format == "llm.c" ? DataFormat::LlmC
                                       : DataFormat::NanoGpt;
  if (format != DataFormat::Text || !encoder)
    return readTokenFile(*file, format);
  Result<std::vector<int32_t>> tokens = encoder->encode(file->text());
  if (tokens.failed())
    return tokens.takeStatus().at(path);
  TRC_RETURN_IF_FAILED(file->check());
  return Tokens::inMemory(path, std::move(*tokens));
}

Result<RunData> openData(const Options &options, int64_t vocabulary) {
  RunData data;
  if (!options.vocabulary.empty()) {
    Result<BytePairTables> tables =
        readBytePairFiles(options.vocabulary, options.merges);
    if (tables.failed())
      return tables.takeStatus();
    data.encoder = std::make_unique<BytePairEncoder>(std::move(*tables));
    if (data.encoder->vocabularySize() > vocabulary)
      return failed(options.vocabulary, ": ", data.encoder->vocabularySize(),
                    " pieces, but the model's vocabulary has ", vocabulary);
  }
  DataFormat format;
  Result<Tokens> tokens =
      openTokens(options, options.data, data.encoder.get(), format);
  if (tokens.failed())
    return tokens.takeStatus();
  if (options.validationData.empty()) {
    data.tokens = splitTokens(*tokens, options.validationPart);
  } else {
    DataFormat other;
    Result<Tokens> heldOut =
        openTokens(options, options.validationData, data.encoder.get(), other);
    if (heldOut.failed())
      return heldOut.takeStatus();
    data.tokens = {*tokens, *heldOut};
  }
  TRC_RETURN_IF_FAILED(data.tokens.train.checkBelow(vocabulary));
  TRC_RETURN_IF_FAILED(data.tokens.validation.checkBelow(vocabulary));
  TRC_RETURN_IF_FAILED(data.tokens.train.checkSource());
  TRC_RETURN_IF_FAILED(data.tokens.validation.checkSource());
  if (format == DataFormat::Text && !data.encoder)
    data.encoder = std::make_unique<ByteEncoder>();
  const LoopOptions &loop = options.loop;
  if ((loop.sampleAtEnd || loop.sampleEvery) && !data.encoder)
    return failed("--sample: tokens of ", options.data, " are no text without ",
                  "--vocab and --merges");
  if (data.encoder)
    if (Result<std::vector<int32_t>> prompt =
            data.encoder->encode(options.loop.prompt);
        prompt.failed())
      return prompt.takeStatus().at("--prompt");
  return data;
}

static json recipeFacts(const models::TrainingRecipe &recipe) {
  json facts = {{"optimizer", recipe.optimizer},
                {"learning_rate", recipe.learningRate},
                {"weight_decay", recipe.weightDecay},
                {"clip", recipe.clipNorm},
                {"schedule", recipe.schedule},
                {"warmup", recipe.warmupSteps},
                {"accumulate", recipe.accumulation}};
  for (const OptimizerNumber &number : findOptimizer(recipe.optimizer)->numbers)
    facts[std::string(number.name)] = recipe.number(number);
  // A constant rate does not know where it ends.
  if (recipe.schedule != "constant") {
    facts["steps"] = recipe.totalSteps;
    facts["final_learning_rate"] = recipe.finalRate;
    facts["power"] = recipe.power;
  }
  return facts;
}

/// Some of the tokens, so that other data of the same size is noticed.
static uint64_t fingerprint(const Tokens &tokens) {
  uint64_t sum = tokens.size();
  const size_t samples = std::min<size_t>(tokens.size(), 4096);
  for (size_t i = 0; i < samples; ++i) {
    int32_t token = 0;
    if (tokens.copy(tokens.size() / samples * i, 1, int64_t{1} << 31, &token)
            .ok())
      sum = mix(sum ^ static_cast<uint64_t>(token));
  }
  return sum >> 12; // a number that every reader of JSON has
}

json runFacts(const Options &options, const json &model,
              const Tokens &trained) {
  json facts;
  facts["model"] = model;
  if (options.row) {
    facts["batch"] = options.model.batch;
    facts["seq"] = options.model.sequence;
    facts["recipe"] = recipeFacts(options.recipe);
  }
  facts["data"] = {{"tokens", trained.size()},
                   {"fingerprint", fingerprint(trained)},
                   {"order", options.order}};
  facts["seed"] = options.seed;
  // Runs of old had no choice.
  if (options.compile.precision != "f32")
    facts["precision"] = options.compile.precision;
  return facts;
}

} // namespace trc::train
