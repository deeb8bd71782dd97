// uri_valid, uri_scheme to uri_fragment, uri_port_number, uri_parts, uri_query_value and
// uri_path_segments.
#include "columns.hpp"
#include "functions.hpp"
#include "list_result.hpp"
#include "text_result.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::duckdb {
namespace {

using component_function = std::string_view (uri_view::*)() const noexcept;

constexpr component_function components[] = {
    &uri_view::scheme, &uri_view::userinfo, &uri_view::host,    &uri_view::port,
    &uri_view::path,   &uri_view::query,    &uri_view::fragment};

void valid(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    value_result<bool> result(to);
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        result.put(row, is_uri_reference(text));
    });
}

template <component_function Component>
void component(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    text_result result(to);
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        const auto uri = parse_uri_reference(text);
        result.put(row, uri ? (*uri.*Component)() : std::string_view());
    });
    result.finish();
}

void port_number(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    value_result<std::int32_t> result(to);
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        const auto uri = parse_uri_reference(text);
        const port_value port = uri ? uri->port_number() : port_value();
        if (port.status == port_status::value) {
            result.put(row, port.number);
        } else {
            result.put_null(row);
        }
    });
}

// The result of uri_parts(): a struct with a member for each component.
class parts_result {
public:
    explicit parts_result(duckdb_vector to)
        : nulls_(to), members_{member(to, 0), member(to, 1), member(to, 2), member(to, 3),
                               member(to, 4), member(to, 5), member(to, 6)} {}

    void put(idx_t row, const uri_view& uri) {
        for (std::size_t i = 0; i < std::size(members_); ++i) {
            const component_function component = components[i];
            members_[i].put(row, (uri.*component)());
        }
    }
    // If a struct is NULL, its members must be NULL, too.
    void put_null(idx_t row) {
        nulls_.add(row);
        for (text_result& member : members_) {
            member.put_null(row);
        }
    }
    void finish() {
        for (text_result& member : members_) {
            member.finish();
        }
    }

private:
    static text_result member(duckdb_vector to, idx_t number) {
        return text_result(duckdb_struct_vector_get_child(to, number));
    }

    null_rows nulls_;
    text_result members_[std::size(components)];
};

void parts(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    parts_result result(to);
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        if (const auto uri = parse_uri_reference(text)) {
            result.put(row, *uri);
        } else {
            result.put_null(row);
        }
    });
    result.finish();
}

std::string_view value_of(std::string_view text, std::string_view key) {
    const auto uri = parse_uri_reference(text);
    const auto found = uri ? uri->parameters().find(key) : std::nullopt;
    return found ? found->value : std::string_view();
}

void query_values(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    const text_column keys(chunk, 1);
    text_result result(to);
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        result.put(row, keys.is_null(row) ? std::string_view() : value_of(text, keys[row]));
    });
    result.finish();
}

// The empty text before a "/" at the start of a path is no segment.
void path_segments_of_texts(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    list_result result(to);
    text_result segments(result.child());
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        const auto uri = parse_uri_reference(text);
        if (!uri) {
            result.put_null(row);
            return;
        }
        result.start(row);
        bool is_before = uri->path().starts_with('/');
        for (const std::string_view segment : uri->segments()) {
            if (!is_before) {
                if (result.add_element(row)) {
                    segments.moved();
                }
                segments.put(result.last(), segment);
            }
            is_before = false;
        }
    });
    segments.finish();
    result.finish();
}

}  // namespace

void add_components(registry& to) {
    to.add("uri_valid", valid);
    to.add("uri_scheme", component<&uri_view::scheme>);
    to.add("uri_userinfo", component<&uri_view::userinfo>);
    to.add("uri_host", component<&uri_view::host>);
    to.add("uri_port", component<&uri_view::port>);
    to.add("uri_path", component<&uri_view::path>);
    to.add("uri_query", component<&uri_view::query>);
    to.add("uri_fragment", component<&uri_view::fragment>);
    to.add("uri_port_number", port_number);
    to.add("uri_parts", parts);
    to.add("uri_query_value", query_values);
    to.add("uri_path_segments", path_segments_of_texts);
}

}  // namespace uriscan::duckdb
