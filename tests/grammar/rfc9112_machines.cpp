// Drives the machines for request targets and the field Host.
#include "grammar/machines.hpp"
#include "grammar/stepping.hpp"
#include "http/host_skipper.hpp"
#include "origin_form_parser.hpp"
#include "request_target_parser.hpp"
#include "rfc9112_every_rule.hpp"
#include "support/no_skipper.hpp"

namespace uriscan::tests {
namespace {

using parser = request_target_parser;
using origin_parser = origin_form_parser;

int step_rfc9112_every_rule(int state, char octet) {
    return step_with(rfc9112_every_rule::run, state, octet);
}

int step_parser(int state, char octet) {
    const auto run = [](int& cs, const unsigned char* text, const unsigned char* end) {
        no_recorder recorder;
        parser::run(cs, text, static_cast<std::size_t>(end - text), recorder,
                    host_skipper<no_skipper>());
    };
    return step_with(run, state, octet);
}

// Records whether the machine reports the authority form.
struct form_recorder : no_recorder {
    void authority_end() { found = true; }

    bool found = false;
};

// Returns whether the machine reports the authority form if the text ends in the state.
bool ends_as_authority_form(int state) {
    if (state == error_state) {
        return false;
    }
    const unsigned char none = 0;
    form_recorder recorder;
    parser::run(state, &none, 0, recorder, host_skipper<no_skipper>());
    return recorder.found;
}

ragel_machine every_rule_machine(const char* rule, int start) {
    return {rule, rule, start, rfc9112_every_rule_first_final, step_rfc9112_every_rule};
}

ragel_machine library_machine(const char* rule, int start) {
    return {"request_target_parser.rl", rule, start, parser::request_target_parser_first_final,
            step_parser};
}

}  // namespace

std::vector<ragel_machine> rfc9112_every_rule_machines() {
    return {every_rule_machine("request-target", rfc9112_every_rule_en_the_request_target),
            every_rule_machine("origin-form", rfc9112_every_rule_en_the_origin_form),
            every_rule_machine("absolute-form", rfc9112_every_rule_en_the_absolute_form),
            every_rule_machine("authority-form", rfc9112_every_rule_en_the_authority_form),
            every_rule_machine("asterisk-form", rfc9112_every_rule_en_the_asterisk_form),
            every_rule_machine("uri-host", rfc9112_every_rule_en_the_uri_host),
            every_rule_machine("absolute-path", rfc9112_every_rule_en_the_absolute_path),
            every_rule_machine("absolute-URI", rfc9112_every_rule_en_the_absolute_URI),
            every_rule_machine("port", rfc9112_every_rule_en_the_port),
            every_rule_machine("query", rfc9112_every_rule_en_the_query)};
}

std::vector<ragel_machine> rfc9110_every_rule_machines() {
    return {every_rule_machine("Host", rfc9112_every_rule_en_the_Host),
            every_rule_machine("uri-host", rfc9112_every_rule_en_the_uri_host),
            every_rule_machine("absolute-path", rfc9112_every_rule_en_the_absolute_path),
            every_rule_machine("segment", rfc9112_every_rule_en_the_segment),
            every_rule_machine("port", rfc9112_every_rule_en_the_port)};
}

std::vector<ragel_machine> rfc9112_library_machines() {
    return {library_machine("asterisk-form", parser::request_target_parser_en_asterisk),
            {"origin_form_parser.rl", "origin-form", origin_parser::origin_form_parser_start,
             origin_parser::origin_form_parser_first_final, step_by_indices<origin_parser>}};
}

std::vector<ragel_machine> rfc9110_library_machines() {
    return {library_machine("Host", parser::request_target_parser_en_host_field)};
}

oracle::walk_result walk_authority_form(const oracle::dfa& automaton) {
    using pair = std::pair<oracle::dfa::state, int>;
    constexpr int start = parser::request_target_parser_en_host_field;  // pair() needs an address
    const auto walk = oracle::breadth_first(
        pair(oracle::dfa::start, start), oracle::all_octets(),
        [&](const pair& at, char octet) {
            return pair(automaton.next(at.first, octet), step_parser(at.second, octet));
        },
        [&](const pair& at) {
            return automaton.accepting(at.first) != ends_as_authority_form(at.second);
        });
    oracle::walk_result result{walk.visited.size(), std::nullopt};
    if (walk.found) {
        const auto& [at, witness] = walk.visited.back();
        result.difference = {witness, automaton.accepting(at.first),
                             ends_as_authority_form(at.second)};
    }
    return result;
}

}  // namespace uriscan::tests
