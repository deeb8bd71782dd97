# Tests of the functions of the library.

# The test cases in data/: one test for each file.

add_test_program(case_test unit/case_test.cpp)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS data)  # notices new files
foreach(path IN LISTS case_files)
  get_filename_component(name ${path} NAME_WE)
  add_test(NAME cases.${name} COMMAND case_test ${path})
endforeach()

add_tests(unit_test
  SOURCES unit/authority_test.cpp unit/doc_examples_test.cpp
    unit/error_test.cpp unit/namespaces_test.cpp unit/parse_test.cpp unit/ranges_test.cpp
    unit/view_test.cpp
  DEFINITIONS URISCAN_CMAKE_VERSION="${PROJECT_VERSION}"
  LIBRARIES counting_allocator oracle)

add_test_of_machine(octets_test unit/address_test.cpp unit/octets_test.cpp)
target_link_libraries(octets_test PRIVATE GTest::gtest_main)
gtest_discover_tests(octets_test)

add_tests(iri_test SOURCES unit/iri_test.cpp
  DEFINITIONS URISCAN_IRI_PAGE="${PROJECT_SOURCE_DIR}/docs/iri.md"
  LIBRARIES slow_references)
add_tests(rfc2396_test SOURCES unit/rfc2396_test.cpp
  LIBRARIES counting_allocator)

add_tests(request_target_test
  SOURCES unit/http_rules_test.cpp unit/request_target_test.cpp
  LIBRARIES counting_allocator)

add_tests(building_test
  SOURCES unit/build_test.cpp unit/compose_test.cpp unit/uri_builder_test.cpp unit/uri_test.cpp
    unit/with_test.cpp
  LIBRARIES counting_allocator oracle
  SLOW build.refuses_4_GiB_that_result*:*just_below_4_GiB)

add_tests(template_test
  SOURCES unit/template_match_test.cpp unit/template_search_test.cpp unit/template_values_test.cpp
    unit/uri_template_test.cpp
  LIBRARIES counting_allocator slow_references
  SLOW *million*)
target_include_directories(template_test PRIVATE ${PROJECT_SOURCE_DIR}/src)
target_include_directories(template_test SYSTEM PRIVATE ${machine_dir})
add_dependencies(template_test uriscan_machines)

add_tests(resolve_test
  SOURCES unit/dot_segments_test.cpp unit/resolve_pseudocode_test.cpp unit/resolve_test.cpp
  LIBRARIES counting_allocator)

add_tests(repair_test
  SOURCES unit/repair_buffer_test.cpp unit/repair_test.cpp
  LIBRARIES counting_allocator
  SLOW "repair.*4_gib*")

add_tests(relativize_test
  SOURCES unit/relativize_test.cpp
  LIBRARIES counting_allocator
  SLOW relativize.gives_the_shortest*)

add_tests(result_test SOURCES unit/result_test.cpp)

# result_test once more, in C++23.  There, a result converts to std::expected.
if(cxx_std_23 IN_LIST CMAKE_CXX_COMPILE_FEATURES)
  add_executable(result_cxx23_test unit/result_test.cpp)
  target_compile_features(result_cxx23_test PRIVATE cxx_std_23)
  target_link_libraries(result_cxx23_test PRIVATE uriscan uriscan_options GTest::gtest_main)
  gtest_discover_tests(result_cxx23_test TEST_PREFIX cxx23.)
endif()

add_tests(audit_test
  SOURCES unit/audit_addresses_test.cpp unit/audit_cases_test.cpp unit/audit_encodings_test.cpp
    unit/audit_hosts_test.cpp unit/audit_special_hosts_test.cpp unit/audit_test.cpp)

add_tests(redact_test
  SOURCES unit/redact_blocks_test.cpp unit/redact_closed_test.cpp unit/redact_keys_test.cpp
    unit/redact_reference_test.cpp
    unit/redact_test.cpp
  LIBRARIES counting_allocator)

add_tests(batch_test
  SOURCES unit/batch_test.cpp
  LIBRARIES counting_allocator)

add_tests(extract_test
  SOURCES unit/defang_test.cpp unit/extract_test.cpp unit/push_extractor_test.cpp
  LIBRARIES counting_allocator)

add_tests(normalize_test
  SOURCES unit/equivalence_test.cpp unit/normalize_test.cpp unit/origin_test.cpp
  LIBRARIES counting_allocator slow_references
  SLOW *every_small_text*:*.takes_linear_time:*4_gib)

# A kernel that the processor cannot run is replaced by another one.
foreach(kernel IN LISTS kernel_names)
  add_test(NAME normalize.with_the_kernel_${kernel}
           COMMAND normalize_test --gtest_filter=normalize.gives_what_the_table_says)
  set_tests_properties(normalize.with_the_kernel_${kernel} PROPERTIES
                       ENVIRONMENT URISCAN_KERNEL=${kernel})
endforeach()

add_tests(percent_test
  SOURCES unit/percent_test.cpp
  LIBRARIES counting_allocator oracle)

# The compiler parses literals.  tests/code has those that it must refuse.

add_test_of_machine(literal_test unit/literal_test.cpp)
target_link_libraries(literal_test PRIVATE oracle GTest::gtest_main)
discover_tests(literal_test *extra_state*:*all_octets*)

add_test_of_machine(lines_test
  unit/lines_test.cpp unit/parse_lines_test.cpp unit/check_lines_test.cpp
  unit/kernel_lines_test.cpp)
target_link_libraries(lines_test PRIVATE counting_allocator GTest::gtest_main)
gtest_discover_tests(lines_test)

file(GLOB corpus_files ${PROJECT_SOURCE_DIR}/bench/corpus/*.cpp)
add_test_of_machine(kernel_test
  unit/audit_shortcuts_test.cpp
  unit/kernel_test.cpp unit/kernel_address_test.cpp unit/kernel_iri_test.cpp
  unit/kernel_octet_test.cpp
  unit/redact_marks_test.cpp unit/redact_parts_test.cpp unit/redact_shortcuts_test.cpp
  grammar/self_loop_texts.cpp ${corpus_files})
if(WIN32)
  not_tested("the choice of a kernel, and searches in texts of 4 GiB (need POSIX)")
else()
  target_sources(kernel_test PRIVATE unit/kernel_search_test.cpp unit/usable_kernels_test.cpp)
endif()
# Tests use only the kernels that the processor can run.
set(needs_sse ssse3)
set(needs_avx2 avx2 bmi1 bmi2)
set(needs_avx512 avx512bw avx512dq avx512vbmi avx512_vbmi2 avx512_vpopcntdq gfni bmi1 bmi2)
if(EXISTS /proc/cpuinfo AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64" AND NOT WIN32)
  file(STRINGS /proc/cpuinfo processor_flags REGEX "^flags" LIMIT_COUNT 1)
  string(REPLACE " " ";" processor_flags "${processor_flags}")
  foreach(name sse avx2 avx512)
    foreach(needed ${needs_${name}})
      if(NOT needed IN_LIST processor_flags)
        set(how "")
        if(name STREQUAL avx512)
          set(how "; tools/test-avx512 tests it in an emulator")
        endif()
        not_tested("the kernel ${name} (the processor lacks ${needed}${how})")
        break()
      endif()
    endforeach()
    if(NOT name IN_LIST kernel_names)
      not_tested("the kernel ${name} (URISCAN_KERNELS leaves it out)")
    endif()
  endforeach()
endif()
target_include_directories(kernel_test PRIVATE ${PROJECT_SOURCE_DIR}/bench)
list(JOIN kernel_names " " built_kernels)
target_compile_definitions(kernel_test PRIVATE URISCAN_BUILT_KERNELS="${built_kernels}")
target_link_libraries(kernel_test PRIVATE oracle)
discover_tests(kernel_test *each_octet*:*4_gib)

# No other file may call what a kernel has for its instruction set.  The test also looks at kernels
# that are compiled without optimization.  Code without vectors is not checked, because all
# processors can run it.

if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64" AND NOT URISCAN_BUILD_FUZZERS
   AND NOT CMAKE_CXX_FLAGS MATCHES "-fsanitize|--coverage")
  set(vector_kernels ${kernel_names})
  list(REMOVE_ITEM vector_kernels scalar)
  list(TRANSFORM vector_kernels REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/src/kernels/\\1.cpp")
  add_library(kernels_without_optimization OBJECT ${vector_kernels})
  target_include_directories(kernels_without_optimization PRIVATE ${PROJECT_SOURCE_DIR}/src
    ${PROJECT_SOURCE_DIR}/include)
  target_include_directories(kernels_without_optimization SYSTEM PRIVATE ${machine_dir})
  target_compile_options(kernels_without_optimization PRIVATE -O0)
  target_link_libraries(kernels_without_optimization PRIVATE uriscan_options)
  add_dependencies(kernels_without_optimization uriscan_machines)
  set(no_vectors "/(address|brackets|kernels|scalar|unity_[^/]*)[.]")
  add_test(NAME kernels.share_no_code COMMAND
    sh ${CMAKE_CURRENT_SOURCE_DIR}/unit/shared_code.sh ${CMAKE_NM} ${CMAKE_OBJDUMP}
    "$<FILTER:$<FILTER:$<TARGET_OBJECTS:uriscan_core>,INCLUDE,/kernels/>,EXCLUDE,${no_vectors}>"
    $<TARGET_OBJECTS:kernels_without_optimization>
    COMMAND_EXPAND_LISTS)
endif()
