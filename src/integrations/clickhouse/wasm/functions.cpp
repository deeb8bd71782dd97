// The functions for ClickHouse as a WebAssembly module.  Each function gets a block of rows in the
// format RowBinary, and returns a block with one value for each row.  functions.txt has their names
// and types in SQL.  The module imports nothing, so all it can do is compute.
#include "integrations/json/template_arguments.hpp"
#include "integrations/json/template_values.hpp"
#include "public_suffixes.hpp"
#include "rowbinary.hpp"
#include "uriscan/uriscan.h"
#include "uriscan/uriscan.hpp"

namespace uriscan::clickhouse {
namespace {

// Calls `answer_row(reader, writer, scratch)` for each row.
template <class Answer>
block* answer(block* in, std::uint32_t count, Answer answer_row) noexcept {
    rows_in_place rows(*in);
    writer result;
    scratch memory;
    for (; count > 0; --count) {
        answer_row(rows, result, memory);
        rows.end_row(result);
    }
    return rows.release();
}

// Answers each text with `get(view)`, which must be a slice of it.  If the text is not valid, the
// answer is NULL.
template <class Get>
block* answer_slices(block* in, std::uint32_t count, Get get) noexcept {
    return answer(in, count, [get](rows_in_place& from, writer& to, scratch&) noexcept {
        const auto uri = parse_uri_reference(from.next());
        to.add_nullable(uri ? get(*uri) : std::string_view());
    });
}

// Returns the text of a result, or a null text if there is none.
std::string_view text_of(const result<uri_view>& uri) noexcept {
    return uri ? uri->text() : std::string_view();
}

// Returns the normal form of a text, or nothing if the text is not valid.
std::optional<uri_view> normal_form(std::string_view text, scratch& memory,
                                    normalization rules = normalization::syntax_based) noexcept {
    const auto uri = parse_uri_reference(text);
    if (!uri) {
        return std::nullopt;
    }
    const auto normal = normalize(*uri, memory.room(normalized_size_limit(*uri)), rules);
    return normal ? std::optional(*normal) : std::nullopt;
}

// Returns the registrable domain of the host of a valid text, or a null text if there is none.
std::string_view registrable_domain(std::string_view text) noexcept {
    uriscan_uri uri;
    if (uriscan_parse(URISCAN_RULE_URI_REFERENCE, text.data(), text.size(), &uri, nullptr) !=
        URISCAN_OK) {
        return {};
    }
    const uriscan_slice domain =
        uriscan_registrable_domain(&uri, text.data(), size_of_public_suffix, nullptr);
    return {domain.data, domain.size};
}

// Answers two texts with `combine(first, second, scratch)`.  If one of them is not valid, the
// answer is NULL.
template <class Combine>
block* answer_pairs(block* in, std::uint32_t count, Combine combine) noexcept {
    return answer(in, count, [combine](rows_in_place& from, writer& to, scratch& memory) noexcept {
        const auto first = parse_uri_reference(from.next());
        const auto second = parse_uri_reference(from.next());
        to.add_nullable(first && second ? text_of(combine(*first, *second, memory))
                                        : std::string_view());
    });
}

// Calls `write(buffer)`, which returns the size of the whole text.  If the buffer was too small,
// calls it again with a larger one.
template <class Write>
std::string_view written(scratch& memory, Write write) noexcept {
    std::span<char> buffer = memory.room(0);
    const std::size_t size = write(buffer);
    if (size > buffer.size()) {
        buffer = memory.room(size);
        write(buffer);
    }
    return {buffer.data(), size};
}

std::string_view uri_of(const found_uri& found, scratch& memory) noexcept {
    return found.escaped ? text_of(unescape(found, memory.room(found.original.size())))
                         : found.uri.text();
}

// Calls `use(found)` for each URI in a text.
template <class Use>
void each_uri_in(std::string_view text, Use use) noexcept {
    for (auto found = find_uri(text, 0); found; found = find_uri(text, found->end())) {
        use(*found);
    }
}

}  // namespace
}  // namespace uriscan::clickhouse

using namespace uriscan;              // NOLINT: this file only exports functions
using namespace uriscan::clickhouse;  // NOLINT

#define URISCAN_EXPORT(name) extern "C" __attribute__((export_name(name)))
#define URISCAN_EXPORT_SLICE(component)                                                     \
    URISCAN_EXPORT("uri_" #component)                                                       \
    block* uri_##component(block* in, std::uint32_t count) {                                \
        return answer_slices(in, count,                                                     \
                             [](const uri_view& uri) noexcept { return uri.component(); }); \
    }

URISCAN_EXPORT("clickhouse_create_buffer") block* create(std::uint32_t size) {
    return make_block(size);
}

URISCAN_EXPORT("clickhouse_destroy_buffer") void destroy(block* made) {
    std::free(made->data);
    std::free(made);
}

URISCAN_EXPORT_SLICE(scheme)
URISCAN_EXPORT_SLICE(userinfo)
URISCAN_EXPORT_SLICE(host)
URISCAN_EXPORT_SLICE(port)
URISCAN_EXPORT_SLICE(path)
URISCAN_EXPORT_SLICE(query)
URISCAN_EXPORT_SLICE(fragment)

URISCAN_EXPORT("uri_valid") block* uri_valid(block* in, std::uint32_t count) {
    return answer(in, count, [](rows_in_place& from, writer& to, scratch&) noexcept {
        to.add_not_null();
        to.add(is_uri_reference(from.next()) ? 1 : 0);
    });
}

URISCAN_EXPORT("uri_port_number") block* uri_port_number(block* in, std::uint32_t count) {
    return answer(in, count, [](rows_in_place& from, writer& to, scratch&) noexcept {
        const auto uri = parse_uri_reference(from.next());
        if (uri && uri->port_number().status == port_status::value) {
            to.add_not_null();
            to.add_number(uri->port_number().number);
        } else {
            to.add_null();
        }
    });
}

URISCAN_EXPORT("uri_parts") block* uri_parts(block* in, std::uint32_t count) {
    return answer(in, count, [](rows_in_place& from, writer& to, scratch&) noexcept {
        const auto uri = parse_uri_reference(from.next());
        const uri_view view = uri ? *uri : uri_view();
        for (const std::string_view part :
             {view.scheme(), view.userinfo(), view.host(), view.port()}) {
            to.add_nullable(part);
        }
        to.add_nullable(uri ? view.path() : std::string_view());
        to.add_nullable(view.query());
        to.add_nullable(view.fragment());
    });
}

URISCAN_EXPORT("uri_normalize") block* uri_normalize(block* in, std::uint32_t count) {
    return answer(in, count, [](rows_in_place& from, writer& to, scratch& memory) noexcept {
        const auto normal = normal_form(from.next(), memory);
        to.add_nullable(normal ? normal->text() : std::string_view());
    });
}

URISCAN_EXPORT("uri_normalize_scheme_based")
block* uri_normalize_scheme_based(block* in, std::uint32_t count) {
    return answer(in, count, [](rows_in_place& from, writer& to, scratch& memory) noexcept {
        const auto normal = normal_form(from.next(), memory,
                                        normalization::scheme_based | normalization::ipv6_address);
        to.add_nullable(normal ? normal->text() : std::string_view());
    });
}

URISCAN_EXPORT("uri_normal_host") block* uri_normal_host(block* in, std::uint32_t count) {
    return answer(in, count, [](rows_in_place& from, writer& to, scratch& memory) noexcept {
        const auto normal = normal_form(from.next(), memory);
        to.add_nullable(normal ? normal->host() : std::string_view());
    });
}

URISCAN_EXPORT("uri_registrable_domain")
block* uri_registrable_domain(block* in, std::uint32_t count) {
    return answer(in, count, [](rows_in_place& from, writer& to, scratch& memory) noexcept {
        const auto normal = normal_form(from.next(), memory);
        to.add_nullable(normal ? registrable_domain(normal->text()) : std::string_view());
    });
}

URISCAN_EXPORT("uri_resolve") block* uri_resolve(block* in, std::uint32_t count) {
    return answer_pairs(
        in, count, [](const uri_view& base, const uri_view& reference, scratch& memory) noexcept {
            return resolve(base, reference, memory.room(resolved_size_limit(base, reference)));
        });
}

URISCAN_EXPORT("uri_relativize") block* uri_relativize(block* in, std::uint32_t count) {
    return answer_pairs(
        in, count, [](const uri_view& base, const uri_view& target, scratch& memory) noexcept {
            return relativize(base, target, memory.room(relativized_size_limit(base, target)));
        });
}

URISCAN_EXPORT("uri_query_value") block* uri_query_value(block* in, std::uint32_t count) {
    return answer(in, count, [](rows_in_place& from, writer& to, scratch&) noexcept {
        const auto uri = parse_uri_reference(from.next());
        const std::string_view key = from.next();
        const auto found = uri ? uri->parameters().find(key) : std::nullopt;
        to.add_nullable(found ? found->value : std::string_view());
    });
}

URISCAN_EXPORT("uri_path_segments") block* uri_path_segments(block* in, std::uint32_t count) {
    return answer(in, count, [](rows_in_place& from, writer& to, scratch&) noexcept {
        const auto uri = parse_uri_reference(from.next());
        const path_segments segments = uri ? uri->segments() : path_segments();
        auto at = segments.begin();
        if (uri && uri->path().starts_with('/')) {
            ++at;  // the empty text before a "/" at the start is no segment
        }
        to.add_size(static_cast<std::size_t>(std::ranges::distance(at, segments.end())));
        for (; at != segments.end(); ++at) {
            to.add_text(*at);
        }
    });
}

URISCAN_EXPORT("uri_decode") block* uri_decode(block* in, std::uint32_t count) {
    return answer(in, count, [](rows_in_place& from, writer& to, scratch& memory) noexcept {
        const std::string_view text = from.next();
        const auto decoded = decode(text, memory.room(text.size()));
        to.add_nullable(decoded ? *decoded : std::string_view());
    });
}

URISCAN_EXPORT("uri_repair") block* uri_repair(block* in, std::uint32_t count) {
    return answer(in, count, [](rows_in_place& from, writer& to, scratch& memory) noexcept {
        const std::string_view text = from.next();
        const auto repaired = repair(text, memory.room(repaired_size_limit(text)));
        to.add_nullable(repaired ? repaired->uri.text() : std::string_view());
    });
}

URISCAN_EXPORT("uri_audit") block* uri_audit(block* in, std::uint32_t count) {
    return answer(in, count, [](rows_in_place& from, writer& to, scratch&) noexcept {
        const std::string_view text = from.next();
        const auto uri = parse_uri_reference(text);
        const audit_findings found = uri ? audit(*uri) : audit_refused(text, uri.error());
        to.add_size(found.size());
        for (const audit_finding one : found) {
            to.add_text(name_of(one));
        }
    });
}

URISCAN_EXPORT("uri_extract") block* uri_extract(block* in, std::uint32_t count) {
    return answer(in, count, [](rows_in_place& from, writer& to, scratch& memory) noexcept {
        const std::string_view text = from.next();
        std::size_t uris = 0;
        each_uri_in(text, [&](const found_uri&) noexcept { ++uris; });
        to.add_size(uris);
        each_uri_in(text, [&](const found_uri& found) noexcept {
            to.add_text(uri_of(found, memory));
            to.add_number(std::uint64_t{found.offset});
            to.add_number(std::uint64_t{found.original.size()});
            to.add(found.truncated ? 1 : 0);
        });
    });
}

URISCAN_EXPORT("uri_redact") block* uri_redact(block* in, std::uint32_t count) {
    return answer(in, count, [](rows_in_place& from, writer& to, scratch& memory) noexcept {
        const std::string_view text = from.next();
        to.add_nullable(written(memory, [text](std::span<char> buffer) noexcept {
            return redactor().redact(text, buffer).size;
        }));
    });
}

URISCAN_EXPORT("uri_match") block* uri_match(block* in, std::uint32_t count) {
    integrations::cached_matcher matcher;
    std::string values;
    return answer(in, count, [&](rows_in_place& from, writer& to, scratch&) noexcept {
        const std::string_view one = from.next();
        values.clear();
        const bool matches = matcher.append_match(one, from.next(), values);
        to.add_nullable(matches ? std::string_view(values) : std::string_view());
    });
}

URISCAN_EXPORT("uri_expand") block* uri_expand(block* in, std::uint32_t count) {
    std::string text;
    return answer(in, count, [&](rows_in_place& from, writer& to, scratch&) noexcept {
        const std::string_view one = from.next();
        text.clear();
        const bool expands = integrations::append_expansion(one, from.next(), text);
        to.add_nullable(expands ? std::string_view(text) : std::string_view());
    });
}

URISCAN_EXPORT("uri_error") block* uri_error(block* in, std::uint32_t count) {
    return answer(in, count, [](rows_in_place& from, writer& to, scratch& memory) noexcept {
        const std::string_view text = from.next();
        const auto uri = parse_uri_reference(text);
        to.add_nullable(uri ? std::string_view()
                            : written(memory, [&](std::span<char> buffer) noexcept {
                                  return describe(uri.error(), text, buffer);
                              }));
    });
}

URISCAN_EXPORT("uri_error_offset") block* uri_error_offset(block* in, std::uint32_t count) {
    return answer(in, count, [](rows_in_place& from, writer& to, scratch&) noexcept {
        const auto uri = parse_uri_reference(from.next());
        if (uri) {
            to.add_null();
        } else {
            to.add_not_null();
            to.add_number(std::uint64_t{uri.error().offset});
        }
    });
}
