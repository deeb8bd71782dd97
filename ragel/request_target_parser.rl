// The parser of the value of the field Host, and of the request targets that the kernels do not
// read: those of the authority form and the asterisk form.  It is one function with two start
// states.
//
// rfc9112.rl has the grammar, and says where the actions run.  This file defines each action in one
// line, and the function that Ragel fills in.  The recorder (src/http/reading.cpp) decides what it
// stores for a position.  The skipper works as in uri_parser.rl, and the states between brackets
// are not in the code.

namespace uriscan {

%%{
    machine request_target_parser;

    getkey text[p];

    action host_end      { recorder.host_end(p); }
    action authority_end { recorder.authority_end(); }

    # Actions of rfc9112.rl that these forms do not run, or that the caller does not need.
    action scheme_end    {}
    action host_begin    {}
    action path_begin    {}
    action path_end      {}
    action query_end     {}
    action origin_end    {}
    action absolute_end  {}
    action asterisk_end  {}

    action skip          { p = skipper.template skip<ftargs>(p + 1, pe) - 1; }

    include rfc9112 "rfc9112.rl";

    # A value of Host with a ":" after its host is also an authority form.  Then the action of this
    # form runs.
    host_field := ( Host | authority_form ) $~skip ;
    asterisk   := asterisk_form $~skip ;
}%%

struct request_target_parser {
    %% write data;

    // Reads the first `pe` octets of the text, starting in the state `cs`.  Returns the offset at
    // which it stopped.  If all octets fit, this is `pe`, and `cs` is the last state.  Otherwise,
    // it is the offset of the first octet that does not fit, and `cs` is the error state.
    template <class Recorder, class Skipper>
    static std::size_t run(int& cs, const unsigned char* text, std::size_t pe, Recorder& recorder,
                           const Skipper& skipper) {
        std::size_t p = 0;
        const std::size_t eof = pe;  // the end of the text runs the action for the end of a form
        %% write exec;
        return p;
    }
};

}  // namespace uriscan
