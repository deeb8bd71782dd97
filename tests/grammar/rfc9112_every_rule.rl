// One machine for each rule of RFC 9112 and RFC 9110 that a request target or the field Host needs.
// every_rule.rl does the same for RFC 3986.

namespace uriscan {

%%{
    machine rfc9112_every_rule;
    include no_actions "no_actions.rl";
    include rfc9112 "rfc9112.rl";

    the_request_target := request_target ;
    the_origin_form    := origin_form ;
    the_absolute_form  := absolute_form ;
    the_authority_form := authority_form ;
    the_asterisk_form  := asterisk_form ;
    the_Host           := Host ;
    the_uri_host       := uri_host ;
    the_absolute_path  := absolute_path ;
    the_absolute_URI   := absolute_URI ;
    the_port           := port ;
    the_query          := query ;
    the_segment        := segment ;
}%%

%% write data;

struct rfc9112_every_rule {
    // Reads [p, pe), starting in the state `cs`. Returns pe, or the first octet that is not allowed
    // there.
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe) {
        const unsigned char* const eof = nullptr;
        %% write exec;
        return p;
    }
};

}  // namespace uriscan
