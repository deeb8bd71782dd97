// uriscan parses URIs as RFC 3986 defines them: strictly, in one pass, without allocation.  This
// header includes all others:
//
//    parse.hpp        texts to views: parse_uri(), parse_uri_reference(), is_uri() and so on
//    uri_view.hpp     a parsed URI and its components; the types of its parts are in
//                     authority_view.hpp, pieces.hpp, address.hpp and components.hpp
//    uri.hpp          a URI that owns its text: uri::parse()
//    result.hpp       a value or an error; error.hpp describes errors; rule.hpp names the rules
//    literal.hpp      "http://h/"_uri, checked by the compiler
//    push_parser.hpp  a text in chunks; batch.hpp: many texts at once
//    percent.hpp      encoding and decoding; decoded_view.hpp, octet_sets.hpp
//    resolve.hpp, relativize.hpp, dot_segments.hpp, normalize.hpp, equivalence.hpp, schemes.hpp
//                     operations on URIs (sections 5 and 6)
//    uri_builder.hpp  making and changing URIs; compose.hpp: a text from components
//    allow.hpp        strict parsing that lets through octets that you name
//    repair.hpp       making a URI from text that is not clean, with a list of what was wrong
//    extract.hpp      finding URIs in other text; redact.hpp: hiding the secrets in them;
//                     lines.hpp: the lines of a text
//    audit.hpp        finding risky URIs, and those that programs read differently
//    request_target.hpp
//                     the request target of HTTP and the value of the field Host
//    rfc2396.hpp      the predecessor of RFC 3986
//    format.hpp       std::format, if the standard library has it
//    kernel.hpp       the instruction set in use; version.hpp
//
// uriscan does not repair invalid text unless you call repair().  It does not support IDNA.  It
// decodes nothing unless you ask for it.
//
// Lifetime: views refer to the caller's text, which must outlive them; each header has the details.
// Thread safety: the only mutable global state is one atomic pointer, to the kernel in use.
// Functions can be called from all threads at once.  At the same time, an object can be read by
// many threads, or changed by one.
#pragma once

#include "uriscan/address.hpp"         // IWYU pragma: export
#include "uriscan/allow.hpp"           // IWYU pragma: export
#include "uriscan/audit.hpp"           // IWYU pragma: export
#include "uriscan/authority_view.hpp"  // IWYU pragma: export
#include "uriscan/batch.hpp"           // IWYU pragma: export
#include "uriscan/components.hpp"      // IWYU pragma: export
#include "uriscan/compose.hpp"         // IWYU pragma: export
#include "uriscan/decoded_view.hpp"    // IWYU pragma: export
#include "uriscan/dot_segments.hpp"    // IWYU pragma: export
#include "uriscan/equivalence.hpp"     // IWYU pragma: export
#include "uriscan/error.hpp"           // IWYU pragma: export
#include "uriscan/extract.hpp"         // IWYU pragma: export
#include "uriscan/format.hpp"          // IWYU pragma: export
#include "uriscan/kernel.hpp"          // IWYU pragma: export
#include "uriscan/lines.hpp"           // IWYU pragma: export
#include "uriscan/literal.hpp"         // IWYU pragma: export
#include "uriscan/normalize.hpp"       // IWYU pragma: export
#include "uriscan/octet_sets.hpp"      // IWYU pragma: export
#include "uriscan/parse.hpp"           // IWYU pragma: export
#include "uriscan/percent.hpp"         // IWYU pragma: export
#include "uriscan/pieces.hpp"          // IWYU pragma: export
#include "uriscan/push_parser.hpp"     // IWYU pragma: export
#include "uriscan/redact.hpp"          // IWYU pragma: export
#include "uriscan/relativize.hpp"      // IWYU pragma: export
#include "uriscan/repair.hpp"          // IWYU pragma: export
#include "uriscan/request_target.hpp"  // IWYU pragma: export
#include "uriscan/resolve.hpp"         // IWYU pragma: export
#include "uriscan/result.hpp"          // IWYU pragma: export
#include "uriscan/rfc2396.hpp"         // IWYU pragma: export
#include "uriscan/rule.hpp"            // IWYU pragma: export
#include "uriscan/schemes.hpp"         // IWYU pragma: export
#include "uriscan/uri.hpp"             // IWYU pragma: export
#include "uriscan/uri_builder.hpp"     // IWYU pragma: export
#include "uriscan/uri_view.hpp"        // IWYU pragma: export
#include "uriscan/version.hpp"         // IWYU pragma: export
