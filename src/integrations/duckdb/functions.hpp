// The functions that the extension adds to DuckDB.  Each add_...() adds some of them.
#pragma once

#include "duckdb_api.hpp"

namespace uriscan::duckdb {

/// Adds functions to DuckDB, and remembers whether all of them could be added.
class registry {
public:
    explicit registry(duckdb_connection connection) : connection_(connection) {}

    /// Adds a function of one or more texts.  Each of the texts can be a VARCHAR or a BLOB.
    void add(const char* name, idx_t texts, const column_type& result,
             duckdb_scalar_function_t run);
    /// Adds a function of one text whose result has the type of the text.
    void add_same_type(const char* name, duckdb_scalar_function_t run);
    void add(duckdb_table_function function);

    [[nodiscard]] bool all_added() const { return all_added_; }

private:
    duckdb_connection connection_;
    bool all_added_ = true;
};

void add_components(registry& to);
void add_operations(registry& to);
void add_audit(registry& to);
void add_extract(registry& to);

}  // namespace uriscan::duckdb
