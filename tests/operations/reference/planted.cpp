// Puts IRIs and URI Templates together; see planted.hpp.

#include "operations/reference/planted.hpp"

#include <array>
#include <optional>
#include <utility>

namespace uriscan::slow {

namespace {

// A piece of an IRI, the same piece in its URI, and in the IRI that is made from the URI.
struct iri_piece {
    std::string_view iri;
    std::string_view uri;
    std::string_view back;
};

// Pieces that each component can have, except scheme, port and IP literal.  A piece with incomplete
// UTF-8 ends with ASCII, so that the next piece cannot complete it.
constexpr std::array<iri_piece, 51> everywhere{{
    {"a", "a", "a"},
    {"Z", "Z", "Z"},
    {"7", "7", "7"},
    {"-", "-", "-"},
    {".", ".", "."},
    {"..", "..", ".."},
    {"~", "~", "~"},
    {"!$&'()*+,;=", "!$&'()*+,;=", "!$&'()*+,;="},
    {"abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz",
     "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz",
     "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"},
    {"\xC2\xA0", "%C2%A0", "\xC2\xA0"},                        // the first character of ucschar
    {"\xC3\xA9", "%C3%A9", "\xC3\xA9"},                        // Latin
    {"e\xCC\x81", "e%CC%81", "e\xCC\x81"},                     // Latin, not normalized
    {"\xCE\xB1\xCF\x89", "%CE%B1%CF%89", "\xCE\xB1\xCF\x89"},  // Greek
    {"\xD0\x96\xD1\x8F", "%D0%96%D1%8F", "\xD0\x96\xD1\x8F"},  // Cyrillic
    {"\xD7\x90\xD7\x91", "%D7%90%D7%91", "\xD7\x90\xD7\x91"},  // Hebrew
    {"\xD8\xA7\xD9\x84", "%D8%A7%D9%84", "\xD8\xA7\xD9\x84"},  // Arabic
    {"\xDF\xBF", "%DF%BF", "\xDF\xBF"},                        // the last one of two octets
    {"\xE0\xA0\x80", "%E0%A0%80", "\xE0\xA0\x80"},             // the first one of three octets
    {"\xE0\xA4\xB9", "%E0%A4%B9", "\xE0\xA4\xB9"},             // Devanagari
    {"\xE0\xB8\x81", "%E0%B8%81", "\xE0\xB8\x81"},             // Thai
    {"\xE2\x80\x8D", "%E2%80%8D", "\xE2\x80\x8D"},             // a joiner, which is no bidi mark
    {"\xE3\x81\x82", "%E3%81%82", "\xE3\x81\x82"},             // Hiragana
    {"\xE6\x97\xA5\xE6\x9C\xAC", "%E6%97%A5%E6%9C%AC", "\xE6\x97\xA5\xE6\x9C\xAC"},  // Han
    {"\xED\x95\x9C", "%ED%95%9C", "\xED\x95\x9C"},                                   // Hangul
    {"\xED\x9F\xBF", "%ED%9F%BF", "\xED\x9F\xBF"},             // the last one below the surrogates
    {"\xEF\xA4\x80", "%EF%A4%80", "\xEF\xA4\x80"},             // F900
    {"\xEF\xB7\x8F", "%EF%B7%8F", "\xEF\xB7\x8F"},             // FDCF
    {"\xEF\xB7\xB0", "%EF%B7%B0", "\xEF\xB7\xB0"},             // FDF0
    {"\xEF\xBF\xAF", "%EF%BF%AF", "\xEF\xBF\xAF"},             // FFEF
    {"\xF0\x90\x80\x80", "%F0%90%80%80", "\xF0\x90\x80\x80"},  // 10000
    {"\xF0\x9F\x98\x80", "%F0%9F%98%80", "\xF0\x9F\x98\x80"},  // an emoji
    {"\xF0\x9F\xBF\xBD", "%F0%9F%BF%BD", "\xF0\x9F\xBF\xBD"},  // 1FFFD
    {"\xF3\xA1\x80\x80", "%F3%A1%80%80", "\xF3\xA1\x80\x80"},  // E1000
    {"\xF3\xAF\xBF\xBD", "%F3%AF%BF%BD", "\xF3\xAF\xBF\xBD"},  // EFFFD
    {"%c3%a9", "%c3%a9", "\xC3\xA9"},
    {"%E6%97%a5", "%E6%97%a5", "\xE6\x97\xA5"},
    {"%f0%9f%98%80", "%f0%9f%98%80", "\xF0\x9F\x98\x80"},
    {"%41%7e", "%41%7e", "A~"},
    {"%2e", "%2e", "."},
    {"%2f%3F%23", "%2f%3F%23", "%2f%3F%23"},
    {"%25%20%3c", "%25%20%3c", "%25%20%3c"},
    {"%00%7f", "%00%7f", "%00%7f"},
    {"%fc!", "%fc!", "%FC!"},
    {"%c3x", "%c3x", "%C3x"},
    {"%e2%82%2F", "%e2%82%2F", "%E2%82%2F"},
    {"%80", "%80", "%80"},
    {"%c0%80;", "%c0%80;", "%C0%80;"},                                   // overlong
    {"%ed%a0%80", "%ed%a0%80", "%ED%A0%80"},                             // a surrogate
    {"%f4%90%80%80", "%f4%90%80%80", "%F4%90%80%80"},                    // above 10FFFF
    {"%c2%85%ef%bf%be", "%c2%85%ef%bf%be", "%C2%85%EF%BF%BE"},           // not in ucschar
    {"%e2%80%8e%e2%80%aa", "%e2%80%8e%e2%80%aa", "%E2%80%8E%E2%80%AA"},  // bidi formatting
}};

constexpr std::array<iri_piece, 3> only_in_query{{
    {"\xEE\x80\x80", "%EE%80%80", "\xEE\x80\x80"},
    {"\xF4\x8F\xBF\xBD", "%F4%8F%BF%BD", "\xF4\x8F\xBF\xBD"},
    {"%f3%b0%80%80", "%f3%b0%80%80", "\xF3\xB0\x80\x80"},
}};

// Octets that make a text invalid, even if all the rest of it is valid.
constexpr std::array<std::string_view, 24> never{{
    "\x80",
    "\xBF",
    "\xC3",
    "\xC0\x80",
    "\xC1\xBF",
    "\xE0\x80\x80",
    "\xE0\x9F\xBF",
    "\xE2\x82",
    "\xED\xA0\x80",
    "\xED\xBF\xBF",
    "\xF0\x8F\xBF\xBF",
    "\xF0\x9F\x98",
    "\xF4\x90\x80\x80",
    "\xF5\x80\x80\x80",
    "\xFF",
    "\xC2\x80",
    "\xC2\x9F",
    "\xEF\xB7\x90",
    "\xEF\xBF\xBE",
    "\xEF\xBF\xB0",
    "\xF0\x9F\xBF\xBE",
    "\xF3\xA0\x80\x81",
    " ",
    "<",
}};

// A piece of a value, and what it becomes with the operators that encode reserved characters, and
// with those that copy them.
struct value_piece {
    std::string_view octets;
    std::string_view encoded;
    std::string_view copied;
};

constexpr std::array<value_piece, 16> value_pieces{{
    {"a", "a", "a"},
    {"Value-1._~", "Value-1._~", "Value-1._~"},
    {"/", "%2F", "/"},
    {",", "%2C", ","},
    {"?&=", "%3F%26%3D", "?&="},
    {"#[]", "%23%5B%5D", "#[]"},
    {" ", "%20", "%20"},
    {"{x}", "%7Bx%7D", "%7Bx%7D"},
    {"%.", "%25.", "%25."},
    {"%4!", "%254%21", "%254!"},
    {"%2f.", "%252f.", "%2f."},
    {"%C3%A9.", "%25C3%25A9.", "%C3%A9."},
    {"\xC3\xA9", "%C3%A9", "%C3%A9"},
    {"\xE6\x97\xA5", "%E6%97%A5", "%E6%97%A5"},
    {"\xF0\x9F\x98\x80", "%F0%9F%98%80", "%F0%9F%98%80"},
    {"\xFF.", "%FF.", "%FF."},
}};

struct planted_value {
    std::string octets;
    std::string expansion;
};

// The row of an operator in the table of RFC 6570, Appendix A.
struct operator_signs {
    std::string_view op;
    std::string_view first;
    std::string_view separator;
};

constexpr std::array<operator_signs, 8> all_signs{{
    {"", "", ","},
    {"+", "", ","},
    {"#", "#", ","},
    {".", ".", "."},
    {"/", "/", "/"},
    {";", ";", ";"},
    {"?", "?", "&"},
    {"&", "&", "&"},
}};

const operator_signs& signs_of(char op) {
    std::size_t i = 0;
    while (op != '\0' && all_signs.at(i).op != std::string_view(&op, 1)) {
        ++i;
    }
    return all_signs.at(i);
}

// Returns what the operator writes for the name of a variable: "name=", only "name" or nothing.
std::string name_before(std::string_view name, char op, bool empty) {
    if (op != ';' && op != '?' && op != '&') {
        return "";
    }
    return std::string(name) + (empty && op == ';' ? "" : "=");
}

constexpr std::array<std::string_view, 7> planted_names{"x",   "y",    "Var_1",  "a.b",
                                                        "%41", "list", "k%C3%A9"};

}  // namespace

struct planter::texts {
    std::string iri;
    std::string uri;
    std::string back;
};

std::size_t planter::below(std::size_t count) {
    return static_cast<std::size_t>(random_() % count);
}

planter::texts planter::pieces(std::string_view component, std::size_t most) {
    texts all;
    const auto add = [&](const iri_piece& piece) {
        all.iri += piece.iri;
        all.uri += piece.uri;
        all.back += piece.back;
    };
    for (std::size_t count = below(most + 1); count > 0; --count) {
        if (component == "query" && once_in(4)) {
            add(one_of(only_in_query));
        } else {
            add(one_of(everywhere));
        }
        const std::string_view marks = component == "userinfo" ? ":"
                                       : component == "path"   ? "/@"
                                       : component == "host"   ? ""
                                                               : "/?:@";
        if (!marks.empty() && once_in(4)) {
            const std::string_view mark = marks.substr(below(marks.size()), 1);
            add({mark, mark, mark});
        }
    }
    return all;
}

planted_iri planter::iri() {
    planted_iri planted;
    const auto add = [&](std::string_view before, const texts& part, std::string_view after) {
        planted.text.append(before).append(part.iri).append(after);
        planted.uri.append(before).append(part.uri).append(after);
        planted.back.append(before).append(part.back).append(after);
        return part.iri;
    };
    const auto same = [](std::string text) { return texts{text, text, text}; };
    const auto add_path = [&](std::string first) {
        if (!once_in(4)) {
            planted.parts.path = add("", same(std::move(first)), "");
            planted.parts.path += add("", pieces("path", 6), "");
        }
    };
    if (once_in(2)) {
        planted.parts.scheme = add("", same(once_in(2) ? "http" : "s+1.-"), ":");
    }
    if (once_in(2)) {
        add("//", {}, "");
        if (once_in(3)) {
            planted.parts.userinfo = add("", pieces("userinfo", 3), "@");
        }
        constexpr std::array<const char*, 4> literals{"[::1]", "[v1.a:b]", "127.0.0.1",
                                                      "[1:2::1.2.3.4]"};
        planted.parts.host = add("", once_in(4) ? same(one_of(literals)) : pieces("host", 4), "");
        if (once_in(3)) {
            planted.parts.port = add(":", same(once_in(3) ? "" : "8080"), "");
        }
        add_path("/");
    } else {
        // The first segment must not be empty, and without a scheme it must have no colon.  The
        // pieces of a path have none.
        add_path("p");
    }
    if (once_in(2)) {
        planted.parts.query = add("?", pieces("query", 5), "");
    }
    if (once_in(2)) {
        planted.parts.fragment = add("#", pieces("fragment", 4), "");
    }
    return planted;
}

planted_fault planter::broken_iri() {
    const std::string valid = iri().text;
    std::size_t at = below(valid.size() + 1);
    while (at > 0 && at < valid.size() && (valid[at] & 0xC0) == 0x80) {
        --at;  // not within a character
    }
    return {valid.substr(0, at) + std::string(one_of(never)) + valid.substr(at), at};
}

std::string planter::add_value(planted_template& planted, const varspec& variable, char op) {
    const bool copies = op == '+' || op == '#';
    const auto text = [&] {
        planted_value value;
        for (std::size_t count = below(4); count > 0; --count) {
            const value_piece& piece = one_of(value_pieces);
            value.octets += piece.octets;
            value.expansion += copies ? piece.copied : piece.encoded;
        }
        return value;
    };
    const std::string_view between = variable.explode ? signs_of(op).separator : ",";
    std::string expansion;
    const auto add_member = [&](bool first, const std::string& member) {
        expansion += (first ? "" : std::string(between)) + member;
    };
    const std::size_t kind = below(4);
    if (kind == 0) {
        const std::size_t count = 1 + below(3);
        tests::template_list list;
        for (std::size_t i = 0; i < count; ++i) {
            const planted_value member = text();
            list.push_back(member.octets);
            add_member(
                i == 0,
                (variable.explode ? name_before(variable.name, op, member.octets.empty()) : "") +
                    member.expansion);
        }
        planted.values[variable.name] = list;
        return (variable.explode ? "" : name_before(variable.name, op, false)) + expansion;
    }
    if (kind == 1) {
        const std::size_t count = 1 + below(3);
        tests::template_pairs pairs;
        for (std::size_t i = 0; i < count; ++i) {
            const planted_value name = text();
            const planted_value value = text();
            pairs.emplace_back(name.octets, value.octets);
            const bool form = op == '?' || op == '&';
            const std::string_view mark = !variable.explode               ? ","
                                          : value.octets.empty() && !form ? ""
                                                                          : "=";
            add_member(i == 0, name.expansion + std::string(mark) + value.expansion);
            if (once_in(4)) {
                pairs.emplace_back("undefined", std::nullopt);
            }
        }
        planted.values[variable.name] = pairs;
        return (variable.explode ? "" : name_before(variable.name, op, false)) + expansion;
    }
    const planted_value value = text();
    planted.values[variable.name] = value.octets;
    return name_before(variable.name, op, value.octets.empty()) + value.expansion;
}

void planter::add_expression(planted_template& planted) {
    const operator_signs& signs = one_of(all_signs);
    template_expression expression;
    expression.op = signs.op.empty() ? '\0' : signs.op.front();
    planted.text += "{" + std::string(signs.op);
    bool any = false;
    for (std::size_t count = 1 + below(3); count > 0; --count) {
        // Each variable is used only once, so that its value is expanded in only one way.
        varspec variable;
        variable.name = std::string(one_of(planted_names)) + "_" +
                        std::to_string(planted.parts.parts.size()) + "_" + std::to_string(count);
        variable.explode = once_in(3);
        planted.text += variable.name + (variable.explode ? "*" : "");
        if (!variable.explode && once_in(4)) {
            variable.prefix = 1 + below(9);
            planted.text += ":" + std::to_string(variable.prefix);
        }
        planted.text += count > 1 ? "," : "}";
        if (variable.prefix > 0 && !once_in(3)) {
            const std::string plain = "abcdefghijk";
            planted.values[variable.name] = plain;
            planted.expansion += std::string(any ? signs.separator : signs.first) +
                                 name_before(variable.name, expression.op, false) +
                                 plain.substr(0, variable.prefix);
            any = true;
        } else if (variable.prefix == 0 && !once_in(4)) {
            const std::string value = add_value(planted, variable, expression.op);
            planted.expansion += std::string(any ? signs.separator : signs.first) + value;
            any = true;
        }
        expression.variables.push_back(variable);
    }
    planted.parts.parts.emplace_back(expression);
}

planted_template planter::valid_template() {
    planted_template planted;
    for (std::size_t count = below(5); count > 0; --count) {
        if (once_in(2)) {
            std::string literal;
            for (std::size_t more = 1 + below(3); more > 0; --more) {
                const iri_piece& piece = once_in(6) ? one_of(only_in_query) : one_of(everywhere);
                literal += piece.iri;
                planted.expansion += piece.uri;
            }
            planted.text += literal;
            auto& parts = planted.parts.parts;
            if (!parts.empty() && std::holds_alternative<std::string>(parts.back())) {
                std::get<std::string>(parts.back()) += literal;
            } else {
                parts.emplace_back(literal);
            }
        } else {
            add_expression(planted);
        }
    }
    return planted;
}

planted_fault planter::broken_template() {
    constexpr std::array<std::string_view, 30> faults{{
        "{",          "}",      "{}",     "{+}",   "{=x}",  "{,x}",      "{!x}",   "{@x}",
        "{|x}",       "{x,}",   "{x,,y",  "{x:0}", "{x:}",  "{x:10000}", "{x:1*}", "{x*:1}",
        "{x**}",      "{x..y}", "{x.}",   "{.}",   "{x y}", "{x-y}",     "{%4}",   "{%",
        "{\xC3\xA9}", "{x{y}}", "{x:01}", "{x*y}", "{*}",   "{?&x}",
    }};
    const std::string before = valid_template().text;
    const std::string after = once_in(2) ? "" : "." + valid_template().text;
    const std::string_view fault = once_in(4) ? one_of(never) : one_of(faults);
    return {before + std::string(fault) + after, before.size()};
}

std::string planter::octets() {
    std::string all;
    for (std::size_t count = below(12); count > 0; --count) {
        switch (below(5)) {
            case 0: all += one_of(never); break;
            case 1: all += one_of(everywhere).iri; break;
            case 2: all += triplet_of(static_cast<char>(below(256))); break;
            case 3: all += static_cast<char>(below(256)); break;
            default: all += std::string_view(":/?#[]@%{}+,*.;=&!")[below(18)]; break;
        }
    }
    return all;
}

}  // namespace uriscan::slow
