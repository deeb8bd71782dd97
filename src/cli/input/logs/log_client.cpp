#include "cli/input/logs/log_client.hpp"

#include <array>

#include "cli/input/logs/log_names.hpp"
#include "uriscan/request_target.hpp"

namespace uriscan::cli {
namespace {

// Returns whether the text is an IPv6 address, with or without brackets and a zone.
bool is_ipv6(std::string_view text) {
    std::array<char, 48> host{'['};  // an address has at most 45 octets
    text.remove_prefix(text.starts_with('[') ? 1 : 0);
    text = text.substr(0, text.find_first_of("]%"));
    if (text.size() > host.size() - 2) {
        return false;
    }
    host[text.copy(&host[1], text.size()) + 1] = ']';
    const auto field = parse_host_field({host.data(), text.size() + 2});
    return field && field->host_kind() == kind_of_host::ipv6;
}

}  // namespace

bool has_text_before_client(const log_line& read, bool starts_with_client) {
    const std::string_view client = read[log_part::client];
    const std::string_view ident = read[log_part::ident];
    const std::string_view user = read[log_part::user];
    if (client.find(':') != client.npos && client != "unix:" && !is_ipv6(client)) {
        return true;
    }
    if (client.data() == nullptr || ident.data() == nullptr || ident == absent) {
        return false;
    }
    const auto host = parse_host_field(ident);
    return user.find(" - ") != user.npos || ident.find(':') != ident.npos ||
           (starts_with_client &&
            (user.starts_with("- ") || (host && host->host_kind() == kind_of_host::ipv4)));
}

}  // namespace uriscan::cli
