// The parts of the C++ library that the page needs besides the package: the audit and the search
// for secrets.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "uriscan/audit.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/redact.hpp"

#define URISCAN_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace {

// The module never ends, so this object is never destroyed.
struct memory {
    std::vector<char> text;
    std::vector<char> findings;
    std::vector<std::uint32_t> places;
};

memory& all() {
    static auto* const one = new memory;
    return *one;
}

std::string_view text_view() {
    return {all().text.data(), all().text.size()};
}

// Adds a field to the line of a finding.
void add(std::string_view field, char end) {
    all().findings.insert(all().findings.end(), field.begin(), field.end());
    all().findings.push_back(end);
}

}  // namespace

// Returns the memory for a text of `size` octets.  The other functions read this text.
URISCAN_EXPORT("text") char* text(std::size_t size) {
    all().text.resize(size);
    return all().text.data();
}

// Parses the text as a URI-reference, and looks for findings.  Returns the size of a text with one
// line for each finding: its name, its meaning and who reads it differently, separated by tabs.
URISCAN_EXPORT("audit") std::size_t audit() {
    const std::string_view text = text_view();
    const auto uri = uriscan::parse_uri_reference(text);
    all().findings.clear();
    for (const uriscan::audit_finding found :
         uri ? uriscan::audit(*uri) : uriscan::audit_refused(text, uri.error())) {
        const auto& description = uriscan::all_findings()[static_cast<std::size_t>(found)];
        add(uriscan::name_of(found), '\t');
        add(description.meaning, '\t');
        add(description.reader, '\n');
    }
    return all().findings.size();
}

URISCAN_EXPORT("findings") const char* findings() {
    return all().findings.data();
}

// Reads the text as a reference, finds its secrets, and returns their number.  If `closed` is not
// 0, all data is secret (redact_options::closed).
URISCAN_EXPORT("findSecrets") std::size_t find_secrets(int closed) {
    uriscan::redact_options options;
    options.closed = closed != 0;
    std::vector<uriscan::secret_place> places;
    uriscan::redactor(options).find_reference(text_view(), places);
    all().places.clear();
    for (const auto& [offset, size] : places) {
        all().places.push_back(static_cast<std::uint32_t>(offset));
        all().places.push_back(static_cast<std::uint32_t>(size));
    }
    return places.size();
}

// Returns the offset and the size of each secret.
URISCAN_EXPORT("secrets") const std::uint32_t* secrets() {
    return all().places.data();
}
