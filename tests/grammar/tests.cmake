# The proof compares the library with an oracle.  The oracle is made only from the texts of the
# RFCs, and does not depend on the library.

add_library(oracle STATIC
  grammar/abnf.cpp grammar/automaton.cpp grammar/mutations.cpp grammar/nfa.cpp
  grammar/reference.cpp grammar/rfc2396.cpp grammar/rfc3986.cpp grammar/rfc3987.cpp
  grammar/rfc6570.cpp grammar/rfc9112.cpp grammar/utf8.cpp grammar/w_method.cpp)
share_headers(oracle)
target_include_directories(oracle PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(oracle PRIVATE uriscan_options uriscan_not_fuzzed test_places)

add_tests(oracle_test
  SOURCES grammar/oracle_tests/abnf_test.cpp grammar/oracle_tests/automaton_test.cpp
    grammar/oracle_tests/mutations_test.cpp grammar/oracle_tests/product_walk_test.cpp
    grammar/oracle_tests/reference_test.cpp grammar/oracle_tests/rfc3987_test.cpp
    grammar/oracle_tests/rfc6570_test.cpp grammar/oracle_tests/utf8_test.cpp
    grammar/oracle_tests/w_method_test.cpp
  LIBRARIES oracle
  SLOW mutations.that_differ*)

# machines_under_test runs the machines directly, so it needs the headers that Ragel makes, and the
# code that reads what is between brackets.
add_library(machines_under_test STATIC
  grammar/comparison.cpp grammar/machines.cpp grammar/rfc3987_machines.cpp
  grammar/rfc6570_machines.cpp
  grammar/rfc9112_machines.cpp)
share_headers(machines_under_test)
target_include_directories(machines_under_test PRIVATE
  ${CMAKE_CURRENT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/src)
target_include_directories(machines_under_test SYSTEM PRIVATE ${machine_dir})
target_link_libraries(machines_under_test PRIVATE uriscan_options PUBLIC uriscan oracle)
add_dependencies(machines_under_test uriscan_machines)

add_tests(grammar_test
  SOURCES grammar/mutation_test.cpp grammar/resumption_test.cpp
  LIBRARIES machines_under_test
  SLOW every_mutant.*:push_parser.reads_more*)

add_test_of_machine(skipping_test grammar/skipping_test.cpp grammar/machine_facts_test.cpp)
target_link_libraries(skipping_test PRIVATE GTest::gtest_main)
gtest_discover_tests(skipping_test)
if(have_ragel)
  set(ragel_description ${CMAKE_CURRENT_BINARY_DIR}/uri_parser.xml)
  add_custom_command(
    OUTPUT ${ragel_description}
    COMMAND ${RAGEL} -C -x -o ${ragel_description} uri_parser.rl
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}/ragel
    DEPENDS ${PROJECT_SOURCE_DIR}/ragel/uri_parser.rl ${PROJECT_SOURCE_DIR}/ragel/rfc3986.rl
    VERBATIM)
  target_sources(skipping_test PRIVATE ${ragel_description})
  target_compile_definitions(skipping_test PRIVATE
    URISCAN_RAGEL_DESCRIPTION="${ragel_description}")
endif()

# With -O3, skips needs half of the time.
add_test_of_machine(skips grammar/skips.cpp)
set_target_properties(skips PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)
target_compile_options(skips PRIVATE $<$<CONFIG:Release>:-O3>)
target_link_libraries(skips PRIVATE Threads::Threads)
add_test(NAME skips.of_small_blocks COMMAND skips $<IF:${with_sanitizers},8,10>)

add_test_program(prove grammar/prove.cpp)
target_link_libraries(prove PRIVATE machines_under_test Threads::Threads)
add_test(NAME prove COMMAND prove)
set_tests_properties(prove PROPERTIES LABELS slow)
add_test(NAME prove.in_short COMMAND prove 0 $<IF:${with_sanitizers},2,3>)
run_early(prove.in_short)

add_test_of_machine(pumped grammar/pumped.cpp grammar/pumping.cpp)
target_link_libraries(pumped PRIVATE machines_under_test Threads::Threads)
add_test(NAME prove.kernels_in_short COMMAND pumped 2)

add_test_of_machine(lines grammar/lines.cpp grammar/packed_text.cpp)
target_link_libraries(lines PRIVATE machines_under_test)
add_test(NAME prove.lines_in_short COMMAND lines $<IF:${with_sanitizers},4,5>)
run_early(prove.lines_in_short)

# docs/rfc2396.md must list exactly the differences between RFC 2396 and RFC 3986.

add_test_program(rfc2396_differences grammar/rfc2396_differences.cpp)
target_link_libraries(rfc2396_differences PRIVATE oracle)
add_test(NAME rfc2396.differences_are_documented
  COMMAND rfc2396_differences --check ${PROJECT_SOURCE_DIR}/docs/rfc2396.md)
