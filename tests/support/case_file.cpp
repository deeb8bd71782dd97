// Reads case files, and quotes texts as case files do.
#include "support/case_file.hpp"

#include <charconv>
#include <filesystem>
#include <fstream>
#include <optional>
#include <stdexcept>

namespace uriscan::tests {
namespace {

std::optional<rule> rule_named(std::string_view name) {
    for (const rule rule :
         {rule::uri_reference, rule::uri, rule::absolute_uri, rule::relative_ref}) {
        if (name_of(rule) == name) {
            return rule;
        }
    }
    return std::nullopt;
}

std::optional<test_case> begin_case(std::string_view line, rule_names which) {
    const std::size_t space = line.find(' ');
    if (space == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view name = line.substr(0, space);
    const auto rule = rule_named(name);
    const auto input = unquoted(line.substr(space + 1));
    if (!input || (!rule && which == rule_names::of_rfc3986)) {
        return std::nullopt;
    }
    return test_case{.rule_name = std::string(name),
                     .checked_rule = rule.value_or(rule::uri_reference),
                     .input = *input};
}

}  // namespace

std::vector<test_case> read_cases(const std::string& path, rule_names which) {
    std::ifstream file(path);
    if (!file) {
        throw std::runtime_error(path + ": cannot be read");
    }
    std::vector<test_case> cases;
    std::string heading;
    std::string line;
    for (int number = 1; std::getline(file, line); ++number) {
        const std::string place =
            path.substr(path.find_last_of('/') + 1) + ":" + std::to_string(number);
        if (line.empty() || line.starts_with("//")) {
            continue;
        }
        if (line.starts_with("# ")) {
            heading = line.substr(2);
        } else if (line.starts_with("  ") && !cases.empty()) {
            cases.back().expected.push_back(line.substr(2));
        } else if (auto begun = begin_case(line, which)) {
            begun->heading = heading;
            begun->place = place;
            cases.push_back(*begun);
        } else {
            throw std::runtime_error(place + ": not understood: " + line);
        }
    }
    return cases;
}

std::optional<std::string> unquoted(std::string_view text) {
    if (text.size() < 2 || !text.starts_with('"') || !text.ends_with('"')) {
        return std::nullopt;
    }
    text = text.substr(1, text.size() - 2);
    std::string plain;
    while (!text.empty()) {
        if (text.starts_with("\\x") && text.size() >= 4) {
            unsigned char octet = 0;
            std::from_chars(text.data() + 2, text.data() + 4, octet, 16);
            plain += static_cast<char>(octet);
            text.remove_prefix(4);
            continue;
        }
        text.remove_prefix(text.starts_with('\\') ? 1 : 0);
        if (text.empty()) {
            return std::nullopt;
        }
        plain += text.front();
        text.remove_prefix(1);
    }
    return plain;
}

std::vector<std::string> uri_references_in(const std::string& folder) {
    std::vector<std::string> texts;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        if (file.path().extension() != ".txt") {
            continue;
        }
        for (test_case& each : read_cases(file.path().string())) {
            if (is_uri_reference(each.input)) {
                texts.push_back(std::move(each.input));
            }
        }
    }
    return texts;
}

std::string in_quotes(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string quoted = "\"";
    for (const char c : text) {
        const auto octet = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            quoted += '\\';
            quoted += c;
        } else if (octet < 0x20 || octet >= 0x7F) {
            quoted += "\\x";
            quoted += digits[octet >> 4];
            quoted += digits[octet & 0xF];
        } else {
            quoted += c;
        }
    }
    quoted += '"';
    return quoted;
}

}  // namespace uriscan::tests
