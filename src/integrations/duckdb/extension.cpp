// The entry point that DuckDB calls when it loads the extension.
#include "functions.hpp"

namespace uriscan::duckdb {
namespace {

// The forms of a function, which differ in the types of their texts.
class forms {
public:
    explicit forms(const char* name) : name_(name), set_(duckdb_create_scalar_function_set(name)) {}
    forms(const forms&) = delete;
    forms& operator=(const forms&) = delete;
    ~forms() { duckdb_destroy_scalar_function_set(&set_); }

    // Adds a form.  Bit i of `blobs` says whether text i is a BLOB, and not a VARCHAR.
    bool add(idx_t texts, unsigned blobs, const column_type& result, duckdb_scalar_function_t run) {
        duckdb_scalar_function form = duckdb_create_scalar_function();
        duckdb_scalar_function_set_name(form, name_);
        const column_type varchar(DUCKDB_TYPE_VARCHAR), blob(DUCKDB_TYPE_BLOB);
        for (idx_t i = 0; i < texts; ++i) {
            const bool is_blob = (blobs >> i & 1) != 0;
            duckdb_scalar_function_add_parameter(form, is_blob ? blob.get() : varchar.get());
        }
        duckdb_scalar_function_set_return_type(form, result.get());
        duckdb_scalar_function_set_function(form, run);
        const bool added = duckdb_add_scalar_function_to_set(set_, form) == DuckDBSuccess;
        duckdb_destroy_scalar_function(&form);
        return added;
    }
    bool give_to(duckdb_connection connection) {
        return duckdb_register_scalar_function_set(connection, set_) == DuckDBSuccess;
    }

private:
    const char* name_;
    duckdb_scalar_function_set set_;
};

}  // namespace

void registry::add(const char* name, idx_t texts, const column_type& result,
                   duckdb_scalar_function_t run) {
    forms forms(name);
    for (unsigned blobs = 0; blobs < 1U << texts; ++blobs) {
        all_added_ &= forms.add(texts, blobs, result, run);
    }
    all_added_ &= forms.give_to(connection_);
}

void registry::add_same_type(const char* name, duckdb_scalar_function_t run) {
    forms forms(name);
    all_added_ &= forms.add(1, 0, DUCKDB_TYPE_VARCHAR, run);
    all_added_ &= forms.add(1, 1, DUCKDB_TYPE_BLOB, run);
    all_added_ &= forms.give_to(connection_);
}

void registry::add(duckdb_table_function function) {
    all_added_ &= duckdb_register_table_function(connection_, function) == DuckDBSuccess;
    duckdb_destroy_table_function(&function);
}

}  // namespace uriscan::duckdb

// The macro starts with a table of functions that has no initializers.
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"

DUCKDB_EXTENSION_ENTRYPOINT(duckdb_connection connection, duckdb_extension_info info,
                            struct duckdb_extension_access* access) {
    uriscan::duckdb::registry functions(connection);
    uriscan::duckdb::add_components(functions);
    uriscan::duckdb::add_operations(functions);
    uriscan::duckdb::add_audit(functions);
    uriscan::duckdb::add_extract(functions);
    if (!functions.all_added()) {
        access->set_error(info, "uriscan: DuckDB refused one of the functions");
    }
    return functions.all_added();
}
