"""A Conan 2 recipe for the checkout that it is in.

    conan create packaging/conan -s compiler.cppstd=20

builds the library (not the command), and then the small project in test_package.
"""

import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load

required_conan_version = ">=2.0"


class Uriscan(ConanFile):
    name = "uriscan"
    description = "Strict parser for RFC 3986 URIs"
    license = "MIT"
    topics = ("uri", "url", "parser", "rfc3986")
    package_type = "static-library"
    settings = "os", "compiler", "build_type", "arch"
    options = {"fPIC": [True, False], "kernels": ["ANY"]}
    default_options = {"fPIC": True, "kernels": ""}  # without names, all kernels are built

    def config_options(self):
        if self.settings.os == "Windows":
            self.options.rm_safe("fPIC")

    def set_version(self):
        header = os.path.join(self._checkout(), "include", "uriscan", "version.hpp")
        self.version = re.search(r'URISCAN_VERSION "(.*)"', load(self, header)).group(1)

    def _checkout(self):
        return os.path.join(self.recipe_folder, "..", "..")

    def export_sources(self):
        for pattern in ("CMakeLists.txt", "LICENSE", "generated/*", "include/*", "packaging/*",
                        "ragel/*", "src/*"):
            copy(self, pattern, self._checkout(), self.export_sources_folder)

    def layout(self):
        cmake_layout(self)

    def validate(self):
        check_min_cppstd(self, 20)  # needs the setting compiler.cppstd

    def generate(self):
        toolchain = CMakeToolchain(self)
        for part in ("CLI", "TESTS", "BENCH"):
            toolchain.cache_variables["URISCAN_BUILD_" + part] = False
        toolchain.cache_variables["BUILD_SHARED_LIBS"] = False
        toolchain.cache_variables["URISCAN_USE_RAGEL"] = False
        toolchain.cache_variables["URISCAN_KERNELS"] = str(self.options.kernels)
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        CMake(self).install()

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "uriscan")
        for component, target in (("cxx", "uriscan"), ("http_parser", "http_parser")):
            info = self.cpp_info.components[component]
            info.set_property("cmake_target_name", "uriscan::" + target)
        self.cpp_info.components["cxx"].set_property("pkg_config_name", "uriscan")
        self.cpp_info.components["cxx"].libs = ["uriscan"]
        self.cpp_info.components["http_parser"].set_property(
            "pkg_config_name", "uriscan-http-parser")
        self.cpp_info.components["http_parser"].libs = ["uriscan_http_parser"]
        self.cpp_info.components["http_parser"].requires = ["cxx"]
