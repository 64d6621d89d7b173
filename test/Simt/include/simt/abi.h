// abi.h: what a kernel module compiled for a CPU calls in the SIMT runtime.
//
// The kernel side (simt.h) and the runtime (Runtime/) both include it. Nothing
// here needs a header of the C or C++ library: kernel text must not see more
// names than NVRTC gives it.
//
// No call takes a source location: modules carry line tables, and the runtime
// turns its return address into file and line when it has something to report.
// So the wrappers around these calls are always inlined.
#pragma once

struct SimtIndex {
  unsigned x, y, z;
};

// A kernel as its module exports it, under the name simt_kernel_NAME.
struct SimtParameter {
  unsigned bytes, alignment;
};
struct SimtKernel {
  void (*run)(void **parameters);
  const SimtParameter *parameters;
  unsigned parameter_count;
  unsigned max_threads; // of __launch_bounds__; 0 where it is not given
};

enum SimtAccess { SimtRead, SimtWrite, SimtAtomic };
enum SimtReduction {
  SimtAdd,
  SimtMin,
  SimtMax,
  SimtMinSigned,
  SimtMaxSigned,
  SimtAnd,
  SimtOr,
  SimtXor
};
enum SimtVote { SimtCount, SimtAll, SimtAny };
enum SimtMatrixType { SimtBf16, SimtF16, SimtTf32 };

extern "C" {
// Where the running thread is. Only the runtime writes these.
extern __thread
    __attribute__((tls_model("initial-exec"))) struct SimtIndex simt_thread,
    simt_block, simt_block_extent, simt_grid_extent;

// Barriers. `threads` 0 means all of the block; `wait` 0 only arrives.
void simt_barrier(unsigned id, unsigned threads, int wait);
int simt_barrier_vote(int predicate, enum SimtVote vote);

// Warp collectives: return when every lane of `mask` has come.
void simt_warp_barrier(unsigned mask);
unsigned long long simt_shuffle(unsigned mask, unsigned long long value,
                                unsigned source_lane);
unsigned simt_ballot(unsigned mask, int predicate);
unsigned simt_match(unsigned mask, unsigned long long value);
unsigned simt_reduce(unsigned mask, unsigned value, enum SimtReduction op);
void simt_load_matrix(unsigned *registers, const void *row, int count,
                      int transposed);
void simt_mma(float *d, const unsigned *a, const unsigned *b,
              enum SimtMatrixType type);
unsigned simt_lane(void);

// Memory. simt_access tells the checker of what is done uninstrumented.
void simt_access(const void *address, unsigned bytes, enum SimtAccess kind);
void simt_fence(void);
void *simt_shared_base(void);
void simt_copy_async(void *shared, const void *global, unsigned bytes,
                     unsigned source_bytes);
void simt_copy_async_commit(void);
void simt_copy_async_wait(unsigned left);

// Of compute capability 9.0a (intrinsics_sm90a.cuh).
void simt_shared_barrier_init(void *barrier, unsigned arrivals);
void simt_shared_barrier_arrive(void *barrier, unsigned expected_bytes);
void simt_shared_barrier_wait(void *barrier, unsigned parity);
void simt_copy_bulk(void *shared, const void *global, unsigned bytes,
                    void *barrier);
// a is a descriptor, or four registers of each lane; then b lies across.
void simt_group_product(float *d, const unsigned *registers,
                        unsigned long long a, unsigned long long b,
                        enum SimtMatrixType type, int accumulate);
void simt_group_product_commit(void);
void simt_group_product_wait(unsigned left);

// Ends the launch with a report.
__attribute__((noreturn)) void simt_fail(const char *message);
}
