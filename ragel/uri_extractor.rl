// Finds the longest URI at the start of a text.  The machine may have to read far beyond the end of
// this URI: the longest URI at the start of "http://[v1.aaa" is "http://".
//
// Whenever the machine enters a final state, the text so far is a URI (RFC 3986, section 3).  The
// action `ends` then records its end.

namespace uriscan {

%%{
    machine uri_extractor;

    action ends { longest = p + 1; }

    include no_actions "no_actions.rl";
    include rfc3986 "rfc3986.rl";

    main := URI %~ends;
}%%

struct uri_extractor {
    %% write data;

    // Returns the end of the longest URI in [p, pe) that starts at `p`, or `p` if there is none.
    static const unsigned char* longest_uri(const unsigned char* p, const unsigned char* pe) {
        const unsigned char* const eof = nullptr;
        const unsigned char* longest = p;
        int cs = uri_extractor_start;
        %% write exec;
        return longest;
    }
};

}  // namespace uriscan
