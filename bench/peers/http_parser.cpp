// http_parser finds the parts of a URL that an HTTP server needs, by its own rules. The only
// relative references that it accepts start with "/". It checks few octets, and no triplets. It
// returns all seven components as slices. Their offsets have 16 bits, so it splits longer texts
// wrongly. The measured code calls http_parser_parse_url, which takes the length of the text.
#include <http_parser.h>

#include <string>

#include "contender.hpp"

namespace {

using namespace uriscan::bench;

struct http_parser_peer {
    template <class Visitor>
    [[gnu::always_inline]] bool visit(std::string_view text, Visitor&& note) const {
        http_parser_url url;
        http_parser_url_init(&url);
        if (http_parser_parse_url(text.data(), text.size(), 0, &url) != 0) {
            return false;
        }
        for (const http_parser_url_fields field :
             {UF_SCHEMA, UF_USERINFO, UF_HOST, UF_PORT, UF_PATH, UF_QUERY, UF_FRAGMENT}) {
            const auto& at = url.field_data[field];
            const bool present = (url.field_set & 1u << field) != 0;
            note(present ? std::string_view(text.data() + at.off, at.len) : std::string_view());
        }
        return true;
    }
};

const contender entered("http_parser " + std::to_string(HTTP_PARSER_VERSION_MAJOR) + '.' +
                            std::to_string(HTTP_PARSER_VERSION_MINOR) + '.' +
                            std::to_string(HTTP_PARSER_VERSION_PATCH),
                        role::peer, reader_with<http_parser_peer>());

}  // namespace
