// Reads the format of a log in the notation of Apache httpd (mod_log_config, "Custom Log Formats"),
// nginx (ngx_http_log_module, "log_format") or HAProxy (section 8.2.4 of its manual, "log-format").
// The first "%" or "$" says whether it is the notation of nginx.
//
// The actions call the functions of a `reader`: text() for an octet between values, and
// directive(), variable() or alias() for a value.

namespace uriscan {

%%{
    machine log_notation;
    alphtype unsigned char;

    action text           { reader.text(*p); }
    action tab            { reader.text('\t'); }
    action start          { start = p; argument = {}; }
    action argument_start { argument_start = p; }
    action argument_end   { argument = slice(argument_start, p); }
    action letters_start  { letters_start = p; }
    action directive      { reader.directive(slice(start, p + 1), argument,
                                             slice(letters_start, p + 1)); }
    action name_start     { name_start = p; }
    action name_end       { name = slice(name_start, p); }
    action bare_variable  { reader.variable(slice(start, p), name); }
    action braced         { reader.variable(slice(start, p + 1), name); }
    action alias          { reader.alias(slice(start, p), argument, name); }

    escape    = 0x5C ( ( 0x20 | 0x22 | 0x27 | 0x5C ) @text | "t" @tab ) ;
    plain     = ^( "%" | "$" | 0x5C ) @text | escape ;

    # Apache httpd: %h, %>s, %!200,304{Referer}i, %{format}t, %^FB, and %% for a "%".

    statuses  = "!"? digit+ ( "," digit+ )* ;
    argument  = "{" ( ^"}"* ) >argument_start %argument_end "}" ;
    letters   = ( alpha @directive | "^" alpha alpha @directive ) >letters_start ;
    directive = "%" >start ( "%" @text | ( statuses | "<" | ">" )* argument? letters ) ;

    # nginx: $name and ${name}

    name      = ( alnum | "_" )+ $1 %0 >name_start %name_end ;   # as long as possible
    setting   = "$" >start ( name %bare_variable | "{" name "}" @braced ) ;

    # HAProxy: %ci, %{+Q}r, and %[capture.req.hdr(0)]

    alias     = "%" >start argument?
                ( ( alnum | "_" )+ | "[" ^"]"+ "]" ) $1 %0 >name_start %name_end %alias ;

    haproxy := ( plain | "$" @text | "%%" @text | alias )* ;

    main := plain* ( directive ( plain | "$" @text | directive )*
                   | setting ( plain | "%" @text | setting )* )? ;
}%%

class log_notation {
public:
    // Reads the format.  If it has a mistake, returns the offset of the first octet that does not
    // fit, or of the end if something is missing there.  Otherwise, returns npos.
    template <class Reader>
    static std::size_t read(std::string_view format, bool is_of_haproxy, Reader& reader) {
        %% write data noerror;
        const unsigned char* const begin = reinterpret_cast<const unsigned char*>(format.data());
        const unsigned char* p = begin;
        const unsigned char* const pe = p + format.size();
        const unsigned char* const eof = pe;
        const unsigned char* start = p;
        const unsigned char* argument_start = p;
        const unsigned char* letters_start = p;
        const unsigned char* name_start = p;
        std::string_view argument, name;
        int cs = is_of_haproxy ? log_notation_en_haproxy : log_notation_start;
        %% write exec;
        const bool is_whole = p == pe && cs >= log_notation_first_final;
        return is_whole ? format.npos : static_cast<std::size_t>(p - begin);
    }

private:
    static std::string_view slice(const unsigned char* from, const unsigned char* to) {
        return {reinterpret_cast<const char*>(from), static_cast<std::size_t>(to - from)};
    }
};

}  // namespace uriscan
