// uri_normalize, uri_resolve, uri_repair, uri_redact, uri_error and uri_error_offset.

#include "columns.hpp"
#include "functions.hpp"
#include "room.hpp"
#include "text_result.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/redact.hpp"
#include "uriscan/repair.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::duckdb {
namespace {

// Returns the text of a result, or a null text if there is none.
std::string_view text_or_null(const result<uri_view>& uri) {
    return uri ? uri->text() : std::string_view();
}

void normalize_texts(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    text_result result(to);
    room room;
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        const auto uri = parse_uri_reference(text);
        result.put(row, uri ? text_or_null(normalize(*uri, room.with(normalized_size_limit(*uri))))
                            : std::string_view());
    });
    result.finish();
}

std::string_view resolved(std::string_view base, std::string_view reference, room& room) {
    const auto parsed_base = parse_uri_reference(base);
    const auto parsed = parse_uri_reference(reference);
    if (!parsed_base || !parsed) {
        return {};
    }
    return text_or_null(
        resolve(*parsed_base, *parsed, room.with(resolved_size_limit(*parsed_base, *parsed))));
}

void resolve_texts(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    const text_column references(chunk, 1);
    text_result result(to);
    room room;
    for_each_text(chunk, result, [&](idx_t row, std::string_view base) {
        result.put(row, references.is_null(row) ? std::string_view()
                                                : resolved(base, references[row], room));
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

// A redacted text can be longer than its secrets, so few texts are redacted a second time.
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
    to.add("uri_normalize", 1, DUCKDB_TYPE_VARCHAR, normalize_texts);
    to.add("uri_resolve", 2, DUCKDB_TYPE_VARCHAR, resolve_texts);
    to.add("uri_repair", 1, DUCKDB_TYPE_VARCHAR, repair_texts);
    to.add_same_type("uri_redact", redact_texts);
    to.add("uri_error", 1, DUCKDB_TYPE_VARCHAR, describe_errors);
    to.add("uri_error_offset", 1, DUCKDB_TYPE_BIGINT, locate_errors);
}

}  // namespace uriscan::duckdb
