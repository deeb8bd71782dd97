// Changes parameters of a query. parameters.hpp describes the functions.

#include "operations/reference/parameters.hpp"

#include <algorithm>
#include <utility>

#include "operations/reference/parts.hpp"
#include "operations/reference/percent.hpp"

namespace uriscan::slow {

namespace {

std::string join(const std::vector<parameter>& all) {
    std::string query;
    for (std::size_t i = 0; i < all.size(); ++i) {
        query += (i > 0 ? "&" : "") + all[i].key + (all[i].value ? "=" + *all[i].value : "");
    }
    return query;
}

}  // namespace

std::vector<parameter> split_query(const std::optional<std::string>& query) {
    std::vector<parameter> all;
    if (query.value_or("").empty()) {
        return all;
    }
    std::string rest = *query + "&";
    while (!rest.empty()) {
        const std::string piece = rest.substr(0, rest.find('&'));
        rest.erase(0, piece.size() + 1);
        const std::size_t equals = piece.find('=');
        all.push_back({piece.substr(0, equals), equals == piece.npos
                                                    ? std::nullopt
                                                    : std::optional(piece.substr(equals + 1))});
    }
    return all;
}

std::string decode_parameter(std::string_view text, bool plus_is_space) {
    std::string written(text);
    if (plus_is_space) {
        std::replace(written.begin(), written.end(), '+', ' ');
    }
    return decode(written).value();
}

std::string change_parameter(std::string_view uri, std::string_view key,
                             const std::optional<parameter>& added, bool plus_is_space) {
    parts components = split(uri);
    const std::vector<parameter> old = split_query(components.query);
    std::optional<parameter> next = added;
    std::vector<parameter> all;
    for (const parameter& each : old) {
        if (decode_parameter(each.key, plus_is_space) != key) {
            all.push_back(each);
        } else if (next) {
            all.push_back({each.key, next->value});
            next.reset();
        }
    }
    if (next) {
        all.push_back(*next);
    }
    if (!all.empty()) {
        components.query = join(all);
    } else if (!old.empty()) {
        components.query.reset();
    }
    return recompose(components);
}

}  // namespace uriscan::slow
