// The parser of the most common form of a request target, which is a path and maybe a query (RFC
// 9112, section 3.2.1).  It has only a few states, so it is faster than request_target_parser.rl,
// which reads all forms.
//
// rfc9112.rl has the grammar, and says where the actions run.  The recorder only needs the end of
// the path.  The skipper works as in uri_parser.rl.

namespace uriscan {

%%{
    machine origin_form_parser;

    getkey text[p];

    action path_end      { recorder.path_end(p); }

    # Actions of rfc9112.rl that an origin form does not run, or that the caller does not need.
    action scheme_end    {}
    action host_begin    {}
    action host_end      {}
    action path_begin    {}
    action query_end     {}
    action origin_end    {}
    action absolute_end  {}
    action authority_end {}
    action asterisk_end  {}

    action skip          { p = skipper.template skip<ftargs>(p + 1, pe) - 1; }

    include rfc9112 "rfc9112.rl";

    main := origin_form $~skip;
}%%

struct origin_form_parser {
    %% write data;

    // Makes clang compare an octet in the order of the code.  Without this, clang makes one search
    // tree of all comparisons in a state, which does not compare with the most frequent octets
    // first.
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
