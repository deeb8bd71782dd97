# The operations are compared with slow references, which follow the RFC's text and do not use the
# library.

add_library(slow_references STATIC
  operations/reference/error.cpp operations/reference/extract.cpp
  operations/reference/extract_characters.cpp
  operations/reference/extract_ends.cpp operations/reference/extract_rules.cpp
  operations/reference/extract_escapes.cpp
  operations/reference/extract_starts.cpp
  operations/reference/generator.cpp operations/reference/iri.cpp
  operations/reference/normalize.cpp
  operations/reference/parameters.cpp operations/reference/parts.cpp
  operations/reference/percent.cpp operations/reference/planted.cpp
  operations/reference/relativize.cpp operations/reference/repair.cpp
  operations/reference/resolve.cpp operations/reference/template_matching.cpp
  operations/reference/uri_template.cpp
  operations/tolerant/ends.cpp
  operations/tolerant/secrets.cpp operations/tolerant/tokens.cpp operations/tolerant/units.cpp
  operations/tolerant/userinfo.cpp)
share_headers(slow_references)
target_include_directories(slow_references PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(slow_references PRIVATE uriscan_options uriscan_not_fuzzed PUBLIC oracle)

add_test_program(properties
  operations/properties.cpp operations/allow_properties.cpp operations/build_properties.cpp
  operations/compose_properties.cpp operations/dirty_texts.cpp
  operations/equivalence_properties.cpp operations/extract_properties.cpp
  operations/normalize_properties.cpp operations/percent_properties.cpp
  operations/redact_properties.cpp operations/relativize_properties.cpp
  operations/repair_properties.cpp operations/texts_with_uris.cpp
  operations/resolve_properties.cpp)
target_link_libraries(properties PRIVATE slow_references Threads::Threads)
add_test(NAME properties.in_short COMMAND properties $<IF:${with_sanitizers},2000,20000>)
run_early(properties.in_short)

add_tests(others_bugs_test
  SOURCES operations/others_bugs_test.cpp
  LIBRARIES slow_references)

add_tests(reference_test
  SOURCES operations/iri_reference_test.cpp operations/template_matching_test.cpp
    operations/planted_test.cpp operations/template_reference_test.cpp
  LIBRARIES slow_references)

add_tests(tables_test
  SOURCES operations/allow_tables_test.cpp operations/repair_tables_test.cpp
    operations/tables_test.cpp
  LIBRARIES slow_references
  SLOW *just_below_4_gib)

add_tests(allocation_test
  SOURCES operations/allocation_test.cpp
  LIBRARIES counting_allocator slow_references)

add_tests(hostile_test
  SOURCES operations/hostile_test.cpp operations/repeated_parts_test.cpp
  SLOW hostile_texts.are_searched*:many_more*)
