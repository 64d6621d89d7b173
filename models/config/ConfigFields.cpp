//===- ConfigFields.cpp - reading Hugging Face's config.json --------------===//
//
// See ConfigFields.h.
//
//===----------------------------------------------------------------------===//

#include "models/config/ConfigFields.h"

#include "trc/Output/PipeReader.h"

#include <algorithm>
#include <filesystem>
#include <unistd.h>

using namespace trc::models;
using nlohmann::json;

/// Of generation, of other heads, of the file itself.
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
                                      "is_decoder",
                                      "length_penalty",
                                      "max_length",
                                      "min_length",
                                      "no_repeat_ngram_size",
                                      "num_beam_groups",
                                      "num_beams",
                                      "num_return_sequences",
                                      "output_attentions",
                                      "output_hidden_states",
                                      "output_past",
                                      "output_scores",
                                      "prefix",
                                      "problem_type",
                                      "remove_invalid_values",
                                      "repetition_penalty",
                                      "return_dict",
                                      "return_dict_in_generate",
                                      "sep_token_id",
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

void ConfigFields::fail(const std::string &message) {
  if (error.empty())
    error = file + ": " + message;
}

const json *ConfigFields::find(const char *name) {
  known.insert(name);
  auto it = fields.find(name);
  return it == fields.end() || it->is_null() ? nullptr : &*it;
}

void ConfigFields::wrong(const char *name, const json &found,
                         const std::string &expected) {
  fail("field '" + std::string(name) + "': expected " + expected + ", got " +
       show(found));
}

void ConfigFields::size(const char *name, int64_t &target, int64_t most) {
  const json *field = find(name);
  if (!field)
    return;
  if (!field->is_number_integer() || field->get<double>() < 1 ||
      field->get<double>() > static_cast<double>(most))
    return wrong(name, *field, "an integer from 1 to " + std::to_string(most));
  target = field->get<int64_t>();
}

void ConfigFields::real(const char *name, double &target, double low,
                        double high, const char *expected) {
  const json *field = find(name);
  if (!field)
    return;
  if (!field->is_number() || !(field->get<double>() >= low) ||
      !(field->get<double>() < high))
    return wrong(name, *field, expected);
  target = field->get<double>();
}

void ConfigFields::flag(const char *name, bool &target) {
  const json *field = find(name);
  if (!field)
    return;
  if (!field->is_boolean())
    return wrong(name, *field, "true or false");
  target = field->get<bool>();
}

void ConfigFields::require(const char *name, const json &value,
                           const char *mend) {
  const json *field = find(name);
  if (field && *field != value)
    wrong(name, *field, value.dump() + " (" + mend + ")");
}

void ConfigFields::oneOf(const char *name,
                         std::span<const std::pair<const char *, int>> names,
                         int &target) {
  const json *field = find(name);
  if (!field)
    return;
  std::string expected;
  for (size_t i = 0; i < names.size(); ++i) {
    if (*field == names[i].first) {
      target = names[i].second;
      return;
    }
    expected += i == 0 ? "" : i + 1 == names.size() ? " or " : ", ";
    expected += json(names[i].first).dump();
  }
  wrong(name, *field, expected);
}

void ConfigFields::architectures(std::string_view part, const char *example) {
  const json *field = find("architectures");
  if (!field)
    return;
  auto isOurs = [&](const json &name) {
    return name.is_string() &&
           name.get<std::string>().find(part) != std::string::npos;
  };
  if (!field->is_array() || !std::all_of(field->begin(), field->end(), isOurs))
    fail("field 'architectures': expected [\"" + std::string(example) +
         "\"], got " + showNames(*field));
}

void ConfigFields::id(const char *name, int64_t end,
                      std::optional<int64_t> &target) {
  known.insert(name);
  auto field = fields.find(name);
  if (field == fields.end())
    return;
  target.reset();
  if (field->is_null())
    return;
  if (!field->is_number_integer() || field->get<double>() < 0 ||
      field->get<double>() >= static_cast<double>(end))
    return wrong(name, *field,
                 "null or a token below vocab_size = " + std::to_string(end));
  target = field->get<int64_t>();
}

void ConfigFields::skip(std::initializer_list<const char *> names) {
  known.insert(names.begin(), names.end());
}

void ConfigFields::refuseUnknown() {
  for (const char *name : skipped)
    known.insert(name);
  for (auto it = fields.begin(); it != fields.end(); ++it)
    if (!known.count(it.key()))
      fail("unknown field '" + shorten(it.key()) +
           "'; take it out if the model does not depend on it");
}

/// "config.json: line 3, column 7"
static std::string placeIn(std::string_view file, std::string_view text,
                           size_t at) {
  const std::string_view before = text.substr(0, at);
  const size_t start = before.rfind('\n') + 1; // npos + 1 is 0
  return std::string(file) + ": line " +
         std::to_string(std::count(before.begin(), before.end(), '\n') + 1) +
         ", column " + std::to_string(before.size() - start + 1);
}

/// Where the first bracket too many stands, if there is one. What walks over a
/// value calls itself for each bracket inside another.
static size_t findTooDeep(std::string_view text) {
  int depth = 0;
  bool isString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (isString && c == '\\')
      ++i; // a quote, maybe
    else if (c == '"')
      isString = !isString;
    else if (!isString && (c == '[' || c == '{') && ++depth > 100)
      return i;
    else if (!isString && (c == ']' || c == '}'))
      --depth;
  }
  return text.npos;
}

bool trc::models::readFields(std::string_view text, std::string_view file,
                             std::string &error,
                             const std::function<void(ConfigFields &)> &read) {
  error.clear();
  // The parser keeps the last of equal keys; which was meant cannot be known.
  std::set<std::string> keys;
  std::string repeated;
  auto watch = [&](int depth, json::parse_event_t event, json &parsed) {
    if (event == json::parse_event_t::key && depth == 1 &&
        !keys.insert(parsed.get<std::string>()).second)
      repeated = parsed.get<std::string>();
    return true;
  };
  std::string name(file);
  if (const size_t at = findTooDeep(text); at != text.npos) {
    error = placeIn(file, text, at) + ": more than 100 brackets inside each "
                                      "other";
    return false;
  }
  json fields;
  try {
    fields = json::parse(text, watch);
  } catch (const json::out_of_range &failure) {
    // "number overflow parsing '1e400'"
    const std::string what = failure.what();
    const size_t quote = std::min(what.find('\''), what.size() - 1);
    const std::string number = what.substr(quote + 1, what.size() - quote - 2);
    error = placeIn(file, text, text.find(number)) + ": the number " +
            shorten(number) + " is out of range";
    return false;
  } catch (const json::exception &failure) {
    // Without the library's number of the error in brackets.
    std::string what = failure.what();
    size_t end = what.find("] ");
    error = name + ": not JSON: " +
            shorten(end == std::string::npos ? what : what.substr(end + 2),
                    /*longest=*/200);
    return false;
  }
  ConfigFields reader(fields, file, error);
  if (!fields.is_object()) {
    reader.fail("expected an object of fields, got " +
                std::string(fields.type_name()));
    return false;
  }
  if (!repeated.empty())
    reader.fail("field '" + shorten(repeated) + "' is there twice");
  read(reader);
  return !reader.failed();
}

std::optional<std::string>
trc::models::readConfigFile(const std::string &path,
                            std::span<const std::string> names,
                            std::string &error) {
  std::error_code ignored;
  const auto kind = std::filesystem::status(path, ignored).type();
  // A checkpoint, of ours or of transformers.
  const std::filesystem::path within =
      std::filesystem::path(path) / "config.json";
  if (kind == std::filesystem::file_type::directory &&
      std::filesystem::exists(within, ignored))
    return readConfigFile(within.string(), names, error);
  // A device may give bytes for ever.
  if (kind == std::filesystem::file_type::character ||
      kind == std::filesystem::file_type::block) {
    error = "cannot read " + path + ": it is a device";
    return std::nullopt;
  }
  const int stream = openWithoutWaiting(path);
  std::string text, fault;
  char piece[4096];
  // Far more than any config; a pipe may not end.
  constexpr size_t mostBytes = size_t(16) << 20;
  // What is empty is opened, and is not JSON; reading a folder fails here.
  const bool isPipe = kind == std::filesystem::file_type::fifo;
  PipeReader pipe(stream);
  ssize_t count = -1;
  while (stream >= 0 && text.size() <= mostBytes &&
         (count = isPipe ? pipe.read(piece, fault)
                         : ::read(stream, piece, sizeof piece)) > 0)
    text.append(piece, static_cast<size_t>(count));
  if (stream >= 0)
    close(stream);
  if (text.size() > mostBytes) {
    error = "cannot read " + path + ": it has more than 16 MiB";
    return std::nullopt;
  }
  if (!fault.empty()) {
    error = "cannot read " + path + ": " + fault;
    return std::nullopt;
  }
  if (count < 0) {
    error = "cannot read " + path + ", and it is none of";
    for (const std::string &name : names)
      error += " " + name;
    return std::nullopt;
  }
  return text;
}
