// Component recomposition (RFC 3986, section 5.3).
//
// First, compose() checks that a parser would read the same parts from the text.  If it would read
// other parts, and repairs are allowed, compose() finds the octets that must come before the path.
// It also computes the size of the text.  Then it writes the text in one pass.  Linear.
#include "uriscan/uri_builder.hpp"

#include <algorithm>
#include <optional>

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "operations/composition.hpp"
#include "operations/path_guard.hpp"

namespace uriscan {
namespace {

constexpr std::uint64_t too_long = std::uint64_t{1} << 32;

// Returns an octet of the path, or NUL after its end.  A path that is data can be read here before
// it is encoded: encoding neither adds nor removes a "/".
char path_octet(const composition& parts, std::size_t offset) noexcept {
    const std::string_view path = parts.parts.path;
    const bool is_in_tail = offset >= path.size();
    const std::string_view text = is_in_tail ? parts.path_tail : path;
    offset -= is_in_tail ? path.size() : 0;
    return offset < text.size() ? text[offset] : '\0';
}

// Returns an error if the path is not allowed together with the other parts (3, 3.3 and 4.2).
std::optional<uri_error> broken_rule(const composition& parts) noexcept {
    const written_value path = parts[component::path];
    if (parts.has(component::host)) {
        const bool is_empty = path.value.empty() && parts.path_tail.empty();
        if (!is_empty && path_octet(parts, 0) != '/') {
            return uri_error{error_reason::path_not_absolute, component::path, 0};
        }
    } else if (path_octet(parts, 0) == '/' && path_octet(parts, 1) == '/') {
        return uri_error{error_reason::path_begins_with_slashes, component::path, 1};
    } else if (!parts.has(component::scheme)) {
        // All of the first segment is in `path`: the "/" that ends it is the last octet of `path`,
        // or the first octet of the tail.
        const std::size_t colon = path.value.find(':');
        if (colon != std::string_view::npos && colon < path.value.find('/')) {
            const written_value before = {subtext(path.value, 0, colon), path.encoding};
            return uri_error{error_reason::colon_in_first_segment, component::path, before.size()};
        }
    }
    return std::nullopt;
}

constexpr std::string_view repair_of(error_reason broken_rule) noexcept {
    switch (broken_rule) {
        case error_reason::path_not_absolute: return "/";
        case error_reason::path_begins_with_slashes: return path_guard;
        default: return "./";
    }
}

// Checks the parts other than the path, and returns an error if a required part is missing.
std::optional<uri_error> missing_part(const composition& parts) noexcept {
    if (!parts.has(component::host) &&
        (parts.has(component::userinfo) || parts.has(component::port))) {
        return uri_error{error_reason::missing_host, component::host, 0};
    }
    if (parts.has(component::scheme) && parts[component::scheme].value.empty()) {
        return uri_error{error_reason::unexpected_end, component::scheme, 0};
    }
    return std::nullopt;
}

// Returns the size of the text.  A part that is too long by itself counts as 2^32 octets, so that
// the sum does not overflow.
std::uint64_t whole_size(const composition& parts, std::string_view before_path) noexcept {
    const auto limited = [](std::uint64_t size) { return std::min(size, too_long); };
    const auto size = [&](component which, std::uint64_t delimiters) {
        return parts.has(which) ? limited(parts[which].size()) + delimiters : 0;
    };
    return size(component::scheme, 1) + size(component::userinfo, 1) + size(component::host, 2) +
           size(component::port, 1) + before_path.size() + size(component::path, 0) +
           limited(parts.path_tail.size()) + size(component::query, 1) +
           limited(parts.query_tail.size()) + limited(parts.unstored) +
           size(component::fragment, 1);
}

struct composing_plan {
    std::string_view before_path;
    std::size_t size;
};

result<composing_plan> composing_plan_for(const composition& parts, ambiguity policy) noexcept {
    if (const auto missing = missing_part(parts)) {
        return *missing;
    }
    std::string_view before_path;
    if (const auto broken = broken_rule(parts)) {
        if (policy == ambiguity::refuse) {
            return *broken;
        }
        before_path = repair_of(broken->reason);
    }
    const std::uint64_t size = whole_size(parts, before_path);
    if (size >= too_long) {
        return uri_error{error_reason::too_long};
    }
    return composing_plan{before_path, static_cast<std::size_t>(size)};
}

// Writes to a buffer that is large enough.
class writer {
public:
    explicit writer(char* begin) noexcept : begin_(begin), next_(begin) {}

    void put(char octet) noexcept { *next_++ = octet; }
    void put(std::string_view text) noexcept { next_ = move_octets(next_, text); }
    void put(const written_value& value) noexcept { next_ = value.write(next_); }
    std::uint32_t offset() const noexcept { return static_cast<std::uint32_t>(next_ - begin_); }
    std::string_view text() const noexcept { return {begin_, offset()}; }

private:
    char* begin_;
    char* next_;
};

void write_authority(const composition& parts, writer& out, uri_components& at) noexcept {
    out.put("//");
    if (parts.has(component::userinfo)) {
        out.put(parts[component::userinfo]);
        out.put('@');
    }
    at.host_begin = out.offset();
    out.put(parts[component::host]);
    at.host_end = out.offset();
    if (parts.has(component::port)) {
        out.put(':');
        out.put(parts[component::port]);
    }
}

uri_view write(const composition& parts, std::string_view before_path, writer out) noexcept {
    uri_components at;
    if (parts.has(component::scheme)) {
        out.put(parts[component::scheme]);
        at.scheme_end = out.offset();
        out.put(':');
    }
    if (parts.has(component::host)) {
        write_authority(parts, out, at);
    } else {
        at.host_end = out.offset();
    }
    at.path_begin = out.offset();
    out.put(before_path);
    out.put(parts[component::path]);
    out.put(parts.path_tail);
    at.path_end = out.offset();
    if (parts.has(component::query)) {
        out.put('?');
        out.put(parts[component::query]);
        out.put(parts.query_tail);
    }
    at.query_end = out.offset();
    if (parts.has(component::fragment)) {
        out.put('#');
        out.put(parts[component::fragment]);
    }
    return uri_view::unchecked(out.text(), at);
}

}  // namespace

void set_part(uri_parts& parts, unsigned& encoded, component which,
              const written_value& written) noexcept {
    part_of(parts, which) = written.value;
    encoded &= ~(1U << index(which));
    encoded |= (written.encoding ? 1U : 0U) << index(which);
}

void remove_part(uri_parts& parts, component which) noexcept {
    part_of(parts, which) = {};
    if (which == component::host) {
        parts.userinfo = parts.port = {};
    }
}

result<std::size_t> composed_size(const composition& parts, ambiguity policy) noexcept {
    const result<composing_plan> plan = composing_plan_for(parts, policy);
    return plan ? result<std::size_t>(plan->size) : plan.error();
}

result<uri_view> compose(const composition& parts, std::span<char> buffer,
                         ambiguity policy) noexcept {
    const result<composing_plan> plan = composing_plan_for(parts, policy);
    if (!plan) {
        return plan.error();
    }
    if (plan->size > buffer.size()) {
        return uri_error{error_reason::buffer_too_small};
    }
    return write(parts, plan->before_path, writer(buffer.data()));
}

result<uri_view> compose(const uri_parts& parts, std::span<char> buffer,
                         ambiguity policy) noexcept {
    return compose(composition{parts}, buffer, policy);
}

}  // namespace uriscan
