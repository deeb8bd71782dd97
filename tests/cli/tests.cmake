# Tests of the command line.

if(URISCAN_BUILD_CLI)
  find_package(nlohmann_json REQUIRED)  # reads what the command writes
  add_library(test_process STATIC support/process.cpp)
  share_headers(test_process)
  target_compile_definitions(test_process PRIVATE
    URISCAN_PROGRAM="$<TARGET_FILE:uriscan_program>")
  target_include_directories(test_process PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(test_process PRIVATE uriscan_options)
  add_dependencies(test_process uriscan_program)

  # Adds a program of tests that run the command line, or call parts of it.
  function(add_cli_tests name)
    add_tests(${name} ${ARGN})
    target_link_libraries(${name} PRIVATE uriscan_commands test_process)
  endfunction()

  add_cli_tests(cli_test
    SOURCES cli/audit_test.cpp cli/cli_test.cpp cli/command_line_test.cpp cli/compression_test.cpp
      cli/empty_lines_test.cpp cli/faults_test.cpp cli/formats_test.cpp cli/help_test.cpp
      cli/long_lines_test.cpp cli/manual_test.cpp cli/operations_test.cpp cli/pipeline_test.cpp
      cli/records_test.cpp cli/redact_command_test.cpp cli/repair_test.cpp cli/sessions_test.cpp
      cli/terminal_test.cpp cli/text_test.cpp cli/types_test.cpp
    DEFINITIONS $<$<BOOL:${IDN2_LIBRARY}>:URISCAN_HAS_LIBIDN2>
    LIBRARIES utf8cpp ZLIB::ZLIB LibLZMA::LibLZMA BZip2::BZip2 ${ZSTD_LIBRARY}
    WAITING progress.is_not_shown_without_a_terminal*)
  target_include_directories(cli_test SYSTEM PRIVATE
    ${FLATBUFFERS_INCLUDE_DIR} ${ZSTD_INCLUDE_DIR})
  foreach(tool man bash zsh fish)  # .ci/install installs them
    string(TOUPPER ${tool} variable)
    find_program(${variable}_PROGRAM ${tool})
    if(${variable}_PROGRAM)
      target_compile_definitions(cli_test PRIVATE URISCAN_${variable}="${${variable}_PROGRAM}")
    else()
      not_tested("the file that is generated for ${tool} (${tool} not found)")
    endif()
  endforeach()

  add_cli_tests(stats_test
    SOURCES cli/agreement_test.cpp cli/fields_test.cpp cli/interrupt_test.cpp cli/live_test.cpp
      cli/stats_log_test.cpp cli/stats_output_test.cpp cli/stats_report_test.cpp cli/stats_test.cpp
      cli/value_counts_test.cpp
    DEFINITIONS $<$<BOOL:${PSL_LIBRARY}>:URISCAN_HAS_LIBPSL>
    LIBRARIES nlohmann_json::nlohmann_json
    WAITING live.*)

  if(NOT with_sanitizers)
    add_library(no_memory MODULE cli/no_memory.c)
    add_test(NAME cli.says_that_there_is_no_memory
      COMMAND ${CMAKE_COMMAND} -E env LD_PRELOAD=$<TARGET_FILE:no_memory>
              $<TARGET_FILE:uriscan_program> check)
    set_tests_properties(cli.says_that_there_is_no_memory PROPERTIES
      PASS_REGULAR_EXPRESSION "^uriscan: out of memory\n$")
  endif()

  find_program(TMUX NAMES tmux)  # .ci/install installs it
  if(TMUX)
    target_compile_definitions(stats_test PRIVATE URISCAN_TMUX="${TMUX}")
  else()
    not_tested("`stats --live` in tmux (tmux not found)")
  endif()

  add_cli_tests(redact_json_test
    SOURCES cli/redact_json_test.cpp LIBRARIES nlohmann_json::nlohmann_json)

  add_cli_tests(rowbinary_test SOURCES cli/rowbinary_test.cpp)

  add_cli_tests(input_formats_test
    SOURCES cli/files_test.cpp cli/input_formats_test.cpp cli/needed_octets_test.cpp)

  add_cli_tests(transcripts_test SOURCES cli/transcripts_test.cpp)

  add_cli_tests(sandbox_test SOURCES cli/sandbox_test.cpp LIBRARIES ZLIB::ZLIB)
  if(NOT SECCOMP_LIBRARY OR with_sanitizers)
    not_tested("the sandbox of the command line (no libseccomp, or a build with sanitizers)")
  endif()

  find_program(CHROMIUM NAMES chromium chromium-browser google-chrome)
  if(CHROMIUM)
    add_cli_tests(stats_page_test
      SOURCES cli/stats_page_test.cpp
      DEFINITIONS URISCAN_BROWSER="${CHROMIUM}"
      LIBRARIES nlohmann_json::nlohmann_json)
  else()
    not_tested("the page of `stats --html` in a browser (Chromium not found)")
  endif()

  add_cli_tests(access_log_test
    SOURCES cli/access_log_test.cpp cli/escapes_test.cpp cli/log_columns_test.cpp
            cli/log_formats_test.cpp cli/log_writers_test.cpp
    LIBRARIES nlohmann_json::nlohmann_json)
endif()
