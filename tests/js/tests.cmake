# The JavaScript package (src/bindings/js).  The facts that it needs besides the machine come
# from the library: make_facts prints them, and `make generate` stores them in generated/.

add_executable(make_js_facts ${PROJECT_SOURCE_DIR}/src/bindings/js/make_facts.cpp)
target_link_libraries(make_js_facts PRIVATE uriscan uriscan_options)
set(js_facts ${PROJECT_SOURCE_DIR}/generated/uri_facts.js)
add_custom_target(uriscan_refresh_js_facts
  COMMAND sh -c "$<TARGET_FILE:make_js_facts> >${js_facts}" DEPENDS make_js_facts VERBATIM)
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
  # The WebAssembly modules need another compiler.
  file(STRINGS ${PROJECT_SOURCE_DIR}/.ci/debian llvm REGEX "^LLVM=")
  string(REPLACE LLVM= "" llvm ${llvm})
  find_program(WASM_COMPILER clang++-${llvm})
  find_file(WASM_LIBRARY libc++abi.a PATHS /usr/lib/wasm32-wasi NO_DEFAULT_PATH)
  if(WASM_COMPILER AND WASM_LIBRARY)
    set(js_modules ${PROJECT_BINARY_DIR}/js-modules)
    add_test(NAME js.modules_are_built
      COMMAND ${PROJECT_SOURCE_DIR}/src/bindings/js/wasm/build.sh ${js_modules}
        many_simd128 many_scalar)
    set_tests_properties(js.modules_are_built PROPERTIES FIXTURES_SETUP js_modules)
    run_early(js.modules_are_built)
  else()
    not_tested("uriscan/many (clang++-${llvm} and libc++ for wasm32-wasi not found)")
  endif()
  add_test(NAME js.package_is_built
    COMMAND ${NODE_PROGRAM} build.mjs ${PROJECT_BINARY_DIR}/js ${js_modules}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}/src/bindings/js)
  set_tests_properties(js.package_is_built PROPERTIES
    FIXTURES_REQUIRED js_modules FIXTURES_SETUP js_package)
  # Compares what js_expected prints for random texts.
  function(add_js_comparison name program count)
    list(JOIN case_files " " files)
    add_test(NAME js.${name} COMMAND sh -c "$<TARGET_FILE:js_expected> ${count} 1 ${files} | \
      ${NODE_PROGRAM} ${js_tests}/${program}.mjs ${js_package} ${count}")
    set_tests_properties(js.${name} PROPERTIES FIXTURES_REQUIRED js_package)
  endfunction()
  add_test(NAME js.adapters_and_hostile_arguments
    COMMAND ${NODE_PROGRAM} ${js_tests}/adapters.mjs ${js_package} 20)
  add_test(NAME js.texts_of_256_mebi_units
    COMMAND ${NODE_PROGRAM} ${js_tests}/adapters.mjs ${js_package} 28)
  set_tests_properties(js.texts_of_256_mebi_units PROPERTIES LABELS slow)
  add_test(NAME js.usual_texts_are_read_as_all_others
    COMMAND ${NODE_PROGRAM} ${js_tests}/usual.mjs ${js_package} 4)
  set_tests_properties(js.adapters_and_hostile_arguments js.texts_of_256_mebi_units
    js.usual_texts_are_read_as_all_others PROPERTIES FIXTURES_REQUIRED js_package)
  add_js_comparison(gives_the_results_of_the_library same_results 1000)
  add_js_comparison(gives_the_results_of_the_library_for_many_texts same_results 50000)
  if(js_modules)
    add_js_comparison(parses_lines_as_the_library many 1000)
    add_test(NAME js.functions_agree_with_each_other
      COMMAND ${NODE_PROGRAM} ${js_tests}/properties.mjs ${js_package} 5000)
    set_tests_properties(js.functions_agree_with_each_other PROPERTIES FIXTURES_REQUIRED js_package)
  endif()
  set_tests_properties(js.gives_the_results_of_the_library_for_many_texts PROPERTIES LABELS slow)
else()
  not_tested("the JavaScript package (Node.js not found, or it cannot run what is built)")
endif()
