// The ceiling that memory-bound kernels are held against: bytes per second of a
// large copy on the device, read and written bytes both counted. Prints one
// number; needs only the CUDA toolkit (nvcc copy_bandwidth.cu).

#include <algorithm>
#include <cstdio>
#include <vector>

static void orDie(cudaError_t error) {
  if (error == cudaSuccess)
    return;
  std::fprintf(stderr, "copy_bandwidth: %s\n", cudaGetErrorString(error));
  std::exit(1);
}

int main() {
  const size_t bytes = size_t(2) << 30;
  char *from, *to;
  orDie(cudaMalloc(&from, bytes));
  orDie(cudaMalloc(&to, bytes));
  orDie(cudaMemset(from, 0x5a, bytes));
  cudaEvent_t start, stop;
  orDie(cudaEventCreate(&start));
  orDie(cudaEventCreate(&stop));
  std::vector<float> milliseconds;
  for (int i = 0; i < 15; ++i) {
    float time;
    orDie(cudaEventRecord(start));
    orDie(cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToDevice));
    orDie(cudaEventRecord(stop));
    orDie(cudaEventSynchronize(stop));
    orDie(cudaEventElapsedTime(&time, start, stop));
    if (i >= 3) // the first ones warm up
      milliseconds.push_back(time);
  }
  std::sort(milliseconds.begin(), milliseconds.end());
  std::printf("%.0f\n", 2.0 * bytes / (milliseconds[6] * 1e-3));
}
