// Reads one piece of a defanged text, such as hxxps://a[.]b: octets that somebody changed, so that
// programs do not show the URI as a link.  If no piece starts here, nothing is stored.

namespace uriscan {

%%{
    machine defanged;
    alphtype unsigned char;

    action dot    { meaning = "."; end = p + 1; }
    action colon  { meaning = ":"; end = p + 1; }
    action start  { meaning = "://"; end = p + 1; }
    action slash  { meaning = "/"; end = p + 1; }
    action at     { meaning = "@"; end = p + 1; }
    action http   { http = p + 1; }
    action ftp    { ftp = p + 1; }
    action scheme { meaning = http != nullptr ? "http" : "ftp";
                    end = http != nullptr ? http : ftp; }

    point  = "." | "dot"i ;

    # Some writers put spaces around the brackets.
    mark   = ( " "? ( "[" point "]" | "(" point ")" | "{" point "}" ) ) @dot ( " " @dot )?
           | ( "[" ( "@" | "at"i ) "]" | "(" "at"i ")" )         @at
           | "[:]" @colon | "[://]" @start | "[/]" @slash ;

    # A scheme counts only if its ":" follows.
    scheme = ( "h"i ( "xx"i | "**" | "[tt]"i ) "p"i @http | "fxp"i @ftp )
             "s"i? ( ":" | "[:" ) @scheme ;

    main  := mark | scheme ;
}%%

class defanged_piece {
public:
    // Reads the piece at `p`.  If there is none, `end` stays a null pointer.
    defanged_piece(const unsigned char* p, const unsigned char* pe) noexcept {
        %% write data noerror nofinal noentry;
        const unsigned char* http = nullptr;
        const unsigned char* ftp = nullptr;
        int cs = defanged_start;
        %% write exec;
    }

    const unsigned char* end = nullptr;
    std::string_view meaning;  // what the piece stands for
};

}  // namespace uriscan
