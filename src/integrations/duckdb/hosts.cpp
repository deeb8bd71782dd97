// uri_normal_host and uri_registrable_domain.
#include <optional>

#include "../public_suffixes.h"
#include "columns.hpp"
#include "functions.hpp"
#include "room.hpp"
#include "text_result.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/uriscan.h"

namespace uriscan::duckdb {
namespace {

// Returns the normal form of a valid text with a host.
std::optional<uri_view> normal_form(std::string_view text, room& room) {
    const auto uri = parse_uri_reference(text);
    if (!uri || !uri->has_authority()) {
        return std::nullopt;
    }
    const auto normal = normalize(*uri, room.with(normalized_size_limit(*uri)));
    return normal ? std::optional(*normal) : std::nullopt;
}

void normal_hosts(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    text_result result(to);
    room room;
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        const auto normal = normal_form(text, room);
        result.put(row, normal ? normal->host() : std::string_view());
    });
    result.finish();
}

std::string_view domain_in(std::string_view normal, public_suffixes& suffixes) {
    uriscan_uri uri;
    if (uriscan_parse(URISCAN_RULE_URI_REFERENCE, normal.data(), normal.size(), &uri, nullptr) !=
        URISCAN_OK) {
        return {};
    }
    const uriscan_slice domain =
        uriscan_registrable_domain(&uri, normal.data(), size_of_public_suffix, &suffixes);
    return {domain.data, domain.size};
}

void registrable_domains(duckdb_function_info info, duckdb_data_chunk chunk, duckdb_vector to) {
    static public_suffixes suffixes = load_public_suffixes();
    if (suffixes.list == nullptr) {
        duckdb_scalar_function_set_error(info,
                                         "uri_registrable_domain needs the library libpsl.so.5");
        return;
    }
    text_result result(to);
    room room;
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        const auto normal = normal_form(text, room);
        result.put(row, normal ? domain_in(normal->text(), suffixes) : std::string_view());
    });
    result.finish();
}

}  // namespace

void add_hosts(registry& to) {
    to.add("uri_normal_host", normal_hosts);
    to.add("uri_registrable_domain", registrable_domains);
}

}  // namespace uriscan::duckdb
