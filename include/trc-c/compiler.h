/*===- trc-c/compiler.h - compile programs to .trc --------------*- C -*-===*\
|*                                                                          *|
|* The compiler as a library (libtrc_compiler): StableHLO text in, the      *|
|* bytes of a .trc and a list of diagnostics out. Plain C; no other header  *|
|* of trc is needed.                                                        *|
|*                                                                          *|
|*   trc_compile_request request = {sizeof request};                        *|
|*   request.text = text;                                                   *|
|*   request.text_size = strlen(text);                                      *|
|*   trc_compile_option options[] = {{"precision", "bf16"}};                *|
|*   request.options = options;                                             *|
|*   request.option_count = 1;                                              *|
|*   trc_compiled *compiled;                                                *|
|*   if (trc_compile(&request, &compiled) == TRC_COMPILE_DONE)              *|
|*     bytes = trc_compiled_output(compiled, &size);                        *|
|*   trc_compiled_destroy(compiled);                                        *|
|*                                                                          *|
|* Nothing is printed, nothing ends the process, and what is wrong with a   *|
|* program or an option is told by the result. Where the system gives no    *|
|* memory or no thread, a compile is given up: what it held stays held, and *|
|* the process compiles nothing any more, but all else in it goes on.       *|
|*                                                                          *|
|* Files: only those that options name: caches, dumps, NVRTC.               *|
|*                                                                          *|
|* Ownership: a result lives until trc_compiled_destroy, which takes NULL,  *|
|* and what is handed out of it as long. Nothing of a request is kept.      *|
|*                                                                          *|
|* Threads: any number may compile at once. A result is for one thread at a *|
|* time; a cancellation for all at once.                                    *|
|*                                                                          *|
|* Stability: structs start with `size`, to be set to sizeof; later fields  *|
|* are appended and zero means the default.                                 *|
\*===----------------------------------------------------------------------===*/

#ifndef TRC_C_COMPILER_H
#define TRC_C_COMPILER_H

#include <stddef.h>
#include <stdint.h>

#if defined(TRC_BUILDING_COMPILER)
#define TRC_COMPILER_API __attribute__((visibility("default")))
#else
#define TRC_COMPILER_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*---- Options ---------------------------------------------------------------*/

/* By name and value, as trc-compile has them without the dashes: "target" and
 * "cuda", "cache-dir" and a folder, "remarks" and "true". An option that may be
 * given several times stands several times. */
typedef struct trc_compile_option {
  const char *name;
  const char *value;
} trc_compile_option;

/* What there is: the name and a sentence; NULL behind the last. */
TRC_COMPILER_API const char *trc_compile_option_name(size_t index);
TRC_COMPILER_API const char *trc_compile_option_help(size_t index);

/* "0.1.0", as it stands in artifacts. */
TRC_COMPILER_API const char *trc_compiler_version(void);

/*---- Cancellation ----------------------------------------------------------*/

/* Ends every compile that was given it, from any thread or a signal's handler.
 * It is looked at before each pass; one pass over a large program may take
 * seconds. Lives at least as long as the compiles. */
typedef struct trc_cancellation trc_cancellation;

TRC_COMPILER_API trc_cancellation *trc_cancellation_create(void);
TRC_COMPILER_API void trc_cancellation_cancel(trc_cancellation *cancellation);
TRC_COMPILER_API void trc_cancellation_destroy(trc_cancellation *cancellation);

/*---- Compiling -------------------------------------------------------------*/

typedef enum trc_compile_outcome {
  TRC_COMPILE_DONE = 0,
  TRC_COMPILE_REFUSED = 1,   /* the program; diagnostics say why */
  TRC_COMPILE_MISUSED = 2,   /* the request; the first diagnostic says how */
  TRC_COMPILE_CANCELLED = 3, /* by the caller */
  /* Given up; the first diagnostic says why: memory ended, or LLVM did, or no
   * thread could be started. */
  TRC_COMPILE_OUT_OF_MEMORY = 4,
  TRC_COMPILE_FAILED = 5
} trc_compile_outcome;

/* A phase starts; `activity` is what it does, as "fusing operations". Called by
 * the thread that called trc_compile. */
typedef void (*trc_compile_phase_fn)(void *context, const char *activity);

typedef struct trc_compile_request {
  size_t size;
  const char *text;
  size_t text_size;
  const char *name; /* what diagnostics call the program; NULL: "program" */
  const trc_compile_option *options;
  size_t option_count;
  const trc_cancellation *cancellation; /* may be NULL */
  trc_compile_phase_fn on_phase;        /* may be NULL */
  void *context;
} trc_compile_request;

typedef struct trc_compiled trc_compiled;

/* Sets `compiled` whatever the outcome. */
TRC_COMPILER_API trc_compile_outcome
trc_compile(const trc_compile_request *request, trc_compiled **compiled);
TRC_COMPILER_API void trc_compiled_destroy(trc_compiled *compiled);

/* The bytes of the .trc; with the option "to", the text of the program after
 * that phase. Of no bytes where the outcome is not TRC_COMPILE_DONE. */
TRC_COMPILER_API const void *trc_compiled_output(const trc_compiled *compiled,
                                                 size_t *size);
/* What was decided, as JSON, and seconds by pass with the option "timing";
 * empty where there is none. */
TRC_COMPILER_API const char *trc_compiled_report(const trc_compiled *compiled);
TRC_COMPILER_API const char *trc_compiled_timing(const trc_compiled *compiled);

/*---- Diagnostics -----------------------------------------------------------*/

typedef enum trc_severity {
  TRC_SEVERITY_ERROR = 0,
  TRC_SEVERITY_WARNING = 1,
  TRC_SEVERITY_REMARK = 2,
  TRC_SEVERITY_NOTE = 3 /* belongs to the one before it */
} trc_severity;

typedef struct trc_compile_diagnostic {
  size_t size;
  trc_severity severity;
  const char *message;
  /* The place in the program; "" and 0 where it is about none. */
  const char *file;
  uint32_t line, column;
  /* As a person reads it: with the line of the program, and the notes that
   * follow. "" for a note. */
  const char *shown;
} trc_compile_diagnostic;

TRC_COMPILER_API size_t
trc_compiled_diagnostic_count(const trc_compiled *compiled);
/* Fills in as much as `diagnostic->size` takes; 0 where there is none of that
 * index. */
TRC_COMPILER_API int
trc_compiled_diagnostic(const trc_compiled *compiled, size_t index,
                        trc_compile_diagnostic *diagnostic);

#ifdef __cplusplus
}
#endif

#endif /* TRC_C_COMPILER_H */
