// Stops the compilation with one error if the language is older than C++20.
#pragma once

#if defined(_MSVC_LANG)
#define URISCAN_LANGUAGE _MSVC_LANG
#else
#define URISCAN_LANGUAGE __cplusplus
#endif

#if URISCAN_LANGUAGE < 202002L
#error "uriscan needs C++20 or newer: compile with -std=c++20, or /std:c++20"
// No file has this name, so the compiler stops here.  It would print hundreds of errors otherwise.
#include <uriscan-needs-c++20>
#endif

#undef URISCAN_LANGUAGE
