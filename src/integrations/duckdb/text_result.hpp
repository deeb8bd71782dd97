// A result of texts.
//
// DuckDB stores a text of up to 12 octets in its element, which we write ourselves.  The element of
// a longer text points to memory of the column.  Getting such memory for each text takes about as
// long as parsing it.  So we collect texts, and DuckDB copies them as one text.  The elements then
// point into this copy, which DuckDB frees together with the column.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string_view>

#include "columns.hpp"

namespace uriscan::duckdb {

/// Call put() or put_null() for each row, and finish() after the last row.
class text_result {
public:
    explicit text_result(duckdb_vector vector) : vector_(vector), nulls_(vector) { moved(); }

    /// Call this function after DuckDB has moved the column to get room for more rows.
    void moved() { elements_ = static_cast<duckdb_string_t*>(duckdb_vector_get_data(vector_)); }

    /// Copies a text to a row.  A null text, and a text that is too long, become NULL.
    void put(idx_t row, std::string_view text) {
        if (text.data() == nullptr || text.size() > std::numeric_limits<std::uint32_t>::max()) {
            nulls_.add(row);
        } else if (text.size() <= most_inlined) {
            put_inlined(row, text);
        } else if (text.size() <= most_collected) {
            collect(row, text);
        } else {
            duckdb_vector_assign_string_element_len(vector_, row, text.data(), text.size());
        }
    }
    void put_null(idx_t row) { nulls_.add(row); }

    /// Stores the texts that were collected.
    void finish() {
        if (count_ == 0) {
            return;
        }
        // DuckDB stores the copy in an element, which is overwritten below.
        duckdb_string_t& whole = elements_[rows_[0]];
        duckdb_string_t first = whole;
        duckdb_vector_assign_string_element_len(vector_, rows_[0], collected_.data(), used_);
        char* copy = whole.value.pointer.ptr;
        whole = first;
        for (std::size_t i = 0; i < count_; ++i) {
            auto& element = elements_[rows_[i]].value.pointer;
            element.ptr = copy;
            copy += element.length;
        }
        count_ = 0;
        used_ = 0;
    }

private:
    static constexpr std::size_t room = 4096;
    static constexpr std::size_t most_collected = room / 4;

    void put_inlined(idx_t row, std::string_view text) {
        duckdb_string_t& to = elements_[row];
        to = {};  // unused octets must be 0: DuckDB compares all 16
        to.value.inlined.length = static_cast<std::uint32_t>(text.size());
        std::memcpy(to.value.inlined.inlined, text.data(), text.size());
    }

    void collect(idx_t row, std::string_view text) {
        if (used_ + text.size() > room) {
            finish();
        }
        auto& to = elements_[row].value.pointer;
        to.length = static_cast<std::uint32_t>(text.size());
        std::memcpy(to.prefix, text.data(), sizeof to.prefix);
        std::memcpy(collected_.data() + used_, text.data(), text.size());
        rows_[count_++] = static_cast<std::uint32_t>(row);
        used_ += text.size();
    }

    duckdb_vector vector_;
    null_rows nulls_;
    duckdb_string_t* elements_ = nullptr;
    std::size_t count_ = 0;  // the number of texts that were collected
    std::size_t used_ = 0;   // the sum of their sizes
    std::array<std::uint32_t, room / (most_inlined + 1)> rows_;
    std::array<char, room> collected_;
};

}  // namespace uriscan::duckdb
