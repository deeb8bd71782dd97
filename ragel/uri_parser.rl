// The URI parser: RFC 3986's URI-reference as one resumable function.
//
// The grammar, with the places where its actions hang, is rfc3986.rl; here are the actions, each
// one line, and the function that Ragel fills in.  What a position means is the recorder's to know
// (src/kernels/machine.hpp), so one machine serves every reader.
//
// On entering any state, `run` may move `p` over octets that the machine would only loop on there.
// Which those are in which state is computed from Ragel's description of this machine
// (src/kernels/self_loops.hpp); a `skipper` that never skips gives the same answers.

namespace uriscan {

%%{
    machine uri_parser;

    getkey text[p];

    action scheme_end { recorder.scheme_end(p); }
    action host_begin { recorder.host_begin(p + 1); }
    action host_end   { recorder.host_end(p); }
    action path_begin { recorder.path_begin(p); }
    action path_end   { recorder.path_end(p); }
    action query_end  { recorder.query_end(p); }

    action skip       { p = skipper.template skip<ftargs>(p + 1, pe) - 1; }

    include rfc3986 "rfc3986.rl";

    main := URI_reference $~skip;
}%%

struct uri_parser {
    %% write data;

    // Reads the text's first `pe` octets from state `cs` on.  Returns where it stopped: pe, with
    // `cs` the state reached, or the offset of the first octet that cannot follow, with `cs` the
    // error state.
    template <class Recorder, class Skipper>
    [[gnu::always_inline]] static inline std::size_t run(int& cs, const unsigned char* text,
                                                         std::size_t pe, Recorder& recorder,
                                                         Skipper& skipper) {
        std::size_t p = 0;
        // The end of the text is no delimiter: what is open there stays open, for a next chunk or
        // for the recorder to close.
        constexpr struct {
            constexpr bool operator==(std::size_t) const { return false; }
        } eof;
        %% write exec;
        return p;
    }
};

}  // namespace uriscan
