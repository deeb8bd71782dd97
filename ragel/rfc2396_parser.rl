// The parser of RFC 2396: its three top rules as one function, each with a state to start from.
//
// The grammar, with the places where its actions hang, is rfc2396.rl; here are the actions, each one
// line, and the function that Ragel fills in.  What a position means is the sink's to know
// (src/rfc2396.cpp).  On entering any state, `run` may move `p` over octets that the machine would only
// loop on there, as in uri_parser.rl.

namespace uriscan {

%%{
    machine rfc2396_parser;

    action scheme_end { sink.scheme_end(p); }
    action host_begin { sink.host_begin(p + 1); }
    action host_end   { sink.host_end(p); }
    action path_begin { sink.path_begin(p); }
    action path_end   { sink.path_end(p); }
    action query_end  { sink.query_end(p); }
    action ipv4_end   { sink.ipv4_end(); }
    action server_end { sink.server_end(); }

    action run        { p = runs.template skip<ftargs>(p + 1, pe) - 1; }

    include rfc2396 "rfc2396.rl";

    uri_reference := URI_reference $~run ;
    absolute_uri  := absoluteURI $~run ;
    relative_uri  := relativeURI $~run ;
}%%

struct rfc2396_parser {
    %% write data;

    // Reads [p, pe) from state `cs` on; `eof` is pe where the text ends there, so that a server or
    // an address may, and null where it may go on.  Returns where it stopped: pe, with `cs` the state
    // reached, or the first octet that cannot follow, with `cs` the error state.
    template <class Sink, class Runs>
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe,
                                    const unsigned char* eof, Sink& sink, const Runs& runs) {
        %% write exec;
        return p;
    }
};

}  // namespace uriscan
