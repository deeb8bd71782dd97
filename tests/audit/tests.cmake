# If Node.js is installed, `uriscan audit` and `uriscan repair` are compared with Node's URL, which
# follows another standard.

find_program(NODE_PROGRAM NAMES node nodejs)  # `.ci/install node` installs it
if(NODE_PROGRAM AND URISCAN_BUILD_CLI AND NOT CMAKE_CROSSCOMPILING)
  set(audit_tests ${CMAKE_CURRENT_SOURCE_DIR}/audit)
  file(GLOB audit_cases data/audit/*.txt)
  add_test(NAME audit.node_reads_the_cases_as_they_say
    COMMAND ${NODE_PROGRAM} ${audit_tests}/node_cases.mjs ${audit_cases})
  add_test(NAME audit.finds_every_host_that_node_reads_differently
    COMMAND ${NODE_PROGRAM} ${audit_tests}/node_hosts.mjs $<TARGET_FILE:uriscan_program> 5000 1)
  add_test(NAME repair.changes_no_host_that_node_reads
    COMMAND ${NODE_PROGRAM} ${CMAKE_CURRENT_SOURCE_DIR}/operations/whatwg_hosts.mjs
      $<TARGET_FILE:uriscan_program> 20000 1)
else()
  not_tested("`audit` and `repair` beside Node's URL (Node.js not found, or cannot run uriscan)")
endif()
