// Generated from tolerant_unit.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   53eb76fa367202616522cc0c7deb1a18336d5413a67dfa2d846c4b8f113367b0  ragel/generate.cmake
//   40d6711faf9132a27140962d89d9a30f130c1e9d654cb27ce0a443d969b7394d  ragel/machine_sources.cmake
//   f8d27567e2987d81ba0e26346a70795117dea5783815f4c62043f530898fdeba  ragel/no_actions.rl
//   9bcc3ba7097f7dae32460e069a735acdc6dbb2235daf3f640d1342d106a931fc  ragel/rfc3986.rl
//   173f080f48678c2d03f7ce84d30fa0af41211e998d39b849208e42552981af89  ragel/tolerant_unit.rl
#pragma once

// Reads one unit of a text that was escaped or percent-encoded: the octets that stand for one
// octet.
//
//     %40  %2540  %252540          percent-encoded once, twice, three times
//     \/  \"  \u0040  \x40  \\/    an escape of JSON, JavaScript or a log, also escaped itself
//     &amp;  &#38;  &#x26;         a character reference of HTML, also with its "&" escaped
//
// The longest unit counts.  At each place where a unit can end, an action stores the octet and the
// end.  If no unit starts here, nothing is stored.

#include "uriscan/percent.hpp"

namespace uriscan {

class tolerant_unit {
public:
    // Reads the longest unit at `p`.  If there is none, `end` stays `p`.
    tolerant_unit(const unsigned char* p, const unsigned char* pe) noexcept : end(p) {

static const int tolerant_unit_start = 1;

        int cs = tolerant_unit_start;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	switch( (*p) ) {
		case 37u: goto st2;
		case 38u: goto st6;
		case 92u: goto st33;
	}
	goto st0;
st0:
cs = 0;
	goto _out;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	if ( (*p) == 50u )
		goto st4;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st3;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st3;
	} else
		goto st3;
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr6;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr6;
	} else
		goto tr6;
	goto st0;
tr6:

	{ octet = hexadecimal(p[-1], p[0]); end = p + 1; }
	goto st44;
tr19:

	{ octet = decimal(p[-2], p[-1]); end = p + 1; }
	goto st44;
tr25:

	{ octet = hexadecimal(p[-2], p[-1]); end = p + 1; }
	goto st44;
tr30:

	{ octet = '&'; end = p + 1; }
	goto st44;
tr33:

	{ octet = '\''; end = p + 1; }
	goto st44;
tr35:

	{ octet = '>'; end = p + 1; }
	goto st44;
tr37:

	{ octet = '<'; end = p + 1; }
	goto st44;
tr41:

	{ octet = '"'; end = p + 1; }
	goto st44;
tr42:

	{ octet = *p; end = p + 1; }
	goto st44;
tr44:

	{ octet = '\n'; end = p + 1; }
	goto st44;
tr45:

	{ octet = '\t'; end = p + 1; }
	goto st44;
st44:
	if ( ++p == pe )
		goto _test_eof44;
case 44:

	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	if ( (*p) == 53u )
		goto tr7;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr6;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr6;
	} else
		goto tr6;
	goto st0;
tr7:

	{ octet = hexadecimal(p[-1], p[0]); end = p + 1; }
	goto st45;
st45:
	if ( ++p == pe )
		goto _test_eof45;
case 45:

	if ( (*p) == 50u )
		goto st5;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st3;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st3;
	} else
		goto st3;
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	if ( (*p) == 53u )
		goto tr8;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr6;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr6;
	} else
		goto tr6;
	goto st0;
tr8:

	{ octet = hexadecimal(p[-1], p[0]); end = p + 1; }
	goto st46;
st46:
	if ( ++p == pe )
		goto _test_eof46;
case 46:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st3;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st3;
	} else
		goto st3;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	switch( (*p) ) {
		case 35u: goto st7;
		case 97u: goto st19;
		case 103u: goto st25;
		case 108u: goto st27;
		case 113u: goto st29;
	}
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	switch( (*p) ) {
		case 48u: goto st8;
		case 88u: goto st13;
		case 120u: goto st13;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto st12;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	if ( (*p) == 48u )
		goto st9;
	if ( 49u <= (*p) && (*p) <= 57u )
		goto st10;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	if ( (*p) == 59u )
		goto tr19;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st10;
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:
	if ( (*p) == 59u )
		goto tr19;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st11;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	if ( (*p) == 59u )
		goto tr19;
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st11;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	if ( (*p) == 48u )
		goto st14;
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto st18;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st18;
	} else
		goto st18;
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
	if ( (*p) == 48u )
		goto st15;
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto st16;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st16;
	} else
		goto st16;
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
	if ( (*p) == 59u )
		goto tr25;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st16;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st16;
	} else
		goto st16;
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	if ( (*p) == 59u )
		goto tr25;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st17;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st17;
	} else
		goto st17;
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	if ( (*p) == 59u )
		goto tr25;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st17;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st17;
	} else
		goto st17;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:
	switch( (*p) ) {
		case 109u: goto st20;
		case 112u: goto st22;
	}
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:
	if ( (*p) == 112u )
		goto st21;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	if ( (*p) == 59u )
		goto tr30;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:
	if ( (*p) == 111u )
		goto st23;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:
	if ( (*p) == 115u )
		goto st24;
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	if ( (*p) == 59u )
		goto tr33;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:
	if ( (*p) == 116u )
		goto st26;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:
	if ( (*p) == 59u )
		goto tr35;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:
	if ( (*p) == 116u )
		goto st28;
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
	if ( (*p) == 59u )
		goto tr37;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:
	if ( (*p) == 117u )
		goto st30;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:
	if ( (*p) == 111u )
		goto st31;
	goto st0;
st31:
	if ( ++p == pe )
		goto _test_eof31;
case 31:
	if ( (*p) == 116u )
		goto st32;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
case 32:
	if ( (*p) == 59u )
		goto tr41;
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
case 33:
	switch( (*p) ) {
		case 34u: goto tr42;
		case 39u: goto tr42;
		case 47u: goto tr42;
		case 92u: goto st34;
		case 110u: goto tr44;
		case 114u: goto tr44;
		case 116u: goto tr45;
		case 117u: goto st40;
		case 120u: goto st42;
	}
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
case 34:
	switch( (*p) ) {
		case 34u: goto tr42;
		case 39u: goto tr42;
		case 47u: goto tr42;
		case 92u: goto st35;
		case 110u: goto tr44;
		case 114u: goto tr44;
		case 116u: goto tr45;
		case 117u: goto st40;
		case 120u: goto st42;
	}
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
case 35:
	switch( (*p) ) {
		case 34u: goto tr42;
		case 39u: goto tr42;
		case 47u: goto tr42;
		case 92u: goto st36;
		case 110u: goto tr44;
		case 114u: goto tr44;
		case 116u: goto tr45;
		case 117u: goto st40;
		case 120u: goto st42;
	}
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
case 36:
	switch( (*p) ) {
		case 34u: goto tr42;
		case 39u: goto tr42;
		case 47u: goto tr42;
		case 92u: goto st37;
		case 110u: goto tr44;
		case 114u: goto tr44;
		case 116u: goto tr45;
		case 117u: goto st40;
		case 120u: goto st42;
	}
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
case 37:
	switch( (*p) ) {
		case 34u: goto tr42;
		case 39u: goto tr42;
		case 47u: goto tr42;
		case 92u: goto st38;
		case 110u: goto tr44;
		case 114u: goto tr44;
		case 116u: goto tr45;
		case 117u: goto st40;
		case 120u: goto st42;
	}
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
case 38:
	switch( (*p) ) {
		case 34u: goto tr42;
		case 39u: goto tr42;
		case 47u: goto tr42;
		case 92u: goto st39;
		case 110u: goto tr44;
		case 114u: goto tr44;
		case 116u: goto tr45;
		case 117u: goto st40;
		case 120u: goto st42;
	}
	goto st0;
st39:
	if ( ++p == pe )
		goto _test_eof39;
case 39:
	switch( (*p) ) {
		case 34u: goto tr42;
		case 39u: goto tr42;
		case 47u: goto tr42;
		case 110u: goto tr44;
		case 114u: goto tr44;
		case 116u: goto tr45;
		case 117u: goto st40;
		case 120u: goto st42;
	}
	goto st0;
st40:
	if ( ++p == pe )
		goto _test_eof40;
case 40:
	if ( (*p) == 48u )
		goto st41;
	goto st0;
st41:
	if ( ++p == pe )
		goto _test_eof41;
case 41:
	if ( (*p) == 48u )
		goto st42;
	goto st0;
st42:
	if ( ++p == pe )
		goto _test_eof42;
case 42:
	if ( (*p) == 50u )
		goto st43;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st3;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st3;
	} else
		goto st3;
	goto st0;
st43:
	if ( ++p == pe )
		goto _test_eof43;
case 43:
	if ( (*p) == 54u )
		goto tr55;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr6;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr6;
	} else
		goto tr6;
	goto st0;
tr55:

	{ octet = hexadecimal(p[-1], p[0]); end = p + 1; }
	goto st47;
st47:
	if ( ++p == pe )
		goto _test_eof47;
case 47:

	switch( (*p) ) {
		case 35u: goto st7;
		case 97u: goto st19;
		case 103u: goto st25;
		case 108u: goto st27;
		case 113u: goto st29;
	}
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof44: cs = 44; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof45: cs = 45; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof46: cs = 46; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof22: cs = 22; goto _test_eof;
	_test_eof23: cs = 23; goto _test_eof;
	_test_eof24: cs = 24; goto _test_eof;
	_test_eof25: cs = 25; goto _test_eof;
	_test_eof26: cs = 26; goto _test_eof;
	_test_eof27: cs = 27; goto _test_eof;
	_test_eof28: cs = 28; goto _test_eof;
	_test_eof29: cs = 29; goto _test_eof;
	_test_eof30: cs = 30; goto _test_eof;
	_test_eof31: cs = 31; goto _test_eof;
	_test_eof32: cs = 32; goto _test_eof;
	_test_eof33: cs = 33; goto _test_eof;
	_test_eof34: cs = 34; goto _test_eof;
	_test_eof35: cs = 35; goto _test_eof;
	_test_eof36: cs = 36; goto _test_eof;
	_test_eof37: cs = 37; goto _test_eof;
	_test_eof38: cs = 38; goto _test_eof;
	_test_eof39: cs = 39; goto _test_eof;
	_test_eof40: cs = 40; goto _test_eof;
	_test_eof41: cs = 41; goto _test_eof;
	_test_eof42: cs = 42; goto _test_eof;
	_test_eof43: cs = 43; goto _test_eof;
	_test_eof47: cs = 47; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

    }

    const unsigned char* end;
    unsigned char octet = 0;

private:
    static constexpr unsigned char hexadecimal(unsigned char high, unsigned char low) noexcept {
        return static_cast<unsigned char>(hexdig_value(static_cast<char>(high)) * 16 +
                                          hexdig_value(static_cast<char>(low)));
    }
    static constexpr unsigned char decimal(unsigned char high, unsigned char low) noexcept {
        return static_cast<unsigned char>(hexdig_value(static_cast<char>(high)) * 10 +
                                          hexdig_value(static_cast<char>(low)));
    }
};

}  // namespace uriscan
