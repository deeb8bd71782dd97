// Reads one character that to_iri() decodes: a character of an IRI, in UTF-8 (RFC 3987, section
// 3.2).  The characters of section 4.1 are left out: they change the direction of a text.

namespace uriscan {

%%{
    machine iri_character;
    alphtype unsigned char;

    include ucschar "ucschar.rl";

    anywhere := ucschar - bidi_formatting ;
    in_query := ( ucschar | iprivate ) - bidi_formatting ;
}%%

struct iri_character {
    %% write data noerror;

    // Reads [p, pe), starting in the state `cs`: iri_character_en_anywhere, or the other start for
    // a query.  Says whether the octets are a character.
    static bool matches(int cs, const unsigned char* p, const unsigned char* pe) noexcept {
        %% write exec;
        return p == pe && cs >= iri_character_first_final;
    }
};

}  // namespace uriscan
