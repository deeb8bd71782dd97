// The values of records that are lists, as members of JSON objects.
#pragma once

#include <cstdint>
#include <vector>

#include "cli/output/json.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/repair.hpp"

namespace uriscan::cli {

inline void write_findings(json_writer& json, const audit_findings& found) {
    json.start_array("findings");
    for (const audit_finding one : found) {
        json.element(name_of(one));
    }
    json.end_array();
}

inline void write_deviations(json_writer& json, const std::vector<deviation>& deviations) {
    json.start_array("deviations");
    for (const deviation& one : deviations) {
        json.start_object();
        json.member("offset", std::uint64_t{one.offset});
        json.member("component", name_of(one.component));
        json.member("kind", name_of(one.repair));
        json.end_object();
    }
    json.end_array();
}

}  // namespace uriscan::cli
