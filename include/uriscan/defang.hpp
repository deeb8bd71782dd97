// Defanged texts, such as hxxps://a[.]b: URIs that programs do not show as links.  Reports about
// attacks have them.  There is no standard for these texts.  People write these forms:
//
//     hxxp  hxxps  h**p  h**ps  fxp  fxps     for http, https, ftp and ftps, before a ":" or "[:"
//     h[tt]p  h[tt]ps                         for http and https
//     [.]  (.)  {.}  [dot]  (dot)  {dot}      for ".", also with a space before and after it
//     [:]  [://]  [/]                         for what is in the brackets
//     [@]  [at]  (at)                         for "@"
//
// The case of letters does not matter.  RFC 3986 does not know these forms: for example, "(.)" can
// also be part of a valid path.
//
// Thread safety: all functions are pure, and write only to the caller's buffers.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Writes `text` to the start of `buffer`, with the original octets instead of each form of the
/// list above.  All other octets stay.  `text` can be a URI, or any text with URIs, such as a
/// report.  extract() finds the URIs in the result.
/// Returns the size of the whole result; octets for which there is no room are not written.
/// `text.size()` octets are always enough.  Linear; allocates nothing.
///
///     char buffer[32];
///     const std::size_t size = uriscan::refang("hxxps[:]//a[.]b/", buffer);
///     // std::string_view(buffer, size) == "https://a.b/"
std::size_t refang(std::string_view text, std::span<char> buffer) noexcept;

/// Works like the function above, but returns a string.
///
///     uriscan::refang("me[at]h[dot]example") == "me@h.example"
std::string refang(std::string_view text);

/// Writes a URI to the start of `buffer` so that programs do not show it as a link.  "http" becomes
/// "hxxp", and "ftp" becomes "fxp".  The ":" after any other scheme becomes "[:]".  Each "." in the
/// authority, or in a path after an "@", becomes "[.]".  Returns the size of the whole result;
/// octets for which there is no room are not written.  Three times the size of the URI is always
/// enough.  Linear; allocates nothing.
///
///     char buffer[32];
///     const auto uri = uriscan::parse_uri("https://a.b/c.d");
///     const std::size_t size = uriscan::defang(*uri, buffer);
///     // std::string_view(buffer, size) == "hxxps://a[.]b/c.d"
std::size_t defang(const uri_view& uri, std::span<char> buffer) noexcept;

/// Works like the function above, but returns a string.
///
///     uriscan::defang(*uriscan::parse_uri("mailto:me@h.example")) == "mailto[:]me@h[.]example"
std::string defang(const uri_view& uri);

}  // namespace uriscan
