// Code that each compiler must refuse (see check.sh).
#include "code/names.hpp"

namespace uriscan {

void view_temporary_texts() {
    (void)parse_uri(text());                    // refused: deleted
    (void)parse(rule::uri, text() + "x");       // refused: deleted
    (void)parse_authority(text());              // refused: deleted
    (void)rfc2396::parse_absolute_uri(text());  // refused: deleted
    (void)parse_request_target(text());         // refused: deleted
    (void)parse_request_target(text(), "GET");  // refused: deleted
    (void)parse_host_field(text());             // refused: deleted
    (void)extract(text());                      // refused: deleted
    (void)parse_lines(text(), columns());       // refused: deleted
    (void)decoded_view(text());                 // refused: deleted
    (void)path_segments(text());                // refused: deleted
    (void)query_parameters(text());             // refused: deleted
    (void)owned().view();                       // refused: deleted
    (void)owned()->host();                      // refused: deleted
    (void)parts_of(owned());                    // refused: deleted
}

void write_wrong_literals() {
    constexpr uri_view a = "../b"_uri;                   // refused: the_literal_has_no_scheme
    constexpr uri_view b = "http://a b/"_uri;            // refused: the_literal_cannot_go_on_with
    constexpr uri_view c = "http://[::1"_uri_reference;  // refused: the_literal_ends_too_early
    constexpr uri_view d = literal(rule::absolute_uri, "a:#f");  // refused: cannot_go_on_with
    constexpr uri_view e = literal(rule::relative_ref, "a:b");   // refused: cannot_go_on_with
}

// A URI of RFC 2396 has other components, so the operations of RFC 3986 refuse it.
void use_uris_of_rfc2396() {
    auto old = rfc2396::parse_absolute_uri("s:a?b/../c");
    (void)normalize(*old);         // refused: inaccessible|private|no matching
    (void)resolve(*old, *old);     // refused: inaccessible|private|no matching
    (void)equivalent(*old, *old);  // refused: inaccessible|private|no matching
}

}  // namespace uriscan
