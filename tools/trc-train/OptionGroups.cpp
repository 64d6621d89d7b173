//===- OptionGroups.cpp - the options of trc-train, group by group --------===//
//
// See OptionGroups.h.
//
//===----------------------------------------------------------------------===//

#include "OptionGroups.h"

#include "comm/Launch.h"
#include "tasks/Tasks.h"
#include "text/Vocabularies.h"
#include "trc/Pipeline/ByteCount.h"
#include "trc/Pipeline/TargetNames.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <type_traits>

namespace trc::train {

/// CLI11's own range takes NaN, which is neither below nor above it.
static CLI::Validator between(double low, double high) {
  return {[low, high](std::string &text) {
            double value = 0;
            const bool isNumber = CLI::detail::lexical_cast(text, value);
            return isNumber && value >= low && value <= high
                       ? std::string()
                       : fmt::format("expected a number from {} to {}, got {}",
                                     low, high, text);
          },
          fmt::format("[{} - {}]", low, high)};
}

void addDataOptions(CLI::App &app, DataOptions &data) {
  const char *group = "Data";
  app.add_option("--data", data.path,
                 "what to train on: a .bin of tokens (llm.c's or nanoGPT's), "
                 "text, or a .tsv, .csv or .jsonl; of masked words documents, "
                 "or a folder of token "
                 "shards; of classes a .tsv, .csv or .jsonl; "
                 "of spans SQuAD's JSON")
      ->required()
      ->group(group);
  app.add_option("--val-data", data.heldOutPath,
                 "held out; default: the end of --data (--val-part)")
      ->group(group);
  app.add_option("--val-part", data.heldOutPart,
                 "how much of --data is held out")
      ->check(between(0, 0.9))
      ->capture_default_str()
      ->group(group);
  std::vector<std::string> formats = {"auto"};
  for (const TaskRow &row : allTasks())
    for (const std::string_view format : row.formats)
      if (std::ranges::find(formats, format) == formats.end())
        formats.emplace_back(format);
  app.add_option(
         "--format", data.format,
         fmt::format("{}; auto looks at the file", fmt::join(formats, ", ")))
      ->check(CLI::IsMember(formats))
      ->capture_default_str()
      ->group(group);
  std::vector<std::string> vocabularies, merges;
  for (const VocabularyRow &row : allVocabularies()) {
    vocabularies.push_back(fmt::format("{} {}", row.whose, row.file()));
    if (row.hasMerges())
      merges.push_back(fmt::format("{} {}", row.whose, row.files[1]));
  }
  app.add_option("--vocab", data.vocabulary,
                 fmt::format("{}; without it every byte is a token",
                             fmt::join(vocabularies, ", or ")))
      ->group(group);
  app.add_option("--merges", data.merges,
                 fmt::format("{}", fmt::join(merges, ", or ")))
      ->group(group);
  app.add_option("--order", data.order,
                 "random windows, sequential through the data, or blocks: the "
                 "data cut into rows, each once in an epoch")
      ->check(CLI::IsMember({"random", "sequential", "blocks"}))
      ->capture_default_str()
      ->group(group);
}

void addMaskingOptions(CLI::App &app, DataOptions &data) {
  const char *group = "Masked words";
  app.add_option("--mask-rate", data.maskRate, "how much of a row is masked")
      ->check(between(0.001, 1))
      ->capture_default_str()
      ->group(group);
  app.add_option("--ngrams", data.ngrams, "words masked at once, at most")
      ->check(CLI::Range(1, 100))
      ->capture_default_str()
      ->group(group);
  app.add_flag("!--no-whole-words", data.wholeWords,
               "mask pieces of words by themselves")
      ->disable_flag_override()
      ->group(group);
}

void addQuestionOptions(CLI::App &app, DataOptions &data) {
  const char *group = "Questions";
  auto add = [&](const char *name, auto &target, const char *text) {
    return app.add_option(name, target, text)
        ->capture_default_str()
        ->group(group);
  };
  add("--doc-stride", data.stride,
      "tokens from a window over a paragraph to the next")
      ->check(CLI::Range(1, 1000000));
  add("--max-query", data.longestQuestion, "tokens of a question; more are cut")
      ->check(CLI::Range(1, 1000000));
  add("--max-answer", data.longestAnswer, "tokens of an answer")
      ->check(CLI::Range(1, 1000000));
  add("--n-best", data.candidates,
      "starts and ends that are looked at, and answers that are kept")
      ->check(CLI::Range(1, 1000000));
  add("--no-answer-threshold", data.absenceThreshold,
      "by how much 'no answer' must be ahead of the best")
      ->check(between(-1e6, 1e6));
  app.add_option("--predictions", data.predictions,
                 "folder for the answers to the held-out questions")
      ->group(group);
}

/// CLI11 reads "-1" as a large count.
static std::string refuseNegative(const std::string &text) {
  return text.starts_with("-") ? "expected a number from 0 on, got " + text
                               : std::string();
}

/// What makes a step of the rows that there is memory for.
void addBatchOptions(CLI::App &app, Options &options) {
  const char *group = "Training";
  app.get_option("--batch")
      ->type_name("INT|auto")
      ->description("sequences per batch, or auto: as many as --memory-limit "
                    "has room for")
      ->transform([&options](const std::string &text) {
        options.batchIsAuto = text == "auto";
        return options.batchIsAuto ? std::string("1") : text;
      });
  app.add_option("--scale-learning-rate", options.rateScaling,
                 "by how many rows a step has beside --reference-batch")
      ->check(CLI::IsMember({"linear", "square-root"}))
      ->group(group);
  app.add_option("--reference-batch", options.referenceBatch,
                 "rows of a step that --lr is given for")
      ->check(CLI::Range(1, 1 << 30))
      ->group(group);
  app.add_flag("--plan-only", options.planOnly,
               "say which batch and how much memory it would be, and end")
      ->group("Run");
}

void addRunOptions(CLI::App &app, Options &options) {
  const char *group = "Run";
  LoopOptions &loop = options.loop;
  auto add = [&](const char *name, auto &target, const char *text) {
    CLI::Option *option = app.add_option(name, target, text)->group(group);
    if constexpr (std::is_same_v<std::decay_t<decltype(target)>, uint64_t>)
      option->check(refuseNegative);
    return option;
  };
  add("--out", options.out, "folder of the checkpoints (default: out)");
  add("--init", options.initialWeights,
      "start from these weights: a .safetensors of Hugging Face, or its "
      "folder");
  add("--resume", options.resume,
      "go on from this checkpoint, or the last in this folder");
  app.add_flag("--resume-if-any", options.resumeIfAny,
               "go on from the last checkpoint in --out, if there is one: a "
               "restart is the same command")
      ->group(group);
  add("--stop-at", loop.stopAt,
      "end after this step as if interrupted; --resume goes on");
  add("--save-every", loop.saveEvery,
      "steps between checkpoints (and the end)");
  add("--keep", options.keep, "checkpoints to keep")
      ->check(CLI::Range(1, 1000000))
      ->capture_default_str();
  add("--eval-every", loop.evaluateEvery,
      "steps between held-out losses (and the end)");
  add("--eval-batches", loop.evaluateBatches,
      "batches of a held-out loss (default: 8; of classes and spans all there "
      "are)")
      ->check(CLI::Range(1, 1000000));
  add("--sample-every", loop.sampleEvery, "steps between samples");
  app.add_flag("--sample", loop.sampleAtEnd, "a sample at the end")
      ->group(group);
  add("--sample-tokens", loop.sampling.count, "tokens of a sample")
      ->check(CLI::Range(1, 1000000))
      ->capture_default_str();
  add("--prompt", loop.sampling.prompt, "what samples begin with");
  add("--temperature", loop.sampling.temperature,
      "of samples; 0: the likeliest token, always")
      ->check(between(0, 1000))
      ->capture_default_str();
  add("--top-k", loop.sampling.topK,
      "samples draw among so many likeliest tokens; 0: all")
      ->check(CLI::Range(0, 1000000000))
      ->capture_default_str();
  add("--seed", options.seed, "of first weights, dropout, batches and samples")
      ->check(CLI::Range(0, 2147483647))
      ->capture_default_str();
  add("--target", options.compile.target,
      "what to train on: host, cuda (an NVIDIA GPU), or auto: the GPU of this "
      "machine, or host when there is none")
      ->check(CLI::IsMember(targetNames()))
      ->capture_default_str();
  add("--device", options.device.name,
      "of several GPUs the one to take, as cuda:1");
  add("--collectives", options.device.collectives,
      "how ranks on GPUs exchange: nccl; host, which adds up in the order of "
      "ranks; or nodes, sums by NCCL on a host and by the hosts between them "
      "(default: nccl, where all can)")
      ->check(CLI::IsMember({"nccl", "nodes", "host"}));
  add("--threads", options.device.threads, "default: one per physical core")
      ->check(CLI::Range(1, 1024));
  add("--loader-threads", loop.loaderThreads,
      "threads that make the batches of the steps to come; 0: none, each is "
      "made between two steps")
      ->check(CLI::Range(0, 256))
      ->capture_default_str();
  app.add_flag("!--no-pin", options.device.pin, "leave threads to the system")
      ->disable_flag_override() // CLI11 aborts at a value of 20 digits
      ->group(group);
  app.add_flag(
         "--check-finite", options.device.checkFinite,
         "end at the first operation that makes a NaN or an infinity, and "
         "name it with its layer and line (slow; with --fuse=none)")
      ->disable_flag_override()
      ->group(group);
  add("--fuse", options.compile.fuse,
      "none: each operation is a kernel by itself, which --check-finite and a "
      "profile name; the last bits of sums differ. auto: as few kernels as may "
      "be, with the bits of a run (default: auto, with --check-finite none)")
      ->check(CLI::IsMember(valuesOf("fuse")));
  add("--precision", options.compile.precision,
      "of products and attention: f32, tf32 (on GPUs that have it) or 16 bits, "
      "with sums, weights and optimizer in f32; or FILE.json, rules by layer "
      "and operation (docs/precision.md)")
      ->check(CLI::IsMember(valuesOf("precision")) |
              CLI::Validator(
                  [](const std::string &value) {
                    return value.ends_with(".json")
                               ? std::string()
                               : value + " does not end in .json";
                  },
                  "FILE.json"))
      ->capture_default_str();
  add("--parameters", options.compile.parameters,
      "what the step keeps parameters in: f32, or bf16, rounded by chance")
      ->check(CLI::IsMember({"f32", "bf16"}))
      ->capture_default_str();
  add("--moments", options.compile.moments,
      "what it keeps the optimizer's moments in: f32; bf16; or 8bit, a byte "
      "each and a scale for each block, both rounded by chance")
      ->check(CLI::IsMember(valuesOf("moments")))
      ->capture_default_str();
  add("--loop-memory", options.compile.loopMemory,
      "MiB that layers which share weights may keep of products for their "
      "gradients; the rest is computed again (default: 2048, on "
      "a GPU 8192, or with --memory-limit what there is room for)")
      ->check(CLI::TypeValidator<unsigned>("MiB"));
  const auto isByteCount = [](const std::string &text) {
    return parseByteCount(text)
               ? std::string()
               : "expected bytes as 8GiB, 500MB or 1048576, got " + text;
  };
  add("--memory-limit", options.compile.memoryLimit,
      "what the run may take in all, as 8GiB: what does not fit is computed "
      "again, or the run is refused before it starts (docs/memory.md)")
      ->check(isByteCount);
  add("--recompute", options.compile.recompute,
      "what the backward half computes again to save memory: none, cheap "
      "(what costs little), layers, N (layers at once), or auto: cheap, and "
      "with --memory-limit as much as it takes")
      ->check(CLI::IsMember({"auto", "none", "cheap", "layers"}) |
              CLI::Range(1, 1048576))
      ->capture_default_str();
  add("--offload", options.compile.offload,
      "what a GPU's program keeps in the host's memory, and copies beside the "
      "step: none, moments (of the optimizer), activations (from the forward "
      "to "
      "the backward half), all of both, or auto: with --memory-limit moments "
      "and "
      "then activations, where all else is not enough")
      ->check(CLI::IsMember(valuesOf("offload")))
      ->capture_default_str();
  add("--host-memory-limit", options.compile.hostMemoryLimit,
      "what --offload may take of the host's memory, as 32GiB (default: no "
      "limit)")
      ->check(isByteCount);
  add("--print-every", options.printEvery,
      "steps between lines, after the first step's (default: a hundred in "
      "all)");
  add("--log", options.log, "write JSON lines to this file");
  add("--plot", options.plot,
      "at the end, draw the curves of --log on this page (HTML)");
  add("--profile", options.profile,
      "at the end, write what each command of a step took to this file, for "
      "trc-compile --measurements (host)");
  add("--tensorboard", options.events,
      "write the same numbers as TensorBoard's event files to this folder");
  add("--cache-dir", options.compile.cacheDirectory,
      "keep compiled programs here and reuse them");
  add("--cache-limit", options.compile.cacheLimit,
      "what --cache-dir may grow to, as 500MB (default: 4GiB): programs that "
      "were not used for longest are removed")
      ->check(isByteCount)
      ->needs("--cache-dir");
}

void addRankOptions(CLI::App &app, Options &options) {
  const char *group = "Ranks";
  RankOptions &ranks = options.ranks;
  CLI::Option *count =
      app.add_option(
             "--ranks", ranks.count,
             "train on that many ranks: processes, where mpirun, torchrun, "
             "srun or --rendezvous started them, else threads of this one "
             "(default: as launched)")
          ->check(CLI::Range(1, runtime::mostRanks))
          ->group(group);
  CLI::Option *rendezvous =
      app.add_option("--rendezvous", ranks.rendezvous,
                     "without a launcher: HOST:PORT, where rank 0 listens; "
                     "with --ranks and --rank")
          ->check(runtime::faultOfRendezvous)
          ->needs(count)
          ->group(group);
  CLI::Option *rank =
      app.add_option("--rank", ranks.rank,
                     "with --rendezvous: which of them this process is")
          ->check(CLI::Range(0, runtime::mostRanks - 1))
          ->needs(rendezvous)
          ->group(group);
  rendezvous->needs(rank);
  app.add_option("--interface", ranks.interface,
                 "that rank 0 listens on: its name, or its address")
      ->group(group);
  app.add_option("--transport", ranks.transport,
                 "what carries bytes between ranks that are processes: tcp "
                 "(default), gloo, or the path of a shared object")
      ->group(group);
  app.add_option("--deadline", ranks.deadlineSeconds,
                 "seconds that a rank waits for another in a step (default "
                 "120)")
      ->check(between(1, 1e6))
      ->group(group);
  app.add_flag("--sharded-optimizer", options.compile.shardedOptimizer,
               "each rank keeps the optimizer's moments of its part of every "
               "parameter, and updates that part")
      ->group(group);
  app.add_option("--check-replicas", options.loop.compareEvery,
                 "steps between comparisons of the ranks' state (and after the "
                 "first)")
      ->check(refuseNegative)
      ->group(group);
}

} // namespace trc::train
