// Prints the module facts.js of the JavaScript package: everything that it knows besides the table
// of the machine.  All facts come from the library, so that no fact is written twice.
#include <array>
#include <cstdio>
#include <string>
#include <string_view>

#include "uriscan/uriscan.hpp"

namespace {

using uriscan::component;
using uriscan::error_reason;

void replace(std::string& text, std::string_view from, std::string_view to) {
    if (const std::size_t at = text.find(from); at != text.npos) {
        text.replace(at, from.size(), to);
    }
}

// Returns a string literal.  Does not escape backslashes, because no sentence has one.
std::string quoted(std::string text) {
    for (std::size_t at = 0; (at = text.find('\'', at)) != text.npos; at += 2) {
        text.insert(at, "\\");
    }
    return "'" + text + "'";
}

// Returns the sentence for an error at the octet "~" or at the end.  "%u" stands for the octet, and
// "%c" for the component.
std::string sentence(error_reason reason, component where, std::size_t offset) {
    std::string text = uriscan::describe({reason, where, offset}, "~");
    replace(text, "~", "%u");
    return text;
}

std::string pattern(error_reason reason, std::size_t offset) {
    std::string text = sentence(reason, component::userinfo, offset);
    replace(text, "userinfo", "%c");
    return text;
}

void print_sentences() {
    std::puts(
        "\n// For each reason: the sentence if the error is at a code unit (%u), and if it is");
    std::puts("// at the end.  Components (%c) with another sentence come last.");
    std::puts("export const SENTENCES = {");
    std::puts("    __proto__: null,");
    for (int i = static_cast<int>(error_reason::missing_scheme);
         i <= static_cast<int>(error_reason::path_begins_with_slashes); ++i) {
        const auto reason = static_cast<error_reason>(i);
        if (reason == error_reason::buffer_too_small) {
            continue;
        }
        const std::string at_unit = pattern(reason, 0);
        const std::string at_end = pattern(reason, 1);
        std::string special;
        for (int c = 0; c <= static_cast<int>(component::fragment); ++c) {
            const auto where = static_cast<component>(c);
            std::string expected = at_unit;
            replace(expected, "%c", name_of(where));
            if (sentence(reason, where, 0) != expected) {
                special += std::string(special.empty() ? "" : ", ") + std::string(name_of(where)) +
                           ": " + quoted(sentence(reason, where, 0));
            }
        }
        std::printf("    %s: [\n        %s,\n        %s,\n",
                    quoted(std::string(name_of(reason))).c_str(), quoted(at_unit).c_str(),
                    quoted(at_end).c_str());
        if (!special.empty()) {
            std::printf("        {%s},\n", special.c_str());
        }
        std::puts("    ],");
    }
    std::puts("};");
    std::puts(
        "\n// The sentence if the error is at the \"%\" of a wrong triplet, not at one of its "
        "digits.");
    const uriscan::uri_error triplet = {error_reason::malformed_percent_encoding, component::path,
                                        0};
    std::printf("export const AT_PERCENT_SIGN =\n    %s;\n",
                quoted(uriscan::describe(triplet, "%")).c_str());
}

void print_set(const char* name, std::uint16_t set) {
    std::array<unsigned, 4> words{};
    for (unsigned octet = 0; octet < 128; ++octet) {
        if ((uriscan::octet_table::sets_of[octet] & set) != 0) {
            words[octet / 32] |= 1U << octet % 32;
        }
    }
    std::printf("    %s: [0x%x, 0x%x, 0x%x, 0x%x],\n", quoted(name).c_str(), words[0], words[1],
                words[2], words[3]);
}

void print_sets() {
    using table = uriscan::octet_table;
    std::puts("\n// Sets of octets: bit n of word w is for the octet 32 * w + n.");
    std::puts("export const SETS = {\n    __proto__: null,");
    print_set("unreserved", table::unreserved);
    print_set("hexdig", table::hexdig);
    print_set("user-name", table::user_name);
    print_set("password", table::password);
    print_set("host", table::host);
    print_set("segment", table::segment);
    print_set("segment-without-colon", table::segment_without_colon);
    print_set("path", table::path);
    print_set("query", table::query);
    print_set("query-parameter", table::query_parameter);
    print_set("fragment", table::fragment);
    std::puts("};");
}

void print_schemes() {
    std::puts("\n// What is known about schemes (RFC 3986, section 6.2.3).");
    std::puts("export const SCHEMES = {\n    __proto__: null,");
    for (const uriscan::scheme_rules& rules : uriscan::registered_schemes()) {
        std::printf("    %s: {port: %d, emptyPathIsRoot: %s},\n", std::string(rules.name).c_str(),
                    rules.default_port ? int{*rules.default_port} : -1,
                    rules.empty_path_is_root ? "true" : "false");
    }
    std::puts("};");
}

}  // namespace

int main() {
    std::puts("// Generated from the C++ library by src/bindings/js/make_facts.cpp; do not edit.");
    std::puts("// To make it again: make generate");
    print_sentences();
    print_sets();
    print_schemes();
}
