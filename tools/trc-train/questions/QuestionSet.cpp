//===- QuestionSet.cpp - questions about paragraphs, from SQuAD -----------===//

#include "questions/QuestionSet.h"

#include "data/MappedFile.h"
#include "text/Json.h"
#include "text/Utf8.h"

#include <algorithm>
#include <unordered_map>

namespace trc::train {

using nlohmann::json;

namespace {

/// "train.json: data[3].paragraphs[2]: question \"56be\": ..."
struct Place {
  std::string text;

  Place element(const char *list, size_t index) const {
    return {runtime::text(text, list, "[", index, "]")};
  }
  Status refuse(const auto &...parts) const {
    return failed(text, ": ", parts...);
  }
};

/// Characters to bytes: Python counts the ones, and we the others.
class CharacterOffsets {
public:
  explicit CharacterOffsets(std::string_view text) {
    for (std::string_view rest = text; !rest.empty(); takeUtf8(rest))
      offsets.push_back(text.size() - rest.size());
    offsets.push_back(text.size());
  }
  size_t characters() const { return offsets.size() - 1; }
  size_t byteOf(size_t character) const { return offsets[character]; }
  size_t characterOf(size_t byte) const {
    return static_cast<size_t>(
        std::lower_bound(offsets.begin(), offsets.end(), byte) -
        offsets.begin());
  }

private:
  std::vector<size_t> offsets;
};

} // namespace

static Result<const json *> field(const json &object, const char *name,
                                  json::value_t type, const Place &place) {
  if (!object.is_object())
    return place.refuse("expected an object, got ", object.type_name());
  const auto found = object.find(name);
  if (found == object.end())
    return place.refuse("there is no \"", name, "\"; SQuAD has it there");
  if (found->type() == type)
    return &*found;
  if (type == json::value_t::number_unsigned && found->is_number())
    return place.refuse("\"", name, "\": expected a whole number from 0, got ",
                        found->dump());
  return place.refuse("\"", name, "\": expected ", json(type).type_name(),
                      ", got ", found->type_name());
}

static Result<std::string> textField(const json &object, const char *name,
                                     const Place &place) {
  Result<const json *> found =
      field(object, name, json::value_t::string, place);
  if (found.failed())
    return found.takeStatus();
  std::string value = (*found)->get<std::string>();
  if (findInvalidUtf8(value) != value.npos)
    return place.refuse("\"", name, "\": not UTF-8");
  return value;
}

static Result<Answer> readAnswer(const json &object, std::string_view paragraph,
                                 const CharacterOffsets &offsets,
                                 const Place &place) {
  Result<std::string> text = textField(object, "text", place);
  if (text.failed())
    return text.takeStatus();
  if (text->empty())
    return place.refuse("an answer without text; a question without an answer "
                        "has \"answers\": []");
  Result<const json *> start =
      field(object, "answer_start", json::value_t::number_unsigned, place);
  if (start.failed())
    return start.takeStatus();
  const auto character = (*start)->get<uint64_t>();
  const size_t begin = character < offsets.characters()
                           ? offsets.byteOf(character)
                           : paragraph.size();
  if (!paragraph.substr(begin).starts_with(*text)) {
    const size_t other = paragraph.find(*text);
    return place.refuse(
        "the answer \"", *text, "\" does not stand at answer_start ", character,
        " of the context, ",
        other == paragraph.npos
            ? "nor anywhere in it; correct the answer or the context"
            : runtime::text("but at ", offsets.characterOf(other),
                            "; answer_start counts characters from 0"));
  }
  Answer answer;
  answer.place = {static_cast<uint32_t>(begin),
                  static_cast<uint32_t>(begin + text->size())};
  answer.text = std::move(*text);
  return answer;
}

static Status readQuestion(const json &object, const CharacterOffsets &offsets,
                           Place place, QuestionSet &to) {
  Question question;
  question.paragraph = to.paragraphs.size() - 1;
  Result<std::string> id = textField(object, "id", place);
  if (id.failed())
    return id.takeStatus();
  question.id = std::move(*id);
  place.text += runtime::text(": question \"", question.id, "\"");
  Result<std::string> text = textField(object, "question", place);
  if (text.failed())
    return text.takeStatus();
  question.text = std::move(*text);
  Result<const json *> answers =
      field(object, "answers", json::value_t::array, place);
  if (answers.failed())
    return answers.takeStatus();
  for (const json &one : **answers) {
    Result<Answer> answer =
        readAnswer(one, to.paragraphs.back(), offsets, place);
    if (answer.failed())
      return answer.takeStatus();
    question.answers.push_back(std::move(*answer));
  }
  bool isImpossible = false;
  if (object.contains("is_impossible")) {
    Result<const json *> said =
        field(object, "is_impossible", json::value_t::boolean, place);
    if (said.failed())
      return said.takeStatus();
    isImpossible = (*said)->get<bool>();
    to.mayLackAnswers = true;
  }
  if (isImpossible && !question.answers.empty())
    return place.refuse("is_impossible is true, and there are ",
                        question.answers.size(), " answers");
  if (!isImpossible && question.answers.empty())
    return place.refuse("there is no answer, and is_impossible is not true");
  to.questions.push_back(std::move(question));
  return Status::success();
}

static Status readParagraph(const json &object, const Place &place,
                            QuestionSet &to) {
  Result<std::string> context = textField(object, "context", place);
  if (context.failed())
    return context.takeStatus();
  to.paragraphs.push_back(std::move(*context));
  Result<const json *> questions =
      field(object, "qas", json::value_t::array, place);
  if (questions.failed())
    return questions.takeStatus();
  const CharacterOffsets offsets(to.paragraphs.back());
  for (size_t i = 0; i < (*questions)->size(); ++i)
    TRC_RETURN_IF_FAILED(
        readQuestion((**questions)[i], offsets, place.element(".qas", i), to));
  return Status::success();
}

Result<QuestionSet> QuestionSet::parse(std::string_view source,
                                       const std::string &name) {
  Result<LocatedJson> parsed = parseJson(source, name);
  if (parsed.failed())
    return parsed.takeStatus();
  const Place file{name + ": "};
  Result<const json *> data =
      field(parsed->value, "data", json::value_t::array, {name});
  if (data.failed())
    return data.takeStatus();
  QuestionSet set;
  for (size_t i = 0; i < (*data)->size(); ++i) {
    const Place article = file.element("data", i);
    Result<const json *> paragraphs =
        field((**data)[i], "paragraphs", json::value_t::array, article);
    if (paragraphs.failed())
      return paragraphs.takeStatus();
    for (size_t j = 0; j < (*paragraphs)->size(); ++j)
      TRC_RETURN_IF_FAILED(readParagraph(
          (**paragraphs)[j], article.element(".paragraphs", j), set));
  }
  if (set.questions.empty())
    return failed(name, ": there is no question in it");
  std::unordered_map<std::string_view, size_t> known;
  for (size_t i = 0; i < set.questions.size(); ++i)
    if (!known.emplace(set.questions[i].id, i).second)
      return failed(name, ": question \"", set.questions[i].id,
                    "\" is there twice; predictions are told apart by id");
  return set;
}

Result<QuestionSet> QuestionSet::read(const std::string &path) {
  Result<MappedFile> file = MappedFile::open(path);
  if (file.failed())
    return file.takeStatus();
  Result<QuestionSet> set = parse(file->text(), path);
  TRC_RETURN_IF_FAILED(file->check());
  return set;
}

} // namespace trc::train
