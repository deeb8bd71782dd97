// Drives the machines for IRIs.
#include "grammar/machines.hpp"
#include "grammar/stepping.hpp"
#include "kernels/iri_reader.hpp"
#include "rfc3987_every_rule.hpp"
#include "support/no_skipper.hpp"

namespace uriscan::tests {
namespace {

int step_rfc3987_every_rule(int state, char octet) {
    return step_with(rfc3987_every_rule::run, state, octet);
}

int step_iri_parser(int state, char octet) {
    const auto run = [](int& cs, const unsigned char* text, const unsigned char* end) {
        no_recorder recorder;
        iri_skipper<no_skipper> skipper;
        iri_parser::run(cs, text, static_cast<std::size_t>(end - text), recorder, skipper);
    };
    return step_with(run, state, octet);
}

int step_iri_table(int state, char octet) {
    return iri_machine::after(state, octet);
}

// The number of the first final state of the table.
constexpr int iri_table_first_final = [] {
    int state = 0;
    while (!iri_machine::is_final(state)) {
        ++state;
    }
    return state;
}();

}  // namespace

std::vector<ragel_machine> rfc3987_every_rule_machines() {
    const struct {
        const char* rule;
        int start;
    } rules[] = {
        {"IRI", rfc3987_every_rule_en_the_IRI},
        {"ihier-part", rfc3987_every_rule_en_the_ihier_part},
        {"IRI-reference", rfc3987_every_rule_en_the_IRI_reference},
        {"absolute-IRI", rfc3987_every_rule_en_the_absolute_IRI},
        {"irelative-ref", rfc3987_every_rule_en_the_irelative_ref},
        {"irelative-part", rfc3987_every_rule_en_the_irelative_part},
        {"iauthority", rfc3987_every_rule_en_the_iauthority},
        {"iuserinfo", rfc3987_every_rule_en_the_iuserinfo},
        {"ihost", rfc3987_every_rule_en_the_ihost},
        {"ireg-name", rfc3987_every_rule_en_the_ireg_name},
        {"ipath", rfc3987_every_rule_en_the_ipath},
        {"ipath-abempty", rfc3987_every_rule_en_the_ipath_abempty},
        {"ipath-absolute", rfc3987_every_rule_en_the_ipath_absolute},
        {"ipath-noscheme", rfc3987_every_rule_en_the_ipath_noscheme},
        {"ipath-rootless", rfc3987_every_rule_en_the_ipath_rootless},
        {"ipath-empty", rfc3987_every_rule_en_the_ipath_empty},
        {"isegment", rfc3987_every_rule_en_the_isegment},
        {"isegment-nz", rfc3987_every_rule_en_the_isegment_nz},
        {"isegment-nz-nc", rfc3987_every_rule_en_the_isegment_nz_nc},
        {"ipchar", rfc3987_every_rule_en_the_ipchar},
        {"iquery", rfc3987_every_rule_en_the_iquery},
        {"ifragment", rfc3987_every_rule_en_the_ifragment},
        {"iunreserved", rfc3987_every_rule_en_the_iunreserved},
        {"ucschar", rfc3987_every_rule_en_the_ucschar},
        {"iprivate", rfc3987_every_rule_en_the_iprivate},
        {"scheme", rfc3987_every_rule_en_the_scheme},
        {"port", rfc3987_every_rule_en_the_port},
        {"IP-literal", rfc3987_every_rule_en_the_IP_literal},
        {"IPvFuture", rfc3987_every_rule_en_the_IPvFuture},
        {"IPv6address", rfc3987_every_rule_en_the_IPv6address},
        {"h16", rfc3987_every_rule_en_the_h16},
        {"ls32", rfc3987_every_rule_en_the_ls32},
        {"IPv4address", rfc3987_every_rule_en_the_IPv4address},
        {"dec-octet", rfc3987_every_rule_en_the_dec_octet},
        {"pct-encoded", rfc3987_every_rule_en_the_pct_encoded},
        {"unreserved", rfc3987_every_rule_en_the_unreserved},
        {"reserved", rfc3987_every_rule_en_the_reserved},
        {"gen-delims", rfc3987_every_rule_en_the_gen_delims},
        {"sub-delims", rfc3987_every_rule_en_the_sub_delims},
    };
    std::vector<ragel_machine> machines;
    for (const auto& [rule, start] : rules) {
        machines.push_back(
            {rule, rule, start, rfc3987_every_rule_first_final, step_rfc3987_every_rule});
    }
    return machines;
}

std::vector<ragel_machine> rfc3987_library_machines() {
    return {{"iri_parser.rl", "IRI-reference", iri_parser::iri_parser_start,
             iri_parser::iri_parser_first_final, step_iri_parser},
            {"iri_automaton", "IRI-reference", iri_automaton::start, iri_table_first_final,
             step_iri_table}};
}

}  // namespace uriscan::tests
