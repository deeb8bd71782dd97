// uri_valid, uri_scheme to uri_fragment, uri_port_number and uri_parts.
#include "columns.hpp"
#include "functions.hpp"
#include "text_result.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::duckdb {
namespace {

using component_function = std::string_view (uri_view::*)() const noexcept;

constexpr const char* names[] = {"scheme", "userinfo", "host", "port", "path", "query", "fragment"};
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
    // The members of a struct that is NULL must be NULL, too.
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

}  // namespace

void add_components(registry& to) {
    to.add("uri_valid", 1, DUCKDB_TYPE_BOOLEAN, valid);
    to.add("uri_scheme", 1, DUCKDB_TYPE_VARCHAR, component<&uri_view::scheme>);
    to.add("uri_userinfo", 1, DUCKDB_TYPE_VARCHAR, component<&uri_view::userinfo>);
    to.add("uri_host", 1, DUCKDB_TYPE_VARCHAR, component<&uri_view::host>);
    to.add("uri_port", 1, DUCKDB_TYPE_VARCHAR, component<&uri_view::port>);
    to.add("uri_path", 1, DUCKDB_TYPE_VARCHAR, component<&uri_view::path>);
    to.add("uri_query", 1, DUCKDB_TYPE_VARCHAR, component<&uri_view::query>);
    to.add("uri_fragment", 1, DUCKDB_TYPE_VARCHAR, component<&uri_view::fragment>);
    to.add("uri_port_number", 1, DUCKDB_TYPE_INTEGER, port_number);
    constexpr duckdb_type text = DUCKDB_TYPE_VARCHAR;
    to.add("uri_parts", 1,
           column_type::struct_of(names, {text, text, text, text, text, text, text}), parts);
}

}  // namespace uriscan::duckdb
