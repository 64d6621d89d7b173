//===- Subject.cpp - what is trained --------------------------------------===//

#include "run/Subject.h"

#include "data/MappedFile.h"
#include "loop/Checkpoint.h"

#include <fmt/format.h>

namespace trc::train {

static Result<const TaskRow *> taskNamed(const std::string &name) {
  if (const TaskRow *row = findTask(name))
    return row;
  std::string known;
  for (const TaskRow &row : allTasks())
    known += text(known.empty() ? "" : ", ", row.name);
  return failed("the task ", name, " is not known; there are ", known);
}

static Result<Subject> readProgram(const Options &options) {
  Result<MappedFile> file = MappedFile::open(options.programFile);
  if (file.failed())
    return file.takeStatus();
  Subject subject;
  subject.program = file->text();
  TRC_RETURN_IF_FAILED(file->check());
  // As text: JSON's numbers are not that wide everywhere.
  subject.facts = fmt::format("program {:016x}", checksum(subject.program));
  ProgramFacts said = factsOfProgram(subject.program);
  subject.modelName = std::move(said.model);
  if (said.task.empty())
    said.task = allTasks().front().name;
  Result<const TaskRow *> task = taskNamed(said.task);
  if (task.failed())
    return task.takeStatus().at(options.programFile);
  subject.task = *task;
  return subject;
}

Result<Subject> readSubject(const Options &options) {
  if (!options.row)
    return readProgram(options);
  Subject subject;
  std::string error;
  subject.modelName = options.row->name;
  subject.model = options.row->read(options.model.config, error);
  if (!subject.model)
    return failed(error);
  if (options.model.dropout)
    subject.model->setDropout(*options.model.dropout);
  const models::BatchShape shape = options.model.shape();
  error = subject.model->checkShape(options.model.task, shape);
  if (!error.empty())
    return failed(error);
  Result<const TaskRow *> task = taskNamed(options.model.task);
  if (task.failed())
    return task.takeStatus().at("--task");
  subject.task = *task;
  subject.describe(options);
  return subject;
}

void Subject::describe(const Options &options) {
  config =
      model->writeConfig(options.model.task, options.model.shape(), 2) + "\n";
  facts = nlohmann::json::parse(config);
}

void Subject::nameClasses(const Options &options,
                          std::span<const std::string> names) {
  if (!model || names.empty())
    return;
  model->nameClasses({names.begin(), names.end()});
  describe(options);
}

namespace {

/// A program, and what messages call it.
struct NamedProgram {
  std::string text, name;
};

} // namespace

static Result<NamedProgram> writeProgram(const Options &options,
                                         const Subject &subject) {
  if (!subject.model)
    return NamedProgram{subject.program, options.programFile};
  std::string source = subject.model->writeProgram(
      options.model.task, options.model.shape(), options.recipe);
  if (source.empty())
    return failed("the program of the model is not valid; this is a mistake of "
                  "trc");
  return NamedProgram{std::move(source), std::string(options.row->name)};
}

Result<std::string> compileSubject(const Options &options,
                                   const Subject &subject) {
  Result<NamedProgram> program = writeProgram(options, subject);
  if (program.failed())
    return program.takeStatus();
  return compileProgram(program->text, program->name, options.compile);
}

Result<MemoryPlan> planSubject(const Options &options, const Subject &subject) {
  Result<NamedProgram> program = writeProgram(options, subject);
  if (program.failed())
    return program.takeStatus();
  return planMemory(program->text, program->name, options.compile);
}

models::WeightNames weightNames(std::string_view model) {
  if (model.empty())
    return {.prefix = models::allModels().front()->weights.prefix};
  const models::ModelRow *row = models::findModel(model);
  return row ? row->weights : models::WeightNames();
}

} // namespace trc::train
