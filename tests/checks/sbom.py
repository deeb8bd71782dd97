"""Checks the software bill of materials: it has what SPDX 2.3 requires, and it names each library
that the command is linked with.

    sbom.py FILE VERSION [PROGRAM]
"""
import json
import re
import subprocess
import sys

# The libraries of the compiler and the operating system, which all programs need.
SYSTEM = {"libc", "libm", "libstdc++", "libgcc_s", "libpthread", "libc++", "libc++abi", "libunwind"}
# Libraries that have another name than their project.
PROJECTS = {"libfmt": "fmt", "libz": "zlib", "libzstd": "zstd", "liblzma": "xz", "libbz2": "bzip2"}
LICENCES = {"MIT", "Apache-2.0", "BSL-1.0", "Zlib", "NOASSERTION", "bzip2-1.0.6",
            "BSD-3-Clause OR GPL-2.0-only", "LGPL-2.1-only", "GPL-2.0-or-later",
            "LGPL-3.0-or-later OR GPL-2.0-or-later"}

file, version, *programs = sys.argv[1:]
with open(file, encoding="utf-8") as text:
    document = json.load(text)

assert document["spdxVersion"] == "SPDX-2.3"
assert document["dataLicense"] == "CC0-1.0"
assert document["SPDXID"] == "SPDXRef-DOCUMENT"
assert document["name"] == "uriscan-" + version
assert re.fullmatch(r"https://[^#\s]+", document["documentNamespace"])
created = document["creationInfo"]["created"]
assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", created), created
assert all(re.match("(Tool|Person|Organization): .", one)
           for one in document["creationInfo"]["creators"])

packages = {package["SPDXID"]: package for package in document["packages"]}
assert len(packages) == len(document["packages"]), "an identifier is there twice"
for identifier, package in packages.items():
    assert re.fullmatch(r"SPDXRef-[A-Za-z0-9.-]+", identifier), identifier
    assert package["name"] and package["downloadLocation"] and package["copyrightText"], package
    assert package["filesAnalyzed"] is False, package  # otherwise, SPDX requires more members
    assert package["licenseConcluded"] == package["licenseDeclared"], package
    assert package["licenseDeclared"] in LICENCES, package
    assert re.fullmatch(r"\d+(\.\d+)+", package["versionInfo"]), package
    references = {one["referenceType"]: one["referenceLocator"] for one in package["externalRefs"]}
    name_and_version = re.escape(f'{package["name"]}@{package["versionInfo"]}')
    assert re.fullmatch(r"pkg:generic/" + name_and_version, references.pop("purl")), package
    for kind, locator in references.items():  # the names of CPE 2.3 have 13 parts
        assert kind == "cpe23Type" and len(locator.split(":")) == 13, package
        assert f':{package["versionInfo"]}:' in locator, package
    for checksum in package.get("checksums", []):
        assert checksum["algorithm"] == "SHA256", package
        assert re.fullmatch("[0-9a-f]{64}", checksum["checksumValue"]), package

TYPES = {"DESCRIBES", "DEPENDS_ON", "CONTAINS", "BUILD_TOOL_OF"}
related = set()
for one in document["relationships"]:
    assert one["relationshipType"] in TYPES, one
    for end in (one["spdxElementId"], one["relatedSpdxElement"]):
        assert end in packages or end == "SPDXRef-DOCUMENT", one
        related.add(end)
assert related == set(packages) | {"SPDXRef-DOCUMENT"}, related ^ set(packages)
described = {one["relatedSpdxElement"] for one in document["relationships"]
             if one["relationshipType"] == "DESCRIBES"}
for identifier in described:
    assert packages[identifier]["versionInfo"] == version, identifier

names = {package["name"] for package in packages.values()}
for program in programs:
    lines = subprocess.run(["readelf", "-d", program], check=True, text=True,
                           stdout=subprocess.PIPE, env={"LC_ALL": "C", "PATH": "/usr/bin:/bin"})
    linked = {name.split(".so")[0] for name in re.findall(r"NEEDED.*\[(.*)\]", lines.stdout)}
    linked = {name for name in linked if not name.startswith("ld-linux")} - SYSTEM
    assert linked, "the program is linked with no library"
    missing = {PROJECTS.get(name, name) for name in linked} - names
    assert not missing, f"the list does not have {missing}"
    linked = {PROJECTS.get(name, name) for name in linked}
    unnamed = {package["name"] for package in packages.values() if "checksums" not in package}
    assert not linked & unnamed, f"no checksum: {linked & unnamed}"
print(f"{len(packages)} packages")
