// Says whether a value looks as if it was made at random, if it is long: whether it has a letter, a
// digit, and only the octets of Base64 and Base64url (RFC 4648, sections 4 and 5), ".", "~" and
// "%".

namespace uriscan {

%%{
    machine random_value;
    alphtype unsigned char;

    octet = alnum | "-" | "_" | "." | "~" | "+" | "/" | "%";
    equals = "=" | "%" "25"* "3"  [dD];

    main := ( any* alpha any* ) & ( any* digit any* )
        & ( ( octet+ - ( any* equals any* ) ) equals* );
}%%

struct random_value {
    %% write data noerror noentry;

    static bool matches(const unsigned char* p, const unsigned char* pe) noexcept {
        int cs = random_value_start;
        %% write exec;
        return cs >= random_value_first_final;
    }
};

}  // namespace uriscan
