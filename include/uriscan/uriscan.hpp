// uriscan parses URIs as RFC 3986 defines them: strictly, in one pass, without allocation.  This
// header includes all others, with one exception: literal.hpp, which is large.
//
//    parse.hpp        texts to views: parse_uri(), parse_uri_reference(), is_uri() and so on
//    result.hpp       a value or an error
//    uri_view.hpp     a parsed URI and its components; pieces.hpp: segments and parameters
//    uri.hpp          a URI that owns its text: uri::parse()
//    literal.hpp      "http://h/"_uri, checked by the compiler
//    push_parser.hpp  a text in chunks; batch.hpp: many texts or lines at once
//    percent.hpp      sets of octets, encoding and decoding
//    resolve.hpp, normalize.hpp
//                     operations on URIs (sections 5 and 6)
//    origin.hpp       origins of URIs (RFC 6454)
//    uri_template.hpp templates of URIs (RFC 6570); template_matcher.hpp: matching texts with them
//    uri_builder.hpp  making and changing URIs
//    allow.hpp        strict parsing that lets through octets that you name
//    repair.hpp       making a URI from text that is not clean, with a list of what was wrong
//    extract.hpp      finding URIs in other text; redact.hpp: hiding the secrets in them
//    defang.hpp       URIs that programs do not show as links: hxxps://a[.]b
//    audit.hpp        finding risky URIs, and those that programs read differently
//    request_target.hpp
//                     the request target of HTTP and the value of the field Host
//    http_rules.hpp   the rules of HTTP that the grammars of these two do not contain
//    iri.hpp          IRIs (RFC 3987): parsing, and mapping to URIs and back
//    rfc2396.hpp      the predecessor of RFC 3986
//    format.hpp       std::format, if the standard library has it
//    version.hpp      the version of this library
//
// uriscan does not repair invalid text unless you call repair().  It does not support IDNA.  It
// decodes nothing unless you ask for it.
//
// Lifetime: views refer to the caller's text, which must outlive them; each header has the details.
// Thread safety: the only mutable global state is an atomic pointer to the kernel in use, and an
// atomic count of opaque origins.  Functions can be called from all threads at once.  An object can
// be read by many threads at the same time, or changed by one thread.
#pragma once

#include "uriscan/allow.hpp"             // IWYU pragma: export
#include "uriscan/audit.hpp"             // IWYU pragma: export
#include "uriscan/batch.hpp"             // IWYU pragma: export
#include "uriscan/defang.hpp"            // IWYU pragma: export
#include "uriscan/extract.hpp"           // IWYU pragma: export
#include "uriscan/format.hpp"            // IWYU pragma: export
#include "uriscan/http_rules.hpp"        // IWYU pragma: export
#include "uriscan/iri.hpp"               // IWYU pragma: export
#include "uriscan/normalize.hpp"         // IWYU pragma: export
#include "uriscan/origin.hpp"            // IWYU pragma: export
#include "uriscan/parse.hpp"             // IWYU pragma: export
#include "uriscan/percent.hpp"           // IWYU pragma: export
#include "uriscan/pieces.hpp"            // IWYU pragma: export
#include "uriscan/push_parser.hpp"       // IWYU pragma: export
#include "uriscan/redact.hpp"            // IWYU pragma: export
#include "uriscan/repair.hpp"            // IWYU pragma: export
#include "uriscan/request_target.hpp"    // IWYU pragma: export
#include "uriscan/resolve.hpp"           // IWYU pragma: export
#include "uriscan/result.hpp"            // IWYU pragma: export
#include "uriscan/rfc2396.hpp"           // IWYU pragma: export
#include "uriscan/template_matcher.hpp"  // IWYU pragma: export
#include "uriscan/uri.hpp"               // IWYU pragma: export
#include "uriscan/uri_builder.hpp"       // IWYU pragma: export
#include "uriscan/uri_template.hpp"      // IWYU pragma: export
#include "uriscan/uri_view.hpp"          // IWYU pragma: export
#include "uriscan/version.hpp"           // IWYU pragma: export
