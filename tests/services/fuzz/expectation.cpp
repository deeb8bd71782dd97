#include "expectation.hpp"

#include "grammar/rfc9112.hpp"

#include <algorithm>
#include <cctype>
#include <optional>

namespace uriscan::services {

namespace {

namespace oracle = uriscan::oracle;
using oracle::rfc9112::reference;

// The names of the forms, in the order of the oracle.
constexpr std::string_view names_of_forms[] = {"origin-form", "absolute-form", "authority-form",
                                               "asterisk-form"};

oracle::rfc9112::verdict strict_verdict(const request& sent) {
    using oracle::rfc9112::allowed;
    return reference().parse_target(
        sent.method == "OPTIONS" ? allowed::of_options : allowed::of_others, sent.target);
}

// The server `allow` lets through all octets that a URI cannot have, and each "%" that starts no
// triplet.  It refuses two things: a fragment, and a "\" among the first slashes of the target,
// which a browser would read as "//".
oracle::rfc9112::verdict tolerant_verdict(const request& sent) {
    const std::string_view target = sent.target;
    oracle::rfc9112::verdict result = strict_verdict(sent);
    if (result.valid) {
        return result;
    }
    const std::size_t slashes = target.find_first_not_of("/\\");
    const std::size_t bad = std::min(target.find('#'), target.substr(0, slashes).find('\\'));
    result.error_offset = bad;
    result.valid = bad == std::string_view::npos;
    if (result.valid) {
        const std::size_t mark = target.find('?');
        result.parts.path = target.substr(0, mark);
        if (mark != std::string_view::npos) {
            result.parts.query = target.substr(mark + 1);
        }
    }
    return result;
}

// Says whether a port is not from 1 to 65535 (RFC 9110, section 4.2.1).  It can be empty.
bool is_out_of_range(std::string_view port) {
    const std::string_view digits = port.substr(std::min(port.find_first_not_of('0'), port.size()));
    return !port.empty() &&
           (digits.empty() || digits.size() > 5 || std::stoi(std::string(digits)) > 65535);
}

// Returns the offset of what the rules of HTTP refuse in a valid text, or the offset of the error
// in a text that is not valid.  `start` is the offset of the host.
std::optional<std::size_t> error_in(const oracle::rfc9112::verdict& checked, std::size_t start,
                                    bool needs_host) {
    if (!checked.valid) {
        return checked.error_offset;
    }
    const std::string_view host = checked.parts.host.value_or("");
    if (needs_host && host.empty()) {
        return start;
    }
    return is_out_of_range(checked.parts.port.value_or("")) ? std::optional(start + host.size() + 1)
                                                            : std::nullopt;
}

std::optional<std::size_t> error_in_target(const oracle::rfc9112::verdict& target) {
    const std::size_t start = std::string_view("://").size();  // offset after the "://"
    return error_in(target, target.parts.scheme.value_or("").size() + start, false);
}

std::optional<std::size_t> error_in_host(const oracle::rfc9112::verdict& host) {
    return error_in(host, 0, true);
}

std::string text_of(std::optional<std::size_t> offset) {
    return offset ? std::to_string(*offset) : "";
}

void add_line(std::string& lines, std::string_view value) {
    lines += value;
    lines += '\n';
}

// Returns the lines of the variables that fuzz_nginx.py lets nginx print.
std::string lines_for(const oracle::rfc9112::verdict& target,
                      const oracle::rfc9112::verdict& host) {
    std::string lines;
    add_line(lines, error_in_target(target) ? "0" : "1");
    add_line(lines, text_of(error_in_target(target)));
    add_line(lines, target.valid ? names_of_forms[static_cast<int>(target.has_form)] : "");
    for (const auto& part : {target.parts.scheme, target.parts.userinfo, target.parts.host,
                             target.parts.port, target.parts.path, target.parts.query}) {
        add_line(lines, part.value_or(""));
    }
    add_line(lines, error_in_host(host) ? "0" : "1");
    add_line(lines, text_of(error_in_host(host)));
    return lines;
}

// Decodes each triplet, and keeps each "%" that starts none.
std::string decoded(std::string_view text) {
    const auto is_digit = [](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; };
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '%' && text.size() - at > 2 && is_digit(text[at + 1]) &&
            is_digit(text[at + 2])) {
            result +=
                static_cast<char>(std::stoi(std::string(text.substr(at + 1, 2)), nullptr, 16));
            at += 2;
        } else {
            result += text[at];
        }
    }
    return result;
}

}  // namespace

expectation::expectation(const request& sent) : sent_(&sent) {
    const oracle::rfc9112::verdict host = reference().parse_host_field(sent.host);
    const oracle::rfc9112::verdict target =
        sent.to == server::allow ? tolerant_verdict(sent) : strict_verdict(sent);
    const bool host_is_good = !error_in_host(host);
    target_is_good_ = !error_in_target(target);
    lines_ = lines_for(target, host);
    if (sent.to == server::redirect && !(target_is_good_ && host_is_good)) {
        // A fragment, another host and a method with content are never redirected.
        const bool can_redirect = host_is_good && sent.method == "GET" &&
                                  sent.target.find('#') == std::string::npos &&
                                  sent.target.find_first_of("/\\", 1) != 1;
        status_ = can_redirect ? 301 : 400;
    }
}

std::string expectation::mistake_in(const answer& received) const {
    if (received.status != status_) {
        return "the status is " + std::to_string(received.status) + " instead of " +
               std::to_string(status_);
    }
    if (status_ == 301) {
        return mistake_in_location(received.location);
    }
    if (status_ == 200 && !received.body.starts_with(lines_)) {
        return "the variables are\n" + std::string(received.body) + "instead of\n" + lines_;
    }
    return "";
}

// A redirect must lead to the same octets on the same host.
std::string expectation::mistake_in_location(std::string_view location) const {
    const bool is_good =
        reference().parse_target(oracle::rfc9112::allowed::origin, location).valid &&
        !location.starts_with("//") && decoded(location) == decoded(sent_->target);
    return is_good ? "" : "it redirects to " + std::string(location);
}

}  // namespace uriscan::services
