// Small readers of the formats that the command line writes, written from the texts of their
// standards.  They share no code with the program.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::tests {

// A cell of a row.  It can be absent.
using cell_text = std::optional<std::string>;

// Reads one record of CSV without its line end (RFC 4180, section 2).  A cell is absent if it is
// empty without quotation marks.  Returns nothing if the record is malformed.
inline std::optional<std::vector<cell_text>> read_csv(std::string_view row) {
    std::vector<cell_text> cells;
    for (std::size_t at = 0;; ++at) {
        std::string cell;
        const bool is_quoted = row.substr(at).starts_with('"');
        for (at += is_quoted ? 1 : 0; at < row.size(); ++at) {
            if (is_quoted && row[at] == '"') {
                if (!row.substr(at + 1).starts_with('"')) {
                    break;  // the closing mark
                }
                ++at;
            } else if (!is_quoted && row[at] == ',') {
                break;
            } else if (!is_quoted && std::string_view("\"\r\n").find(row[at]) != row.npos) {
                return std::nullopt;  // these octets must be in quotation marks
            }
            cell += row[at];
        }
        if (is_quoted && at++ >= row.size()) {
            return std::nullopt;
        }
        cells.push_back(is_quoted || !cell.empty() ? cell_text(cell) : std::nullopt);
        if (at >= row.size()) {
            return cells;
        }
        if (row[at] != ',') {
            return std::nullopt;
        }
    }
}

// Reads one record of TSV (docs/command_line.md).  Returns nothing if an escape is not known.
inline std::optional<std::vector<cell_text>> read_tsv(std::string_view row) {
    constexpr std::string_view names = "\\tnr0";
    constexpr std::string_view octets("\\\t\n\r\0", 5);
    std::vector<cell_text> cells(1, "");
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (row[i] == '\t') {
            cells.emplace_back("");
        } else if (row[i] != '\\') {
            *cells.back() += row[i];
        } else {
            const std::string_view name = row.substr(++i, 1);
            const std::string_view rest = row.substr(std::min(row.size(), i + 1));
            if (name == "N" && cells.back() == "" && (rest.empty() || rest[0] == '\t')) {
                cells.back() = std::nullopt;
            } else if (name.empty() || names.find(name) == names.npos) {
                return std::nullopt;
            } else {
                *cells.back() += octets[names.find(name)];
            }
        }
    }
    return cells;
}

// Returns whether the text is UTF-8 (RFC 3629, section 4).
inline bool is_utf8(std::string_view text) {
    const auto octet = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const auto is_tail = [&](std::size_t i) { return octet(i) >> 6 == 2; };
    for (std::size_t i = 0; i < text.size();) {
        const unsigned first = octet(i), second = octet(i + 1);
        const bool is_second_good = first == 0xE0   ? second >= 0xA0 && second <= 0xBF
                                    : first == 0xED ? second >= 0x80 && second <= 0x9F
                                    : first == 0xF0 ? second >= 0x90 && second <= 0xBF
                                    : first == 0xF4 ? second >= 0x80 && second <= 0x8F
                                                    : is_tail(i + 1);
        if (first < 0x80) {
            i += 1;
        } else if (first >= 0xC2 && first <= 0xDF && is_second_good) {
            i += 2;
        } else if (first >= 0xE0 && first <= 0xEF && is_second_good && is_tail(i + 2)) {
            i += 3;
        } else if (first >= 0xF0 && first <= 0xF4 && is_second_good && is_tail(i + 2) &&
                   is_tail(i + 3)) {
            i += 4;
        } else {
            return false;
        }
    }
    return true;
}

// Returns the octets as hexadecimal digits in lower case.
inline std::string hexadecimal(std::string_view octets) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    for (const char c : octets) {
        const auto octet = static_cast<unsigned char>(c);
        out.append({digits[octet >> 4], digits[octet & 15]});
    }
    return out;
}

}  // namespace uriscan::tests
