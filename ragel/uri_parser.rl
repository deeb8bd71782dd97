// The URI parser: RFC 3986's URI-reference as one function, which can stop and go on in another
// chunk.
//
// The grammar, and where its actions are, is in rfc3986.rl.  This file defines the actions, each in
// one line, and the function that Ragel fills in.  The recorder (include/uriscan/recorder.hpp)
// decides what a position means, so one machine serves all callers.
//
// When the machine enters a state, the skipper may move `p` over octets that the state only loops
// on.  src/kernels/self_loops.hpp computes these octets from Ragel's description of this machine.
// A skipper that never skips gives the same results.

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

    // Reads the first `pe` octets of the text from state `cs` on.  Returns where it stopped: pe,
    // with `cs` the state that was reached, or the offset of the first octet that does not fit,
    // with `cs` the error state.
    template <class Recorder, class Skipper>
    [[gnu::always_inline]] static inline std::size_t run(int& cs, const unsigned char* text,
                                                         std::size_t pe, Recorder& recorder,
                                                         Skipper& skipper) {
        std::size_t p = 0;
        // The end of the text is not a delimiter.  Offsets that are open there stay open; a next
        // chunk sets them, or close() does.
        constexpr struct {
            constexpr bool operator==(std::size_t) const { return false; }
        } eof;
        %% write exec;
        return p;
    }
};

}  // namespace uriscan
