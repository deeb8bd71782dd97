// The version of the library.  CMake reads it from here.
//
// Thread safety: everything here is a constant.
#pragma once

/// The version as a string literal and as numbers (semantic versioning).
#define URISCAN_VERSION "0.1.0"
#define URISCAN_VERSION_MAJOR 0
#define URISCAN_VERSION_MINOR 1
#define URISCAN_VERSION_PATCH 0
