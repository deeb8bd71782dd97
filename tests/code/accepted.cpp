// Code that each compiler must accept without warnings (see check.sh).
#include "code/names.hpp"

namespace uriscan {

void view_texts_that_live() {
    (void)parse_uri(s);
    (void)parse_uri(constant);
    (void)parse_uri(pointer);
    (void)parse_uri("a:");
    (void)parse_uri(std::string_view(s));
    (void)parse_uri({pointer, 2});
    (void)is_uri(text());
    (void)parse(rule::uri, s);
    (void)extract(s);
    (void)extract("a");
    (void)decoded_view(s);
    (void)uri::parse(text());
    (void)uri::parse(s);
    (void)uri::parse("a:");
    (void)uri::parse(pointer);
    (void)equivalent(owned(), owned());
}

void write_literals() {
    constexpr uri_view absolute = "http://example.com/"_uri;
    constexpr uri_view relative = "../b"_uri_reference;
    (void)absolute;
    (void)relative;
}

}  // namespace uriscan
