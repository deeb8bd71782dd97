// DuckDB calls the function in this file when it loads the extension.
#include "functions.hpp"

// The macro defines a table with "= {0}", and g++ warns that the other initializers are missing.
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"

DUCKDB_EXTENSION_ENTRYPOINT(duckdb_connection connection, duckdb_extension_info info,
                            struct duckdb_extension_access* access) {
    uriscan::duckdb::registry functions(connection);
    uriscan::duckdb::add_components(functions);
    uriscan::duckdb::add_hosts(functions);
    uriscan::duckdb::add_operations(functions);
    uriscan::duckdb::add_audit(functions);
    uriscan::duckdb::add_extract(functions);
    uriscan::duckdb::add_templates(functions);
    uriscan::duckdb::add_list(functions);
    if (!functions.all_added()) {
        access->set_error(info, "uriscan: DuckDB refused one of the functions");
    }
    return functions.all_added();
}
