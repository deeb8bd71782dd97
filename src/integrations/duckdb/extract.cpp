// uri_extract: the URIs in a text.  The scalar function returns a list of structs.  The table
// function returns a table with the same columns.
#include <memory>
#include <string>

#include "functions.hpp"
#include "list_result.hpp"
#include "room.hpp"
#include "text_result.hpp"
#include "uriscan/extract.hpp"

namespace uriscan::duckdb {
namespace {

constexpr const char* names[] = {"uri", "start", "size", "truncated"};
constexpr duckdb_type types[] = {DUCKDB_TYPE_VARCHAR, DUCKDB_TYPE_BIGINT, DUCKDB_TYPE_BIGINT,
                                 DUCKDB_TYPE_BOOLEAN};

// The columns to which URIs are written: members of a struct, or columns of a table.
class found_columns {
public:
    template <class ColumnOf>
    explicit found_columns(ColumnOf column)
        : uri_(column(0)), start_(column(1)), size_(column(2)), truncated_(column(3)) {}

    void put(idx_t place, const found_uri& found, room& room) {
        uri_.put(place, text_of_uri(found, room));
        start_.put(place, static_cast<std::int64_t>(found.offset));
        size_.put(place, static_cast<std::int64_t>(found.original.size()));
        truncated_.put(place, found.truncated);
    }

    void moved() {
        uri_.moved();
        start_.moved();
        size_.moved();
        truncated_.moved();
    }
    void finish() { uri_.finish(); }

private:
    static std::string_view text_of_uri(const found_uri& found, room& room) {
        if (!found.escaped) {
            return found.uri.text();
        }
        const auto uri = unescape(found, room.with(found.original.size()));
        return uri ? uri->text() : std::string_view();
    }

    text_result uri_;
    value_result<std::int64_t> start_;
    value_result<std::int64_t> size_;
    value_result<bool> truncated_;
};

void extract_lists(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    list_result result(to);
    duckdb_vector structs = result.child();
    found_columns members([&](idx_t i) { return duckdb_struct_vector_get_child(structs, i); });
    room room;
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        result.start(row);
        for (const found_uri& found : extract(text)) {
            if (result.add_element(row)) {
                members.moved();
            }
            members.put(result.last(), found, room);
        }
    });
    members.finish();
    result.finish();
}

// The text in which the table function searches.
struct searched {
    std::string text;
    bool is_null = false;
};

// The state of a scan of the table.
struct scan {
    std::size_t from = 0;
};

template <class Type>
void destroy(void* object) {
    delete static_cast<Type*>(object);
}

searched searched_in(duckdb_value value) {
    if (duckdb_is_null_value(value)) {
        return {{}, true};
    }
    if (duckdb_get_type_id(duckdb_get_value_type(value)) == DUCKDB_TYPE_BLOB) {
        const duckdb_blob blob = duckdb_get_blob(value);
        searched result{{static_cast<const char*>(blob.data), blob.size}};
        duckdb_free(blob.data);
        return result;
    }
    char* const text = duckdb_get_varchar(value);
    searched result{text};
    duckdb_free(text);
    return result;
}

void bind(duckdb_bind_info info) {
    for (std::size_t i = 0; i < std::size(names); ++i) {
        duckdb_bind_add_result_column(info, names[i], column_type(types[i]).get());
    }
    duckdb_value value = duckdb_bind_get_parameter(info, 0);
    duckdb_bind_set_bind_data(info, std::make_unique<searched>(searched_in(value)).release(),
                              destroy<searched>);
    duckdb_destroy_value(&value);
}

void init(duckdb_init_info info) {
    duckdb_init_set_init_data(info, std::make_unique<scan>().release(), destroy<scan>);
}

void next_rows(duckdb_function_info info, duckdb_data_chunk chunk) {
    const auto& in = *static_cast<const searched*>(duckdb_function_get_bind_data(info));
    auto& [from] = *static_cast<scan*>(duckdb_function_get_init_data(info));
    found_columns columns([=](idx_t i) { return duckdb_data_chunk_get_vector(chunk, i); });
    room room;
    idx_t rows = 0;
    for (const idx_t most = in.is_null ? 0 : duckdb_vector_size(); rows < most; ++rows) {
        const auto found = find_uri(in.text, from);
        if (!found) {
            break;
        }
        columns.put(rows, *found, room);
        from = found->end();
    }
    columns.finish();
    duckdb_data_chunk_set_size(chunk, rows);
}

}  // namespace

void add_extract(registry& to) {
    to.add("uri_extract", extract_lists);
    duckdb_table_function table = duckdb_create_table_function();
    duckdb_table_function_set_name(table, "uri_extract");
    duckdb_table_function_add_parameter(table, column_type(DUCKDB_TYPE_ANY).get());
    duckdb_table_function_set_bind(table, bind);
    duckdb_table_function_set_init(table, init);
    duckdb_table_function_set_function(table, next_rows);
    to.add(table);
}

}  // namespace uriscan::duckdb
