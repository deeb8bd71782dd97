# A vcpkg port for the checkout that it is in:
#
#   vcpkg install uriscan --overlay-ports=packaging/vcpkg
#
# It builds the library, not the command.
vcpkg_check_linkage(ONLY_STATIC_LIBRARY)
get_filename_component(SOURCE_PATH "${CURRENT_PORT_DIR}/../../.." ABSOLUTE)

vcpkg_cmake_configure(
  SOURCE_PATH "${SOURCE_PATH}"
  OPTIONS -DURISCAN_BUILD_CLI=OFF -DURISCAN_BUILD_TESTS=OFF -DURISCAN_BUILD_BENCH=OFF
          -DURISCAN_USE_RAGEL=OFF -DBUILD_SHARED_LIBS=OFF)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH lib/cmake/uriscan)
vcpkg_fixup_pkgconfig()
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include" "${CURRENT_PACKAGES_DIR}/debug/share")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
