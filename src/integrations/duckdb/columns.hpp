// The columns that a function of the extension reads and writes.
//
// DuckDB calls a function with a chunk of rows.  All columns of the chunk are flat: even for a
// constant or a dictionary, row i has element i.  A bit for each row says whether the row is valid,
// which means that it is not NULL.
#pragma once

#include <cstdint>
#include <string_view>

#include "duckdb_api.hpp"

namespace uriscan::duckdb {

/// DuckDB stores a text of up to this size in the 16 octets of its element.
inline constexpr std::size_t most_inlined = sizeof(duckdb_string_t::value.inlined.inlined);

/// Returns the text of an element.  A short text is a part of the element, so the result refers to
/// the element.
inline std::string_view text_of(const duckdb_string_t& element) {
    const std::uint32_t size = element.value.inlined.length;
    return {size <= most_inlined ? element.value.inlined.inlined : element.value.pointer.ptr, size};
}

/// A column of texts that a function reads.
class text_column {
public:
    text_column(duckdb_data_chunk chunk, idx_t column)
        : text_column(duckdb_data_chunk_get_vector(chunk, column)) {}

    [[nodiscard]] bool is_null(idx_t row) const {
        return valid_ != nullptr && (valid_[row / 64] >> row % 64 & 1) == 0;
    }
    /// Returns the text of a row that is not NULL.
    [[nodiscard]] std::string_view operator[](idx_t row) const { return text_of(texts_[row]); }

private:
    explicit text_column(duckdb_vector vector)
        : texts_(static_cast<const duckdb_string_t*>(duckdb_vector_get_data(vector))),
          valid_(duckdb_vector_get_validity(vector)) {}

    const duckdb_string_t* texts_;
    const std::uint64_t* valid_;  // null if no row is NULL
};

/// The rows of a result that are NULL.
class null_rows {
public:
    explicit null_rows(duckdb_vector vector) : vector_(vector) {}

    void add(idx_t row) {
        if (valid_ == nullptr) {
            duckdb_vector_ensure_validity_writable(vector_);
            valid_ = duckdb_vector_get_validity(vector_);
        }
        valid_[row / 64] &= ~(std::uint64_t{1} << row % 64);
    }

private:
    duckdb_vector vector_;
    std::uint64_t* valid_ = nullptr;  // null until the first NULL
};

/// A result of numbers or truth values.
template <class Value>
class value_result {
public:
    explicit value_result(duckdb_vector vector) : vector_(vector), nulls_(vector) { moved(); }

    /// Call this function after DuckDB has moved the column to get room for more rows.
    void moved() { values_ = static_cast<Value*>(duckdb_vector_get_data(vector_)); }

    void put(idx_t row, Value value) { values_[row] = value; }
    void put_null(idx_t row) { nulls_.add(row); }

private:
    duckdb_vector vector_;
    null_rows nulls_;
    Value* values_ = nullptr;
};

/// Calls answer(row, text) for each row in which the first column is not NULL.  In all other rows,
/// the result becomes NULL.
template <class Result, class Answer>
void for_each_text(duckdb_data_chunk chunk, Result& result, Answer answer) {
    const text_column texts(chunk, 0);
    const idx_t rows = duckdb_data_chunk_get_size(chunk);
    for (idx_t row = 0; row < rows; ++row) {
        if (texts.is_null(row)) {
            result.put_null(row);
        } else {
            answer(row, texts[row]);
        }
    }
}

}  // namespace uriscan::duckdb
