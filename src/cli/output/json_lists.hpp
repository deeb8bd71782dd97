// The values of records that are lists, as members of JSON objects.
#pragma once

#include <cstdint>
#include <vector>

#include "cli/output/json.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/repair.hpp"

namespace uriscan::cli {

inline void write_findings(json_writer& json, const findings& found) {
    json.start_array("findings");
    for (const finding one : found) {
        json.element(to_string(one));
    }
    json.end_array();
}

inline void write_deviations(json_writer& json, const std::vector<deviation>& deviations) {
    json.start_array("deviations");
    for (const deviation& one : deviations) {
        json.start_object();
        json.member("offset", std::uint64_t{one.offset});
        json.member("component", to_string(one.where));
        json.member("kind", to_string(one.what));
        json.end_object();
    }
    json.end_array();
}

}  // namespace uriscan::cli
