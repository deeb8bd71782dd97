// One machine for each of the 40 rules of RFC 2396's grammar. every_rule.rl does the same for RFC
// 3986.

namespace uriscan {

%%{
    machine rfc2396_every_rule;
    include no_actions "no_actions.rl";
    include rfc2396 "rfc2396.rl";

    the_URI_reference := URI_reference ;
    the_absoluteURI   := absoluteURI ;
    the_relativeURI   := relativeURI ;
    the_hier_part     := hier_part ;
    the_opaque_part   := opaque_part ;
    the_uric_no_slash := uric_no_slash ;
    the_net_path      := net_path ;
    the_abs_path      := abs_path ;
    the_rel_path      := rel_path ;
    the_rel_segment   := rel_segment ;
    the_scheme        := scheme ;
    the_authority     := authority ;
    the_reg_name      := reg_name ;
    the_server        := server ;
    the_userinfo      := userinfo ;
    the_hostport      := hostport ;
    the_host          := host ;
    the_hostname      := hostname ;
    the_domainlabel   := domainlabel ;
    the_toplabel      := toplabel ;
    the_IPv4address   := IPv4address ;
    the_port          := port ;
    the_path          := path ;
    the_path_segments := path_segments ;
    the_segment       := segment ;
    the_param         := param ;
    the_pchar         := pchar ;
    the_query         := query ;
    the_fragment      := fragment ;
    the_uric          := uric ;
    the_reserved      := reserved ;
    the_unreserved    := unreserved ;
    the_mark          := mark ;
    the_escaped       := escaped ;
    the_hex           := hex ;
    the_alphanum      := alphanum ;
    the_alpha         := alpha ;
    the_lowalpha      := lowalpha ;
    the_upalpha       := upalpha ;
    the_digit         := digit ;
}%%

%% write data;

struct rfc2396_every_rule {
    // Reads [p, pe), starting in the state `cs`. Returns pe, or the first octet that is not allowed
    // there.
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe) {
        const unsigned char* const eof = nullptr;
        %% write exec;
        return p;
    }
};

}  // namespace uriscan
