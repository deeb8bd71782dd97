// Drives the machines for URI templates.
#include <algorithm>

#include "grammar/machines.hpp"
#include "grammar/stepping.hpp"
#include "rfc6570_every_rule.hpp"
#include "uriscan/uri_template.hpp"

namespace uriscan::tests {
namespace {

int step_rfc6570_every_rule(int state, char octet) {
    return step_with(rfc6570_every_rule::run, state, octet);
}

ragel_machine template_rule_machine(const char* rule, int start) {
    return {rule, rule, start, rfc6570_every_rule_first_final, step_rfc6570_every_rule};
}

int step_template_machine(int state, char octet) {
    return detail::template_machine::after(state, octet);
}

// Ragel gives the highest numbers to the final states.
int first_final_of_template_machine() {
    const auto& is_final = template_automaton::is_final;
    return static_cast<int>(std::find(is_final.begin(), is_final.end(), true) - is_final.begin());
}

}  // namespace

std::vector<ragel_machine> rfc6570_every_rule_machines() {
    return {template_rule_machine("URI-Template", rfc6570_every_rule_en_the_URI_Template),
            template_rule_machine("literals", rfc6570_every_rule_en_the_literals),
            template_rule_machine("expression", rfc6570_every_rule_en_the_expression),
            template_rule_machine("operator", rfc6570_every_rule_en_the_operator),
            template_rule_machine("op-level2", rfc6570_every_rule_en_the_op_level2),
            template_rule_machine("op-level3", rfc6570_every_rule_en_the_op_level3),
            template_rule_machine("op-reserve", rfc6570_every_rule_en_the_op_reserve),
            template_rule_machine("variable-list", rfc6570_every_rule_en_the_variable_list),
            template_rule_machine("varspec", rfc6570_every_rule_en_the_varspec),
            template_rule_machine("varname", rfc6570_every_rule_en_the_varname),
            template_rule_machine("varchar", rfc6570_every_rule_en_the_varchar),
            template_rule_machine("modifier-level4", rfc6570_every_rule_en_the_modifier_level4),
            template_rule_machine("prefix", rfc6570_every_rule_en_the_prefix),
            template_rule_machine("max-length", rfc6570_every_rule_en_the_max_length),
            template_rule_machine("explode", rfc6570_every_rule_en_the_explode),
            template_rule_machine("ucschar", rfc6570_every_rule_en_the_ucschar),
            template_rule_machine("iprivate", rfc6570_every_rule_en_the_iprivate),
            template_rule_machine("pct-encoded", rfc6570_every_rule_en_the_pct_encoded),
            template_rule_machine("unreserved", rfc6570_every_rule_en_the_unreserved),
            template_rule_machine("reserved", rfc6570_every_rule_en_the_reserved),
            template_rule_machine("gen-delims", rfc6570_every_rule_en_the_gen_delims),
            template_rule_machine("sub-delims", rfc6570_every_rule_en_the_sub_delims)};
}

std::vector<ragel_machine> rfc6570_library_machines() {
    return {{"template_parser.rl", "URI-Template", detail::template_machine::start,
             first_final_of_template_machine(), step_template_machine}};
}

}  // namespace uriscan::tests
