// Visits the secrets of a text.  tolerant_uris finds the URIs in the text, and secret_reader finds
// the secrets in a URI.  Both go from left to right.  The functions of redactor differ only in what
// they do with each secret.  A slice without octets is no secret.  It only says that all secrets
// before it were visited.
#pragma once

#include <cstddef>
#include <string_view>

#include "octets/subtext.hpp"
#include "text/redact/closed_reader.hpp"
#include "text/redact/connection_string.hpp"
#include "text/redact/secrets.hpp"
#include "text/redact/tokens.hpp"
#include "text/redact/tolerant_uri.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {

// Calls `callback` with each secret of a URI in `whole_text`.
template <class Callback>
void visit_uri(std::string_view whole_text, const tolerant_uri& uri, const redact_options& options,
               const key_ends& ends, redaction& counts, Callback& callback) {
    const std::string_view text = subtext(whole_text, 0, uri.end);
    counts.tolerant += is_uri_reference(subtext(text, uri.begin)) ? 0 : 1;
    const auto visit_all = [&](auto&& reader) {
        for (slice secret = reader.next(); !secret.empty(); secret = reader.next()) {
            ++counts.secrets;
            callback(secret);
        }
    };
    joined_reader reader(
        secret_reader(whole_text, {uri.begin, uri.end}, uri.how, options, ends, uri.restart),
        token_reader(subtext(text, 0, uri.data_end), uri.begin, options, uri.restart));
    const auto visit_more = [&](auto&& more) {
        if (options.closed) [[unlikely]] {
            const closed_reader closed(text, uri.begin, uri.how, options);
            visit_all(joined_reader(more, closed, uri.end));
        } else {
            visit_all(more);
        }
    };
    if (uri.how == certainty::whole_text && starts_list(text)) [[unlikely]] {
        visit_more(joined_reader(reader, pair_reader(text, options, ends)));
    } else {
        visit_more(reader);
    }
}

// Calls `callback` with each secret in the URIs of `text`, which `uris` searches.
template <class Callback>
void visit_text(std::string_view text, tolerant_uris& uris, const redact_options& options,
                const key_ends& ends, redaction& counts, Callback& callback) {
    for (tolerant_uri uri; uris.next(uri);) {
        if (uri.begin == uri.end) {
            callback(slice{uri.begin, uri.end});
        } else {
            visit_uri(text, uri, options, ends, counts, callback);
        }
    }
    counts.uris += uris.count();
}

template <class Callback>
redaction redactor::visit_text(std::string_view text, Callback& callback) const {
    redaction counts;
    const mark_sets sets = mark_sets_with(scheme_ends_, options_.shapes);
    tolerant_uris uris(text, options_, key_ends_, sets);
    uriscan::visit_text(text, uris, options_, key_ends_, counts, callback);
    return counts;
}

template <class Callback>
redaction redactor::visit_reference(std::string_view text, Callback& callback) const {
    const mark_sets sets = mark_sets_with(scheme_ends_, options_.shapes);
    tolerant_uris uris(text, options_, key_ends_, sets);
    redaction counts;
    counts.uris = 1;
    if (!uris.is_harmless_reference()) {
        visit_uri(text, {0, text.size(), text.size(), certainty::whole_text, uris.restart()},
                  options_, key_ends_, counts, callback);
    }
    return counts;
}

}  // namespace uriscan
