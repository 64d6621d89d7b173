/*===- trc/runtime.h - run compiled training steps --------------*- C -*-===*\
|*                                                                            *|
|* The whole public face of the runtime: load a `.trc` file that trc-compile  *|
|* wrote, and run its entries. Plain C; no other header of trc is needed.     *|
|* It is one file, and longer than any other, so that who embeds the runtime  *|
|* takes this header and one library: it can be copied, and read from any     *|
|* language that can call C.                                                  *|
|*                                                                            *|
|*   device    a CPU's threads, or a GPU, with its memory                     *|
|*   program   a loaded file: signature, constants, machine code; immutable   *|
|*   session   a program on a device, with its state (parameters, moments)    *|
|*   call      one entry of a session with its inputs and outputs bound       *|
|*   buffer    memory of a tensor, ours or the caller's                       *|
|*   queue     runs calls in the background, in order                         *|
|*                                                                            *|
|*   trc_device_create(NULL, &device);                                        *|
|*   trc_program_load_file("model.trc", &program);                            *|
|*   trc_session_create(program, device, NULL, &session);                     *|
|*   trc_call_create(session, "step", &step);                                 *|
|*   trc_call_write_input(step, 0, tokens, sizeof tokens);                    *|
|*   trc_call_run(step);                                                      *|
|*   trc_call_read_output(step, 0, &loss, sizeof loss);                       *|
|*                                                                            *|
|* Trust: a `.trc` holds native code. Load it as you would start a program.   *|
|*                                                                            *|
|* Errors: functions return TRC_OK or the kind of failure. The text is in     *|
|* trc_last_error() (of this thread) and, for what a call ran into, also in   *|
|* trc_call_error(). A failed function changes nothing and sets no result.    *|
|*                                                                            *|
|* Ownership: what a `_create` or `_load` function gives is the caller's and  *|
|* ends with the `_destroy` of the same name, which takes NULL. Objects hold  *|
|* what they need: a device or program may be destroyed before its sessions,  *|
|* a session before its calls. Strings and shapes that are handed out live as *|
|* long as the object they came from.                                         *|
|*                                                                            *|
|* Threads: devices and programs may be used from any thread at once. A       *|
|* session with its calls and buffers is for one thread at a time; running    *|
|* two of its calls at once, or one twice, is refused with TRC_BUSY and       *|
|* disturbs nothing. A device executes one run at a time, others wait.        *|
|*                                                                            *|
|* A GPU works beside its caller: runs and writes of inputs are enqueued in   *|
|* the order of the calls, and reading waits. What fails on the GPU itself is *|
|* reported by whatever waits for it next (trc_call_wait).                    *|
|*                                                                            *|
|* Signals: a thread that runs a matrix product may have its stack pointer in *|
|* the heap (oneDNN's kernels do that). Handlers of a program that runs calls *|
|* should therefore run on a stack of their own (SA_ONSTACK), or the signals  *|
|* be blocked and waited for (sigwait) on another thread.                     *|
|*                                                                            *|
|* Stability: structs that are passed in start with `size`, to be set to      *|
|* sizeof; later fields are appended and zero means the default. Structs that *|
|* are filled in take their size as an argument.                              *|
\*===----------------------------------------------------------------------===*/

#ifndef TRC_RUNTIME_H
#define TRC_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

#if defined(TRC_BUILDING_RUNTIME)
#define TRC_API __attribute__((visibility("default")))
#else
#define TRC_API
#endif

#ifdef __cplusplus
/* What C does anyway: an enum is an int, and may hold any. */
#define TRC_AS_INT : int
extern "C" {
#else
#define TRC_AS_INT
#endif

/*---- Results ---------------------------------------------------------------*/

typedef enum trc_status TRC_AS_INT {
  TRC_OK = 0,
  TRC_INVALID_ARGUMENT = 1, /* the caller's mistake: sizes, names, order */
  TRC_NOT_FOUND = 2,        /* no entry, port, state or file of that name */
  TRC_IO_ERROR = 3,         /* the file could not be read */
  TRC_BAD_PROGRAM = 4,      /* not a .trc file, damaged, or inconsistent */
  TRC_UNSUPPORTED = 5,      /* newer version, missing CPU feature or kernel */
  TRC_OUT_OF_MEMORY = 6,
  TRC_BUSY = 7,         /* the session, or the call, is running */
  TRC_CHECK_FAILED = 8, /* a check.* operation of the program failed */
  TRC_NON_FINITE = 9,   /* debug mode: an operation made a NaN or infinity */
  TRC_CALL_FAILED = 10, /* a custom call, or the GPU's driver, failed */
  TRC_INTERNAL = 11,
  TRC_PEER_LOST = 12,   /* another rank failed, ended or is silent; see text */
  TRC_RANKS_DIFFER = 13 /* other number of ranks, program or device kind */
} trc_status;

/* The text of the last failure in this thread; "" before the first. */
TRC_API const char *trc_last_error(void);

/* The name of a status, for example "TRC_BUSY". */
TRC_API const char *trc_status_name(trc_status status);

/* The version of this library, for example "0.1.0". */
TRC_API const char *trc_version(void);

/*---- Element types ---------------------------------------------------------*/

/* In memory an i1 is one byte, 0 or 1; integers of 2 and 4 bits fill one byte
 * each, sign- or zero-extended; the rest is little-endian. */
typedef enum trc_element TRC_AS_INT {
  TRC_I1 = 0,
  TRC_I2 = 1,
  TRC_I4 = 2,
  TRC_I8 = 3,
  TRC_I16 = 4,
  TRC_I32 = 5,
  TRC_I64 = 6,
  TRC_UI2 = 7,
  TRC_UI4 = 8,
  TRC_UI8 = 9,
  TRC_UI16 = 10,
  TRC_UI32 = 11,
  TRC_UI64 = 12,
  TRC_F16 = 13,
  TRC_BF16 = 14,
  TRC_F32 = 15,
  TRC_F64 = 16
} trc_element;

TRC_API size_t trc_element_size(trc_element element);      /* bytes */
TRC_API const char *trc_element_name(trc_element element); /* "f32" */

/* A dense row-major tensor in memory. */
typedef struct trc_tensor {
  void *data;
  trc_element element;
  int32_t rank;
  const int64_t *shape; /* `rank` extents */
  size_t bytes;
} trc_tensor;

/*---- Devices ---------------------------------------------------------------*/

typedef struct trc_device trc_device;

typedef enum trc_pinning TRC_AS_INT {
  TRC_PIN_DEFAULT = 0, /* as TRC_PIN_CORES */
  TRC_PIN_CORES = 1,   /* each thread to a core that no other trc process has */
  TRC_PIN_NONE = 2     /* leave it to the operating system */
} trc_pinning;

typedef struct trc_device_options {
  size_t size; /* sizeof(trc_device_options) */
  /* "host" (NULL too), "cuda" or "cuda:1" (a GPU by its number), "auto" (the
   * first GPU, or the host where there is none), or "null", which runs nothing.
   * A program's target (trc_program_info) names a device that runs it. */
  const char *name;
  /* How many threads run kernels, the caller's thread being one of them.
   * 0: one for each physical core that this process may use. */
  int32_t threads;
  /* Pinning keeps to the cores this process may use (sched_getaffinity). A
   * pinned core is claimed machine-wide until the device is destroyed, so two
   * trainers take different cores; where too few are free, the remaining
   * threads stay unpinned. The caller's thread is pinned only during a run. */
  trc_pinning pinning;
  /* Pin thread i to cores[i], claimed or not. NULL: choose as above. When
   * given, `threads` must be 0 or core_count. */
  const int32_t *cores;
  size_t core_count;
  /* "x86-64-v3" or "x86-64-v4": use no newer instruction set than this. NULL:
   * the newest that this machine has. */
  const char *isa;
  /* Of several ranks on this machine, which of them the device is for
   * (trc_communicator_info): "cuda" is then the GPU of that number, counted
   * round where there are fewer. */
  int32_t local_rank;
  /* On a GPU, how ranks exchange: "nccl"; "host", by copies that the host sends
   * and adds up; "nodes", sums by NCCL among the GPUs of a host and by the
   * hosts between them (a host is what the environment's TRC_NODE says, if it
   * does), all else by the host; NULL: by NCCL, where all ranks have it and a
   * GPU of their own, else by the host. */
  const char *collectives;
} trc_device_options;

typedef struct trc_device_info {
  const char *name;        /* "host", "cuda:0" */
  const char *isa;         /* the instruction set that kernels are chosen by */
  int32_t threads;         /* threads that run kernels */
  int32_t pinned;          /* how many of them have a core of their own */
  const int32_t *cores;    /* core of each thread, -1 when it is not pinned */
  const char *description; /* of a GPU its model: "NVIDIA H100, 132 .." */
  int32_t gpu; /* its number among the driver's GPUs; -1: it is none */
} trc_device_info;

/* `options` may be NULL for the defaults. */
TRC_API trc_status trc_device_create(const trc_device_options *options,
                                     trc_device **device);
TRC_API void trc_device_destroy(trc_device *device);
TRC_API trc_status trc_device_get_info(const trc_device *device,
                                       trc_device_info *info, size_t size);

/* Of a GPU: what it is given from now on comes behind what the caller's stream,
 * a CUstream, has now; and the stream's next work behind what it was given.
 * Neither waits. NULL: the legacy default stream. TRC_UNSUPPORTED of others. */
TRC_API trc_status trc_device_wait_for_stream(trc_device *device, void *stream);
TRC_API trc_status trc_device_make_stream_wait(trc_device *device,
                                               void *stream);

/* A named option of a custom call, as the program gives it. */
typedef struct trc_attribute {
  const char *name;
  const char *text; /* "" when it has none */
  const int64_t *ints;
  size_t int_count;
  const double *floats;
  size_t float_count;
} trc_attribute;

/* What a custom call sees. Operands stand in the program's order, inputs
 * before outputs, tuples as the tensors in them; tokens are none. All are
 * row-major. Inputs must not be written, and no output is an input's buffer,
 * whatever `output_operand_aliases` says. Attributes are `call_target_name`,
 * `backend_config` where it is text, and where it is a dictionary each of its
 * entries by its own name. */
typedef struct trc_custom_call {
  const char *name;
  const trc_tensor *inputs;
  size_t input_count;
  const trc_tensor *outputs;
  size_t output_count;
  const trc_attribute *attributes;
  size_t attribute_count;
} trc_custom_call;

/* Returns TRC_OK or a failure, which ends the run; it may then write a text
 * of at most `error_size` bytes, terminator included, to `error`. Called on
 * the thread that runs the call, while all workers wait; it must not run calls
 * on the same device (TRC_BUSY). On a GPU the operands are copies in the host's
 * memory. */
typedef trc_status (*trc_custom_call_fn)(void *context,
                                         const trc_custom_call *call,
                                         char *error, size_t error_size);

/* Registers `function` for `stablehlo.custom_call @name` of the calls that are
 * created on `device` from now on. `context` is handed through.
 *
 * `trc.print` is what jax.debug.print of a printed program has become: its
 * inputs are the values, its attribute `label` is the place in the user's
 * program, "step.py:12:4", or the text `label` of the call's backend_config,
 * and calls come in the program's order. Where nothing
 * is registered for it, the values go nowhere. */
TRC_API trc_status trc_device_register_custom_call(trc_device *device,
                                                   const char *name,
                                                   trc_custom_call_fn function,
                                                   void *context);

/*---- Programs --------------------------------------------------------------*/

typedef struct trc_program trc_program;

/* Both read everything, so the file or memory may change or go afterwards. */
TRC_API trc_status trc_program_load_file(const char *path,
                                         trc_program **program);
TRC_API trc_status trc_program_load_memory(const void *data, size_t bytes,
                                           trc_program **program);
TRC_API void trc_program_destroy(trc_program *program);

typedef struct trc_program_info {
  const char *compiler_version;
  const char *target;
  const char *report; /* the compile report as JSON, "" when left out */
  uint32_t schema_version;
  size_t entry_count;
  size_t state_count;
  size_t kernel_count;
  size_t constant_bytes;
  size_t code_bytes;
  size_t state_bytes;
  int32_t ranks; /* that it runs on at once; see trc_communicator */
} trc_program_info;

TRC_API trc_status trc_program_get_info(const trc_program *program,
                                        trc_program_info *info, size_t size);

typedef struct trc_entry_info {
  const char *name;
  size_t input_count;
  size_t output_count;
  size_t command_count;
  size_t arena_bytes;     /* intermediate values */
  size_t peak_live_bytes; /* largest sum of values alive at once in it */
} trc_entry_info;

TRC_API trc_status trc_program_get_entry(const trc_program *program,
                                         size_t index, trc_entry_info *info,
                                         size_t size);
TRC_API trc_status trc_program_find_entry(const trc_program *program,
                                          const char *name, size_t *index);

/* What the program was made from, as its frontend said; "" where it did not. */
typedef struct trc_model_info {
  const char *name;          /* the architecture, in one word */
  const char *configuration; /* text in the frontend's form */
  const char *task;          /* what it is trained for: "next-token" */
} trc_model_info;

TRC_API trc_status trc_program_get_model(const trc_program *program,
                                         trc_model_info *info, size_t size);

/* What a state tensor is, as far as the program says. */
typedef enum trc_role TRC_AS_INT {
  TRC_ROLE_OTHER = 0,     /* something else, or the program does not say */
  TRC_ROLE_PARAMETER = 1, /* what training is about */
  TRC_ROLE_MOMENT = 2,    /* what the optimizer keeps for a parameter */
  TRC_ROLE_COUNTER = 3,   /* steps done */
  TRC_ROLE_GENERATOR = 4  /* state of a generator of random numbers */
} trc_role;

TRC_API const char *trc_role_name(trc_role role); /* "parameter" */

/* An input or output of an entry, or a state tensor. */
typedef struct trc_port_info {
  const char *name;
  trc_element element;
  int32_t rank;
  const int64_t *shape;
  size_t bytes;
  int64_t state; /* the state tensor it is bound to, or -1. The caller passes
                    and reads nothing for such a port. */
  int64_t alias; /* the output that takes over an input's buffer, or the input
                    whose buffer an output takes over; -1 for none */
  trc_role role; /* of the state tensor, or of the one it is bound to;
                    TRC_ROLE_OTHER for a port that is bound to none */
  const char *parameter; /* of a moment, the name of its parameter; or "" */
  int32_t split; /* of a program for several ranks: the dimension of which this
                    is one rank's part, the parts in order of ranks; -1: each
                    rank has all of it */
  /* Of a state tensor that is dealt out over ranks, of which `shape` and
   * `bytes` are one rank's: that of all of it. -1, NULL and 0 where each rank
   * has all. */
  int32_t whole_rank;
  const int64_t *whole_shape;
  size_t whole_bytes;
} trc_port_info;

TRC_API trc_status trc_program_get_input(const trc_program *program,
                                         size_t entry, size_t index,
                                         trc_port_info *info, size_t size);
TRC_API trc_status trc_program_get_output(const trc_program *program,
                                          size_t entry, size_t index,
                                          trc_port_info *info, size_t size);
TRC_API trc_status trc_program_get_state(const trc_program *program,
                                         size_t index, trc_port_info *info,
                                         size_t size);
/* TRC_NOT_FOUND when there is none of that name. */
TRC_API trc_status trc_program_find_input(const trc_program *program,
                                          size_t entry, const char *name,
                                          size_t *index);
TRC_API trc_status trc_program_find_output(const trc_program *program,
                                           size_t entry, const char *name,
                                           size_t *index);
TRC_API trc_status trc_program_find_state(const trc_program *program,
                                          const char *name, size_t *index);

/*---- Buffers ---------------------------------------------------------------*/

typedef struct trc_buffer trc_buffer;

/* Memory of the device, zeroed, aligned to 64 bytes. */
TRC_API trc_status trc_buffer_create(trc_device *device, size_t bytes,
                                     trc_buffer **buffer);
/* The caller's memory: aligned to 64 bytes, and alive as long as the buffer and
 * all calls it is bound to. Read only when it is bound to an input that no
 * output takes over. For a GPU it is memory of that GPU, which CUDA's runtime
 * or driver gave in its primary context; what other streams do there is to be
 * ordered by trc_device_wait_for_stream and trc_device_make_stream_wait. */
TRC_API trc_status trc_buffer_wrap(trc_device *device, void *data, size_t bytes,
                                   trc_buffer **buffer);
TRC_API void trc_buffer_destroy(trc_buffer *buffer);
TRC_API size_t trc_buffer_bytes(const trc_buffer *buffer);
/* The memory itself. Between runs only. Of a GPU it is an address there, which
 * the driver and kernels take and the host must not touch. */
TRC_API void *trc_buffer_data(trc_buffer *buffer);

/*---- Tensors of another library --------------------------------------------*/

/* For callers that hand in hundreds of tensors at each step, and whose own
 * language takes longer to look at them than the step's small kernels run.
 *
 * What says of a tensor where and how it lies: each function writes its answer
 * behind the last argument and returns 0, or something else where it has none.
 * So does PyTorch's C interface (aoti_torch_get_...). */
typedef struct trc_tensor_reader {
  size_t size; /* sizeof(trc_tensor_reader) */
  int32_t (*data)(void *tensor, void **data);
  int32_t (*rank)(void *tensor, int64_t *rank);
  int32_t (*shape)(void *tensor, int64_t **extents);
  int32_t (*strides)(void *tensor, int64_t **strides);
  int32_t (*element)(void *tensor, int32_t *element);
} trc_tensor_reader;

/* Tensors, and what the reader said of each when it was asked. They have to be
 * alive whenever they are asked. */
typedef struct trc_tensor_list trc_tensor_list;
TRC_API trc_status trc_tensor_list_create(const trc_tensor_reader *reader,
                                          void *const *tensors, size_t count,
                                          trc_tensor_list **list);
TRC_API void trc_tensor_list_destroy(trc_tensor_list *list);
/* Asks again. `changed` is the first of which something else is said now, or
 * the number of them all. */
TRC_API trc_status trc_tensor_list_find_changed(const trc_tensor_list *list,
                                                size_t *changed);

/*---- Ranks -----------------------------------------------------------------*/

/* A program for N ranks (trc_program_info.ranks) runs N times at once, and its
 * collectives exchange between them: sums in order of ranks, the same bits on
 * all. Each rank has a communicator, made in one of two ways, and a device of
 * its own, which does one run at a time; its session is created with both.
 * Entries with collectives are run by all ranks in the same order. When one
 * fails or is lost, the runs of the others end with TRC_PEER_LOST and its name.
 */
typedef struct trc_communicator trc_communicator;

typedef struct trc_communicator_options {
  size_t size; /* sizeof(trc_communicator_options) */
  /* How many ranks are expected; 0: as many as were launched. */
  int32_t ranks;
  /* Without a launcher: this rank, and where all meet, "HOST:PORT" of rank 0.
   * NULL: what torchrun, mpirun or srun say in the environment. */
  int32_t rank;
  const char *rendezvous;
  /* A file of 16 bytes or more that only its owner may read, the same for all
   * ranks. NULL: TRC_SECRET_FILE, TRC_SECRET, or what mpirun's PMIx carries;
   * without any, ranks meet on the loopback interface only, and show each
   * other one that is kept for the user in /tmp/trc-UID. */
  const char *secret_file;
  /* The interface that rank 0 listens on, "eth0", or its address. NULL: where
   * the ranks meet, or loopback where all are on this machine. */
  const char *interface_address;
  /* Seconds that one rank waits for another, to 1000000; 0: 120. */
  double deadline_seconds;
  /* What carries the bytes: "tcp" (NULL too), "gloo", or a shared object by its
   * path. */
  const char *transport;
} trc_communicator_options;

/* For ranks that are processes: meets the others. Where nothing launched
 * several, the communicator is that of one rank. */
TRC_API trc_status trc_communicator_create(
    const trc_communicator_options *options, trc_communicator **communicator);

/* For ranks that are threads of this process: fills `ranks` communicators, in
 * order of ranks. A wait fails after `deadline_seconds`; 0: 120. */
TRC_API trc_status trc_communicator_create_threads(
    int32_t ranks, double deadline_seconds, trc_communicator **communicators);
/* With its sessions, the rank has ended: others that wait for it fail. Of
 * processes it waits until all have ended, or one has failed. A session keeps
 * its communicator; a rank that gives up calls trc_communicator_abort first, or
 * the others wait for their deadline. */
TRC_API void trc_communicator_destroy(trc_communicator *communicator);

typedef struct trc_communicator_info {
  int32_t rank;
  int32_t ranks;
  /* So far. What of it holds on a GPU is said by trc_session_get_exchange. */
  uint64_t bytes_sent;          /* to other ranks */
  uint64_t nanoseconds_blocked; /* waiting for other ranks */
  int32_t local_rank;           /* among those on this machine */
  int32_t local_ranks;
  const char *launcher;        /* "mpirun"; "" for threads and for one rank */
  uint64_t nanoseconds_worked; /* of the thread that exchanges, on a processor,
                                  so far */
} trc_communicator_info;
TRC_API trc_status
trc_communicator_get_info(const trc_communicator *communicator,
                          trc_communicator_info *info, size_t size);
/* Ends the waits of all other ranks, with `why` and this rank's name. */
TRC_API void trc_communicator_abort(trc_communicator *communicator,
                                    const char *why);

typedef struct trc_bytes {
  const void *data;
  size_t bytes;
} trc_bytes;

/* Fills `said`, which has room for all ranks, with what each of them says, in
 * their order. All ranks call it, not while one of their runs is under way, and
 * wait for each other as long as it takes; a rank that is lost ends the wait
 * with TRC_PEER_LOST. For small things: up to 1 GiB of all together. What
 * `said` points to is the communicator's until the next call. */
TRC_API trc_status trc_communicator_gather(trc_communicator *communicator,
                                           const void *data, size_t bytes,
                                           trc_bytes *said);

/*---- Sessions --------------------------------------------------------------*/

typedef struct trc_session trc_session;

typedef struct trc_session_options {
  size_t size; /* sizeof(trc_session_options) */
  /* Non-zero: measure every command (trc_call_get_profile). */
  int32_t profile;
  /* Non-zero: after every command look for NaN and infinity in what it wrote;
   * the run ends with TRC_NON_FINITE at the first, and names it. Slow. */
  int32_t check_finite;
  /* The other ranks, which create a session of the same program with theirs;
   * NULL: there are none. Shared: the caller may destroy its handle. */
  trc_communicator *communicator;
} trc_session_options;

typedef struct trc_memory_info {
  size_t state_bytes;    /* state tensors */
  size_t arena_bytes;    /* intermediate values: the largest arena of all */
  size_t constant_bytes; /* constants of the program */
  size_t code_bytes;     /* kernels */
  size_t port_bytes;     /* buffers the session made for inputs and outputs */
  /* Of a GPU, all that this process has of its memory: the above, of every
   * session, and what values are staged in. 0 for other devices. */
  size_t device_bytes;      /* now */
  size_t device_peak_bytes; /* at most, since the device was created */
} trc_memory_info;

TRC_API trc_status trc_session_create(trc_program *program, trc_device *device,
                                      const trc_session_options *options,
                                      trc_session **session);
TRC_API void trc_session_destroy(trc_session *session);
TRC_API trc_status trc_session_get_memory(const trc_session *session,
                                          trc_memory_info *info, size_t size);

/* How a session's ranks exchange, and what of trc_communicator_info holds. */
typedef struct trc_exchange_info {
  /* Of GPUs "NCCL 2.27.3", "NCCL 2.27.3 within nodes, and the host between
   * them", "the host, as told", or "the host, not NCCL: " and why. "" of other
   * devices, and of one rank. */
  const char *how;
  /* Non-zero: `bytes_sent` is all that is sent. Zero by NCCL, whose bytes
   * nobody counts. */
  int32_t bytes_are_counted;
  /* Non-zero: `nanoseconds_blocked` and `nanoseconds_worked` are of exchanges
   * alone. Zero of GPUs: by NCCL no thread waits, and through the host it waits
   * for the GPU's own computing as well. */
  int32_t waits_are_measured;
} trc_exchange_info;

TRC_API trc_status trc_session_get_exchange(const trc_session *session,
                                            trc_exchange_info *info,
                                            size_t size);

/* State tensors by their number in the program. `bytes` must be the tensor's.
 * An entry that reads a state tensor is refused until another entry or
 * trc_session_write_state has given it a value. */
TRC_API trc_status trc_session_read_state(trc_session *session, size_t index,
                                          void *data, size_t bytes);
TRC_API trc_status trc_session_write_state(trc_session *session, size_t index,
                                           const void *data, size_t bytes);

/* The whole of a state tensor that is dealt out over ranks (trc_port_info's
 * whole_shape). To gather, all ranks call it, between runs, for the same
 * tensors in the same order; rank 0 gets `whole_bytes` at `data`, others pass
 * NULL and 0. TRC_PEER_LOST where a rank does not come. To write, each rank
 * gives the whole, or what it has mapped of a file, and its part is read from
 * there. Of a tensor that each rank has all of they read, on rank 0, and write
 * that. */
TRC_API trc_status trc_session_gather_state(trc_session *session, size_t index,
                                            void *data, size_t bytes);
TRC_API trc_status trc_session_write_whole_state(trc_session *session,
                                                 size_t index, const void *data,
                                                 size_t bytes);

/* Makes the buffer the memory of a state tensor, which has what is in it for
 * its value; entries write it in place. So parameters may live where the caller
 * has them. NULL: memory of the session again, without a value. The session
 * keeps the buffer alive. TRC_BUSY while the session has calls: state is bound
 * before the first is made. */
TRC_API trc_status trc_session_bind_state(trc_session *session, size_t index,
                                          trc_buffer *buffer);

/*---- Calls -----------------------------------------------------------------*/

typedef struct trc_call trc_call;

/* Prepares the entry: everything a run needs is resolved and allocated here. */
TRC_API trc_status trc_call_create(trc_session *session, const char *entry,
                                   trc_call **call);
/* Not while it is enqueued or running. */
TRC_API void trc_call_destroy(trc_call *call);

/* Binds a port to a buffer of at least its size; NULL binds it to memory that
 * the call makes, which is also what ports are bound to at first (an output
 * that takes over an input's buffer stays with that input). The call keeps the
 * buffer alive. Refused for ports that are bound to state, and for memory that
 * the session's device does not have: of another GPU, or of the host for one.
 */
TRC_API trc_status trc_call_bind_input(trc_call *call, size_t index,
                                       trc_buffer *buffer);
TRC_API trc_status trc_call_bind_output(trc_call *call, size_t index,
                                        trc_buffer *buffer);

/* Binds many ports to memory of the caller (not for a GPU) at once, as
 * trc_buffer_wrap and the two functions above would one by one, but quicker,
 * and for ports whose address is as before nearly for nothing. Of each table
 * entry i is port i's address, aligned to 64 bytes and of the port's size, or
 * NULL to leave the port as it is. The memory must live until other memory is
 * bound or the call is destroyed. At the first fault it ends, ports before it
 * bound. */
TRC_API trc_status trc_call_bind_memory(trc_call *call, void *const *inputs,
                                        size_t input_count,
                                        void *const *outputs,
                                        size_t output_count);

/* Copies a value into or out of the memory that a port is bound to, state
 * included. `bytes` must be the port's size. `data` may be used again at once.
 * On a GPU a write goes beside the run that is under way and is there for the
 * next one; a read waits for the last run of this call, and for no other. */
TRC_API trc_status trc_call_write_input(trc_call *call, size_t index,
                                        const void *data, size_t bytes);
TRC_API trc_status trc_call_read_output(trc_call *call, size_t index,
                                        void *data, size_t bytes);

/* Runs the entry and returns when it is done, on a GPU when it is enqueued.
 * Allocates nothing; the first run on a GPU, and the first after a port was
 * bound to another buffer, records the entry. */
TRC_API trc_status trc_call_run(trc_call *call);
/* Waits for the last run of this call. A failure of the GPU's work becomes the
 * call's status. */
TRC_API trc_status trc_call_wait(trc_call *call);

/* What the last run of this call ended with: its status, its text ("" for
 * TRC_OK). Valid until the call runs again. */
TRC_API trc_status trc_call_status(const trc_call *call);
TRC_API const char *trc_call_error(const trc_call *call);

/*---- Queues ----------------------------------------------------------------*/

typedef struct trc_queue trc_queue;

/* Called on the queue's thread when a run has ended. The call may be enqueued
 * again from here. */
typedef void (*trc_done_fn)(void *context, trc_call *call, trc_status status);

/* Hands `work(argument)` to the caller's own executor, to be called once, on
 * any thread, after what was handed over before it has returned. */
typedef void (*trc_submit_fn)(void *context, void (*work)(void *argument),
                              void *argument);

/* A queue with a thread of its own. */
TRC_API trc_status trc_queue_create(trc_queue **queue);
/* A queue on the caller's executor. */
TRC_API trc_status trc_queue_create_on(trc_submit_fn submit, void *context,
                                       trc_queue **queue);
/* Waits for what was enqueued, then ends the queue. Not from `done`. */
TRC_API void trc_queue_destroy(trc_queue *queue);

/* Enqueues a run and returns at once. `done` may be NULL. TRC_BUSY when this
 * call is still enqueued or running. Until it is done, its ports must not be
 * bound, read or written. Allocates nothing. A GPU gets the next call of the
 * queue while it works on this one. */
TRC_API trc_status trc_call_run_async(trc_call *call, trc_queue *queue,
                                      trc_done_fn done, void *context);
/* Returns when everything enqueued so far is done. Refused in `done` of the
 * same queue. */
TRC_API trc_status trc_queue_wait(trc_queue *queue);

/*---- Profile ---------------------------------------------------------------*/

/* One command of a call, added up over all runs since the last reset. */
typedef struct trc_profile_record {
  const char *kernel;
  const char *op;    /* the operation, for example "stablehlo.sort" */
  const char *scope; /* the layer, for example "h0/attn" */
  const char *file;  /* source location; "" and 0 when unknown */
  uint32_t line;
  uint32_t column;
  uint64_t runs;
  uint64_t nanoseconds;
  uint64_t bytes;   /* memory read and written, by the compiler's count */
  uint64_t flops;   /* arithmetic, by the compiler's count */
  const char *note; /* what the device decided for it, lives with the call */
} trc_profile_record;

/* TRC_INVALID_ARGUMENT when the session was created without `profile`. */
TRC_API trc_status trc_call_get_profile(const trc_call *call, size_t command,
                                        trc_profile_record *record,
                                        size_t size);
TRC_API size_t trc_call_profile_count(const trc_call *call);
TRC_API void trc_call_reset_profile(trc_call *call);

#ifdef __cplusplus
}
#endif

#endif /* TRC_RUNTIME_H */
