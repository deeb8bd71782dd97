# `tools/services` sends random requests to nginx with our module.  This program sends them, and
# compares the answers with the oracle.
add_executable(fuzz_services EXCLUDE_FROM_ALL
  services/fuzz/connection.cpp services/fuzz/expectation.cpp services/fuzz/generator.cpp
  services/fuzz/main.cpp)
target_include_directories(fuzz_services PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(fuzz_services PRIVATE oracle uriscan_options)

# The page about servers must count the answers that are stored.
find_program(PYTHON3 python3)
if(PYTHON3)
  add_test(NAME services.page_counts_the_answers
    COMMAND ${PYTHON3} -B -m unittest page_test.TargetsFile
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}/services)
else()
  not_tested("the page about servers (Python not found)")
endif()
