# Copies the C++ examples of README.md, docs/http.md and the pages below into source files, so that
# the tests can compile them.  The first example of the README becomes a program; the README's first
# block of text becomes the output that this program must print.  The last example and the block of
# text of docs/http.md are used in the same way.  Each other example becomes a function.

# Writes `text` to the file `output`.  Does not change a file that has this text already, so that
# the file is not compiled again.
function(write_if_different output text)
  file(WRITE ${output}.new "${text}")
  configure_file(${output}.new ${output} COPYONLY)
endfunction()

# Takes the first code block of `language` out of a text.  `text` is the name of the variable that
# contains this text.  Sets `block` to the code, and sets the variable to what follows the code.
function(take_block language text)
  set(fence "```${language}\n")
  string(FIND "${${text}}" "${fence}" begin)
  string(LENGTH "${fence}" size)
  math(EXPR begin "${begin} + ${size}")
  string(SUBSTRING "${${text}}" ${begin} -1 rest)
  string(FIND "${rest}" "```" end)
  string(SUBSTRING "${rest}" 0 ${end} code)
  string(SUBSTRING "${rest}" ${end} -1 rest)
  set(block "${code}" PARENT_SCOPE)
  set(${text} "${rest}" PARENT_SCOPE)
endfunction()

file(READ ${PROJECT_SOURCE_DIR}/README.md document)
take_block(cpp document)
write_if_different(${CMAKE_CURRENT_BINARY_DIR}/readme_example.cpp "${block}")
take_block(text document)
write_if_different(${CMAKE_CURRENT_BINARY_DIR}/readme_example.txt "${block}")

file(READ ${PROJECT_SOURCE_DIR}/docs/http.md http)
take_block(cpp http)
set(first_example_of_http "${block}")
take_block(cpp http)
write_if_different(${CMAKE_CURRENT_BINARY_DIR}/http_example.cpp "${block}")
take_block(text http)
write_if_different(${CMAKE_CURRENT_BINARY_DIR}/http_example.txt "${block}")

string(APPEND document "\n```cpp\n${first_example_of_http}```\n")
set(pages library.md iri.md http_parser.md from_uriparser.md from_boost_url.md)
list(TRANSFORM pages PREPEND ${PROJECT_SOURCE_DIR}/docs/)
foreach(path IN LISTS pages)
  file(READ ${path} page)
  string(APPEND document "${page}")
endforeach()
set(functions "#pragma GCC diagnostic ignored \"-Wunused\"  // examples show values, and use none
#pragma GCC diagnostic ignored \"-Wunused-result\"
#include <algorithm>\n#include <iostream>\n#include <unordered_set>
#include <uriscan/literal.hpp>
#include <uriscan/uriscan.hpp>\n")
set(number 0)
while(document MATCHES "```cpp\n")
  take_block(cpp document)
  math(EXPR number "${number} + 1")
  string(APPEND functions "\nvoid example_${number}();\nvoid example_${number}() {\n${block}}\n")
endwhile()
write_if_different(${CMAKE_CURRENT_BINARY_DIR}/document_examples.cpp "${functions}")

set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
  ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/docs/http.md ${pages})
