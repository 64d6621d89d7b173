# Flags every target of ours gets. Flags that LLVM's own headers need are set
# by TrcMLIR.cmake for the compiler half only: the runtime never sees them.

add_library(trc_warnings INTERFACE)
target_compile_options(trc_warnings INTERFACE
  -Wall -Wextra -Werror -Wno-unused-parameter)

if(TRC_SANITIZE)
  # Kernels carry no type in front of their code, so calls by pointer are not
  # checked for it.
  add_compile_options(-fsanitize=${TRC_SANITIZE} -fno-omit-frame-pointer
                      -fno-sanitize-recover=all -fno-sanitize=function)
  add_link_options(-fsanitize=${TRC_SANITIZE})
endif()

find_program(TRC_LLD ld.lld-22)
if(TRC_LLD)
  add_link_options(--ld-path=${TRC_LLD})
endif()
