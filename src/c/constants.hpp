// Converts between the constants of the C functions and the enumerations of the C++ library.
// constants.cpp has assertions about all constants that have the same values in both.
#pragma once

#include <cstdint>
#include <optional>

#include "uriscan/iri.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uriscan.h"
#include "uriscan/uriscan_iri.h"

namespace uriscan::c {

// Returns the rule that a constant stands for, or nothing if the constant is unknown.
constexpr std::optional<rule> rule_of(uriscan_rule constant) noexcept {
    if (constant < URISCAN_RULE_URI_REFERENCE || constant > URISCAN_RULE_RELATIVE_REF) {
        return std::nullopt;
    }
    return static_cast<rule>(constant);
}

// Returns the rule for IRIs that a constant stands for, or nothing if the constant is unknown.
constexpr std::optional<iri_rule> iri_rule_of(uriscan_rule constant) noexcept {
    if (constant < URISCAN_RULE_IRI_REFERENCE || constant > URISCAN_RULE_RELATIVE_IRI_REF) {
        return std::nullopt;
    }
    return static_cast<iri_rule>(constant - URISCAN_RULE_IRI_REFERENCE);
}

// Returns the part that a constant `URISCAN_ENCODE_...` stands for, or nothing if the constant is
// unknown.
std::optional<encode_for> part_of(std::int32_t constant) noexcept;

// Returns the status for a reason.
uriscan_status status_of(error_reason) noexcept;

// Returns the reason for a status, or null if the status is unknown or stands for no reason.
const error_reason* reason_of(uriscan_status) noexcept;

// Says whether `flags` has only bits of `known`.
constexpr bool are_known(std::uint32_t flags, std::uint32_t known) noexcept {
    return (flags & ~known) == 0;
}

}  // namespace uriscan::c
