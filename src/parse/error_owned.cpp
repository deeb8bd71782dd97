// Describes errors: returns sentences and caret diagrams as strings.
#include <algorithm>
#include <array>
#include <cstdint>

#include "octets/hexadecimal.hpp"
#include "octets/subtext.hpp"
#include "uriscan/result.hpp"

namespace uriscan {
namespace {

// How many columns each octet takes.
constexpr auto widths = [] {
    std::array<std::uint8_t, 256> all{};
    for (std::size_t octet = 0; octet < all.size(); ++octet) {
        all[octet] = static_cast<std::uint8_t>(shown_octet(static_cast<char>(octet)).text().size());
    }
    return all;
}();

constexpr std::size_t width_of(char octet) noexcept {
    return widths[static_cast<unsigned char>(octet)];
}

// Appends a text as messages show it (shown_octet).  Octets that messages do not change are
// appended in runs.
void append_shown(std::string& line, std::string_view text) {
    const auto is_changed = [](char octet) { return width_of(octet) != 1; };
    while (true) {
        const auto run =
            static_cast<std::size_t>(std::ranges::find_if(text, is_changed) - text.begin());
        line += subtext(text, 0, run);
        if (run == text.size()) {
            return;
        }
        line += shown_octet(text[run]).text();
        text = subtext(text, run + 1);
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
        const std::size_t width = width_of(*begin);
        if (fitted.columns + width > room) {
            break;
        }
        fitted.columns += width;
    }
    return fitted;
}

// Returns the sentence.  Most sentences fit into the buffer.
std::string sentence_of(const uri_error& error, std::string_view text) {
    std::array<char, 128> buffer;
    const std::size_t size = describe(error, text, buffer);
    if (size <= buffer.size()) {
        return {buffer.data(), size};
    }
    std::string sentence(size, '\0');
    describe(error, text, sentence);
    return sentence;
}

}  // namespace

std::string describe(const uri_error& error) {
    return sentence_of(error, {});
}

std::string describe(const uri_error& error, std::string_view text) {
    // A null pointer would mean that the text is not known, and the sentence would show no octet.
    return sentence_of(error, text.data() != nullptr ? text : "");
}

std::string caret_diagram(std::string_view text, std::size_t offset, std::size_t width) {
    constexpr std::string_view cut = "...";
    const std::string_view before = subtext(text, 0, offset);
    const std::string_view after = subtext(text, before.size());
    // The text before the offset is more useful than the text after it.  If both are long, the text
    // after the offset gets a third of the columns.
    fit left = {before.size(), 0}, right = {after.size(), 0};
    if (fit_into(width, text.begin(), text.end()).octets != text.size()) {
        const std::size_t room = width - std::min(width, 2 * cut.size());
        const std::size_t least_after = fit_into(room / 3, after.begin(), after.end()).columns;
        left = fit_into(room - least_after, before.rbegin(), before.rend());
        right = fit_into(room - left.columns, after.begin(), after.end());
    }

    std::string diagram(left.octets < before.size() ? cut : "");
    diagram.reserve(2 * std::min(text.size(), width) + 3);
    append_shown(diagram, subtext(before, before.size() - left.octets));
    const std::size_t column = diagram.size();
    append_shown(diagram, subtext(after, 0, right.octets));
    diagram += right.octets < after.size() ? cut : "";
    diagram += '\n';
    diagram.append(column, ' ');
    diagram += "^\n";
    return diagram;
}

}  // namespace uriscan
