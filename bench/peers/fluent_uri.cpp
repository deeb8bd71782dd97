// fluent-uri is a parser in Rust for RFC 3986.  Its components are slices of the text.  The
// measured code calls `UriRef::parse` and all seven accessors, in one C function for each text.
// The compiler cannot inline this function into the loop; a program in Rust saves the call.
#include <array>
#include <cstddef>

#include "contender.hpp"

namespace {

using namespace uriscan::bench;

struct slice {
    const char* begin;
    std::size_t size;
};
using components = std::array<slice, 7>;

}  // namespace

extern "C" bool fluent_uri_parse(const char* begin, std::size_t size, components* out);

namespace {

struct fluent_uri_peer {
    template <class Visitor>
    [[gnu::always_inline]] bool visit(std::string_view text, Visitor&& note) const {
        components at;
        if (!fluent_uri_parse(text.data(), text.size(), &at)) {
            return false;
        }
        for (const slice& component : at) {
            note(std::string_view(component.begin, component.size));
        }
        return true;
    }
};

const contender entered("fluent-uri " FLUENT_URI_VERSION, role::strict_peer,
                        reader_with<fluent_uri_peer>());

}  // namespace
