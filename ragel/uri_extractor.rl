// The longest URI that a text begins with: where reading stops, the end of the last whole URI may
// lie octets before, and they can be many ("http://[v1.aaa" holds "http://" and no more).
//
// On entering a final state `ends` notes that the text so far is a URI (RFC 3986, section 3).

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

    // Reads [p, pe); returns the end of the longest URI that begins at `p`, or `p` if none does.
    static const unsigned char* longest_uri(const unsigned char* p, const unsigned char* pe) {
        const unsigned char* const eof = nullptr;
        const unsigned char* longest = p;
        int cs = uri_extractor_start;
        %% write exec;
        return longest;
    }
};

}  // namespace uriscan
