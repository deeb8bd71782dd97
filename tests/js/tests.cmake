# The JavaScript package (src/bindings/js).  What it knows besides the machine comes from the
# library: make_facts prints it, and `make generate` stores it in generated/.

add_executable(make_js_facts ${PROJECT_SOURCE_DIR}/src/bindings/js/make_facts.cpp)
target_link_libraries(make_js_facts PRIVATE uriscan uriscan_options)
set(js_facts ${PROJECT_SOURCE_DIR}/generated/uri_facts.js)
add_custom_target(uriscan_refresh_js_facts COMMAND make_js_facts >${js_facts} VERBATIM)
add_dependencies(uriscan_refresh_generated uriscan_refresh_js_facts)
list(JOIN CMAKE_CROSSCOMPILING_EMULATOR " " emulator)
add_test(NAME js.facts_are_those_of_the_library
  COMMAND sh -c "${emulator} $<TARGET_FILE:make_js_facts> | diff ${js_facts} -")

# A lock file must name packages, but no host of a registry.
add_test(NAME js.lock_file_names_no_host
  COMMAND sh -c
    "grep -q integrity package-lock.json && ! grep -n 'resolved\\|://regis' package-lock.json"
  WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}/js)

# NODE_PROGRAM: see audit/tests.cmake.
if(NODE_PROGRAM AND NOT CMAKE_CROSSCOMPILING)
  set(js_tests ${CMAKE_CURRENT_SOURCE_DIR}/js)
  set(js_package ${PROJECT_BINARY_DIR}/js/uriscan)
  add_test_program(js_expected js/expected.cpp)
  target_link_libraries(js_expected PRIVATE slow_references)
  add_test(NAME js.package_is_built
    COMMAND ${NODE_PROGRAM} build.mjs ${PROJECT_BINARY_DIR}/js
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}/src/bindings/js)
  set_tests_properties(js.package_is_built PROPERTIES FIXTURES_SETUP js_package)
  function(add_js_comparison name count)
    list(JOIN case_files " " files)
    add_test(NAME js.${name} COMMAND sh -c "$<TARGET_FILE:js_expected> ${count} 1 ${files} | \
      ${NODE_PROGRAM} ${js_tests}/same_results.mjs ${js_package} ${count}")
    set_tests_properties(js.${name} PROPERTIES FIXTURES_REQUIRED js_package)
  endfunction()
  add_test(NAME js.adapters_and_hostile_arguments
    COMMAND ${NODE_PROGRAM} ${js_tests}/adapters.mjs ${js_package} 20)
  add_test(NAME js.texts_of_256_mebi_units
    COMMAND ${NODE_PROGRAM} ${js_tests}/adapters.mjs ${js_package} 28)
  set_tests_properties(js.texts_of_256_mebi_units PROPERTIES LABELS slow)
  set_tests_properties(js.adapters_and_hostile_arguments js.texts_of_256_mebi_units
    PROPERTIES FIXTURES_REQUIRED js_package)
  add_js_comparison(gives_the_results_of_the_library 1000)
  add_js_comparison(gives_the_results_of_the_library_for_many_texts 50000)
  set_tests_properties(js.gives_the_results_of_the_library_for_many_texts PROPERTIES LABELS slow)
else()
  not_tested("the JavaScript package (Node.js not found, or it cannot run what is built)")
endif()
