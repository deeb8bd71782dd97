// The C functions that parse.
#include <cstring>

#include "c/pushing.hpp"
#include "c/request_target.hpp"
#include "kernels/kernels.hpp"
#include "parse/reading.hpp"

static_assert(sizeof(uriscan_uri) == 32 && sizeof(uriscan_error) == 16);

// A kernel stores a read_part at the start of a uriscan_uri.
static_assert(offsetof(uriscan_uri, scheme_end) == offsetof(uriscan::uri_components, scheme_end));
static_assert(offsetof(uriscan_uri, host_begin) == offsetof(uriscan::uri_components, host_begin));
static_assert(offsetof(uriscan_uri, host_end) == offsetof(uriscan::uri_components, host_end));
static_assert(offsetof(uriscan_uri, path_begin) == offsetof(uriscan::uri_components, path_begin));
static_assert(offsetof(uriscan_uri, path_end) == offsetof(uriscan::uri_components, path_end));
static_assert(offsetof(uriscan_uri, query_end) == offsetof(uriscan::uri_components, query_end));
static_assert(offsetof(uriscan_uri, size) == offsetof(uriscan::detail::read_part, size));
static_assert(offsetof(uriscan::detail::read_part, at) == 0);

namespace uriscan::c {
namespace {

// Stores the empty reference and the error, or the status.  These functions are not inlined, so
// that valid texts do not pay for them.
template <class Error>
[[gnu::cold, gnu::noinline]] uriscan_status fail(const Error& why, uriscan_uri* uri,
                                                 uriscan_error* error) noexcept {
    if (uri != nullptr) {
        *uri = {};
    }
    return store(why, error);
}

// Parses a text by a rule that is not one of RFC 3986.  Not inlined, so that the rules of RFC 3986
// do not pay for its stack frame.
[[gnu::noinline]] uriscan_status parse_by_other_rule(uriscan_rule rule, std::string_view text,
                                                     uriscan_uri* uri,
                                                     uriscan_error* error) noexcept {
    return is_http_rule(rule) ? store(parse_http(rule, text), uri, error)
                              : fail(uriscan_status{URISCAN_INVALID_ARGUMENT}, uri, error);
}

// Checks a text against a rule, after a kernel has read it and stored its components in `uri`.
[[gnu::noinline]] uriscan_status check(rule rule, std::string_view text, fault found,
                                       uriscan_uri& uri, uriscan_error* error) noexcept {
    read_part part;
    std::memcpy(static_cast<void*>(&part), &uri, sizeof part);
    const auto why = find_error(rule, text, part, found);
    return why ? fail(*why, &uri, error) : store(uriscan_status{URISCAN_OK}, error);
}

// Stores the components of a text in `uri` if it is valid.
bool parse_one(uriscan_rule rule, std::string_view text, uriscan_uri& uri) noexcept {
    if (is_http_rule(rule)) {
        return store(parse_http(rule, text), &uri, nullptr) == URISCAN_OK;
    }
    const auto checked = rule_of(rule);
    read_part part;
    if (!checked || text.size() > max_text_size || !read_by_rule(*checked, text, part).whole) {
        return false;
    }
    uri = uri_of(part.at, static_cast<std::uint32_t>(text.size()));
    return true;
}

}  // namespace

}  // namespace uriscan::c

using namespace uriscan;
using namespace uriscan::c;

int uriscan_is_valid(uriscan_rule rule, const char* text, std::size_t size) noexcept {
    if (is_http_rule(rule)) {
        return parse_http(rule, {text, size}) ? 1 : 0;
    }
    const auto checked = rule_of(rule);
    return checked && is_valid(*checked, {text, size}) ? 1 : 0;
}

uriscan_status uriscan_parse(uriscan_rule rule, const char* text, std::size_t size,
                             uriscan_uri* uri, uriscan_error* error) noexcept {
    const auto checked = rule_of(rule);
    if (!checked) [[unlikely]] {
        return parse_by_other_rule(rule, {text, size}, uri, error);
    }
    uriscan_uri unused;
    uriscan_uri& to = uri != nullptr ? *uri : unused;
    const fault found = kernel_in_use::read({text, size}, reinterpret_cast<unsigned char*>(&to));
    to.form = 0;
    if (must_check(*checked, found == fault::none)) [[unlikely]] {
        return check(*checked, {text, size}, found, to, error);
    }
    if (error != nullptr) {
        *error = {};
    }
    return URISCAN_OK;
}

std::size_t uriscan_parse_many(uriscan_rule rule, const uriscan_slice* texts, std::size_t count,
                               uriscan_uri* uris, std::uint64_t* valid) noexcept {
    std::size_t valid_count = 0;
    std::uint64_t word = 0;
    for (std::size_t row = 0; row < count; ++row) {
        const std::string_view text(texts[row].data, texts[row].size);
        uriscan_uri uri = {};
        const bool is_valid = parse_one(rule, text, uri);
        if (uris != nullptr) {
            uris[row] = uri;
        }
        valid_count += is_valid ? 1 : 0;
        word |= std::uint64_t{is_valid} << row % 64;
        if (valid != nullptr && (row % 64 == 63 || row + 1 == count)) {
            valid[row / 64] = word;
            word = 0;
        }
    }
    return valid_count;
}

uriscan_status uriscan_push_start(uriscan_push* push, uriscan_rule rule) noexcept {
    const auto checked = rule_of(rule);
    new (push->opaque) push_parser(checked.value_or(rule::uri_reference));
    return checked ? URISCAN_OK : URISCAN_INVALID_ARGUMENT;
}

int uriscan_push_feed(uriscan_push* push, const char* chunk, std::size_t size) noexcept {
    return parser_in<push_parser>(*push).feed({chunk, size}) ? 1 : 0;
}

uriscan_status uriscan_push_finish(const uriscan_push* push, uriscan_uri* uri,
                                   uriscan_error* error) noexcept {
    return store_pushed(parser_in<push_parser>(*push).finish(), uri, error);
}
