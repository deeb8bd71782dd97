// Describes errors by sentences and carets that own their texts.
#include <algorithm>

#include "octets/hexadecimal.hpp"
#include "octets/subtext.hpp"
#include "uriscan/result.hpp"

namespace uriscan {
namespace {

void append_shown(std::string& line, std::string_view text) {
    for (const char octet : text) {
        line += shown_octet(octet).text();
    }
}

// A number of octets, and the number of columns that they take.
struct fit {
    std::size_t octets = 0;
    std::size_t columns = 0;
};

// Returns how many octets from `begin` on fit into `room` columns, and how many columns they take.
template <class Iterator>
fit fit_into(std::size_t room, Iterator begin, Iterator end) {
    fit fitted;
    for (; begin != end; ++begin, ++fitted.octets) {
        const std::size_t width = shown_octet(*begin).text().size();
        if (fitted.columns + width > room) {
            break;
        }
        fitted.columns += width;
    }
    return fitted;
}

}  // namespace

std::string describe(const uri_error& error) {
    std::string sentence(describe(error, {}, {}), '\0');
    describe(error, {}, sentence);
    return sentence;
}

std::string describe(const uri_error& error, std::string_view text) {
    if (text.data() == nullptr) {
        text = "";  // with a null text, the sentence would show no octet
    }
    std::string sentence(describe(error, text, {}), '\0');
    describe(error, text, sentence);
    return sentence;
}

std::string caret_diagram(std::string_view text, std::size_t offset, std::size_t width) {
    constexpr std::string_view cut = "...";
    const std::string_view before = subtext(text, 0, offset);
    const std::string_view after = subtext(text, before.size());
    // The text before the offset is more useful than the text after it.  If both are long, the text
    // after the offset gets a third of the room.
    const bool whole = fit_into(width, text.begin(), text.end()).octets == text.size();
    const std::size_t room = whole ? width : width - std::min(width, 2 * cut.size());
    const std::size_t least_after = fit_into(room / 3, after.begin(), after.end()).columns;
    const fit left = fit_into(room - least_after, before.rbegin(), before.rend());
    const fit right = fit_into(room - left.columns, after.begin(), after.end());

    std::string line(left.octets < before.size() ? cut : "");
    append_shown(line, subtext(before, before.size() - left.octets));
    const std::string caret(line.size(), ' ');
    append_shown(line, subtext(after, 0, right.octets));
    line += right.octets < after.size() ? cut : "";
    return line + "\n" + caret + "^\n";
}

}  // namespace uriscan
