// The fields that the records of each command have.
#pragma once

#include <span>
#include <vector>

#include "cli/fields/field_table.hpp"

namespace uriscan::cli {

// The stored fields of a command's records, in their order.
using column_list = std::span<const field_id>;

extern const column_list columns_of_components;           // parse and check
extern const column_list columns_of_lenient_components;   // parse --lenient
extern const column_list columns_of_components_and_zone;  // parse --allow zone-ids
extern const column_list columns_of_targets;              // parse with a rule for request targets
extern const column_list columns_of_any_components;       // parse, with any options
extern const column_list columns_of_hits;                 // extract
extern const column_list columns_of_results;              // normalize, resolve and relativize
extern const column_list columns_of_repairs;              // repair
extern const column_list columns_of_audited_components;   // audit, if asked for
extern const column_list columns_of_findings;             // audit

// The fields that users can name for a command: stored ones, and those that are derived from them.
struct known_fields {
    std::vector<field_id> stored;
    bool has_templates = false;  // whether the command reads URI templates
};

// Returns these fields for a command whose records usually have the fields `usual`: also the input,
// the place of the line, the message of the error, the port's number, and the values of a log's
// line if `has_logs` is true.
known_fields known_columns(column_list usual, bool has_logs, bool has_templates = false);

// Returns the fields that expressions and `stats` can name: those of any line.
const known_fields& columns_of_lines();

}  // namespace uriscan::cli
