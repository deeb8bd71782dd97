// One machine for each of the 36 rules of the grammar, so that each rule can be compared with the
// text of the RFC. So the test also finds mistakes in rules that no parser uses, and mistakes that
// another rule would hide. Here, Ragel generates tables and not goto code, because this test is
// about the grammar and not about the generated code.

namespace uriscan {

%%{
    machine every_rule;
    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";

    the_URI           := URI ;
    the_hier_part     := hier_part ;
    the_URI_reference := URI_reference ;
    the_absolute_URI  := absolute_URI ;
    the_relative_ref  := relative_ref ;
    the_relative_part := relative_part ;
    the_scheme        := scheme ;
    the_authority     := authority ;
    the_userinfo      := userinfo ;
    the_host          := host ;
    the_port          := port ;
    the_IP_literal    := IP_literal ;
    the_IPvFuture     := IPvFuture ;
    the_IPv6address   := IPv6address ;
    the_h16           := h16 ;
    the_ls32          := ls32 ;
    the_IPv4address   := IPv4address ;
    the_dec_octet     := dec_octet ;
    the_reg_name      := reg_name ;
    the_path          := path ;
    the_path_abempty  := path_abempty ;
    the_path_absolute := path_absolute ;
    the_path_noscheme := path_noscheme ;
    the_path_rootless := path_rootless ;
    the_path_empty    := path_empty ;
    the_segment       := segment ;
    the_segment_nz    := segment_nz ;
    the_segment_nz_nc := segment_nz_nc ;
    the_pchar         := pchar ;
    the_query         := query ;
    the_fragment      := fragment ;
    the_pct_encoded   := pct_encoded ;
    the_unreserved    := unreserved ;
    the_reserved      := reserved ;
    the_gen_delims    := gen_delims ;
    the_sub_delims    := sub_delims ;

}%%

%% write data;

struct every_rule {
    // Reads [p, pe), starting in the state `cs`. Returns pe, or the first octet that is not allowed
    // there.
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe) {
        const unsigned char* const eof = nullptr;
        %% write exec;
        return p;
    }
};

}  // namespace uriscan
