# Tests of the command line.

if(URISCAN_BUILD_CLI)
  find_package(nlohmann_json REQUIRED)  # reads what the command writes
  add_test_program(cli_test
    cli/audit_test.cpp cli/cli_test.cpp cli/command_line_test.cpp cli/compression_test.cpp
    cli/empty_lines_test.cpp
    cli/faults_test.cpp cli/formats_test.cpp cli/help_test.cpp cli/manual_test.cpp
    cli/long_lines_test.cpp cli/operations_test.cpp cli/pipeline_test.cpp cli/sessions_test.cpp
    cli/records_test.cpp
    cli/repair_test.cpp cli/terminal_test.cpp cli/text_test.cpp
    support/case_file.cpp support/operation_file.cpp support/process.cpp)
  target_link_libraries(cli_test PRIVATE
    uriscan_cli utf8cpp ZLIB::ZLIB LibLZMA::LibLZMA BZip2::BZip2 ${ZSTD_LIBRARY} GTest::gtest_main)
  target_include_directories(cli_test SYSTEM PRIVATE
    ${FLATBUFFERS_INCLUDE_DIR} ${ZSTD_INCLUDE_DIR})
  target_compile_definitions(cli_test PRIVATE URISCAN_PROGRAM="$<TARGET_FILE:uriscan_program>"
    URISCAN_OPERATIONS_DIR="${CMAKE_CURRENT_SOURCE_DIR}/operations"
    URISCAN_SOURCE="${PROJECT_SOURCE_DIR}")
  foreach(tool man bash zsh fish)  # .ci/install installs them
    string(TOUPPER ${tool} variable)
    find_program(${variable}_PROGRAM ${tool})
    if(${variable}_PROGRAM)
      target_compile_definitions(cli_test PRIVATE URISCAN_${variable}="${${variable}_PROGRAM}")
    else()
      not_tested("the file that is generated for ${tool} (${tool} not found)")
    endif()
  endforeach()
  add_dependencies(cli_test uriscan_program)
  gtest_discover_tests(cli_test)

  add_tests(stats_test
    SOURCES cli/interrupt_test.cpp cli/live_test.cpp cli/stats_log_test.cpp cli/stats_test.cpp
      cli/stats_output_test.cpp
      cli/value_counts_test.cpp support/process.cpp
    DEFINITIONS URISCAN_PROGRAM="$<TARGET_FILE:uriscan_program>"
      $<$<BOOL:${PSL_LIBRARY}>:URISCAN_HAS_LIBPSL>
    LIBRARIES uriscan_cli nlohmann_json::nlohmann_json)
  add_dependencies(stats_test uriscan_program)

  add_tests(rowbinary_test
    SOURCES cli/rowbinary_test.cpp support/process.cpp
    DEFINITIONS URISCAN_PROGRAM="$<TARGET_FILE:uriscan_program>"
      URISCAN_ROWBINARY_CASES="${CMAKE_CURRENT_SOURCE_DIR}/data/rowbinary/commands.txt"
    LIBRARIES uriscan_cli)
  add_dependencies(rowbinary_test uriscan_program)

  add_tests(input_formats_test
    SOURCES cli/files_test.cpp cli/input_formats_test.cpp cli/needed_octets_test.cpp
      support/process.cpp
    DEFINITIONS URISCAN_PROGRAM="$<TARGET_FILE:uriscan_program>"
      URISCAN_INPUTS_DIR="${CMAKE_CURRENT_SOURCE_DIR}/data/inputs"
    LIBRARIES uriscan_cli)
  add_dependencies(input_formats_test uriscan_program)

  add_tests(transcripts_test
    SOURCES cli/transcripts_test.cpp support/process.cpp
    DEFINITIONS URISCAN_PROGRAM="$<TARGET_FILE:uriscan_program>"
      URISCAN_TRANSCRIPTS="${CMAKE_CURRENT_SOURCE_DIR}/data/transcripts"
    LIBRARIES uriscan_cli)
  add_dependencies(transcripts_test uriscan_program)

  add_tests(sandbox_test
    SOURCES cli/sandbox_test.cpp support/process.cpp
    DEFINITIONS URISCAN_PROGRAM="$<TARGET_FILE:uriscan_program>"
    LIBRARIES uriscan_cli ZLIB::ZLIB)
  add_dependencies(sandbox_test uriscan_program)
  if(NOT SECCOMP_LIBRARY OR with_sanitizers)
    not_tested("the sandbox of the command line (no libseccomp, or a build with sanitizers)")
  endif()

  find_program(CHROMIUM NAMES chromium chromium-browser google-chrome)
  if(CHROMIUM)
    add_tests(stats_page_test
      SOURCES cli/stats_page_test.cpp support/process.cpp
      DEFINITIONS URISCAN_PROGRAM="$<TARGET_FILE:uriscan_program>" URISCAN_BROWSER="${CHROMIUM}"
      LIBRARIES nlohmann_json::nlohmann_json)
    add_dependencies(stats_page_test uriscan_program)
  else()
    not_tested("the page of `stats --html` in a browser (Chromium not found)")
  endif()

  add_tests(access_log_test
    SOURCES cli/access_log_test.cpp cli/log_formats_test.cpp support/process.cpp
    DEFINITIONS URISCAN_PROGRAM="$<TARGET_FILE:uriscan_program>"
      URISCAN_LOGS_DIR="${CMAKE_CURRENT_SOURCE_DIR}/data/logs"
    LIBRARIES uriscan_cli)
  add_dependencies(access_log_test uriscan_program)
endif()
