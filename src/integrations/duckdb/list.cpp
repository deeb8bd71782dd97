// The types of the functions, and uri_functions(), which lists them.
#include <iterator>

#include "columns.hpp"
#include "functions.hpp"
#include "text_result.hpp"

namespace uriscan::duckdb {
namespace {

#include "function_list.hpp"

constexpr const char* components[] = {"scheme", "userinfo", "host",    "port",
                                      "path",   "query",    "fragment"};
constexpr const char* columns_of_found[] = {"uri", "start", "size", "truncated"};

// The forms of a function.  They differ in the types of their texts.
class forms {
public:
    explicit forms(const listed_function& of)
        : of_(of), set_(duckdb_create_scalar_function_set(of.name)) {}
    forms(const forms&) = delete;
    forms& operator=(const forms&) = delete;
    ~forms() { duckdb_destroy_scalar_function_set(&set_); }

    // Adds a form.  If bit i of `blobs` is set, text i is a BLOB.  Otherwise, it is a VARCHAR.
    bool add(unsigned texts, unsigned blobs, duckdb_scalar_function_t run) {
        duckdb_scalar_function form = duckdb_create_scalar_function();
        duckdb_scalar_function_set_name(form, of_.name);
        const column_type varchar(DUCKDB_TYPE_VARCHAR), blob(DUCKDB_TYPE_BLOB);
        for (unsigned i = 0; i < texts; ++i) {
            const bool is_blob = (blobs >> i & 1) != 0;
            duckdb_scalar_function_add_parameter(form, is_blob ? blob.get() : varchar.get());
        }
        const bool is_same = of_.result == result_kind::octets && blobs != 0;
        duckdb_scalar_function_set_return_type(form,
                                               is_same ? blob.get() : type_of(of_.result).get());
        duckdb_scalar_function_set_function(form, run);
        const bool added = duckdb_add_scalar_function_to_set(set_, form) == DuckDBSuccess;
        duckdb_destroy_scalar_function(&form);
        return added;
    }
    bool give_to(duckdb_connection connection) {
        return duckdb_register_scalar_function_set(connection, set_) == DuckDBSuccess;
    }

private:
    const listed_function& of_;
    duckdb_scalar_function_set set_;
};

const char* name_of_type(result_kind result) {
    switch (result) {
        case result_kind::text:
        case result_kind::json: return "VARCHAR";
        case result_kind::octets: return "VARCHAR or BLOB";
        case result_kind::truth: return "BOOLEAN";
        case result_kind::port: return "INTEGER";
        case result_kind::offset: return "BIGINT";
        case result_kind::texts: return "VARCHAR[]";
        case result_kind::parts: return "STRUCT";
        case result_kind::found: return "STRUCT[]";
    }
    return "";
}

constexpr const char* columns_of_list[] = {"name", "arguments", "result", "meaning"};

void bind_list(duckdb_bind_info info) {
    for (const char* const name : columns_of_list) {
        duckdb_bind_add_result_column(info, name, column_type(DUCKDB_TYPE_VARCHAR).get());
    }
}

// Makes the state of a call: the number of rows that were written.
void init_list(duckdb_init_info info) {
    duckdb_init_set_init_data(info, new std::size_t(0),
                              [](void* data) { delete static_cast<std::size_t*>(data); });
}

void next_of_list(duckdb_function_info info, duckdb_data_chunk chunk) {
    auto& at = *static_cast<std::size_t*>(duckdb_function_get_init_data(info));
    text_result columns[] = {text_result(duckdb_data_chunk_get_vector(chunk, 0)),
                             text_result(duckdb_data_chunk_get_vector(chunk, 1)),
                             text_result(duckdb_data_chunk_get_vector(chunk, 2)),
                             text_result(duckdb_data_chunk_get_vector(chunk, 3))};
    idx_t row = 0;
    for (; at < std::size(function_list) && row < duckdb_vector_size(); ++at, ++row) {
        const listed_function& one = function_list[at];
        columns[0].put(row, one.name);
        columns[1].put(row, one.arguments);
        columns[2].put(row, name_of_type(one.result));
        columns[3].put(row, one.meaning);
    }
    for (text_result& column : columns) {
        column.finish();
    }
    duckdb_data_chunk_set_size(chunk, row);
}

}  // namespace

column_type type_of(result_kind result) {
    constexpr duckdb_type text = DUCKDB_TYPE_VARCHAR;
    switch (result) {
        case result_kind::truth: return DUCKDB_TYPE_BOOLEAN;
        case result_kind::port: return DUCKDB_TYPE_INTEGER;
        case result_kind::offset: return DUCKDB_TYPE_BIGINT;
        case result_kind::texts: return column_type::list_of(text);
        case result_kind::parts:
            return column_type::struct_of(components, {text, text, text, text, text, text, text});
        case result_kind::found:
            return column_type::list_of(column_type::struct_of(
                columns_of_found,
                {text, DUCKDB_TYPE_BIGINT, DUCKDB_TYPE_BIGINT, DUCKDB_TYPE_BOOLEAN}));
        case result_kind::text:
        case result_kind::json:
        case result_kind::octets: break;
    }
    return text;
}

void registry::add(const char* name, duckdb_scalar_function_t run,
                   duckdb_scalar_function_t run_for_blobs) {
    for (const listed_function& listed : function_list) {
        if (std::string_view(listed.name) == name) {
            const std::string_view arguments(listed.arguments);
            const unsigned texts = arguments.find(',') == arguments.npos ? 1 : 2;
            forms forms(listed);
            for (unsigned blobs = 0; blobs < 1U << texts; ++blobs) {
                all_added_ &= forms.add(texts, blobs, blobs == 0 ? run : run_for_blobs);
            }
            all_added_ &= forms.give_to(connection_);
            ++count_;
        }
    }
}

void registry::add(duckdb_table_function function) {
    all_added_ &= duckdb_register_table_function(connection_, function) == DuckDBSuccess;
    duckdb_destroy_table_function(&function);
}

bool registry::all_added() const {
    return all_added_ && count_ == std::size(function_list);
}

void add_list(registry& to) {
    duckdb_table_function table = duckdb_create_table_function();
    duckdb_table_function_set_name(table, "uri_functions");
    duckdb_table_function_set_bind(table, bind_list);
    duckdb_table_function_set_init(table, init_list);
    duckdb_table_function_set_function(table, next_of_list);
    to.add(table);
}

}  // namespace uriscan::duckdb
