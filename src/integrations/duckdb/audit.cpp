// uri_audit: the names of the findings, as a list.
#include "uriscan/audit.hpp"
#include "functions.hpp"
#include "list_result.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::duckdb {
namespace {

audit_findings findings_in(std::string_view text) {
    const auto uri = parse_uri_reference(text);
    return uri ? audit(*uri) : audit_refused(text, uri.error());
}

// Writes names of findings to a column.  DuckDB copies each name only once.  Later elements refer
// to this copy.
class name_column {
public:
    explicit name_column(duckdb_vector vector) : vector_(vector) { moved(); }

    // Call this function after DuckDB has moved the elements.  The copies of the names do not move.
    void moved() { elements_ = static_cast<duckdb_string_t*>(duckdb_vector_get_data(vector_)); }
    void put(idx_t place, audit_finding one) {
        const auto number = static_cast<std::size_t>(one);
        if ((copied_.bits() >> number & 1) == 0) {
            const std::string_view name = name_of(one);
            duckdb_vector_assign_string_element_len(vector_, place, name.data(), name.size());
            copies_[number] = elements_[place];
            copied_ |= one;
        } else {
            elements_[place] = copies_[number];
        }
    }

private:
    duckdb_vector vector_;
    duckdb_string_t* elements_ = nullptr;
    duckdb_string_t copies_[finding_count];
    audit_findings copied_;
};

void audit_texts(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    list_result result(to);
    name_column names(result.child());
    for_each_text(chunk, result, [&](idx_t row, std::string_view text) {
        result.start(row);
        for (const audit_finding one : findings_in(text)) {
            if (result.add_element(row)) {
                names.moved();
            }
            names.put(result.last(), one);
        }
    });
    result.finish();
}

}  // namespace

void add_audit(registry& to) {
    to.add("uri_audit", audit_texts);
}

}  // namespace uriscan::duckdb
