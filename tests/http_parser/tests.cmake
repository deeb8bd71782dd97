# The functions of http_parser that the library provides.  A C program that was written for
# http_parser must compile and run with them.

add_tests(http_parser_test
  SOURCES http_parser/http_parser_test.cpp
  LIBRARIES uriscan_http_parser)

enable_language(C)
function(add_relinked_program name)
  add_executable(${name} http_parser/relinked.c)
  set_target_properties(${name} PROPERTIES
    C_STANDARD 99 C_STANDARD_REQUIRED ON C_EXTENSIONS OFF LINKER_LANGUAGE CXX)
  target_compile_options(${name} PRIVATE -Wall -Wextra -Wpedantic -Werror)
  target_link_libraries(${name} PRIVATE uriscan_http_parser)
  add_test(NAME http_parser.${name} COMMAND ${name} "http://u@h:8080/p?q")
  set_tests_properties(http_parser.${name} PROPERTIES
    PASS_REGULAR_EXPRESSION "^host h\npath /p\nport 8080\n$")
endfunction()
add_relinked_program(relinked)

# If http_parser is installed, docs/http_parser.md must list exactly what differs from it.

find_library(HTTP_PARSER_LIBRARY NAMES libhttp_parser.so http_parser)
find_path(HTTP_PARSER_INCLUDE_DIR http_parser.h)
if(HTTP_PARSER_LIBRARY AND HTTP_PARSER_INCLUDE_DIR AND NOT CMAKE_CROSSCOMPILING)
  message(STATUS "uriscan: comparing with ${HTTP_PARSER_LIBRARY}")
  add_test_program(http_parser_comparison http_parser/comparison.cpp)
  target_link_libraries(http_parser_comparison PRIVATE uriscan_http_parser ${CMAKE_DL_LIBS})
  add_test(NAME http_parser.differences_are_documented COMMAND http_parser_comparison
    ${HTTP_PARSER_LIBRARY} ${PROJECT_SOURCE_DIR}/docs/http_parser.md)
  add_relinked_program(relinked_beside_http_parser)
  target_compile_definitions(relinked_beside_http_parser PRIVATE URISCAN_WITH_HTTP_PARSER)
else()
  not_tested("the differences from http_parser (http_parser not found, or cannot run)")
endif()
