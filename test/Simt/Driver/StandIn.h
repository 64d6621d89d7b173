//===- StandIn.h - what other stand-in libraries ask of this one ----------===//
//
// A stand-in of a library (cuBLASLt) computes on the host. It hands the driver
// a function with cuLaunchHostFunc: the driver runs it in the order of the
// stream, captures it into graphs, and keeps device memory open while it runs.
// That function says here what it reads and writes, so that the checker knows.
//
// Exported by the stand-in libcuda.so.1.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_DRIVER_STANDIN_H
#define TRC_TEST_SIMT_DRIVER_STANDIN_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The library reads (write = 0) or writes bytes of device memory. Returns 0,
/// and reports it in the library's name, where they do not lie in one buffer or
/// where unwritten bytes are read.
int trc_simt_host_access(const void *address, size_t bytes, int write,
                         const char *library);

/// What a library's work says when its turn has come.
enum { trc_simt_done, trc_simt_waits, trc_simt_failed };
/// Called again and again while it waits, with the driver's lock held.
typedef int (*trc_simt_work)(void *data);
struct trc_simt_touch {
  const void *address;
  size_t bytes;
  int write;
};
/// Adds work to a stream, or to what it captures. Other work that touches the
/// same bytes, or work of another stream with the same address, has to be
/// ordered with it. Gives the driver's result.
int trc_simt_enqueue(void *stream, trc_simt_work work, void *data,
                     const struct trc_simt_touch *touched, size_t count);
/// Whether such work that touches the address is still to be done.
int trc_simt_in_flight(const void *address);
/// Whether the bytes lie in one live buffer.
int trc_simt_holds(const void *address, size_t bytes);
/// The device of the calling thread's context; -1: it has none.
int trc_simt_device(void);
/// Reports something, which is no failure of the device.
void trc_simt_report(const char *what, const char *library);

/// Copies the reports since the last call, one a line, and returns how many
/// bytes they have; `text` may be null.
size_t trc_simt_take_reports(char *text, size_t capacity);

/// Compute capability of the device, 90 for 9.0.
int trc_simt_architecture(void);

#ifdef __cplusplus
}
#endif

#endif // TRC_TEST_SIMT_DRIVER_STANDIN_H
