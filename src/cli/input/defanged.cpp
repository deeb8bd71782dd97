// ragel/defanged.rl has the pieces of a defanged text.
#include "cli/input/defanged.hpp"

#include <algorithm>

#include "defanged_piece.hpp"
#include "octets/letter_case.hpp"

namespace uriscan::cli {

std::string_view refanged_text::read(std::string_view defanged) {
    text_.clear();
    places_.clear();
    const auto* const begin = reinterpret_cast<const unsigned char*>(defanged.data());
    const auto* const stop = begin + defanged.size();
    for (std::size_t at = 0; at < defanged.size();) {
        const defanged_piece piece(begin + at, stop);
        const bool is_piece = piece.end != nullptr;
        append(is_piece ? piece.meaning : defanged.substr(at, 1), at);
        at = is_piece ? static_cast<std::size_t>(piece.end - begin) : at + 1;
    }
    return text_;
}

void refanged_text::append(std::string_view octets, std::size_t place) {
    text_.append(octets);
    places_.insert(places_.end(), octets.size(), place);
}

std::string defang(const uri_view& uri) {
    std::string_view rest = uri.text();
    const std::string_view scheme = uri.scheme();
    rest.remove_prefix(std::min(scheme.size(), rest.size()));
    std::string out;
    const bool is_http = equal_ignoring_case(scheme, std::string_view("http")) ||
                         equal_ignoring_case(scheme, std::string_view("https"));
    if (is_http) {
        out.append("hxxp").append(scheme.substr(4));
    } else if (equal_ignoring_case(scheme, std::string_view("ftp"))) {
        out.append("fxp");
    } else if (!scheme.empty()) {
        out.append(scheme).append("[:]");
        rest.remove_prefix(1);
    }
    // The octets up to this one can have a host.
    const std::size_t path =
        uri.has_authority() ? uri.components().path_begin : uri.components().path_end;
    const std::size_t size = path - (uri.text().size() - rest.size());
    const bool has_host = uri.has_authority() || uri.path().find('@') != std::string_view::npos;
    for (const char c : rest.substr(0, size)) {
        out.append(c == '.' && has_host ? "[.]" : std::string_view(&c, 1));
    }
    return out.append(rest.substr(size));
}

}  // namespace uriscan::cli
