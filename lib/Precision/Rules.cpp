//===- Rules.cpp - a precision for some layers or operations --------------===//

#include "trc/Precision/Rules.h"

#include "trc/Output/JsonInput.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"

using namespace trc;

std::string trc::precisionNames() {
  std::string names;
  for (const PrecisionRow &row : precisions) {
    if (&row != std::begin(precisions))
      names += &row == std::prev(std::end(precisions)) ? " or " : ", ";
    names += row.name;
  }
  return names;
}

bool PrecisionRules::wantLossScale() const {
  return rowOf(usual).wantsLossScale ||
         llvm::any_of(rules, [](const PrecisionRule &rule) {
           return !rule.isAboutLogits() && rowOf(rule.precision).wantsLossScale;
         });
}

std::string PrecisionRule::text() const {
  std::string text = nameOf(precision).str();
  if (layer != "*")
    text += " of layer " + layer;
  if (operation != "*")
    text += " of operation " + operation;
  return text;
}

std::string PrecisionRules::text() const {
  std::string text = nameOf(usual).str();
  for (const PrecisionRule &rule : rules)
    text += "; " + rule.text();
  return text;
}

mlir::ArrayAttr PrecisionRules::attribute(mlir::MLIRContext *context) const {
  mlir::Builder b(context);
  llvm::SmallVector<mlir::Attribute> all;
  for (const PrecisionRule &rule : rules)
    all.push_back(b.getDictionaryAttr(
        {b.getNamedAttr("layer", b.getStringAttr(rule.layer)),
         b.getNamedAttr("operation", b.getStringAttr(rule.operation)),
         b.getNamedAttr("precision",
                        b.getStringAttr(nameOf(rule.precision)))}));
  return b.getArrayAttr(all);
}

namespace {

/// Reads fields; the first fault stays.
class RuleReader {
public:
  explicit RuleReader(std::string &fault) : fault(fault) {}

  bool expectFields(const llvm::json::Object &object, llvm::StringRef where,
                    llvm::ArrayRef<llvm::StringRef> fields) {
    for (const auto &[name, value] : object)
      if (!llvm::is_contained(fields, llvm::StringRef(name)))
        return fail(where + ": there is no field \"" + llvm::StringRef(name) +
                    "\", but " + llvm::join(fields, ", "));
    return true;
  }

  bool readPrecision(const llvm::json::Object &object, llvm::StringRef field,
                     llvm::StringRef where, Precision &to) {
    std::optional<llvm::StringRef> name = object.getString(field);
    std::optional<Precision> known =
        name ? precisionNamed(*name) : std::nullopt;
    if (!known)
      return fail(where + ": expected \"" + field + "\" to be " +
                  precisionNames() + (name ? ", got \"" + *name + "\"" : ""));
    to = *known;
    return true;
  }

  bool readPattern(const llvm::json::Object &object, llvm::StringRef field,
                   llvm::StringRef where, std::string &to) {
    const llvm::json::Value *value = object.get(field);
    if (!value)
      return true;
    std::optional<llvm::StringRef> pattern = value->getAsString();
    if (!pattern)
      return fail(where + ": expected \"" + field + "\" to be a text");
    to = pattern->str();
    return true;
  }

  /// Logits have no other kernels.
  bool checkLogits(const PrecisionRule &rule, llvm::StringRef where) {
    return !rule.isAboutLogits() || rule.precision == Precision::F32 ||
           rule.precision == Precision::BF16 ||
           fail(where + ": " + logitsOperation +
                " are stored in f32 or bf16, not in " + nameOf(rule.precision));
  }

  bool fail(const llvm::Twine &message) {
    fault = message.str();
    return false;
  }

private:
  std::string &fault;
};

} // namespace

bool trc::fits(llvm::StringRef pattern, llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> parts;
  pattern.split(parts, '*');
  if (!text.consume_front(parts.front()))
    return false;
  if (parts.size() == 1)
    return text.empty();
  // The first place of each part leaves most to those behind it.
  for (llvm::StringRef part : llvm::ArrayRef(parts).slice(1).drop_back()) {
    const size_t at = text.find(part);
    if (at == llvm::StringRef::npos)
      return false;
    text = text.drop_front(at + part.size());
  }
  return text.ends_with(parts.back());
}

std::optional<PrecisionRules> trc::parsePrecisionRules(llvm::StringRef json,
                                                       std::string &fault) {
  RuleReader reader(fault);
  llvm::Expected<llvm::json::Value> value = parseJson(json);
  if (!value) {
    reader.fail(llvm::toString(value.takeError()));
    return std::nullopt;
  }
  const llvm::json::Object *object = value->getAsObject();
  if (!object) {
    reader.fail("expected an object with \"default\" and \"rules\"");
    return std::nullopt;
  }
  PrecisionRules result;
  if (!reader.expectFields(*object, "the file", {"default", "rules"}) ||
      (object->get("default") &&
       !reader.readPrecision(*object, "default", "the file", result.usual)))
    return std::nullopt;
  static const llvm::json::Array none;
  const llvm::json::Array *rules =
      object->get("rules") ? object->getArray("rules") : &none;
  if (!rules) {
    reader.fail("expected \"rules\" to be an array");
    return std::nullopt;
  }
  for (const llvm::json::Value &each : *rules) {
    std::string where = "rule " + std::to_string(result.rules.size() + 1);
    const llvm::json::Object *fields = each.getAsObject();
    PrecisionRule &rule = result.rules.emplace_back();
    if (!fields) {
      reader.fail(where + ": expected an object");
      return std::nullopt;
    }
    if (!reader.expectFields(*fields, where,
                             {"layer", "operation", "precision"}) ||
        !reader.readPattern(*fields, "layer", where, rule.layer) ||
        !reader.readPattern(*fields, "operation", where, rule.operation) ||
        !reader.readPrecision(*fields, "precision", where, rule.precision) ||
        !reader.checkLogits(rule, where))
      return std::nullopt;
  }
  return result;
}
