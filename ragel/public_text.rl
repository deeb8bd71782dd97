// Says which parts of a URI stay readable if all its values are replaced (redact_options::closed):
// segments of paths and names of keys that consist of words and small numbers, and hosts.
//
// A word has only letters: small letters, perhaps after a capital; or only capitals; or words in
// camel case.  It has at most 20 letters, and no six consonants in a row.  A hexadecimal number of
// seven digits or more is no word.  Words that end with a digit, such as "utf8", are listed.

namespace uriscan {

%%{
    machine public_names;
    alphtype unsigned char;

    single = upper? lower+ | upper+;
    short = "By" | "Id" | "In" | "Is" | "Of" | "On" | "To";
    camel = upper? lower{2,} ( upper lower{2,} | short )* ( upper lower+ | upper{2,3} );
    word = single | camel;

    technical = "7z" | "amd64" | "arm64" | "base64" | "bz2" | "html5" | "http2" | "i18n" | "ipv4"
              | "ipv6" | "jp2" | "l10n" | "m3u8" | "m4a" | "m4v" | "md5" | "mp3" | "mp4" | "oauth2"
              | "s3" | "sha1" | "sha256" | "sha512" | "utf8" | "woff2" | "x86";

    separator = [\-_.];
    plain = word | technical;
    words = plain ( separator plain )*;

    number = digit{1,4} | digit{1,3} ( "." digit{1,3} ){1,2};
    version = [vV] digit{1,3} ( "." digit{1,3} ){0,2} ( ( "alpha" | "beta" | "rc" ) digit{0,2} )?;
    date = digit{4} "-" digit{2} ( "-" digit{2} )?;
    figure = number | version | date;
}%%

%%{
    machine public_segment;
    include public_names;

    main :=
        "" | "*" | "." | ".." |
        [._]{0,2} ( words ( separator figure ( separator words )? )?
                  | figure ( separator words )? )
        [_\-]?;
}%%

%%{
    machine public_key;
    include public_names;

    name = plain digit{0,2};
    index = ( "[" | "%5"i [bB] ) ( words | number )? ( "]" | "%5"i [dD] );

    main :=
        "_" |
        [_$]{0,2} ( name ( separator name )* ( separator number )? | number ) "_"?
        ( index | separator name )*;
}%%

// Some rules of words would need many states in the machine above.  So they are actions in the
// machine below.
%%{
    machine word_shapes;
    alphtype unsigned char;

    action vowel { shape.add(true); }
    action consonant { shape.add(false); }
    action hex_digit { ++shape.hex_digits; }
    action other { shape.finish(); }

    vowel = [aeiouyAEIOUY];

    main := ( vowel $vowel | ( alpha - vowel ) $consonant | ( any - alpha ) $other )*
          & ( [a-fA-F] $hex_digit | ( any - [a-fA-F] ) )*;
}%%

%%{
    machine public_host;
    alphtype unsigned char;

    port = ":" digit{0,5};
    name = ( alnum | [\-_.] | 0x80..0xFF )*;
    address = "[" ( xdigit | ":" | "." )* "]"?;  # in a list, a URI can end before the "]"
    host = ( name | address ) port?;

    main := host ( "," host )*;
}%%

inline constexpr std::ptrdiff_t most_of_public_key = 64;

// Counts the letters of a word, to find words that might be random letters.
struct word_shape {
    static constexpr unsigned most_letters = 20;
    static constexpr unsigned most_consonants = 5;
    static constexpr unsigned most_hex_digits = 6;

    unsigned letters = 0;
    unsigned consonants = 0;  // in a row, up to the last letter
    unsigned hex_digits = 0;
    bool is_refused = false;

    void add(bool is_vowel) noexcept {
        ++letters;
        consonants = is_vowel ? 0 : consonants + 1;
        is_refused = is_refused || letters > most_letters || consonants > most_consonants;
    }

    // Says whether none of the words was refused, and starts the next word.
    bool finish() noexcept {
        is_refused = is_refused || (letters > most_hex_digits && hex_digits == letters);
        letters = consonants = hex_digits = 0;
        return !is_refused;
    }
};

%% machine word_shapes;
%% write data noerror nofinal noentry;

// Says whether all words of a text have the shape of a public word.  No short word can be refused.
inline bool has_public_words(const unsigned char* p, const unsigned char* pe) noexcept {
    static_assert(word_shape::most_consonants <= word_shape::most_hex_digits);
    if (pe - p <= static_cast<std::ptrdiff_t>(word_shape::most_consonants)) {
        return true;
    }
    word_shape shape;
    int cs = word_shapes_start;
    %% write exec;
    return shape.finish();
}

%% machine public_segment;
%% write data noerror noentry;

struct public_segment {
    static bool matches(const unsigned char* const begin, const unsigned char* pe) noexcept {
        const unsigned char* p = begin;
        int cs = public_segment_start;
        %% write exec;
        return cs >= public_segment_first_final && has_public_words(begin, pe);
    }
};

%% machine public_key;
%% write data noerror noentry;

struct public_key {
    static bool matches(const unsigned char* const begin, const unsigned char* pe) noexcept {
        if (pe - begin > most_of_public_key) {
            return false;
        }
        const unsigned char* p = begin;
        int cs = public_key_start;
        %% write exec;
        return cs >= public_key_first_final && has_public_words(begin, pe);
    }
};

%% machine public_host;
%% write data noerror noentry;

struct public_host {
    static bool matches(const unsigned char* p, const unsigned char* pe) noexcept {
        int cs = public_host_start;
        %% write exec;
        return cs >= public_host_first_final;
    }
};

}  // namespace uriscan
