// One machine for each of the 39 rules of RFC 3987's grammar. every_rule.rl does the same for RFC
// 3986.

namespace uriscan {

%%{
    machine rfc3987_every_rule;
    include no_actions "no_actions.rl";
    include rfc3987 "rfc3987.rl";

    the_IRI            := IRI ;
    the_ihier_part     := ihier_part ;
    the_IRI_reference  := IRI_reference ;
    the_absolute_IRI   := absolute_IRI ;
    the_irelative_ref  := irelative_ref ;
    the_irelative_part := irelative_part ;
    the_iauthority     := iauthority ;
    the_iuserinfo      := iuserinfo ;
    the_ihost          := ihost ;
    the_ireg_name      := ireg_name ;
    the_ipath          := ipath ;
    the_ipath_abempty  := ipath_abempty ;
    the_ipath_absolute := ipath_absolute ;
    the_ipath_noscheme := ipath_noscheme ;
    the_ipath_rootless := ipath_rootless ;
    the_ipath_empty    := ipath_empty ;
    the_isegment       := isegment ;
    the_isegment_nz    := isegment_nz ;
    the_isegment_nz_nc := isegment_nz_nc ;
    the_ipchar         := ipchar ;
    the_iquery         := iquery ;
    the_ifragment      := ifragment ;
    the_iunreserved    := iunreserved ;
    the_ucschar        := ucschar ;
    the_iprivate       := iprivate ;
    the_scheme         := scheme ;
    the_port           := port ;
    the_IP_literal     := IP_literal ;
    the_IPvFuture      := IPvFuture ;
    the_IPv6address    := IPv6address ;
    the_h16            := h16 ;
    the_ls32           := ls32 ;
    the_IPv4address    := IPv4address ;
    the_dec_octet      := dec_octet ;
    the_pct_encoded    := pct_encoded ;
    the_unreserved     := unreserved ;
    the_reserved       := reserved ;
    the_gen_delims     := gen_delims ;
    the_sub_delims     := sub_delims ;
}%%

%% write data;

struct rfc3987_every_rule {
    // Reads [p, pe), starting in the state `cs`. Returns pe, or the first octet that is not allowed
    // there.
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe) {
        const unsigned char* const eof = nullptr;
        %% write exec;
        return p;
    }
};

}  // namespace uriscan
