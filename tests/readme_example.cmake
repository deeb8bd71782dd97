# Takes the first C++ example out of README.md, and the text that the README says it prints.
file(READ ${PROJECT_SOURCE_DIR}/README.md readme)

function(take_block language output)
  string(FIND "${readme}" "```${language}\n" begin)
  string(LENGTH "```${language}\n" fence)
  math(EXPR begin "${begin} + ${fence}")
  string(SUBSTRING "${readme}" ${begin} -1 rest)
  string(FIND "${rest}" "```" end)
  string(SUBSTRING "${rest}" 0 ${end} block)
  file(WRITE ${output}.new "${block}")
  configure_file(${output}.new ${output} COPYONLY)  # an unchanged example is not compiled again
endfunction()

take_block(cpp ${CMAKE_CURRENT_BINARY_DIR}/readme_example.cpp)
take_block(text ${CMAKE_CURRENT_BINARY_DIR}/readme_example.txt)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/README.md)
