// Component recomposition (RFC 3986, section 5.3).
//
// First, compose() checks that a parser would read the same parts from the text.  If it would read
// other parts, and repairs are allowed, compose() finds the octets that must come before the path.
// It also computes the size of the text.  Then it writes the text in one pass.  Linear.
#include "uriscan/uri_builder.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "operations/parts.hpp"
#include "operations/path_guard.hpp"

namespace uriscan {
namespace {

constexpr std::uint64_t too_long = std::uint64_t{1} << 32;

// Returns an error if the path is not allowed together with the other parts (3, 3.3 and 4.2).
std::optional<uri_error> broken_rule(const uri_parts& parts) noexcept {
    const std::string_view path = parts.path;
    if (is_present(parts.host)) {
        if (!path.empty() && path[0] != '/') {
            return uri_error{reason::path_not_absolute, component::path, 0};
        }
    } else if (needs_guard(path, false)) {
        return uri_error{reason::path_begins_with_slashes, component::path, 1};
    } else if (!is_present(parts.scheme)) {
        const std::size_t colon = path.find(':');
        if (colon != std::string_view::npos && colon < path.find('/')) {
            return uri_error{reason::colon_in_first_segment, component::path, colon};
        }
    }
    return std::nullopt;
}

constexpr std::string_view repair_of(reason broken_rule) noexcept {
    switch (broken_rule) {
        case reason::path_not_absolute: return "/";
        case reason::path_begins_with_slashes: return path_guard;
        default: return "./";
    }
}

// Checks the parts other than the path, and returns an error if a required part is missing.
std::optional<uri_error> missing_part(const uri_parts& parts) noexcept {
    if (!is_present(parts.host) && (is_present(parts.userinfo) || is_present(parts.port))) {
        return uri_error{reason::missing_host, component::host, 0};
    }
    if (is_present(parts.scheme) && parts.scheme.empty()) {
        return uri_error{reason::unexpected_end, component::scheme, 0};
    }
    return std::nullopt;
}

// Returns the size of the text.  A part that is too long by itself counts as 2^32 octets, so that
// the sum does not overflow.
std::uint64_t composed_size(const uri_parts& parts, std::string_view before_path) noexcept {
    const auto size = [](std::string_view part, std::uint64_t delimiters) {
        const std::uint64_t octets = std::min<std::uint64_t>(part.size(), too_long);
        return is_present(part) ? octets + delimiters : 0;
    };
    return size(parts.scheme, 1) + size(parts.userinfo, 1) + size(parts.host, 2) +
           size(parts.port, 1) + before_path.size() + size(parts.path, 0) + size(parts.query, 1) +
           size(parts.fragment, 1);
}

struct plan {
    std::string_view before_path;
    std::size_t size;
};

result<plan> plan_for(const uri_parts& parts, ambiguity policy) noexcept {
    if (const auto missing = missing_part(parts)) {
        return *missing;
    }
    std::string_view before_path;
    if (const auto broken = broken_rule(parts)) {
        if (policy == ambiguity::refuse) {
            return *broken;
        }
        before_path = repair_of(broken->why);
    }
    const std::uint64_t size = composed_size(parts, before_path);
    if (size >= too_long) {
        return uri_error{reason::too_long};
    }
    return plan{before_path, static_cast<std::size_t>(size)};
}

// Writes to a buffer that is large enough.
class writer {
public:
    explicit writer(char* begin) noexcept : begin_(begin), next_(begin) {}

    void put(char octet) noexcept { *next_++ = octet; }
    void put(std::string_view text) noexcept {
        std::char_traits<char>::move(next_, text.data(), text.size());
        next_ += text.size();
    }
    std::uint32_t offset() const noexcept { return static_cast<std::uint32_t>(next_ - begin_); }
    std::string_view text() const noexcept { return {begin_, offset()}; }

private:
    char* begin_;
    char* next_;
};

void write_authority(const uri_parts& parts, writer& out, uri_components& at) noexcept {
    out.put("//");
    if (is_present(parts.userinfo)) {
        out.put(parts.userinfo);
        out.put('@');
    }
    at.host_begin = out.offset();
    out.put(parts.host);
    at.host_end = out.offset();
    if (is_present(parts.port)) {
        out.put(':');
        out.put(parts.port);
    }
}

uri_view write(const uri_parts& parts, std::string_view before_path, writer out) noexcept {
    uri_components at;
    if (is_present(parts.scheme)) {
        out.put(parts.scheme);
        at.scheme_end = out.offset();
        out.put(':');
    }
    if (is_present(parts.host)) {
        write_authority(parts, out, at);
    } else {
        at.host_end = out.offset();
    }
    at.path_begin = out.offset();
    out.put(before_path);
    out.put(parts.path);
    at.path_end = out.offset();
    if (is_present(parts.query)) {
        out.put('?');
        out.put(parts.query);
    }
    at.query_end = out.offset();
    if (is_present(parts.fragment)) {
        out.put('#');
        out.put(parts.fragment);
    }
    return {out.text(), at};
}

}  // namespace

result<uri_view> compose(const uri_parts& parts, std::span<char> buffer,
                         ambiguity policy) noexcept {
    const result<plan> plan = plan_for(parts, policy);
    if (!plan) {
        return plan.error();
    }
    if (plan->size > buffer.size()) {
        return uri_error{reason::buffer_too_small};
    }
    return write(parts, plan->before_path, writer(buffer.data()));
}

result<uri> compose(const uri_parts& parts, ambiguity policy) {
    const result<plan> plan = plan_for(parts, policy);
    if (!plan) {
        return plan.error();
    }
    std::string text(plan->size, '\0');
    const uri_view written = write(parts, plan->before_path, writer(text.data()));
    return uri(std::move(text), written.components());
}

}  // namespace uriscan
