// The parser of request targets and of the value of the field Host.  It is one function with
// several start states.  A target is read from the state any_form, whatever forms the caller
// allows: at its end, the actions name all forms that it has.  The state asterisk serves for
// errors.  origin_form_parser.rl reads the origin form alone, faster.
//
// rfc9112.rl has the grammar, and says where the actions run.  This file defines each action in one
// line, and the function that Ragel fills in.  The recorder (src/http/reading.cpp) decides what it
// stores for a position.  When the machine enters a state, the skipper may move `p` over octets
// that the state only loops on, as in uri_parser.rl.

namespace uriscan {

%%{
    machine request_target_parser;

    action scheme_end    { recorder.scheme_end(p); }
    action host_begin    { recorder.host_begin(p + 1); }
    action host_end      { recorder.host_end(p); }
    action path_begin    { recorder.path_begin(p); }
    action path_end      { recorder.path_end(p); }
    action query_end     { recorder.query_end(p); }
    action origin_end    { recorder.origin_end(); }
    action absolute_end  { recorder.absolute_end(); }
    action authority_end { recorder.authority_end(); }
    action asterisk_end  { recorder.asterisk_end(); }

    action skip          { p = skipper.template skip<ftargs>(p + 1, pe) - 1; }

    include rfc9112 "rfc9112.rl";

    any_form   := request_target $~skip ;
    asterisk   := asterisk_form $~skip ;
    host_field := Host $~skip ;
}%%

struct request_target_parser {
    %% write data;

    // Reads [p, pe), starting in the state `cs`.  If the text ends at `pe`, `eof` must be `pe`, so
    // that the actions for the end of a form run.  If more text can follow, `eof` must be null.
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
