// A result of lists.  A child column has the elements of all lists, one list after the other.
#pragma once

#include <algorithm>

#include "columns.hpp"

namespace uriscan::duckdb {

/// Call start() or put_null() for each row, in their order.  Call finish() at the end.
class list_result {
public:
    explicit list_result(duckdb_vector vector)
        : vector_(vector),
          nulls_(vector),
          lists_(static_cast<duckdb_list_entry*>(duckdb_vector_get_data(vector))) {}

    /// Returns the column of the elements.
    [[nodiscard]] duckdb_vector child() const { return duckdb_list_vector_get_child(vector_); }

    /// Starts the list of a row, without elements.
    void start(idx_t row) { lists_[row] = {size_, 0}; }
    void put_null(idx_t row) {
        start(row);
        nulls_.add(row);
    }
    /// Adds an element to the list of the row that was started last.  Returns whether DuckDB has
    /// moved the elements.
    bool add_element(idx_t row) {
        ++lists_[row].length;
        ++size_;
        if (size_ <= room_) {
            return false;
        }
        constexpr idx_t least_room = 256;
        room_ = std::max(2 * room_, least_room);
        duckdb_list_vector_reserve(vector_, room_);
        return true;
    }
    /// Returns the index of the element that was added last.
    [[nodiscard]] idx_t last() const { return size_ - 1; }
    void finish() { duckdb_list_vector_set_size(vector_, size_); }

private:
    duckdb_vector vector_;
    null_rows nulls_;
    duckdb_list_entry* lists_;
    idx_t size_ = 0;  // the number of elements in all lists
    idx_t room_ = 0;  // the number of elements for which the child column has room
};

}  // namespace uriscan::duckdb
