// Finds the values that are counted.  Schemes and hosts are normalized first (RFC 3986, section
// 6.2.2), so that equivalent values are counted together.
#include "cli/stats/value_of.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <limits>
#include <vector>

#include "cli/fields/domains.hpp"
#include "cli/stats/log_time.hpp"
#include "octets/letter_case.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"

namespace uriscan::cli {
namespace {

// Returns a text of a URI in lower case.  A result that is not `text` is in `memory`.
std::string_view lower_case(std::string_view text, std::string& memory) {
    if (!has_upper(text)) {
        return text;
    }
    memory.resize(text.size());
    std::ranges::transform(text, memory.begin(), lower);
    return memory;
}

// Returns the normal form of the host of `uri` (RFC 3986, sections 6.2.2.1 and 6.2.2.2), or
// absent_value.
std::string_view normal_host(const uri_view& uri, std::string& memory) {
    if (!uri.has_authority()) {
        return absent_value;
    }
    if (uri.host().find('%') == std::string_view::npos) {
        return lower_case(uri.host(), memory);
    }
    constexpr auto rules = normalization::letter_case | normalization::percent_encoding;
    // The normal form is not longer than `uri`, so there is no error.
    return memory = normalize(uri, rules)->view().host();
}

std::string_view domain_of(const uri_view& uri, std::string& memory) {
    const std::string_view host = normal_host(uri, memory);
    const bool is_name = uri.has_authority() && uri.host_kind() == host_kind::reg_name;
    return is_name ? registrable_domain(memory = host) : host;
}

std::string_view port_of(const uri_view& uri, std::string& memory) {
    const port_value port = uri.port_number();
    switch (port.status) {
        case port_status::absent: break;
        case port_status::empty: return "";
        case port_status::value: return memory = fmt::format_int(port.number).str();
        case port_status::overflow: return "more than 65535";
    }
    return absent_value;
}

std::string_view query_value(const uri_view& uri, std::string_view key) {
    const auto parameters = uri.query_parameters();
    const auto found = parameters.find(key);
    return !found ? absent_value : found->has_value() ? found->value : "";
}

std::string_view referer_host(std::string_view referer, std::string& memory) {
    const auto uri = parse_uri_reference(referer);
    return uri ? normal_host(*uri, memory) : "(not valid)";
}

// Returns the text with each octet percent-encoded that no URI has, except spaces.
std::string with_spaces(std::string_view text) {
    std::string shown;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        shown.append(start == 0 ? "" : " ");
        shown.append(encode(text.substr(start, end - start), encode_for::fragment));
        start = end + 1;
    }
    return shown;
}

std::string_view log_value_of(aspect which, const log_values& log, std::string& memory) {
    const auto value = [&](log_value wanted, const auto& convert) {
        const std::string_view text = log[wanted];
        return text.data() == nullptr ? absent_value : convert(text);
    };
    const auto shown = [&](std::string_view text) -> std::string_view {
        return memory = encode(text, encode_for::fragment);
    };
    switch (which) {
        case aspect::status: return value(log_value::status, shown);
        case aspect::method: return value(log_value::method, shown);
        case aspect::client: return value(log_value::client, shown);
        case aspect::user_agent:
            return value(log_value::user_agent, [&](std::string_view text) -> std::string_view {
                return memory = with_spaces(text);
            });
        case aspect::referer_host:
            return value(log_value::referer,
                         [&](std::string_view text) { return referer_host(text, memory); });
        default: break;
    }
    const auto hour = hour_of(log[log_value::time]);
    if (!hour) {
        return absent_value;
    }
    constexpr std::size_t size_of_day = 10;
    return memory = hour->substr(0, which == aspect::day ? size_of_day : hour->size());
}

// Returns the names of all ranges of lengths.  Name N is for lengths that have N binary digits;
// name 5, for example, is "16-31".
std::vector<std::string> names_of_lengths() {
    std::vector<std::string> lengths = {"0", "1"};
    for (unsigned bits = 2; bits <= std::numeric_limits<std::uint64_t>::digits; ++bits) {
        const std::uint64_t least = std::uint64_t{1} << (bits - 1);
        lengths.push_back(fmt::format("{}-{}", least, least + (least - 1)));
    }
    return lengths;
}

}  // namespace

std::string_view name_of_length(std::uint64_t size) {
    static const std::vector<std::string> lengths = names_of_lengths();
    return lengths[static_cast<std::size_t>(std::bit_width(size))];
}

std::string_view value_of(const counted_by::part& part, const uri_view& uri, const log_values* log,
                          std::string& memory) {
    if (is_of_log(part.which)) {
        return log_value_of(part.which, *log, memory);
    }
    switch (part.which) {
        case aspect::scheme:
            return uri.has_scheme() ? lower_case(uri.scheme(), memory) : absent_value;
        case aspect::host: return normal_host(uri, memory);
        case aspect::domain: return domain_of(uri, memory);
        case aspect::host_kind:
            return uri.has_authority() ? to_string(uri.host_kind()) : absent_value;
        case aspect::port: return port_of(uri, memory);
        case aspect::path: return uri.path();
        case aspect::length: return name_of_length(uri.text().size());
        case aspect::query_value: return query_value(uri, part.key);
        default: return absent_value;
    }
}

}  // namespace uriscan::cli
