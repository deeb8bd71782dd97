// One machine for each rule of RFC 6570.  every_rule.rl does the same for RFC 3986.

namespace uriscan {

%%{
    machine rfc6570_every_rule;
    include no_actions "no_actions.rl";
    include rfc6570 "rfc6570.rl";

    the_URI_Template    := URI_Template ;
    the_literals        := literals ;
    the_expression      := expression ;
    the_operator        := operator_rule ;
    the_op_level2       := op_level2 ;
    the_op_level3       := op_level3 ;
    the_op_reserve      := op_reserve ;
    the_variable_list   := variable_list ;
    the_varspec         := varspec ;
    the_varname         := varname ;
    the_varchar         := varchar ;
    the_modifier_level4 := modifier_level4 ;
    the_prefix          := prefix_modifier ;
    the_max_length      := max_length ;
    the_explode         := explode ;
    the_ucschar         := ucschar ;
    the_iprivate        := iprivate ;
    the_pct_encoded     := pct_encoded ;
    the_unreserved      := unreserved ;
    the_reserved        := reserved ;
    the_gen_delims      := gen_delims ;
    the_sub_delims      := sub_delims ;
}%%

%% write data;

struct rfc6570_every_rule {
    // Reads [p, pe), starting in the state `cs`. Returns pe, or the first octet that is not allowed
    // there.
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe) {
        const unsigned char* const eof = nullptr;
        %% write exec;
        return p;
    }
};

}  // namespace uriscan
