// Repairs text that deviates from RFC 3986.  repairer.cpp has the algorithm.
#include "uriscan/repair.hpp"

#include "operations/repairer.hpp"

namespace uriscan {
namespace {

// Says whether repair() must return `error`, the error of the parser, because it cannot repair the
// text.
bool is_final(std::string_view text, const uri_error& error, repairs allowed) noexcept {
    return text.size() > max_text_size ||
           (!can_be_repaired(error.component) && !contains_repairs(allowed, repairs::surrounding));
}

}  // namespace

std::string_view name_of(repairs repair) noexcept {
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

result<detail::repaired_sizes> detail::measure_repair(std::string_view text, const uri_error& error,
                                                      repairs allowed) noexcept {
    if (is_final(text, error, allowed)) {
        return error;
    }
    repairer measured(text, {}, {}, allowed);
    if (const auto remaining = measured.run()) {
        return *remaining;
    }
    if (measured.size() > max_text_size) {
        return uri_error{error_reason::too_long};
    }
    return repaired_sizes{static_cast<std::size_t>(measured.size()), measured.deviations()};
}

result<repaired_view> detail::repair_invalid(std::string_view text, const uri_error& error,
                                             std::span<char> buffer, std::span<deviation> found,
                                             repairs allowed) noexcept {
    if (is_final(text, error, allowed)) {
        return error;
    }
    repairer repairer(text, buffer, found, allowed);
    if (const auto remaining = repairer.run()) {
        return *remaining;
    }
    return repairer.finish();
}

}  // namespace uriscan
