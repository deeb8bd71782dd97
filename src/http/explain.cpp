// Works out which component an error is in, and why it is an error.
//
// If several forms are allowed, the error is reported for one of them: the form that fits the
// longest prefix of the text.  If two forms fit equally long prefixes, the one that comes first in
// this order counts: origin, authority, absolute, asterisk.  For example, only the origin form
// starts with "/", but "h" can be the start of a host or of a scheme.
#include "http/explain.hpp"

#include "octets/subtext.hpp"
#include "octets/triplets.hpp"
#include "parse/reading.hpp"

namespace uriscan {
namespace {

// Returns the size of the longest prefix of `text` with which a text of this form can start.
std::uint32_t viable_prefix_size(request_form form, std::string_view text) noexcept {
    switch (form) {
        case request_form::origin: return read_origin_form(text).read.stop;
        case request_form::asterisk: return read_asterisk_form(text).stop;
        // An authority form is a field Host with a port, so both can start with the same prefixes.
        case request_form::authority: return read_host_field(text).read.stop;
        case request_form::absolute: break;
    }
    read_part unused;
    return read_by_rule(rule::absolute_uri, text, unused).stop;
}

// Returns the usual reason of an error.  Callers look for a more exact reason first.
error_reason plain_reason(std::string_view text, std::size_t offset) noexcept {
    return offset == text.size() ? error_reason::unexpected_end
                                 : error_reason::unexpected_character;
}

uri_error explain_origin(std::string_view text, std::size_t offset) noexcept {
    const std::string_view prefix = subtext(text, 0, offset);
    const origin_reading found = read_origin_form(prefix);
    const component where = found.path_end == offset ? component::path : component::query;
    if (ends_inside_triplet(prefix)) {
        return {error_reason::malformed_percent_encoding, where, offset};
    }
    if (found.read.whole && subtext(text, offset).starts_with('#')) {
        return {error_reason::unexpected_fragment, component::fragment, offset};
    }
    return {plain_reason(text, offset), where, offset};
}

uri_error explain_host(std::string_view text, std::size_t offset) noexcept {
    const std::string_view prefix = subtext(text, 0, offset);
    const host_reading found = read_host_field(prefix);
    if (found.host_end != open<std::uint32_t>) {  // the prefix has the ":" of a port
        return {error_reason::invalid_port, component::port, offset};
    }
    if (ends_inside_triplet(prefix)) {
        return {error_reason::malformed_percent_encoding, component::host, offset};
    }
    if (!found.read.whole) {  // a reg-name can end after each octet, but an IP literal cannot
        return {error_reason::malformed_ip_literal, component::host, offset};
    }
    return {plain_reason(text, offset), component::host, offset};
}

}  // namespace

uri_error explain_request_target(form_set allowed, std::string_view text) noexcept {
    request_form best = request_form::origin;
    std::uint32_t offset = 0;
    bool is_first = true;
    for (const request_form form : {request_form::origin, request_form::authority,
                                    request_form::absolute, request_form::asterisk}) {
        if (!allowed.has(form)) {
            continue;
        }
        const std::uint32_t size = viable_prefix_size(form, text);
        if (is_first || size > offset) {
            best = form;
            offset = size;
            is_first = false;
        }
    }
    switch (best) {
        case request_form::origin: return explain_origin(text, offset);
        case request_form::authority: return explain_host(text, offset);
        case request_form::absolute: return parse(rule::absolute_uri, text).error();
        case request_form::asterisk: break;
    }
    return {plain_reason(text, offset), component::path, offset};
}

uri_error explain_host_field(std::string_view text) noexcept {
    return explain_host(text, read_host_field(text).read.stop);
}

}  // namespace uriscan
