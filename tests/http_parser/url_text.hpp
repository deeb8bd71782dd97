// Shows the fields of an http_parser_url as text, so that tests can compare them.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "support/case_file.hpp"
#include "uriscan/http_parser.h"

namespace uriscan::tests {

// Returns the fields as NAME@OFFSET="VALUE" in the order of their offsets, as cases.txt lists them.
inline std::string shown(std::string_view text, const http_parser_url& url) {
    constexpr std::array<const char*, UF_MAX> names = {"schema", "host",     "port",    "path",
                                                       "query",  "fragment", "userinfo"};
    std::string all;
    for (const unsigned field :
         {UF_SCHEMA, UF_USERINFO, UF_HOST, UF_PORT, UF_PATH, UF_QUERY, UF_FRAGMENT}) {
        if ((url.field_set >> field & 1) != 0) {
            const auto [offset, size] = url.field_data[field];
            all += all.empty() ? "" : " ";
            all += std::string(names[field]) + '@' + std::to_string(offset) + '=' +
                   in_quotes(text.substr(offset, size));
        }
    }
    return all;
}

}  // namespace uriscan::tests
