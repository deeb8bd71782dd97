// The parser of RFC 2396: one function that reads its three top rules.  Each rule has its own start
// state.
//
// rfc2396.rl has the grammar, and says where the actions run.  This file defines each action in one
// line, and the function that Ragel fills in.  The recorder (src/rfc2396/rfc2396.cpp) decides what
// it stores for a position.  When the machine enters a state, the skipper may move `p` over octets
// that the state only loops on, as in uri_parser.rl.

namespace uriscan {

%%{
    machine rfc2396_parser;

    action scheme_end { recorder.scheme_end(p); }
    action host_begin { recorder.host_begin(p + 1); }
    action host_end   { recorder.host_end(p); }
    action path_begin { recorder.path_begin(p); }
    action path_end   { recorder.path_end(p); }
    action query_end  { recorder.query_end(p); }
    action ipv4_end   { recorder.ipv4_end(); }
    action server_end { recorder.server_end(); }

    action skip       { p = skipper.template skip<ftargs>(p + 1, pe) - 1; }

    include rfc2396 "rfc2396.rl";

    uri_reference := URI_reference $~skip ;
    absolute_uri  := absoluteURI $~skip ;
    relative_uri  := relativeURI $~skip ;
}%%

struct rfc2396_parser {
    %% write data;

    // Reads [p, pe), starting in the state `cs`.  If the text ends at `pe`, `eof` must be `pe`, so
    // that the actions for the end of a server and of an address run.  If more text can follow,
    // `eof` must be null.  Returns where it stopped.  If all octets fit, this is `pe`, and `cs` is
    // the last state.  Otherwise, it is the first octet that does not fit, and `cs` is the error
    // state.
    template <class Recorder, class Skipper>
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe,
                                    const unsigned char* eof, Recorder& recorder,
                                    const Skipper& skipper) {
        %% write exec;
        return p;
    }
};

}  // namespace uriscan
