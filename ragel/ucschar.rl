# The rules ucschar and iprivate of RFC 3987 (section 2.2), as octets of UTF-8.
#
# The RFC gives code points.  The comment at each line is the range of the RFC, and the line has the
# octets of this range (RFC 3629, section 4).  The line has no overlong forms and no surrogates,
# because the range has none.  `tail` is the UTF8-tail of RFC 3629.  `to_FFD` is the last two octets
# of a code point in a plane, up to xFFFD: the RFC excludes the last two code points of each plane.

%%{
    machine ucschar;
    alphtype unsigned char;

    tail     = 0x80..0xBF ;

    to_FFD   = 0x80..0xBE tail | 0xBF 0x80..0xBD ;

    ucschar  = 0xC2 0xA0..0xBF                                          # A0-D7FF
             | 0xC3..0xDF tail
             | 0xE0 0xA0..0xBF tail
             | 0xE1..0xEC tail{2}
             | 0xED 0x80..0x9F tail
             | 0xEF ( 0xA4..0xB6 tail | 0xB7 0x80..0x8F )               # F900-FDCF
             | 0xEF ( 0xB7 0xB0..0xBF | 0xB8..0xBE tail | 0xBF 0x80..0xAF )
                                                                        # FDF0-FFEF
             | 0xF0 ( 0x90..0x9E tail{2} | 0x9F to_FFD )                # 10000-1FFFD
             | 0xF0 ( 0xA0..0xAE tail{2} | 0xAF to_FFD )                # 20000-2FFFD
             | 0xF0 ( 0xB0..0xBE tail{2} | 0xBF to_FFD )                # 30000-3FFFD
             | 0xF1 ( 0x80..0x8E tail{2} | 0x8F to_FFD )                # 40000-4FFFD
             | 0xF1 ( 0x90..0x9E tail{2} | 0x9F to_FFD )                # 50000-5FFFD
             | 0xF1 ( 0xA0..0xAE tail{2} | 0xAF to_FFD )                # 60000-6FFFD
             | 0xF1 ( 0xB0..0xBE tail{2} | 0xBF to_FFD )                # 70000-7FFFD
             | 0xF2 ( 0x80..0x8E tail{2} | 0x8F to_FFD )                # 80000-8FFFD
             | 0xF2 ( 0x90..0x9E tail{2} | 0x9F to_FFD )                # 90000-9FFFD
             | 0xF2 ( 0xA0..0xAE tail{2} | 0xAF to_FFD )                # A0000-AFFFD
             | 0xF2 ( 0xB0..0xBE tail{2} | 0xBF to_FFD )                # B0000-BFFFD
             | 0xF3 ( 0x80..0x8E tail{2} | 0x8F to_FFD )                # C0000-CFFFD
             | 0xF3 ( 0x90..0x9E tail{2} | 0x9F to_FFD )                # D0000-DFFFD
             | 0xF3 ( 0xA1..0xAE tail{2} | 0xAF to_FFD ) ;              # E1000-EFFFD

    iprivate = 0xEE tail{2} | 0xEF 0x80..0xA3 tail                      # E000-F8FF
             | 0xF3 ( 0xB0..0xBE tail{2} | 0xBF to_FFD )                # F0000-FFFFD
             | 0xF4 ( 0x80..0x8E tail{2} | 0x8F to_FFD ) ;              # 100000-10FFFD
}%%
