// The parser of the value of the field Host, and of the request targets that the kernels do not
// read: those of the authority form and the asterisk form.  It is one function with two start
// states.
//
// rfc9112.rl has the grammar, and says where the actions run.  This file defines each action in one
// line, and the function that Ragel fills in.  The recorder (src/http/reading.cpp) decides what it
// stores for a position.  When the machine enters a state, the skipper may move `p` over octets
// that the state only loops on, as in uri_parser.rl.

namespace uriscan {

%%{
    machine request_target_parser;

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

    # A value of Host with a ":" after its host is also an authority form.  Its action says so.
    host_field := ( Host | authority_form ) $~skip ;
    asterisk   := asterisk_form $~skip ;
}%%

struct request_target_parser {
    %% write data;

    // Reads [p, pe), starting in the state `cs`.  If the text ends at `pe`, `eof` must be `pe`, so
    // that the action for the end of a form runs.  If more text can follow, `eof` must be null.
    // Returns where it stopped.  If all octets fit, this is `pe`, and `cs` is the last state.
    // Otherwise, it is the first octet that does not fit, and `cs` is the error state.
    template <class Recorder, class Skipper>
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe,
                                    const unsigned char* eof, Recorder& recorder,
                                    const Skipper& skipper) {
        %% write exec;
        return p;
    }
};

}  // namespace uriscan
