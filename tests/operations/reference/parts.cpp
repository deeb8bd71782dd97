// Splits and joins texts. parts.hpp describes the functions.

#include "operations/reference/parts.hpp"

#include <map>

#include "grammar/automaton.hpp"
#include "grammar/rfc3986.hpp"

namespace uriscan::slow {

namespace {

// Removes the longest prefix of `text` that contains none of `delimiters`, and returns it.
std::string take_until(std::string_view& text, std::string_view delimiters) {
    std::string taken(text.substr(0, text.find_first_of(delimiters)));
    text.remove_prefix(taken.size());
    return taken;
}

bool first_segment_has_colon(const std::string& path) {
    return path.substr(0, path.find('/')).find(':') != std::string::npos;
}

// Returns the automaton of a rule. The first call of a thread for a rule builds it.
const oracle::dfa& automaton_of(std::string_view rule) {
    static const oracle::grammar rules = oracle::rfc3986_grammar();
    static thread_local std::map<std::string, oracle::dfa, std::less<>> automata;
    auto found = automata.find(rule);
    if (found == automata.end()) {
        found = automata.emplace(rule, oracle::compile(rules, rule)).first;
    }
    return found->second;
}

}  // namespace

// Splits the text like the regular expression of Appendix B:
//   ^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?
//    12            3  4          5       6  7        8 9
parts split(std::string_view text) {
    parts found;
    std::string_view rest = text;
    std::string scheme = take_until(rest, ":/?#");
    if (!scheme.empty() && rest.starts_with(':')) {
        found.scheme = scheme;
        text = rest.substr(1);
    }
    if (text.starts_with("//")) {
        text.remove_prefix(2);
        found.authority = take_until(text, "/?#");
    }
    found.path = take_until(text, "?#");
    if (text.starts_with('?')) {
        text.remove_prefix(1);
        found.query = take_until(text, "#");
    }
    if (text.starts_with('#')) {
        found.fragment = text.substr(1);
    }
    return found;
}

// No userinfo and no host contains an unencoded "@". A port has only digits, and an IP literal ends
// with "]". So the first "@" ends the userinfo, and the first ":" after the host starts the port.
authority_parts split_authority(std::string_view authority) {
    authority_parts found;
    if (const std::size_t at = authority.find('@'); at != std::string_view::npos) {
        found.userinfo = authority.substr(0, at);
        authority.remove_prefix(at + 1);
    }
    const std::size_t host_end =
        authority.find(':', authority.starts_with('[') ? authority.find(']') : 0);
    found.host = authority.substr(0, host_end);
    if (host_end != std::string_view::npos) {
        found.port = authority.substr(host_end + 1);
    }
    return found;
}

std::string join(const authority_parts& authority) {
    return (authority.userinfo ? *authority.userinfo + "@" : "") + authority.host +
           (authority.port ? ":" + *authority.port : "");
}

std::string recompose(const parts& components) {
    std::string result;
    if (components.scheme) {
        result += *components.scheme;
        result += ":";
    }
    if (components.authority) {
        result += "//";
        result += *components.authority;
    }
    result += components.path;
    if (components.query) {
        result += "?";
        result += *components.query;
    }
    if (components.fragment) {
        result += "#";
        result += *components.fragment;
    }
    return result;
}

std::string recompose_readably(parts components) {
    if (!components.authority && components.path.starts_with("//")) {
        components.path = "/." + components.path;
    }
    if (!components.scheme && !components.authority && first_segment_has_colon(components.path)) {
        components.path = "./" + components.path;
    }
    return recompose(components);
}

bool is_valid(std::string_view rule, std::string_view text) {
    return automaton_of(rule).accepts(text);
}

std::size_t viable_prefix(std::string_view rule, std::string_view text) {
    return automaton_of(rule).viable_prefix_length(text);
}

}  // namespace uriscan::slow
