// The functions that the extension adds to DuckDB.  Each add_...() adds some of them.
#pragma once

#include <cstdint>

#include "duckdb_api.hpp"

namespace uriscan::duckdb {

/// What a function returns.  ../functions.txt says what the names mean.
enum class result_kind : std::uint8_t {
    text,
    json,
    octets,
    truth,
    port,
    offset,
    texts,
    parts,
    found
};

/// A function of ../functions.txt.  make_list.sh makes the list of these from that file.
struct listed_function {
    const char* name;
    const char* arguments;  ///< Their names, separated by commas.
    result_kind result;
    const char* meaning;
};

/// Adds functions to DuckDB, and remembers whether all of them could be added.
class registry {
public:
    explicit registry(duckdb_connection connection) : connection_(connection) {}

    /// Adds a function of the list.  Each of its texts can be a VARCHAR or a BLOB.
    void add(const char* name, duckdb_scalar_function_t run) { add(name, run, run); }
    /// Adds a function of one text, which is a VARCHAR for `run`, and a BLOB for `run_for_blobs`.
    void add(const char* name, duckdb_scalar_function_t run,
             duckdb_scalar_function_t run_for_blobs);
    void add(duckdb_table_function function);

    /// Says whether DuckDB has all functions of the list.
    [[nodiscard]] bool all_added() const;

private:
    duckdb_connection connection_;
    std::size_t count_ = 0;
    bool all_added_ = true;
};

/// Returns the type of a result.  For octets, this is the type of texts.
column_type type_of(result_kind result);

void add_components(registry& to);
void add_hosts(registry& to);
void add_operations(registry& to);
void add_audit(registry& to);
void add_extract(registry& to);
void add_templates(registry& to);
void add_list(registry& to);

}  // namespace uriscan::duckdb
