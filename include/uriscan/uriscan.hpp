// uriscan reads URIs as RFC 3986 defines them: strictly, in one pass, without allocation.
//
// parse_uri_reference() and its three siblings take a text and give a uri_view, whose accessors are
// slices of that text, or a uri_error with offset, component and reason.
//
// What it is not: no WHATWG "URL" repair, no IDNA, and nothing is decoded unless it is asked for.
#pragma once

#include "uriscan/address.hpp"       // IWYU pragma: export
#include "uriscan/audit.hpp"         // IWYU pragma: export
#include "uriscan/batch.hpp"         // IWYU pragma: export
#include "uriscan/components.hpp"    // IWYU pragma: export
#include "uriscan/compose.hpp"       // IWYU pragma: export
#include "uriscan/dot_segments.hpp"  // IWYU pragma: export
#include "uriscan/equivalence.hpp"   // IWYU pragma: export
#include "uriscan/error.hpp"         // IWYU pragma: export
#include "uriscan/extract.hpp"       // IWYU pragma: export
#include "uriscan/kernel.hpp"        // IWYU pragma: export
#include "uriscan/lines.hpp"         // IWYU pragma: export
#include "uriscan/literal.hpp"       // IWYU pragma: export
#include "uriscan/normalize.hpp"     // IWYU pragma: export
#include "uriscan/octet_sets.hpp"    // IWYU pragma: export
#include "uriscan/parse.hpp"         // IWYU pragma: export
#include "uriscan/percent.hpp"       // IWYU pragma: export
#include "uriscan/pieces.hpp"        // IWYU pragma: export
#include "uriscan/push_parser.hpp"   // IWYU pragma: export
#include "uriscan/redact.hpp"        // IWYU pragma: export
#include "uriscan/relativize.hpp"    // IWYU pragma: export
#include "uriscan/resolve.hpp"       // IWYU pragma: export
#include "uriscan/result.hpp"        // IWYU pragma: export
#include "uriscan/rfc2396.hpp"       // IWYU pragma: export
#include "uriscan/schemes.hpp"       // IWYU pragma: export
#include "uriscan/uri.hpp"           // IWYU pragma: export
#include "uriscan/uri_builder.hpp"   // IWYU pragma: export
#include "uriscan/uri_view.hpp"      // IWYU pragma: export
