// The IRI parser: one function that reads RFC 3987's IRI-reference.
//
// rfc3987.rl has the grammar, and says where the actions run.  The actions, the recorder and the
// skipper are as in uri_parser.rl.  As in uri_parser.rl, the states between brackets are not in the
// code.  This parser reads only texts that have an octet from 0x80 on (src/iri/reading.cpp).

namespace uriscan {

%%{
    machine iri_parser;

    getkey text[p];

    action scheme_end { recorder.scheme_end(p); }
    action host_begin { recorder.host_begin(p + 1); }
    action host_end   { recorder.host_end(p); }
    action path_begin { recorder.path_begin(p); }
    action path_end   { recorder.path_end(p); }
    action query_end  { recorder.query_end(p); }

    action skip       { p = skipper.template skip<ftargs>(p + 1, pe) - 1; }

    include rfc3987 "rfc3987.rl";

    main := IRI_reference $~skip;
}%%

struct iri_parser {
    %% write data;

    // Makes clang compare an octet in the order of the code. uri_parser.rl says why.
    [[gnu::always_inline]] static void in_this_order() noexcept {
#ifdef __clang__
        asm volatile("");
#endif
    }

    // Reads the first `pe` octets of the text, starting in the state `cs`.  Returns the offset at
    // which it stopped.  If all octets fit, this is `pe`, and `cs` is the last state.  Otherwise,
    // it is the offset of the first octet that does not fit, and `cs` is the error state.
    template <class Recorder, class Skipper>
    [[gnu::always_inline]] static inline std::size_t run(int& cs, const unsigned char* text,
                                                         std::size_t pe, Recorder& recorder,
                                                         Skipper& skipper) {
        std::size_t p = 0;
        // `p == eof` is always false, so the end of the text runs no action.
        constexpr struct {
            constexpr bool operator==(std::size_t) const { return false; }
        } eof;
        %% write exec;
        return p;
    }
};

}  // namespace uriscan
