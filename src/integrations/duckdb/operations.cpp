// uri_normalize, uri_normalize_scheme_based, uri_resolve, uri_relativize, uri_repair, uri_decode,
// uri_redact, uri_error and uri_error_offset.
#include <utf8.h>

#include "columns.hpp"
#include "functions.hpp"
#include "room.hpp"
#include "text_result.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/redact.hpp"
#include "uriscan/repair.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::duckdb {
namespace {

// Returns the text of a result, or a null text if there is none.
std::string_view text_or_null(const result<uri_view>& uri) {
    return uri ? uri->text() : std::string_view();
}

template <normalization Rules>
void normalize_texts(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    text_result result(to);
    room room;
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        const auto uri = parse_uri_reference(text);
        result.put(
            row, uri ? text_or_null(normalize(*uri, room.with(normalized_size_limit(*uri)), Rules))
                     : std::string_view());
    });
    result.finish();
}

result<uri_view> resolved(const uri_view& base, const uri_view& reference, room& room) {
    return resolve(base, reference, room.with(resolved_size_limit(base, reference)));
}

result<uri_view> relative(const uri_view& base, const uri_view& target, room& room) {
    return relativize(base, target, room.with(relativized_size_limit(base, target)));
}

using combination = result<uri_view> (*)(const uri_view&, const uri_view&, room&);

template <combination Combine>
void combine_texts(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    const text_column others(chunk, 1);
    text_result result(to);
    room room;
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        const auto base = parse_uri_reference(text);
        const auto other = parse_uri_reference(others.is_null(row) ? " " : others[row]);
        result.put(row,
                   base && other ? text_or_null(Combine(*base, *other, room)) : std::string_view());
    });
    result.finish();
}

void repair_texts(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    text_result result(to);
    room room;
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        const auto repaired = repair(text, room.with(repaired_size_limit(text)));
        result.put(row, repaired ? repaired->uri.text() : std::string_view());
    });
    result.finish();
}

// A VARCHAR must be UTF-8; a BLOB can be anything.
template <bool MustBeUtf8>
void decode_texts(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    text_result result(to);
    room room;
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        const auto decoded = decode(text, room.with(text.size()));
        const bool is_there = decoded && (!MustBeUtf8 || utf8::is_valid(*decoded));
        result.put(row, is_there ? *decoded : std::string_view());
    });
    result.finish();
}

// A redacted text can be longer than the original.  So the buffer is a little larger than the
// original, and few texts must be redacted a second time.
std::string_view redacted(const redactor& redactor, std::string_view text, room& room) {
    constexpr std::size_t usual_growth = 64;
    std::span<char> to = room.with(text.size() + usual_growth);
    std::size_t size = redactor.redact(text, to).size;
    if (size > to.size()) {
        to = room.with(size);
        size = redactor.redact(text, to).size;
    }
    return size <= to.size() ? std::string_view(to.data(), size) : std::string_view();
}

void redact_texts(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    static const redactor redactor;
    text_result result(to);
    room room;
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        result.put(row, redacted(redactor, text, room));
    });
    result.finish();
}

std::string_view message(const uri_error& error, std::string_view text, std::span<char> to) {
    return {to.data(), describe(error, text, to)};
}

void describe_errors(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    text_result result(to);
    room room;
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        const auto uri = parse_uri_reference(text);
        result.put(row, uri ? std::string_view() : message(uri.error(), text, room.with(0)));
    });
    result.finish();
}

void locate_errors(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    value_result<std::int64_t> result(to);
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        const auto uri = parse_uri_reference(text);
        if (uri) {
            result.put_null(row);
        } else {
            result.put(row, static_cast<std::int64_t>(uri.error().offset));
        }
    });
}

}  // namespace

void add_operations(registry& to) {
    to.add("uri_normalize", normalize_texts<normalization::syntax_based>);
    to.add("uri_normalize_scheme_based",
           normalize_texts<normalization::scheme_based | normalization::ipv6_address>);
    to.add("uri_resolve", combine_texts<resolved>);
    to.add("uri_relativize", combine_texts<relative>);
    to.add("uri_repair", repair_texts);
    to.add("uri_decode", decode_texts<true>, decode_texts<false>);
    to.add("uri_redact", redact_texts);
    to.add("uri_error", describe_errors);
    to.add("uri_error_offset", locate_errors);
}

}  // namespace uriscan::duckdb
