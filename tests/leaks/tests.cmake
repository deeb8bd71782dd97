# The program `leaks` redacts lines whose secrets it knows, and checks the result.  check_test.cpp
# shows that the program notices a redactor that leaks a secret or changes too much.

add_library(hostile_lines STATIC
  leaks/check.cpp leaks/closed.cpp leaks/commands.cpp leaks/connection_strings.cpp
  leaks/data_sources.cpp
  leaks/kinds.cpp leaks/lines.cpp
  leaks/members.cpp leaks/names.cpp leaks/nested.cpp leaks/pieces.cpp leaks/plant.cpp
  leaks/product.cpp
  leaks/requests.cpp leaks/spellings.cpp leaks/tokens.cpp leaks/uris.cpp leaks/words.cpp)
share_headers(hostile_lines)
target_include_directories(hostile_lines PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(hostile_lines PRIVATE uriscan_options PUBLIC uriscan)
add_test_program(leaks leaks/leaks.cpp)
target_link_libraries(leaks PRIVATE hostile_lines Threads::Threads)
add_test(NAME leaks.in_short COMMAND leaks)
add_test(NAME leaks.closed_in_short COMMAND leaks --closed)

add_tests(leaks_check_test SOURCES leaks/check_test.cpp LIBRARIES hostile_lines)

if(URISCAN_BUILD_CLI)
  add_test_program(log_leaks leaks/log_leaks.cpp leaks/log_lines.cpp leaks/log_targets.cpp)
  target_link_libraries(log_leaks PRIVATE hostile_lines test_process)
  add_test(NAME leaks.in_logs COMMAND log_leaks)
endif()
