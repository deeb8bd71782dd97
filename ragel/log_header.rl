// Finds the end of what another program has written before a line of a log, such as the header of
// syslog.  line_header.rl has the grammar.

namespace uriscan {

%%{
    machine log_header;

    action header_end { return p + 1; }

    include line_header "line_header.rl";

    main := header @header_end ;
}%%

class log_header {
public:
    %% write data noerror nofinal noentry;

    // Returns where the header at the start of [p, pe) ends, or a null pointer if there is none.
    static const unsigned char* end_of(const unsigned char* p, const unsigned char* pe) noexcept {
        int cs = log_header_start;
        %% write exec;
        return nullptr;
    }
};

}  // namespace uriscan
