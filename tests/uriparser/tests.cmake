# If uriparser, another parser of RFC 3986, is installed, the library is compared with it.

find_package(uriparser QUIET)
if(uriparser_FOUND)
  message(STATUS "uriscan: comparing with uriparser ${uriparser_VERSION}")
  add_library(uriparser_comparison STATIC uriparser/comparison.cpp)
  target_include_directories(uriparser_comparison PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(uriparser_comparison PRIVATE uriscan uriscan_options uriparser::uriparser)
  add_test_program(same_answer uriparser/same_answer.cpp)
  target_link_libraries(same_answer PRIVATE uriparser_comparison oracle)
  add_test(NAME uriparser.same_answer COMMAND same_answer)
else()
  not_tested("the same answers as uriparser (uriparser not found)")
endif()
