# Writes the software bill of materials: what the libraries and the command contain and use, with
# versions and licences, as CMake found them.  The format is JSON of SPDX 2.3
# (https://spdx.github.io/spdx-spec/v2.3/).  The file is uriscan.spdx.json in the build folder.

set(spdx_packages "")
set(spdx_relationships "")

# Adds a relationship of SPDX, such as DEPENDS_ON.
function(add_spdx_relationship from type to)
  string(APPEND spdx_relationships ",
    {\"spdxElementId\": \"SPDXRef-${from}\", \"relationshipType\": \"${type}\",
     \"relatedSpdxElement\": \"SPDXRef-${to}\"}")
  set(spdx_relationships "${spdx_relationships}" PARENT_SCOPE)
endfunction()

# Adds a package: its name, what it is for SPDX, its version, and its licence.  Scanners look for
# the package in lists of weaknesses, by its package URL (https://github.com/package-url/purl-spec)
# and by its CPE, its name in the National Vulnerability Database.  `cpe` is "VENDOR:PRODUCT", or ""
# if the database has no name for it.  `file` is the file that is linked or included.  Its checksum
# is written, too.
function(add_spdx_package name purpose version licence cpe file)
  set(references "{\"referenceCategory\": \"PACKAGE-MANAGER\", \"referenceType\": \"purl\",
      \"referenceLocator\": \"pkg:generic/${name}@${version}\"}")
  if(cpe)
    string(APPEND references ",
     {\"referenceCategory\": \"SECURITY\", \"referenceType\": \"cpe23Type\",
      \"referenceLocator\": \"cpe:2.3:a:${cpe}:${version}:*:*:*:*:*:*:*\"}")
  endif()
  set(checksum "")
  if(file AND EXISTS "${file}")
    file(SHA256 "${file}" sum)
    get_filename_component(file_name "${file}" NAME)
    set(checksum "\"packageFileName\": \"${file_name}\",
     \"checksums\": [{\"algorithm\": \"SHA256\", \"checksumValue\": \"${sum}\"}],
     ")
  endif()
  string(APPEND spdx_packages ",
    {\"SPDXID\": \"SPDXRef-${name}\", \"name\": \"${name}\", \"versionInfo\": \"${version}\",
     \"primaryPackagePurpose\": \"${purpose}\", \"downloadLocation\": \"NOASSERTION\",
     ${checksum}\"externalRefs\": [${references}],
     \"filesAnalyzed\": false, \"licenseConcluded\": \"${licence}\",
     \"licenseDeclared\": \"${licence}\", \"copyrightText\": \"NOASSERTION\"}")
  set(spdx_packages "${spdx_packages}" PARENT_SCOPE)
endfunction()

# Adds a library that the command is linked with.
macro(add_spdx_dependency name version licence cpe file)
  add_spdx_package(${name} LIBRARY "${version}" "${licence}" "${cpe}" "${file}")
  add_spdx_relationship(uriscan DEPENDS_ON ${name})
endmacro()

# Sets `result` to the numbers in a header that match `pattern`, joined by dots.
function(read_version result header pattern)
  file(STRINGS ${header} lines REGEX "${pattern}")
  list(TRANSFORM lines REPLACE "${pattern}" "\\1")
  list(JOIN lines . version)
  set(${result} ${version} PARENT_SCOPE)
endfunction()

# The libraries and the command are made after this file, so their checksums are not in it.
add_spdx_package(liburiscan LIBRARY ${PROJECT_VERSION} MIT "" "")
add_spdx_relationship(DOCUMENT DESCRIBES liburiscan)
if(have_ragel)
  # Ragel's licence does not apply to the code that Ragel makes.
  add_spdx_package(ragel APPLICATION 6.10 GPL-2.0-or-later "" "${RAGEL}")
  add_spdx_relationship(ragel BUILD_TOOL_OF liburiscan)
endif()
if(URISCAN_BUILD_CLI)
  add_spdx_package(uriscan APPLICATION ${PROJECT_VERSION} MIT "" "")
  add_spdx_relationship(DOCUMENT DESCRIBES uriscan)
  add_spdx_relationship(uriscan CONTAINS liburiscan)
  get_target_property(fmt_file fmt::fmt LOCATION)
  add_spdx_dependency(fmt "${fmt_VERSION}" MIT "" "${fmt_file}")
  add_spdx_dependency(utf8cpp "${utf8cpp_VERSION}" BSL-1.0 "" "")
  add_spdx_dependency(zlib "${ZLIB_VERSION_STRING}" Zlib zlib:zlib "${ZLIB_LIBRARIES}")
  read_version(version ${FLATBUFFERS_INCLUDE_DIR}/flatbuffers/base.h
    "^#define FLATBUFFERS_VERSION_[MR][A-Z]+ +([0-9]+).*")
  add_spdx_dependency(flatbuffers "${version}" Apache-2.0 google:flatbuffers
    ${FLATBUFFERS_INCLUDE_DIR}/flatbuffers/flatbuffers.h)
  read_version(version ${ZSTD_INCLUDE_DIR}/zstd.h
    "^#define ZSTD_VERSION_[MR][A-Z]+ +([0-9]+).*")
  add_spdx_dependency(zstd "${version}" "BSD-3-Clause OR GPL-2.0-only" facebook:zstandard
    "${ZSTD_LIBRARY}")
  # xz is in the public domain before 5.6, and has the licence 0BSD since then.
  add_spdx_dependency(xz "${LIBLZMA_VERSION_STRING}" NOASSERTION tukaani:xz "${LIBLZMA_LIBRARIES}")
  add_spdx_dependency(bzip2 "${BZIP2_VERSION_STRING}" bzip2-1.0.6 bzip:bzip2 "${BZIP2_LIBRARIES}")
  if(PSL_INCLUDE_DIR AND PSL_LIBRARY)
    read_version(version ${PSL_INCLUDE_DIR}/libpsl.h "^#define PSL_VERSION +\"([0-9.]+)\".*")
    add_spdx_dependency(libpsl "${version}" MIT "" "${PSL_LIBRARY}")
  endif()
  if(IDN2_INCLUDE_DIR AND IDN2_LIBRARY)
    read_version(version ${IDN2_INCLUDE_DIR}/idn2.h "^# define IDN2_VERSION +\"([0-9.]+)\".*")
    add_spdx_dependency(libidn2 "${version}" "LGPL-3.0-or-later OR GPL-2.0-or-later" gnu:libidn2
      "${IDN2_LIBRARY}")
  endif()
  if(SECCOMP_INCLUDE_DIR AND SECCOMP_LIBRARY)
    read_version(version ${SECCOMP_INCLUDE_DIR}/seccomp.h
      "^#define SCMP_VER_M[A-Z]+[ \t]+([0-9]+).*")
    add_spdx_dependency(libseccomp "${version}" LGPL-2.1-only libseccomp_project:libseccomp
      "${SECCOMP_LIBRARY}")
  endif()
endif()

string(REGEX REPLACE "^," "" spdx_packages "${spdx_packages}")
string(REGEX REPLACE "^," "" spdx_relationships "${spdx_relationships}")
# The namespace is different for different contents.
string(UUID content NAMESPACE 6ba7b811-9dad-11d1-80b4-00c04fd430c8 TYPE SHA1
       NAME "${spdx_packages}${spdx_relationships}")
string(TIMESTAMP now "%Y-%m-%dT%H:%M:%SZ" UTC)  # or SOURCE_DATE_EPOCH, if it is set
file(WRITE ${PROJECT_BINARY_DIR}/uriscan.spdx.json "{
  \"spdxVersion\": \"SPDX-2.3\",
  \"dataLicense\": \"CC0-1.0\",
  \"SPDXID\": \"SPDXRef-DOCUMENT\",
  \"name\": \"uriscan-${PROJECT_VERSION}\",
  \"documentNamespace\": \"https://spdx.org/spdxdocs/uriscan-${PROJECT_VERSION}-${content}\",
  \"creationInfo\": {\"created\": \"${now}\", \"creators\": [\"Tool: uriscan-sbom.cmake\"]},
  \"packages\": [${spdx_packages}],
  \"relationships\": [${spdx_relationships}]
}
")
