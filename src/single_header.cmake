# The library as a single header, uriscan_single.hpp in the build folder.  `make amalgamate` makes
# it.  The header has everything except the command line, the functions for C and those of
# http_parser.

set(single_header ${PROJECT_BINARY_DIR}/uriscan_single.hpp)
set(public_headers ${PROJECT_SOURCE_DIR}/include/uriscan)
file(GLOB_RECURSE single_header_sources CONFIGURE_DEPENDS *.cpp)
file(GLOB_RECURSE single_header_inputs CONFIGURE_DEPENDS *.hpp ${public_headers}/*.hpp)
set(roots ${PROJECT_SOURCE_DIR}/include ${CMAKE_CURRENT_SOURCE_DIR} ${machine_dir}
  ${CMAKE_CURRENT_BINARY_DIR})
list(JOIN roots ":" roots)
set(all_public_headers ${CMAKE_CURRENT_BINARY_DIR}/all_public_headers.hpp)
file(WRITE ${all_public_headers}
     "#include \"uriscan/uriscan.hpp\"\n#include \"uriscan/literal.hpp\"\n")
foreach(list single_header_sources single_header_inputs)
  list(FILTER ${list} EXCLUDE REGEX "/src/(bindings|c|cli|http_parser|integrations)/")
endforeach()
file(GLOB_RECURSE machine_names RELATIVE ${PROJECT_SOURCE_DIR}/generated
  ${PROJECT_SOURCE_DIR}/generated/*.hpp)
list(TRANSFORM machine_names PREPEND ${machine_dir}/ OUTPUT_VARIABLE machine_headers)

add_custom_command(OUTPUT ${single_header}
  COMMAND awk -v "roots=${roots}"
          -v version=${PROJECT_VERSION} -v licence=${PROJECT_SOURCE_DIR}/LICENSE
          -v output=${single_header} -f ${CMAKE_CURRENT_SOURCE_DIR}/amalgamate.awk
          ${all_public_headers} ${single_header_sources}
  DEPENDS amalgamate.awk ${PROJECT_SOURCE_DIR}/LICENSE ${single_header_sources}
          ${single_header_inputs} ${machine_headers}
  COMMENT "Making uriscan_single.hpp" VERBATIM)
add_custom_target(uriscan_single_header DEPENDS ${single_header})
set_target_properties(uriscan_single_header PROPERTIES HEADER_FILE ${single_header})
add_dependencies(uriscan_single_header uriscan_machines)
