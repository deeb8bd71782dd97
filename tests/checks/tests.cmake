# Checks of the files of the repository.

# The programs that convert Ragel's output to C++ must refuse any other input.

add_test(NAME machine_programs.refuse_other_input COMMAND
  sh ${CMAKE_CURRENT_SOURCE_DIR}/checks/machine_programs.sh ${PROJECT_SOURCE_DIR}/ragel
  ${PROJECT_SOURCE_DIR}/generated $<$<BOOL:${have_ragel}>:${RAGEL}>)

# A build without Ragel must refuse a grammar that was edited after generated/ was made.

add_test(NAME generated.refused_if_grammar_edited COMMAND
  sh ${CMAKE_CURRENT_SOURCE_DIR}/checks/edited_grammar.sh ${PROJECT_SOURCE_DIR} ${machine_dir}
  -G ${CMAKE_GENERATOR} -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER})
run_early(machine_programs.refuse_other_input generated.refused_if_grammar_edited)

# The first comment of each grammar must name exactly the rules that are out of order (see
# checks/rule_order.sh).

foreach(pair rfc3986.abnf:rfc3986.rl rfc2396.bnf:rfc2396.rl)
  string(REGEX MATCH "(.*):(.*)" _ ${pair})
  add_test(NAME rule_order.${CMAKE_MATCH_2} COMMAND
    sh ${CMAKE_CURRENT_SOURCE_DIR}/checks/rule_order.sh
    ${CMAKE_CURRENT_SOURCE_DIR}/grammar/${CMAKE_MATCH_1}
    ${PROJECT_SOURCE_DIR}/ragel/${CMAKE_MATCH_2})
endforeach()

# utf8.awk writes these files from the code points that their comments name.

foreach(name ucschar utf8)
  add_test(NAME ${name}.is_up_to_date COMMAND
    sh -c "awk -f utf8.awk ${name}.rl | diff ${name}.rl -"
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}/ragel)
endforeach()

# The examples in the documents must compile.  The README's first example and the service in
# docs/http.md must print what the documents say.

include(readme_example.cmake)
add_library(document_examples OBJECT ${CMAKE_CURRENT_BINARY_DIR}/document_examples.cpp)
target_link_libraries(document_examples PRIVATE uriscan::uriscan uriscan_options)
list(JOIN CMAKE_CROSSCOMPILING_EMULATOR " " emulator)
foreach(document readme http)
  add_executable(${document}_example ${CMAKE_CURRENT_BINARY_DIR}/${document}_example.cpp)
  target_link_libraries(${document}_example PRIVATE uriscan::uriscan uriscan_options)
  set(expected_output ${CMAKE_CURRENT_BINARY_DIR}/${document}_example.txt)
  add_test(NAME ${document}.example COMMAND
    sh -c "${emulator} $<TARGET_FILE:${document}_example> | diff ${expected_output} -")
endforeach()

# The library must not use functions that may need the C++ runtime library.

add_test(NAME checks.library_needs_no_runtime_library COMMAND
  sh ${CMAKE_CURRENT_SOURCE_DIR}/checks/runtime_library.sh ${PROJECT_SOURCE_DIR})

# A program that only parses must not have other functions of the kernels.

find_program(SIZE_PROGRAM size)
if(CMAKE_SYSTEM_NAME STREQUAL "Linux" AND CMAKE_NM AND SIZE_PROGRAM AND NOT is_instrumented)
  add_executable(only_parses checks/only_parses.cpp)
  target_link_libraries(only_parses PRIVATE uriscan::uriscan uriscan_options)
  target_link_options(only_parses PRIVATE -Wl,--gc-sections)
  add_test(NAME checks.program_that_only_parses_is_small COMMAND
    sh ${CMAKE_CURRENT_SOURCE_DIR}/checks/only_parses.sh ${CMAKE_NM} ${SIZE_PROGRAM}
    $<TARGET_FILE:only_parses> "${CMAKE_BUILD_TYPE}")
else()
  not_tested("the size of a program that only parses (needs Linux, nm, size and a usual build)")
endif()

# The check that compares the shared library with the last release must notice what has changed.

find_program(ABIDIFF abidiff)
find_package(Git QUIET)
if(ABIDIFF AND Git_FOUND)
  add_test(NAME checks.abi COMMAND
    sh ${CMAKE_CURRENT_SOURCE_DIR}/checks/abi_test.sh ${CMAKE_CURRENT_SOURCE_DIR}/checks/abi.sh)
  set_tests_properties(checks.abi PROPERTIES LABELS slow)
else()
  not_tested("the check of the shared library (abidiff or Git not found)")
endif()

# A hardened build must have the protections that src/hardening.cmake names.

find_program(READELF readelf)
if(URISCAN_HARDEN AND READELF AND TARGET uriscan_program AND TARGET uriscan_c)
  add_test(NAME checks.hardening COMMAND
    sh ${CMAKE_CURRENT_SOURCE_DIR}/checks/hardening.sh ${CMAKE_SYSTEM_PROCESSOR}
    "${CMAKE_BUILD_TYPE}" $<TARGET_FILE:uriscan_program> $<TARGET_FILE:uriscan_c>
    $<TARGET_FILE:uriscan> $<TARGET_FILE:uriscan_http_parser> $<TARGET_FILE:uriscan_cli>
    $<TARGET_FILE:uriscan_commands>)
else()
  not_tested("the hardening of the binaries (off, or no readelf or no shared library)")
endif()

# The software bill of materials must have what SPDX requires, and all libraries of the command.

find_program(PYTHON3 python3)
if(PYTHON3 AND READELF AND TARGET uriscan_program)
  add_test(NAME checks.sbom COMMAND ${PYTHON3} -B ${CMAKE_CURRENT_SOURCE_DIR}/checks/sbom.py
    ${PROJECT_BINARY_DIR}/uriscan.spdx.json ${PROJECT_VERSION} $<TARGET_FILE:uriscan_program>)
else()
  not_tested("the software bill of materials (no Python, no readelf or no command)")
endif()

# The public names of the headers are promised (docs/stability.md), so a change of them is reviewed:
# python3 tests/checks/api.py include >tests/checks/api.txt

if(PYTHON3)
  add_test(NAME checks.public_names COMMAND sh -c
    "${PYTHON3} -B checks/api.py ${PROJECT_SOURCE_DIR}/include | diff checks/api.txt -"
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
else()
  not_tested("the list of public names (no Python)")
endif()

# The mistakes that tools/breaks makes must fit the code.

if(PYTHON3)
  add_test(NAME breaks.fit_the_code COMMAND
    ${PYTHON3} -B ${CMAKE_CURRENT_SOURCE_DIR}/breaks/run.py ${PROJECT_SOURCE_DIR})
endif()

# No file may include a file of a higher room (checks/rooms.txt has the rooms, which are folders).

add_test(NAME rooms.include_no_higher_room
  COMMAND sh -c "awk -f tests/checks/rooms.awk tests/checks/rooms.txt \
    $(find include src bench -name '*.[ch]pp')"
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})

# With an older language, a header gives one error that says what to do.

add_test(NAME public_headers.name_the_language_that_they_need
  COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/checks/older_language.sh
    ${PROJECT_SOURCE_DIR}/include ${machine_dir} ${CMAKE_CXX_COMPILER})

# The links in the documents must lead to files.

add_test(NAME documents.have_the_list_of_functions COMMAND
  sh ${CMAKE_CURRENT_SOURCE_DIR}/checks/function_table.sh ${PROJECT_SOURCE_DIR})
add_test(NAME documents.have_no_broken_links
  COMMAND sh -c "sh tests/checks/document_links.sh $(find . -name '*.md' -not -path './build*')"
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})

# A release changes the version in several files.

add_test(NAME versions.are_the_same COMMAND
  sh ${CMAKE_CURRENT_SOURCE_DIR}/checks/versions.sh ${PROJECT_SOURCE_DIR})

# The documents must name only commands that exist.

add_test(NAME documents.name_commands_that_exist COMMAND
  sh ${CMAKE_CURRENT_SOURCE_DIR}/checks/tools.sh ${PROJECT_SOURCE_DIR})
