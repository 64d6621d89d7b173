# Installs the runtime to a fresh folder, builds runtime/examples against it
# with find_package, and trains the tiny program on a text.
file(REMOVE_RECURSE ${WORK_DIR})
file(MAKE_DIRECTORY ${WORK_DIR})

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE code
    OUTPUT_VARIABLE output ERROR_VARIABLE output)
  set(code ${code} PARENT_SCOPE)
  set(output "${output}" PARENT_SCOPE)
endfunction()
function(expect)
  run(${ARGN})
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "${ARGN}: ${code}\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

set(flags "")
if(SANITIZE)
  set(flags "-fsanitize=${SANITIZE}")
endif()
expect(${CMAKE_COMMAND} --install ${BUILD_DIR} --component runtime --prefix ${WORK_DIR}/prefix)
expect(${CMAKE_COMMAND} -G Ninja -S ${EXAMPLE_DIR} -B ${WORK_DIR}/build
  -DCMAKE_PREFIX_PATH=${WORK_DIR}/prefix -DCMAKE_C_COMPILER=${C_COMPILER}
  "-DCMAKE_C_FLAGS=-Wall -Wextra -Werror -Wconversion ${flags}" -DCMAKE_BUILD_TYPE=Release)
expect(${CMAKE_COMMAND} --build ${WORK_DIR}/build)
expect(${WRITE_TEST_PROGRAMS} ${WORK_DIR})

set(ENV{ASAN_OPTIONS} detect_leaks=0) # the example leaves its objects to the end
string(REPEAT "to be or not to be " 20 text)
file(WRITE ${WORK_DIR}/text "${text}")
set(train ${WORK_DIR}/build/train)
expect(${train} ${WORK_DIR}/tiny_trainer.trc ${WORK_DIR}/text 100)
foreach(line
    "\\[##############################\\] step 100  loss 9[0-9][0-9]\\.[0-9]+  held out 900\\.000  [0-9]+ tokens/s\n"
    "bytes at the peak: 4 of state, 0 of a step; process [0-9]+ kB")
  if(NOT output MATCHES "${line}")
    message(FATAL_ERROR "expected ${line}\ngot ${output}")
  endif()
endforeach()

# Refusals: one line, and the exit code that says whose fault it is.
foreach(case
    "2,usage: train MODEL.trc TEXT STEPS"
    "1,no entry 'initialise',scale_add.trc,text,5"
    "1,not a .trc file,text,text,5"
    "1,the text cannot be opened,tiny_trainer.trc,nowhere,5"
    "1,the text is too short,tiny_trainer.trc,short,5"
    "2,usage,tiny_trainer.trc,text,-5"
    "2,usage,tiny_trainer.trc,text,5x")
  file(WRITE ${WORK_DIR}/short "to be")
  string(REPLACE "," ";" case "${case}")
  list(POP_FRONT case expected message)
  set(arguments ${case})
  if(arguments)
    list(GET case 2 steps)
    list(GET case 0 model)
    list(GET case 1 text)
    set(arguments ${WORK_DIR}/${model} ${WORK_DIR}/${text} ${steps})
  endif()
  run(${train} ${arguments})
  string(FIND "${output}" "${message}" found)
  if(NOT code EQUAL expected OR found EQUAL -1 OR output MATCHES "\n.+")
    message(FATAL_ERROR "${arguments}: expected ${expected} and '${message}', got ${code} and '${output}'")
  endif()
endforeach()
