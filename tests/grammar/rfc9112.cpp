// The reference parser of request targets and of the field Host.

#include "rfc9112.hpp"

#include "rfc3986.hpp"

#include <optional>
#include <stdexcept>

namespace uriscan::oracle::rfc9112 {

namespace {

// The forms that are allowed, and all strings that have one of them, as ABNF.
struct language {
    const char* abnf;
    std::vector<form> forms;
};

// Returns the languages of all values of `allowed`, in their order (RFC 9112, Section 3.2).
const std::vector<language>& languages() {
    using enum form;
    static const std::vector<language> all = {
        {"request-target", {origin, absolute, authority, asterisk}},
        {"authority-form", {authority}},
        {"origin-form / absolute-form / asterisk-form", {origin, absolute, asterisk}},
        {"origin-form / absolute-form", {origin, absolute}},
        {"origin-form", {origin}},
        {"absolute-form", {absolute}},
        {"authority-form", {authority}},
        {"asterisk-form", {asterisk}},
    };
    return all;
}

std::vector<dfa> automata_of_languages() {
    std::vector<dfa> automata;
    for (const language& one : languages()) {
        grammar rules = read_abnf(std::string("the-language = ") + one.abnf);
        rules.include(rfc9112_grammar());
        automata.push_back(compile(rules, "the-language"));
    }
    return automata;
}

}  // namespace

std::string rfc9112_text() {
    return grammar_file("rfc9112.abnf");
}

std::string rfc9110_text() {
    return grammar_file("rfc9110.abnf");
}

grammar with_rules_of_uris(std::string_view rfc9110) {
    grammar rules = read_abnf(rfc9110);
    rules.include_from(rfc3986_grammar(), "URI");
    return rules;
}

grammar with_rules_of_other_rfcs(std::string_view rfc9112) {
    grammar rules = read_abnf(rfc9112);
    rules.include_from(rfc9110_grammar(), "HTTP");
    return rules;
}

grammar rfc9112_grammar() {
    return with_rules_of_other_rfcs(rfc9112_text());
}

grammar rfc9110_grammar() {
    return with_rules_of_uris(rfc9110_text());
}

reference_parser::reference_parser()
    : languages_(automata_of_languages()),
      host_field_(compile(rfc9110_grammar(), "Host")),
      absolute_path_(compile(rfc9110_grammar(), "absolute-path")),
      query_(compile(rfc9112_grammar(), "query")),
      uri_host_(compile(rfc9112_grammar(), "uri-host")),
      port_(compile(rfc9112_grammar(), "port")) {}

const dfa& reference_parser::automaton(allowed which) const {
    return languages_[static_cast<std::size_t>(which)];
}

const dfa& reference_parser::automaton(form which) const {
    switch (which) {
        case form::origin: return automaton(allowed::origin);
        case form::absolute: return automaton(allowed::absolute);
        case form::authority: return automaton(allowed::authority);
        case form::asterisk: return automaton(allowed::asterisk);
    }
    throw std::invalid_argument("no such form");
}

std::string reference_parser::alphabet() const {
    const dfa* const automata[] = {&automaton(allowed::all), &automaton(allowed::absolute),
                                   &host_field_};
    return octets_of_classes(automata);
}

verdict reference_parser::parse_target(allowed which, std::string_view text) const {
    const dfa::run_result whole = automaton(which).run(text);
    std::optional<form> found;  // authority-form, even if the text also has absolute-form
    for (const form candidate : languages()[static_cast<std::size_t>(which)].forms) {
        if (automaton(candidate).accepts(text)) {
            if (found && !(*found == form::absolute && candidate == form::authority)) {
                refuse_disagreement(text);
            }
            found = candidate;
        }
    }
    if (found.has_value() != whole.accepted) {
        refuse_disagreement(text);
    }
    if (!found) {
        verdict invalid;
        invalid.error_offset = whole.viable;
        return invalid;
    }
    return read(*found, text);
}

verdict reference_parser::parse_host_field(std::string_view text) const {
    const dfa::run_result whole = host_field_.run(text);
    if (!whole.accepted) {
        verdict invalid;
        invalid.error_offset = whole.viable;
        return invalid;
    }
    return read_host_and_port(text);
}

verdict reference_parser::read(form has_form, std::string_view text) const {
    verdict result;
    switch (has_form) {
        case form::origin: result = read_origin(text); break;
        case form::absolute: result = read_absolute(text); break;
        case form::authority:
            result = read_host_and_port(text);
            if (!result.parts.port) {
                refuse_disagreement(text);
            }
            break;
        case form::asterisk: result.parts.path = text.substr(text.size()); break;
    }
    result.valid = true;
    result.has_form = has_form;
    return result;
}

verdict reference_parser::read_origin(std::string_view text) const {
    verdict result;
    const std::size_t mark = text.find('?');
    result.parts.path = text.substr(0, mark);
    if (mark != std::string_view::npos) {
        result.parts.query = text.substr(mark + 1);
    }
    if (!absolute_path_.accepts(*result.parts.path) ||
        (result.parts.query && !query_.accepts(*result.parts.query))) {
        refuse_disagreement(text);
    }
    return result;
}

verdict reference_parser::read_absolute(std::string_view text) const {
    const oracle::verdict uri = rfc3986_reference().parse(rule::absolute_uri, text);
    if (!uri.valid) {
        refuse_disagreement(text);
    }
    verdict result;
    result.parts = uri.parts;
    result.host = uri.host;
    return result;
}

// A host contains a ":" only inside the brackets of an IP literal. So if the whole text is a host,
// there is no port. Otherwise, the last ":" is before the port.
verdict reference_parser::read_host_and_port(std::string_view text) const {
    verdict result;
    result.valid = true;
    result.parts.host = text;
    if (!uri_host_.accepts(text)) {
        const std::size_t colon = text.rfind(':');
        if (colon == std::string_view::npos || !uri_host_.accepts(text.substr(0, colon)) ||
            !port_.accepts(text.substr(colon + 1))) {
            refuse_disagreement(text);
        }
        result.parts.host = text.substr(0, colon);
        result.parts.port = text.substr(colon + 1);
    }
    result.parts.path = text.substr(text.size());
    const std::string with_slashes = "//" + std::string(*result.parts.host);
    result.host = rfc3986_reference().parse(rule::relative_ref, with_slashes).host;
    return result;
}

const reference_parser& reference() {
    static const reference_parser parser;
    return parser;
}

}  // namespace uriscan::oracle::rfc9112
