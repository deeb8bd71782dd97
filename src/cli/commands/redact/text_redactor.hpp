// Redacts a text as the options of `uriscan redact` say, and counts what it finds.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string_view>

#include "uriscan/redact.hpp"

namespace uriscan::cli {

// Returns whether a whole field is one reference, and not a text that can contain URIs.
bool is_one_reference(std::string_view field);

class text_redactor {
public:
    // Keeps a reference to the redactor.
    text_redactor(const redactor& redactor, bool mask) : redactor_(redactor), mask_(mask) {}

    // Appends the redacted text to `out`.  If `is_reference`, the whole text is one reference.
    void append(fmt::memory_buffer& out, std::string_view text, bool is_reference);

    redaction& counts() { return counts_; }

private:
    redacted_size redact_into_room(fmt::memory_buffer& out, std::string_view text,
                                   bool is_reference, std::size_t room);

    const redactor& redactor_;
    const bool mask_;
    redaction counts_;
};

}  // namespace uriscan::cli
