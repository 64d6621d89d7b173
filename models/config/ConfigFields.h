//===- ConfigFields.h - reading Hugging Face's config.json ------*- C++ -*-===//
//
// A `config.json` has three kinds of fields: those that say what the model is,
// those that must have the one value that this model is, and those that do not
// concern it. A model's reader asks for the first two by name; the third are
// the same for all models and known here. Anything else is refused, since it
// might be of the first kind. The first mistake is kept, on one line that names
// the field, what was found and what was expected.
//
// The JSON library throws, so only readers of configs include this.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_CONFIG_CONFIGFIELDS_H
#define TRC_MODELS_CONFIG_CONFIGFIELDS_H

#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trc::models {

class ConfigFields {
public:
  ConfigFields(const nlohmann::json &fields, std::string_view file,
               std::string &error)
      : fields(fields), file(file), error(error) {}

  bool failed() const { return !error.empty(); }
  void fail(const std::string &message);
  void wrong(const char *name, const nlohmann::json &found,
             const std::string &expected);

  /// The field if it is there and not null.
  const nlohmann::json *find(const char *name);
  /// Bounded so that no product of sizes overflows.
  void size(const char *name, int64_t &target, int64_t most = 1 << 24);
  void real(const char *name, double &target, double low, double high,
            const char *expected);
  void rate(const char *name, double &target) {
    real(name, target, 0, 1, "a rate of 0 to below 1");
  }
  void flag(const char *name, bool &target);
  /// A field that is to have one value, if any.
  void require(const char *name, const nlohmann::json &value, const char *mend);
  /// One of the texts, whose number it sets.
  void oneOf(const char *name,
             std::span<const std::pair<const char *, int>> names, int &target);
  /// All architectures have `part` in their name; `example` is one that has.
  void architectures(std::string_view part, const char *example);

  /// How many labels a head for classes has, by num_labels, id2label and
  /// label2id, and what they are called; unchanged if none is there. Names that
  /// `transformers` makes up itself are none.
  void labels(int64_t &target, std::vector<std::string> &names);
  /// A token below `end`, or null for none.
  void id(const char *name, int64_t end, std::optional<int64_t> &target);
  /// Fields that do not concern the model.
  void skip(std::initializer_list<const char *> names);

  /// To be called at the end.
  void refuseUnknown();

private:
  const nlohmann::json &fields;
  std::string file;
  std::string &error;
  std::set<std::string> known;
};

/// Parses the text of a config and hands its fields to `read`. `file` is what
/// messages call it. Whether all went well; else `error` is one line.
bool readFields(std::string_view text, std::string_view file,
                std::string &error,
                const std::function<void(ConfigFields &)> &read);

/// The text of a file, or of the `config.json` in a folder; none and one line
/// in `error`, which lists the names that it could have been instead, if it
/// cannot be read.
std::optional<std::string> readConfigFile(const std::string &path,
                                          std::span<const std::string> names,
                                          std::string &error);

} // namespace trc::models

#endif // TRC_MODELS_CONFIG_CONFIGFIELDS_H
