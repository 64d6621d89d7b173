//===- ReadConfig.cpp - Hugging Face's config.json for GPT-2 --------------===//
//
// Three kinds of fields: those that say what the model is, those that must have
// the one value that this GPT-2 is, and those that do not concern it. Anything
// else is refused, since it might be of the first kind.
//
//===----------------------------------------------------------------------===//

#include "models/gpt2/Gpt2Config.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace trc::models;
using nlohmann::json;

/// Of generation, of other heads than the language model's, of the file itself.
static const char *const skipped[] = {"_attn_implementation_autoset",
                                      "_commit_hash",
                                      "_name_or_path",
                                      "attn_implementation",
                                      "bad_words_ids",
                                      "begin_suppress_tokens",
                                      "bos_token_id",
                                      "chunk_size_feed_forward",
                                      "cross_attention_hidden_size",
                                      "decoder_start_token_id",
                                      "diversity_penalty",
                                      "do_sample",
                                      "dtype",
                                      "early_stopping",
                                      "encoder_no_repeat_ngram_size",
                                      "eos_token_id",
                                      "exponential_decay_length_penalty",
                                      "finetuning_task",
                                      "forced_bos_token_id",
                                      "forced_eos_token_id",
                                      "gradient_checkpointing",
                                      "id2label",
                                      "is_decoder",
                                      "label2id",
                                      "length_penalty",
                                      "max_length",
                                      "min_length",
                                      "no_repeat_ngram_size",
                                      "num_beam_groups",
                                      "num_beams",
                                      "num_labels",
                                      "num_return_sequences",
                                      "output_attentions",
                                      "output_hidden_states",
                                      "output_past",
                                      "output_scores",
                                      "pad_token_id",
                                      "predict_special_tokens",
                                      "prefix",
                                      "problem_type",
                                      "remove_invalid_values",
                                      "reorder_and_upcast_attn",
                                      "repetition_penalty",
                                      "return_dict",
                                      "return_dict_in_generate",
                                      "sep_token_id",
                                      "summary_activation",
                                      "summary_first_dropout",
                                      "summary_proj_to_labels",
                                      "summary_type",
                                      "summary_use_proj",
                                      "suppress_tokens",
                                      "task_specific_params",
                                      "temperature",
                                      "tf_legacy_loss",
                                      "tie_encoder_decoder",
                                      "tokenizer_class",
                                      "top_k",
                                      "top_p",
                                      "torch_dtype",
                                      "torchscript",
                                      "transformers_version",
                                      "typical_p",
                                      "use_bfloat16",
                                      "use_cache"};

/// On one line, and not longer than one.
static std::string shorten(std::string text, size_t longest = 60) {
  if (text.size() > longest)
    text = text.substr(0, longest) + "...";
  for (char &c : text)
    if (static_cast<unsigned char>(c) < ' ')
      c = '?';
  return text;
}

/// A value as it stands in the file; of lists and objects only that they are.
static std::string show(const json &value) {
  if (value.is_structured())
    return std::string("an ") + value.type_name();
  return shorten(value.dump());
}

/// A list of texts as it stands in the file.
static std::string showNames(const json &value) {
  const bool isNames =
      value.is_array() &&
      std::all_of(value.begin(), value.end(),
                  [](const json &name) { return !name.is_structured(); });
  return isNames ? shorten(value.dump()) : show(value);
}

namespace {

class Reader {
public:
  Reader(const json &fields, std::string_view file, std::string &error)
      : fields(fields), file(file), error(error) {}

  bool failed() const { return !error.empty(); }

  void fail(const std::string &message) {
    if (error.empty())
      error = file + ": " + message;
  }

  /// The field if it is there and not null.
  const json *find(const char *name) {
    known.insert(name);
    auto it = fields.find(name);
    return it == fields.end() || it->is_null() ? nullptr : &*it;
  }

  void wrong(const char *name, const json &found, const std::string &expected) {
    fail("field '" + std::string(name) + "': expected " + expected + ", got " +
         show(found));
  }

  /// Bounded so that no product of sizes overflows.
  void size(const char *name, int64_t &target, int64_t most = 1 << 24) {
    const json *field = find(name);
    if (!field)
      return;
    if (!field->is_number_integer() || field->get<double>() < 1 ||
        field->get<double>() > static_cast<double>(most))
      return wrong(name, *field,
                   "an integer from 1 to " + std::to_string(most));
    target = field->get<int64_t>();
  }

  void real(const char *name, double &target, double low, double high,
            const char *expected) {
    const json *field = find(name);
    if (!field)
      return;
    if (!field->is_number() || !(field->get<double>() >= low) ||
        !(field->get<double>() < high))
      return wrong(name, *field, expected);
    target = field->get<double>();
  }

  void flag(const char *name, bool &target) {
    const json *field = find(name);
    if (!field)
      return;
    if (!field->is_boolean())
      return wrong(name, *field, "true or false");
    target = field->get<bool>();
  }

  /// A field that is to have one value, if any.
  void require(const char *name, const json &value, const char *mend) {
    const json *field = find(name);
    if (field && *field != value)
      wrong(name, *field, value.dump() + " (" + mend + ")");
  }

  void refuseUnknown() {
    for (const char *name : skipped)
      known.insert(name);
    for (auto it = fields.begin(); it != fields.end(); ++it)
      if (!known.count(it.key()))
        fail("unknown field '" + shorten(it.key()) +
             "'; take it out if the model does not depend on it");
  }

private:
  const json &fields;
  std::string file;
  std::string &error;
  std::set<std::string> known;
};

} // namespace

static void readActivation(Reader &reader, Gpt2Config &config) {
  const json *field = reader.find("activation_function");
  if (!field)
    return;
  using Activation = Gpt2Config::Activation;
  const std::pair<const char *, Activation> names[] = {
      {"gelu_new", Activation::GeluNew},
      {"gelu_pytorch_tanh", Activation::GeluNew},
      {"gelu", Activation::Gelu},
      {"relu", Activation::Relu}};
  for (auto [name, activation] : names)
    if (*field == name) {
      config.activation = activation;
      return;
    }
  reader.wrong("activation_function", *field,
               "\"gelu_new\", \"gelu_pytorch_tanh\", \"gelu\" or \"relu\"");
}

/// Of GPT-2 with any head: the head is not read.
static bool isGpt2(const json &architecture) {
  return architecture.is_string() &&
         architecture.get<std::string>().find("GPT2") != std::string::npos;
}

static void readArchitectures(Reader &reader) {
  const json *field = reader.find("architectures");
  if (field && (!field->is_array() ||
                !std::all_of(field->begin(), field->end(), isGpt2)))
    reader.fail("field 'architectures': expected [\"GPT2LMHeadModel\"], got " +
                showNames(*field));
}

static void readFields(Reader &reader, Gpt2Config &config) {
  reader.require("model_type", "gpt2", "only GPT-2 is read here");
  readArchitectures(reader);
  reader.size("vocab_size", config.vocabulary);
  reader.size("n_positions", config.positions);
  reader.size("n_embd", config.width);
  // Each layer is written out.
  reader.size("n_layer", config.layers, 1024);
  reader.size("n_head", config.heads);
  reader.size("n_inner", config.inner);
  int64_t context = config.positions;
  reader.size("n_ctx", context);
  if (context != config.positions)
    reader.fail("fields 'n_ctx' and 'n_positions' contradict each other: " +
                std::to_string(context) + " and " +
                std::to_string(config.positions) +
                "; 'n_ctx' is an old name, take it out");
  readActivation(reader, config);
  const char *rate = "a rate of 0 to below 1";
  reader.real("resid_pdrop", config.residualDropout, 0, 1, rate);
  reader.real("embd_pdrop", config.embeddingDropout, 0, 1, rate);
  reader.real("attn_pdrop", config.attentionDropout, 0, 1, rate);
  reader.real("layer_norm_epsilon", config.normEpsilon, 1e-30, 1,
              "a number above 0 and below 1");
  reader.real("initializer_range", config.deviation, 0, 1e3,
              "a number of 0 to below 1000");
  reader.flag("scale_attn_weights", config.scaleAttention);
  reader.flag("scale_attn_by_inverse_layer_idx", config.scaleByLayer);
  reader.require("tie_word_embeddings", true,
                 "a head of its own is not supported");
  reader.require("add_cross_attention", false,
                 "there is no encoder to attend to");
  reader.require("is_encoder_decoder", false,
                 "there is no encoder to attend to");
  if (config.width % config.heads != 0)
    reader.fail("field 'n_embd': expected a multiple of n_head = " +
                std::to_string(config.heads) + ", got " +
                std::to_string(config.width));
  reader.refuseUnknown();
}

std::optional<Gpt2Config> trc::models::parseGpt2Config(std::string_view text,
                                                       std::string_view file,
                                                       std::string &error) {
  error.clear();
  // The parser keeps the last of equal keys; which was meant cannot be known.
  std::set<std::string> keys;
  std::string repeated;
  bool isTooDeep = false;
  auto watch = [&](int depth, json::parse_event_t event, json &parsed) {
    // What walks over a value calls itself for each bracket inside another.
    isTooDeep |= depth > 100;
    if (isTooDeep)
      return false;
    if (event == json::parse_event_t::key && depth == 1 &&
        !keys.insert(parsed.get<std::string>()).second)
      repeated = parsed.get<std::string>();
    return true;
  };
  std::string name(file);
  json fields;
  try {
    fields = json::parse(text, watch);
  } catch (const json::exception &failure) {
    // Without the library's number of the error in brackets.
    std::string what = failure.what();
    size_t end = what.find("] ");
    error = name + ": not JSON: " +
            shorten(end == std::string::npos ? what : what.substr(end + 2),
                    /*longest=*/200);
    return std::nullopt;
  }
  Gpt2Config config;
  Reader reader(fields, file, error);
  if (isTooDeep) {
    reader.fail("more than 100 brackets inside each other");
    return std::nullopt;
  }
  if (!fields.is_object()) {
    reader.fail("expected an object of fields, got " +
                std::string(fields.type_name()));
    return std::nullopt;
  }
  if (!repeated.empty())
    reader.fail("field '" + shorten(repeated) + "' is there twice");
  readFields(reader, config);
  if (reader.failed())
    return std::nullopt;
  return config;
}

std::optional<Gpt2Config>
trc::models::readGpt2Config(const std::string &nameOrPath, std::string &error) {
  if (std::optional<Gpt2Config> named = gpt2Named(nameOrPath))
    return named;
  std::error_code ignored;
  const auto kind = std::filesystem::status(nameOrPath, ignored).type();
  // A device may give bytes for ever.
  if (kind == std::filesystem::file_type::character ||
      kind == std::filesystem::file_type::block) {
    error = "cannot read " + nameOrPath + ": it is a device";
    return std::nullopt;
  }
  std::ifstream file(nameOrPath, std::ios::binary);
  std::stringstream text;
  // What is empty is opened, and is not JSON; reading a folder fails here.
  if (file.peek() != std::ifstream::traits_type::eof())
    text << file.rdbuf();
  if (!file.is_open() || file.bad() || !text) {
    error = "cannot read " + nameOrPath + ", and it is none of";
    for (const std::string &name : gpt2Names())
      error += " " + name;
    return std::nullopt;
  }
  return parseGpt2Config(text.str(), nameOrPath, error);
}
