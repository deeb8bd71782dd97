// The URI parser: one function that reads RFC 3986's URI-reference.  It can stop at the end of a
// chunk of the text, and go on in the next chunk.
//
// rfc3986.rl has the grammar, and says where the actions run.  This file defines each action in one
// line, and the function that Ragel fills in.  The recorder (uriscan/detail/recorder.hpp) decides
// what it stores for a position, so all callers can use the same machine.
//
// When the machine enters a state, the skipper may move `p` over octets that the state only loops
// on.  ragel/automaton.awk computes these octets from Ragel's description of this machine.  In the
// state after a "[", it may jump over an address (src/kernels/jumps.hpp).  A skipper that never
// moves `p` gives the same results.  The states between brackets are not in the code: there, the
// skipper reads on with a table (src/kernels/brackets.hpp).

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

    // Makes clang compare an octet in the order of the code.  Without this, clang makes one search
    // tree of all comparisons in a state, which does not compare with the most frequent octets
    // first.
    [[gnu::always_inline]] static void in_this_order() noexcept {
#ifdef __clang__
        asm volatile("");
#endif
    }

    // The values of `cs` if the machine refuses an octet: one of them if the octets before it are a
    // valid text, and another one if they are only the start of a valid text.
    static constexpr int refused_after_text = -1;
    static constexpr int refused_after_start = -2;
    static constexpr int refused_in(int state) noexcept {
        return state >= uri_parser_first_final ? refused_after_text : refused_after_start;
    }

    // Reads the first `pe` octets of the text, starting in the state `cs`.  Returns the offset at
    // which it stopped.  If all octets fit, this is `pe`, and `cs` is the last state.  Otherwise,
    // it is the offset of the first octet that does not fit, and `cs` is one of the two values
    // above.
    template <class Recorder, class Skipper>
    [[gnu::always_inline]] static inline std::size_t run(int& cs, const unsigned char* text,
                                                         std::size_t pe, Recorder& recorder,
                                                         Skipper& skipper) {
        std::size_t p = 0;
        // `p == eof` is always false, so the end of the text runs no action.  Offsets that are not
        // known there stay unknown, until the next chunk or close() sets them.
        constexpr struct {
            constexpr bool operator==(std::size_t) const { return false; }
        } eof;
        %% write exec;
        return p;
    }
};

}  // namespace uriscan
