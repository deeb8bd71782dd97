// DuckDB's stable C API for extensions.  DuckDB passes a table of functions when it loads the
// extension, and all calls go through this table.  So one file works with all versions of DuckDB
// since 1.2.0.
#pragma once

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#include <duckdb_extension.h>
#pragma GCC diagnostic pop

#include <initializer_list>

DUCKDB_EXTENSION_EXTERN

namespace uriscan::duckdb {

/// A type of a column.  Owns DuckDB's object.
class column_type {
public:
    column_type(duckdb_type id) : type_(duckdb_create_logical_type(id)) {}
    column_type(const column_type&) = delete;
    column_type& operator=(const column_type&) = delete;
    ~column_type() { duckdb_destroy_logical_type(&type_); }

    static column_type list_of(const column_type& element) {
        return column_type(duckdb_create_list_type(element.type_));
    }
    /// Makes a struct whose members have these names and types, in this order.
    template <std::size_t Size>
    static column_type struct_of(const char* const (&names)[Size],
                                 const duckdb_type (&types)[Size]) {
        duckdb_logical_type members[Size];
        const char* copies[Size];
        for (std::size_t i = 0; i < Size; ++i) {
            members[i] = duckdb_create_logical_type(types[i]);
            copies[i] = names[i];
        }
        duckdb_logical_type made = duckdb_create_struct_type(members, copies, Size);
        for (duckdb_logical_type& member : members) {
            duckdb_destroy_logical_type(&member);
        }
        return column_type(made);
    }

    [[nodiscard]] duckdb_logical_type get() const { return type_; }

private:
    explicit column_type(duckdb_logical_type type) : type_(type) {}

    duckdb_logical_type type_;
};

}  // namespace uriscan::duckdb
