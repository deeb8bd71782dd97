// Finds the secrets in a text by the rules of docs/redact.md.  Each function is named after a part
// of that page, and tries all possibilities.  These functions share no code with redact().
//
// If the page allows two readings, the functions take the one with fewer secrets: redact() must
// hide at least these.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "operations/reference/extract.hpp"

namespace uriscan::slow {

// ---- What is read in between ----

// The octets of a text that stand for one octet.
struct unit {
    char octet = 0;
    int level = 0;  // how often the octet is percent-encoded
    slice at;

    bool escaped() const { return level == 0 && at.end - at.begin > 1; }
};

std::vector<unit> read_units(std::string_view text);

// ---- Where a URI starts, and where it ends ----

struct tolerant_uri {
    slice at;
    bool is_whole = true;            // false if the punctuation after it might belong to it
    slice before = {};               // the text before it, in which a reference might start
    bool has_certain_scheme = true;  // false if a reference might go on in the URI
};

// Returns the URIs and the targets of requests in `text`.
std::vector<tolerant_uri> tolerant_uris(std::string_view text, const names& schemes);

// ---- User information and parameters ----

// The URIs of a text, whose secrets can be found by several rules.
class tolerant_text {
public:
    tolerant_text(std::string_view text, const names& schemes);
    ~tolerant_text();

    // Returns the positions of the secrets in all URIs.
    std::vector<slice> secrets(const secret_rules& rules) const;

private:
    struct uri_and_text_before;
    std::vector<uri_and_text_before> uris_;
};

// Returns the positions of the secrets in all URIs of a text.
std::vector<slice> tolerant_secrets_in_text(std::string_view text, const secret_rules& rules,
                                            const names& schemes);

}  // namespace uriscan::slow
