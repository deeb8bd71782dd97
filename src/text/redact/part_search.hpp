// Finds the secrets in a text whose parts are known, such as a line of a log.
#pragma once

#include <string_view>
#include <vector>

#include "text/redact/tolerant_uri.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {

// Finds the secrets in the parts of a text.  This gives the same as redactor::find() and
// redactor::find_reference(), but is faster if there are many parts: their octets are marked
// together.
class part_search {
public:
    // Keeps a reference to the redactor.
    part_search(const redactor& redactor, std::string_view text) noexcept;

    // There are no copies, because uris_ refers to sets_.
    part_search(const part_search&) = delete;
    part_search& operator=(const part_search&) = delete;

    // Returns false only if find() would find no URI in the part.
    bool may_have_uri(std::string_view part) noexcept {
        uris_.set_part(part);
        return uris_.may_have_uri();
    }

    // Appends the places of all secrets in the URIs of a part, and adds what is found to `counts`.
    // The part must be a slice of the text, and not before the parts that were searched already.
    // Offsets count from the start of the part.
    void find(std::string_view part, redaction& counts, std::vector<secret_place>& places) {
        if (may_have_uri(part)) {
            find_in_text(part, counts, places);
        }
    }

    // Does the same as find() for a part that is one reference, or the target of a request.
    void find_reference(std::string_view part, certainty how, redaction& counts,
                        std::vector<secret_place>& places) {
        uris_.set_part(part);
        ++counts.uris;
        if (!uris_.is_harmless_reference()) {
            find_in_reference(part, how, counts, places);
        }
    }

private:
    void find_in_text(std::string_view part, redaction& counts, std::vector<secret_place>& places);
    void find_in_reference(std::string_view part, certainty how, redaction& counts,
                           std::vector<secret_place>& places);

    const redactor& redactor_;
    mark_sets sets_;
    tolerant_uris uris_;
};

}  // namespace uriscan
