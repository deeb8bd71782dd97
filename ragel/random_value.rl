// Says whether a long value looks as if it was made at random.  Such a value has a letter and a
// digit.  All its octets are those of Base64 and Base64url (RFC 4648, sections 4 and 5), ".", "~"
// or "%".

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
