# Installs the library and the command.  docs/install.md describes what other projects use.
#
# There are two components.  `cxx` is the static library with the C++ functions, uriscan::uriscan,
# and the functions of http_parser, uriscan::http_parser.  `c` is the shared libraries with the C
# functions, uriscan::c, and uriscan::c_matcher, which matches URI templates.

include(CMakePackageConfigHelpers)

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/uriscan)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/uriscan ${machine_dir}/uriscan TYPE INCLUDE
        FILES_MATCHING PATTERN *.hpp PATTERN *.h)
# Other projects that use Ragel can include the grammars in their machines.
install(FILES ragel/rfc1123.rl ragel/rfc2396.rl ragel/rfc3986.rl ragel/rfc3987.rl ragel/rfc9112.rl
              ragel/ucschar.rl
        COMPONENT grammars DESTINATION ${CMAKE_INSTALL_DATADIR}/uriscan/ragel)

# Installs the pkg-config file `name` for the library `library`.
#
# The pkg-config file finds the other files relative to its own folder, so an installation can be
# moved.  Only an absolute path stays as it is.
function(install_pkg_config library name)
  set(folder ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
  if(IS_ABSOLUTE ${CMAKE_INSTALL_LIBDIR})
    set(prefix ${CMAKE_INSTALL_PREFIX})
    set(libdir ${CMAKE_INSTALL_LIBDIR})
  else()
    file(RELATIVE_PATH prefix /${folder} /)
    string(REGEX REPLACE "/$" "" prefix "\${pcfiledir}/${prefix}")
    set(libdir "\${prefix}/${CMAKE_INSTALL_LIBDIR}")
  endif()
  set(includedir "\${prefix}/${CMAKE_INSTALL_INCLUDEDIR}")
  if(IS_ABSOLUTE ${CMAKE_INSTALL_INCLUDEDIR})
    set(includedir ${CMAKE_INSTALL_INCLUDEDIR})
  endif()
  set(library_file ${CMAKE_STATIC_LIBRARY_PREFIX}${library}${CMAKE_STATIC_LIBRARY_SUFFIX})
  configure_file(${PROJECT_SOURCE_DIR}/packaging/${name}.in ${name} @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${name} DESTINATION ${folder})
endfunction()

# Installs libraries as the component `component`.
function(install_component component)
  install(TARGETS ${ARGN} EXPORT uriscan-${component})
  install(EXPORT uriscan-${component} NAMESPACE uriscan:: FILE uriscan-${component}-targets.cmake
          DESTINATION ${package_folder})
endfunction()

set(installed_targets uriscan uriscan_http_parser)
install_component(cxx uriscan uriscan_http_parser)
install_pkg_config(uriscan uriscan.pc)
install_pkg_config(uriscan_http_parser uriscan-http-parser.pc)
if(TARGET uriscan_c)
  install_component(c uriscan_c uriscan_c_matcher)
  install_pkg_config(uriscan uriscan-c.pc)
  install_pkg_config(uriscan uriscan-c-matcher.pc)
  list(APPEND installed_targets uriscan_c uriscan_c_matcher)
endif()

configure_package_config_file(${PROJECT_SOURCE_DIR}/packaging/uriscan-config.cmake.in
  uriscan-config.cmake INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(uriscan-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/uriscan-config.cmake
              ${CMAKE_CURRENT_BINARY_DIR}/uriscan-config-version.cmake
        DESTINATION ${package_folder})

if(URISCAN_BUILD_CLI)
  install(TARGETS uriscan_program)
  list(APPEND installed_targets uriscan_program)
endif()
if(TARGET uriscan_manual)
  install(DIRECTORY ${PROJECT_BINARY_DIR}/share/ DESTINATION ${CMAKE_INSTALL_DATAROOTDIR})
  list(APPEND installed_targets uriscan_manual)
endif()

# Builds what is installed, and nothing else.
add_custom_target(uriscan_installed)
add_dependencies(uriscan_installed ${installed_targets})
