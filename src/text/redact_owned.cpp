// Writes redacted texts to strings, and the places of secrets to vectors.
#include <string>
#include <vector>

#include "text/redact/part_search.hpp"
#include "text/redact/replacer.hpp"
#include "text/redact/visitor.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {
namespace {

auto appending(std::string& out) {
    return [&out](std::string_view piece) { out.append(piece); };
}

auto adding(std::vector<secret_place>& places) {
    return [&places](slice secret) {
        if (!secret.empty()) {
            places.push_back({secret.begin, secret.end - secret.begin});
        }
    };
}

}  // namespace

redaction redactor::redact(std::string_view text, std::string& out) const {
    replacer replacer(text, options_.replacement, appending(out));
    const redaction counts = visit_text(text, replacer);
    replacer.finish();
    return counts;
}

redaction redactor::redact_reference(std::string_view reference, std::string& out) const {
    replacer replacer(reference, options_.replacement, appending(out));
    const redaction counts = visit_reference(reference, replacer);
    replacer.finish();
    return counts;
}

redaction redactor::find(std::string_view text, std::vector<secret_place>& places) const {
    auto add = adding(places);
    return visit_text(text, add);
}

redaction redactor::find_reference(std::string_view reference,
                                   std::vector<secret_place>& places) const {
    auto add = adding(places);
    return visit_reference(reference, add);
}

part_search::part_search(const redactor& redactor, std::string_view text) noexcept
    : redactor_(redactor),
      sets_(mark_sets_with(redactor.scheme_ends_, redactor.options_.shapes)),
      uris_(text, redactor.options_, redactor.key_ends_, sets_) {}

void part_search::find_in_text(std::string_view part, redaction& counts,
                               std::vector<secret_place>& places) {
    uris_.start();
    auto add = adding(places);
    visit_text(part, uris_, redactor_.options_, redactor_.key_ends_, counts, add);
}

void part_search::find_in_reference(std::string_view part, certainty how, redaction& counts,
                                    std::vector<secret_place>& places) {
    auto add = adding(places);
    visit_uri(part, {0, part.size(), part.size(), how, uris_.restart()}, redactor_.options_,
              redactor_.key_ends_, counts, add);
}

}  // namespace uriscan
