# Tests of the functions of the library.

# The test cases in data/: one test for each file.

add_test_program(case_test unit/case_test.cpp)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS data)  # to notice new files
foreach(path IN LISTS case_files)
  get_filename_component(name ${path} NAME_WE)
  add_test(NAME cases.${name} COMMAND case_test ${path})
endforeach()

add_tests(unit_test
  SOURCES unit/authority_test.cpp unit/doc_examples_test.cpp
    unit/error_test.cpp unit/namespaces_test.cpp unit/parse_test.cpp unit/ranges_test.cpp
    unit/view_test.cpp support/counting_allocator.cpp
  DEFINITIONS URISCAN_CMAKE_VERSION="${PROJECT_VERSION}"
  LIBRARIES oracle)

add_test_of_machine(octets_test unit/address_test.cpp unit/octets_test.cpp)
target_link_libraries(octets_test PRIVATE GTest::gtest_main)
gtest_discover_tests(octets_test)

add_tests(rfc2396_test SOURCES unit/rfc2396_test.cpp support/counting_allocator.cpp)

add_tests(request_target_test
  SOURCES unit/request_target_test.cpp support/counting_allocator.cpp)

add_tests(building_test
  SOURCES unit/build_test.cpp unit/compose_test.cpp unit/uri_builder_test.cpp unit/uri_test.cpp
    unit/with_test.cpp support/counting_allocator.cpp
  LIBRARIES oracle
  SLOW build.refuses_4_GiB_that_result*:*just_below_4_GiB)

add_tests(resolve_test
  SOURCES unit/dot_segments_test.cpp unit/resolve_pseudocode_test.cpp unit/resolve_test.cpp
    support/counting_allocator.cpp)

add_tests(repair_test
  SOURCES unit/repair_buffer_test.cpp unit/repair_test.cpp support/counting_allocator.cpp
  SLOW "repair.*4_gib*")

add_tests(relativize_test
  SOURCES unit/relativize_test.cpp support/counting_allocator.cpp
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
    unit/audit_hosts_test.cpp unit/audit_test.cpp)

add_tests(redact_test
  SOURCES unit/redact_blocks_test.cpp unit/redact_keys_test.cpp unit/redact_reference_test.cpp
    unit/redact_test.cpp support/counting_allocator.cpp)

add_tests(batch_test
  SOURCES unit/batch_test.cpp support/counting_allocator.cpp)

add_tests(extract_test
  SOURCES unit/extract_test.cpp unit/push_extractor_test.cpp
    support/counting_allocator.cpp)

add_tests(normalize_test
  SOURCES unit/equivalence_test.cpp unit/normalize_test.cpp
    support/counting_allocator.cpp
  LIBRARIES slow_references
  SLOW *every_small_text*:*.takes_linear_time:*4_gib)

# A kernel that the processor cannot run is replaced by another one.
foreach(kernel IN LISTS kernel_names)
  add_test(NAME normalize.with_the_kernel_${kernel}
           COMMAND normalize_test --gtest_filter=normalize.gives_what_the_table_says)
  set_tests_properties(normalize.with_the_kernel_${kernel} PROPERTIES
                       ENVIRONMENT URISCAN_KERNEL=${kernel})
endforeach()

add_tests(percent_test
  SOURCES unit/percent_test.cpp support/counting_allocator.cpp
  LIBRARIES oracle)

# The compiler parses literals, and must refuse those that are not valid.

add_test_of_machine(literal_test unit/literal_test.cpp)
target_link_libraries(literal_test PRIVATE oracle GTest::gtest_main)
discover_tests(literal_test *extra_state*:*all_octets*)

function(add_literal_test name literal complaint)
  add_compile_test(literal.${name} "constexpr uri_view view = ${literal}" "${complaint}"
    ${CMAKE_CXX_COMPILER})
endfunction()
add_literal_test(compiles_if_valid [["http://example.com/"_uri]] "")
add_literal_test(of_a_reference_compiles_if_valid [["../b"_uri_reference]] "")
add_literal_test(needs_a_scheme [["../b"_uri]] the_literal_has_no_scheme)
add_literal_test(cannot_hold_anything [["http://a b/"_uri]] the_literal_cannot_go_on_with)
add_literal_test(must_be_whole [["http://[::1"_uri_reference]] the_literal_ends_too_early)
add_literal_test(of_an_absolute_uri_has_no_fragment
  [[uriscan::literal(uriscan::rule::absolute_uri, "a:#f")]] the_literal_cannot_go_on_with)
add_literal_test(of_a_relative_ref_has_no_scheme
  [[uriscan::literal(uriscan::rule::relative_ref, "a:b")]] the_literal_cannot_go_on_with)

# The compiler must refuse views of temporary texts, and accept views of other texts.

foreach(case
    "parse_uri:parse_uri(text())" "parse:parse(rule::uri, text() + \"x\")"
    "parse_authority:parse_authority(text())" "rfc2396:rfc2396::parse_absolute_uri(text())"
    "target:parse_request_target(text())" "target_of_get:parse_request_target(text(), \"GET\")"
    "host_field:parse_host_field(text())"
    "extract:extract(text())" "lines:parse_lines(text(), columns())"
    "decoded_view:decoded_view(text())"
    "segments:path_segments(text())" "parameters:query_parameters(text())"
    "view:owned().view()" "arrow:owned()->host()" "parts_of:parts_of(owned())")
  string(REGEX MATCH "^([a-z_0-9]+):(.*)" _ "${case}")
  add_compile_test(lifetime.of_a_temporary_is_refused.${CMAKE_MATCH_1}
    "(void)${CMAKE_MATCH_2}" "deleted" ${CMAKE_CXX_COMPILER})
endforeach()
add_compile_test(lifetime.of_what_lives_is_accepted [[
  (void)parse_uri(s), (void)parse_uri(constant), (void)parse_uri(pointer), (void)parse_uri("a:"),
  (void)parse_uri(std::string_view(s)), (void)parse_uri({pointer, 2}), (void)is_uri(text()),
  (void)parse(rule::uri, s), (void)extract(s), (void)extract("a"), (void)decoded_view(s),
  (void)uri::parse(text()), (void)uri::parse(s), (void)uri::parse("a:"), (void)uri::parse(pointer),
  (void)equivalent(owned(), owned())]] "" ${CMAKE_CXX_COMPILER} -Wall -Werror)
# A URI of RFC 2396 has other components, so the operations of RFC 3986 refuse it.
foreach(call normalize resolve_against_itself equivalent_to_itself)
  string(REGEX REPLACE "_.*" "" function ${call})
  set(arguments "*old")
  if(NOT call STREQUAL function)
    set(arguments "*old, *old")
  endif()
  add_compile_test(rfc2396.is_refused_by.${function}
    "auto old = rfc2396::parse_absolute_uri(\"s:a?b/../c\"); (void)${function}(${arguments})"
    "inaccessible|private|no matching" ${CMAKE_CXX_COMPILER})
endforeach()

if(CLANG_CXX AND NOT CMAKE_CROSSCOMPILING)
  foreach(case
      "view:const uri_view view = owned()"
      "text:const std::string& t = uri::parse(s)->text()"
      "value:const uri& u = uri::parse(s).value()"
      "string_view:auto t = std::string_view(owned().text())")
    string(REGEX MATCH "^([a-z_]+):(.*)" _ "${case}")
    add_compile_test(lifetime.of_a_temporary_gets_a_warning.${CMAKE_MATCH_1}
      ${CMAKE_MATCH_2} "Wdangling" ${CLANG_CXX}
      -Werror=dangling -Werror=dangling-gsl)
  endforeach()
endif()

add_test_of_machine(lines_test
  unit/lines_test.cpp unit/parse_lines_test.cpp unit/kernel_lines_test.cpp
  support/counting_allocator.cpp)
target_link_libraries(lines_test PRIVATE GTest::gtest_main)
gtest_discover_tests(lines_test)

file(GLOB corpus_files ${PROJECT_SOURCE_DIR}/bench/corpus/*.cpp)
add_test_of_machine(kernel_test
  unit/kernel_test.cpp unit/kernel_address_test.cpp unit/kernel_octet_test.cpp
  unit/kernel_search_test.cpp unit/redact_marks_test.cpp unit/redact_parts_test.cpp
  unit/usable_kernels_test.cpp
  grammar/self_loop_texts.cpp ${corpus_files})
target_include_directories(kernel_test PRIVATE ${PROJECT_SOURCE_DIR}/bench)
list(JOIN kernel_names " " built_kernels)
target_compile_definitions(kernel_test PRIVATE URISCAN_BUILT_KERNELS="${built_kernels}")
target_link_libraries(kernel_test PRIVATE oracle)
discover_tests(kernel_test *each_octet*:*4_gib)

# No other file may call what a kernel has for its instruction set.  The test also has the kernels
# without optimization.  Code without vectors is not checked, because all processors can run it.

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
  set(no_vectors "/(address|kernels|scalar|unity_[^/]*)[.]")
  add_test(NAME kernels.share_no_code COMMAND
    sh ${CMAKE_CURRENT_SOURCE_DIR}/unit/shared_code.sh ${CMAKE_NM} ${CMAKE_OBJDUMP}
    "$<FILTER:$<FILTER:$<TARGET_OBJECTS:uriscan_core>,INCLUDE,/kernels/>,EXCLUDE,${no_vectors}>"
    $<TARGET_OBJECTS:kernels_without_optimization>
    COMMAND_EXPAND_LISTS)
endif()
