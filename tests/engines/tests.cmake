# `tools/engines` compares databases that use the library with the library itself.  This program
# makes the texts, and prints what the library says about them.
if(URISCAN_BUILD_BENCH)
  add_executable(engine_table engines/engine_table.cpp engines/texts.cpp)
  target_include_directories(engine_table PRIVATE
    ${CMAKE_CURRENT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/bench)
  target_link_libraries(engine_table PRIVATE
    uriscan uriscan_corpus uriscan_options test_support)
endif()
