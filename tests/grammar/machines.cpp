// Drives the code that Ragel generated, and push_parser, one octet at a time.
#include "grammar/machines.hpp"

#include <algorithm>
#include <limits>

#include "every_rule.hpp"
#include "grammar/stepping.hpp"
#include "rfc2396_every_rule.hpp"
#include "rfc2396_parser.hpp"
#include "single_rules.hpp"
#include "support/no_skipper.hpp"
#include "uri_parser.hpp"
#include "uriscan/literal.hpp"

namespace uriscan {

// Reads the part of a push_parser's state that decides how the parser treats the following octets.
// Uses only whether an offset is set, and not its value.
struct push_parser_probe {
    static auto key(const push_parser& parser) {
        const auto& progress = parser.progress_;
        const bool could_be_scheme = progress.scheme_size == progress.size;
        return std::tuple(parser.refused_, progress.state,
                          could_be_scheme ? progress.scheme_state : -1,
                          progress.offsets.scheme_end != 0,
                          progress.offsets.query_end != std::numeric_limits<std::uint64_t>::max());
    }
    static bool refused(const push_parser& parser) { return parser.refused_; }
};

namespace tests {
namespace {

int step_every_rule(int state, char octet) {
    return step_with(every_rule::run, state, octet);
}

int step_scheme(int state, char octet) {
    return step_with(scheme_prefix::run, state, octet);
}

int step_ipv4_address(int state, char octet) {
    return step_with(ipv4_address::run, state, octet);
}

int step_table(int state, char octet) {
    return detail::uri_machine::after(state, octet);
}

// The number of the first final state. Ragel gives the final states the highest numbers.
constexpr int table_first_final = [] {
    const auto& final = uri_automaton::is_final;
    return static_cast<int>(std::find(final.begin(), final.end(), true) - final.begin());
}();

int step_rfc2396_every_rule(int state, char octet) {
    return step_with(rfc2396_every_rule::run, state, octet);
}

// Records what kind of authority the machine has read.
struct authority_recorder : no_recorder {
    void host_begin(const unsigned char*) { is_address = false; }
    void ipv4_end() { is_address = true; }
    void server_end() { is_server = true; }

    auto operator<=>(const authority_recorder&) const = default;

    bool is_address = false;
    bool is_server = false;
};

struct authority_state {
    int state;
    authority_recorder recorder;

    auto operator<=>(const authority_state&) const = default;

    // Reads `text`. If `to_end` is true, the whole input ends after `text`.
    void read(std::string_view text, bool to_end) {
        const auto* const begin = reinterpret_cast<const unsigned char*>(text.data());
        const auto* const end = begin + text.size();
        if (state != error_state) {
            rfc2396_parser::run(state, begin, end, to_end ? end : nullptr, recorder, no_skipper());
        }
    }

    // Returns whether the machine reports an authority of the kind `which` if the authority ends
    // after the octets that were read.
    bool ends_as(authority which) const {
        authority_state ended = *this;
        ended.read("", true);
        return ended.recorder.is_server &&
               (which == authority::server || ended.recorder.is_address);
    }
};

// A push_parser as a state of a walk. Two states are equal if no further input can tell them apart.
struct push_state {
    push_parser parser;

    bool operator==(const push_state& other) const {
        return push_parser_probe::key(parser) == push_parser_probe::key(other.parser);
    }
    auto operator<=>(const push_state& other) const {
        return push_parser_probe::key(parser) <=> push_parser_probe::key(other.parser);
    }
};

}  // namespace

std::vector<ragel_machine> every_rule_machines() {
    const struct {
        const char* rule;
        int start;
    } rules[] = {
        {"URI", every_rule_en_the_URI},
        {"hier-part", every_rule_en_the_hier_part},
        {"URI-reference", every_rule_en_the_URI_reference},
        {"absolute-URI", every_rule_en_the_absolute_URI},
        {"relative-ref", every_rule_en_the_relative_ref},
        {"relative-part", every_rule_en_the_relative_part},
        {"scheme", every_rule_en_the_scheme},
        {"authority", every_rule_en_the_authority},
        {"userinfo", every_rule_en_the_userinfo},
        {"host", every_rule_en_the_host},
        {"port", every_rule_en_the_port},
        {"IP-literal", every_rule_en_the_IP_literal},
        {"IPvFuture", every_rule_en_the_IPvFuture},
        {"IPv6address", every_rule_en_the_IPv6address},
        {"h16", every_rule_en_the_h16},
        {"ls32", every_rule_en_the_ls32},
        {"IPv4address", every_rule_en_the_IPv4address},
        {"dec-octet", every_rule_en_the_dec_octet},
        {"reg-name", every_rule_en_the_reg_name},
        {"path", every_rule_en_the_path},
        {"path-abempty", every_rule_en_the_path_abempty},
        {"path-absolute", every_rule_en_the_path_absolute},
        {"path-noscheme", every_rule_en_the_path_noscheme},
        {"path-rootless", every_rule_en_the_path_rootless},
        {"path-empty", every_rule_en_the_path_empty},
        {"segment", every_rule_en_the_segment},
        {"segment-nz", every_rule_en_the_segment_nz},
        {"segment-nz-nc", every_rule_en_the_segment_nz_nc},
        {"pchar", every_rule_en_the_pchar},
        {"query", every_rule_en_the_query},
        {"fragment", every_rule_en_the_fragment},
        {"pct-encoded", every_rule_en_the_pct_encoded},
        {"unreserved", every_rule_en_the_unreserved},
        {"reserved", every_rule_en_the_reserved},
        {"gen-delims", every_rule_en_the_gen_delims},
        {"sub-delims", every_rule_en_the_sub_delims},
    };
    std::vector<ragel_machine> machines;
    for (const auto& [rule, start] : rules) {
        machines.push_back({rule, rule, start, every_rule_first_final, step_every_rule});
    }
    return machines;
}

std::vector<ragel_machine> rfc2396_every_rule_machines() {
    const struct {
        const char* rule;
        int start;
    } rules[] = {
        {"URI-reference", rfc2396_every_rule_en_the_URI_reference},
        {"absoluteURI", rfc2396_every_rule_en_the_absoluteURI},
        {"relativeURI", rfc2396_every_rule_en_the_relativeURI},
        {"hier_part", rfc2396_every_rule_en_the_hier_part},
        {"opaque_part", rfc2396_every_rule_en_the_opaque_part},
        {"uric_no_slash", rfc2396_every_rule_en_the_uric_no_slash},
        {"net_path", rfc2396_every_rule_en_the_net_path},
        {"abs_path", rfc2396_every_rule_en_the_abs_path},
        {"rel_path", rfc2396_every_rule_en_the_rel_path},
        {"rel_segment", rfc2396_every_rule_en_the_rel_segment},
        {"scheme", rfc2396_every_rule_en_the_scheme},
        {"authority", rfc2396_every_rule_en_the_authority},
        {"reg_name", rfc2396_every_rule_en_the_reg_name},
        {"server", rfc2396_every_rule_en_the_server},
        {"userinfo", rfc2396_every_rule_en_the_userinfo},
        {"hostport", rfc2396_every_rule_en_the_hostport},
        {"host", rfc2396_every_rule_en_the_host},
        {"hostname", rfc2396_every_rule_en_the_hostname},
        {"domainlabel", rfc2396_every_rule_en_the_domainlabel},
        {"toplabel", rfc2396_every_rule_en_the_toplabel},
        {"IPv4address", rfc2396_every_rule_en_the_IPv4address},
        {"port", rfc2396_every_rule_en_the_port},
        {"path", rfc2396_every_rule_en_the_path},
        {"path_segments", rfc2396_every_rule_en_the_path_segments},
        {"segment", rfc2396_every_rule_en_the_segment},
        {"param", rfc2396_every_rule_en_the_param},
        {"pchar", rfc2396_every_rule_en_the_pchar},
        {"query", rfc2396_every_rule_en_the_query},
        {"fragment", rfc2396_every_rule_en_the_fragment},
        {"uric", rfc2396_every_rule_en_the_uric},
        {"reserved", rfc2396_every_rule_en_the_reserved},
        {"unreserved", rfc2396_every_rule_en_the_unreserved},
        {"mark", rfc2396_every_rule_en_the_mark},
        {"escaped", rfc2396_every_rule_en_the_escaped},
        {"hex", rfc2396_every_rule_en_the_hex},
        {"alphanum", rfc2396_every_rule_en_the_alphanum},
        {"alpha", rfc2396_every_rule_en_the_alpha},
        {"lowalpha", rfc2396_every_rule_en_the_lowalpha},
        {"upalpha", rfc2396_every_rule_en_the_upalpha},
        {"digit", rfc2396_every_rule_en_the_digit},
    };
    std::vector<ragel_machine> machines;
    for (const auto& [rule, start] : rules) {
        machines.push_back(
            {rule, rule, start, rfc2396_every_rule_first_final, step_rfc2396_every_rule});
    }
    return machines;
}

std::vector<ragel_machine> rfc2396_library_machines() {
    using parser = rfc2396_parser;
    const int first_final = parser::rfc2396_parser_first_final;
    const auto machine = [&](const char* rule, int start) {
        return ragel_machine{"rfc2396_parser.rl", rule, start, first_final,
                             step_by_pointers<rfc2396_parser>};
    };
    return {machine("URI-reference", parser::rfc2396_parser_en_uri_reference),
            machine("absoluteURI", parser::rfc2396_parser_en_absolute_uri),
            machine("relativeURI", parser::rfc2396_parser_en_relative_uri)};
}

std::vector<ragel_machine> library_machines() {
    return {{"uri_parser.rl", "URI-reference", uri_parser::uri_parser_start,
             uri_parser::uri_parser_first_final, step_by_indices<uri_parser>},
            {"literal.hpp", "URI-reference", uri_automaton::start, table_first_final, step_table},
            {"single_rules.rl", "IPv4address", ipv4_address::ipv4_address_start,
             ipv4_address::ipv4_address_first_final, step_ipv4_address},
            {"single_rules.rl", "scheme", scheme_prefix::scheme_prefix_start,
             scheme_prefix::scheme_prefix_first_final, step_scheme}};
}

oracle::walk_result walk(const oracle::dfa& automaton, const ragel_machine& machine) {
    return oracle::product_walk(
        automaton, machine.start, machine.step,
        [&](int state) { return state >= machine.first_final; },
        [](int state) { return state == error_state; });
}

oracle::walk_result walk_authority(const oracle::dfa& automaton, authority which) {
    std::string within = oracle::all_octets();  // all octets except those that end an authority
    std::erase_if(within, [](char octet) { return octet == '/' || octet == '?' || octet == '#'; });
    authority_state start{rfc2396_parser::rfc2396_parser_en_uri_reference, {}};
    start.read("//", false);
    const auto walk = oracle::breadth_first(
        std::pair(oracle::dfa::start, start), within,
        [&](auto at, char octet) {
            at.second.read({&octet, 1}, false);
            return std::pair(automaton.next(at.first, octet), at.second);
        },
        [&](const auto& at) { return automaton.accepting(at.first) != at.second.ends_as(which); });
    oracle::walk_result result{walk.visited.size(), std::nullopt};
    if (walk.found) {
        const auto& [at, witness] = walk.visited.back();
        result.difference = {witness, automaton.accepting(at.first), at.second.ends_as(which)};
    }
    return result;
}

oracle::walk_result walk_push_parser(const oracle::dfa& automaton, rule rule) {
    const auto step = [](push_state state, char octet) {
        state.parser.feed({&octet, 1});
        return state;
    };
    return oracle::product_walk(
        automaton, push_state{push_parser(rule)}, step,
        [](const push_state& state) { return state.parser.finish().valid; },
        [](const push_state& state) { return push_parser_probe::refused(state.parser); });
}

}  // namespace tests
}  // namespace uriscan
