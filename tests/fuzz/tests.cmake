# plain_engine makes inputs for fuzz targets without instrumentation (tests/fuzz/plain/engine.cpp).

add_library(plain_engine STATIC fuzz/plain/engine.cpp fuzz/plain/mutator.cpp)
target_include_directories(plain_engine PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(plain_engine PRIVATE uriscan_options PUBLIC test_support)

if(NOT URISCAN_BUILD_FUZZERS AND NOT CMAKE_CROSSCOMPILING)
  add_executable(plain_example fuzz/plain/example.cpp)
  target_link_libraries(plain_example PRIVATE uriscan_options plain_engine)
  add_test(NAME fuzzing.without_instrumentation_finds_a_wrong_property COMMAND
    sh ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/plain/engine_test.sh $<TARGET_FILE:plain_example>
    ${CMAKE_CURRENT_BINARY_DIR}/plain_engine)
endif()

if(URISCAN_BUILD_FUZZERS)
  add_subdirectory(fuzz)
endif()
