// Repairs text that deviates from RFC 3986.  repairer.cpp has the algorithm.
#include "uriscan/repair.hpp"

#include <string>
#include <utility>

#include "operations/repairer.hpp"

namespace uriscan {

std::string_view to_string(repairs repair) noexcept {
    switch (repair) {
        case repairs::space: return "space";
        case repairs::control: return "control";
        case repairs::non_ascii: return "non-ascii";
        case repairs::delimiters: return "delimiters";
        case repairs::brackets: return "brackets";
        case repairs::backslash: return "backslash";
        case repairs::unwise: return "unwise";
        case repairs::number_sign: return "number-sign";
        case repairs::percent_sign: return "percent-sign";
        case repairs::backslash_as_slash: return "backslash-as-slash";
        case repairs::surrounding: return "surrounding";
        case repairs::none:
        case repairs::usual:
        case repairs::all: break;
    }
    return "";
}

result<repaired_view> detail::repair_invalid(std::string_view text, const uri_error& error,
                                             std::span<char> buffer, std::span<deviation> found,
                                             repairs allowed) noexcept {
    const bool is_final = !can_be_repaired(error.where) && !includes(allowed, repairs::surrounding);
    if (is_final || text.size() > max_text_size) {
        return error;
    }
    repairer repairer(text, buffer, found, allowed);
    if (const auto remaining = repairer.run()) {
        return *remaining;
    }
    return repairer.finish();
}

result<repaired_uri> repair(std::string_view text, repairs allowed) {
    const result<uri_view> parsed = parse_uri_reference(text);
    if (parsed) {
        return repaired_uri{uri(*parsed), {}};
    }
    if (text.size() > max_text_size) {
        return parsed.error();
    }
    // The first pass finds out how much memory the result needs.
    repairer measured(text, {}, {}, allowed);
    if (const auto error = measured.run()) {
        return *error;
    }
    if (measured.size() > max_text_size) {
        return uri_error{reason::too_long};
    }
    std::string made(static_cast<std::size_t>(measured.size()), '\0');
    std::vector<deviation> found(measured.deviations());
    const result<repaired_view> repaired = repair(text, made, found, allowed);
    const uri_components at = repaired->uri.components();
    return repaired_uri{uri(std::move(made), at), std::move(found)};
}

}  // namespace uriscan
