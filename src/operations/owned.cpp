// The operations that return a text of their own.  Each calls the function that writes to a buffer.
// Before that, it computes the size of the text, or an upper limit of the size.
#include "operations/owned.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <string>
#include <utility>

#include "operations/composition.hpp"
#include "operations/dot_segments.hpp"
#include "operations/encoder.hpp"
#include "operations/repairer.hpp"
#include "operations/sizes.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/origin.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/repair.hpp"
#include "uriscan/resolve.hpp"
#include "uriscan/uri_builder.hpp"

namespace uriscan {

namespace {

// Returns the number of a new opaque origin.
std::uint64_t next_origin_number() noexcept {
    static std::atomic<std::uint64_t> last = 0;
    return last.fetch_add(1, std::memory_order_relaxed) + 1;
}

}  // namespace

origin::origin() : text_("null"), number_(next_origin_number()) {}

origin::origin(const uri_view& uri, const scheme_table& schemes)
    : text_(origin_size_limit(uri), '\0') {
    text_.resize(serialize_origin(uri, text_, schemes)->size());
    if (has_opaque_origin(uri, schemes)) {
        number_ = next_origin_number();
    }
}

std::string encode(std::string_view data, encode_for part) {
    std::string encoded(encoded_size(data, part), '\0');
    write_encoded(data, part, encoded.data());
    return encoded;
}

result<std::string> decode(std::string_view text) {
    std::string decoded(text.size(), '\0');
    const auto written = decode(text, std::span<char>(decoded));
    if (!written) {
        return written.error();
    }
    decoded.resize(written->size());
    return decoded;
}

std::string remove_dot_segments(std::string_view path) {
    std::string text(path);
    text.resize(*write_without_dots(text, true, text));
    return text;
}

result<uri> normalize(const uri_view& uri, normalization rules, const scheme_table& schemes) {
    return write_owned(normalized_size_limit(uri), [&](std::span<char> buffer) {
        return normalize(uri, buffer, rules, schemes);
    });
}

result<uri> resolve(const uri_view& base, const uri_view& reference, resolve_options options) {
    const std::size_t limit =
        std::min<std::size_t>(resolved_size_limit(base, reference), UINT32_MAX);
    return write_owned(
        limit, [&](std::span<char> buffer) { return resolve(base, reference, buffer, options); });
}

result<uri> relativize(const uri_view& base, const uri_view& target) {
    return write_owned(relativized_size_limit(base, target),
                       [&](std::span<char> buffer) { return relativize(base, target, buffer); });
}

result<uri> compose(const uri_parts& parts, ambiguity policy) {
    return write_owned(composed_size({parts}, policy),
                       [&](std::span<char> buffer) { return compose(parts, buffer, policy); });
}

result<uri> build(const uri_parts& parts, ambiguity policy) {
    result<uri> composed = compose(parts, policy);
    const auto wrong = composed && is_read_back(*composed) ? std::nullopt : check_parts(parts);
    return wrong ? result<uri>(*wrong) : std::move(composed);
}

result<uri> with_component(const uri_view& uri, component which, std::string_view value,
                           given_as given, ambiguity policy) {
    return write_owned(size_with(uri, which, value, given, policy), [&](std::span<char> buffer) {
        return with_component(uri, which, value, buffer, given, policy);
    });
}

result<uri> without_component(const uri_view& uri, component which, ambiguity policy) {
    return write_owned(size_without(uri, which, policy), [&](std::span<char> buffer) {
        return without_component(uri, which, buffer, policy);
    });
}

result<uri> with_parameter(const uri_view& uri, std::string_view key, std::string_view value,
                           given_as given, plus_sign plus) {
    return write_owned(size_with_parameter(uri, key, value, given, plus),
                       [&](std::span<char> buffer) {
                           return with_parameter(uri, key, value, buffer, given, plus);
                       });
}

result<uri> without_parameter(const uri_view& uri, std::string_view key, given_as given,
                              plus_sign plus) {
    return write_owned(size_without_parameter(uri, key, given, plus), [&](std::span<char> buffer) {
        return without_parameter(uri, key, buffer, given, plus);
    });
}

result<repaired_uri> repair(std::string_view text, repairs allowed) {
    const result<uri_view> parsed = parse_uri_reference(text);
    if (parsed) {
        return repaired_uri{uri(*parsed), {}};
    }
    // The first pass finds out how much memory the result needs.
    const result<detail::repaired_sizes> sizes =
        detail::measure_repair(text, parsed.error(), allowed);
    if (!sizes) {
        return sizes.error();
    }
    std::string made(sizes->text, '\0');
    std::vector<deviation> found(sizes->deviations);
    const result<repaired_view> repaired = repair(text, made, found, allowed);
    const uri_components at = repaired->uri.components();
    return repaired_uri{uri::unchecked(std::move(made), at), std::move(found)};
}

}  // namespace uriscan
