# `tools/services` sends random requests to nginx with our module.  This program sends them, and
# compares the answers with the oracle.
add_executable(fuzz_services EXCLUDE_FROM_ALL
  services/fuzz/connection.cpp services/fuzz/expectation.cpp services/fuzz/generator.cpp
  services/fuzz/main.cpp)
target_include_directories(fuzz_services PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(fuzz_services PRIVATE oracle uriscan_options)
