// Generated from tolerant_unit.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   dfd2cbda4bfe2062e39c44ed5c463ca75b90943152dbff93524a81ad156bdc30  ragel/generate.cmake
//   9c7f4e0abf1b0897ec07b151bcd4b826aa00bf9b5d67ba540207fe20155416f9  ragel/machine_sources.cmake
//   f08eaf508fe7826d494cc4544ca92acd20b166469c46376f5018ffd5503a6919  ragel/no_actions.rl
//   9bcc3ba7097f7dae32460e069a735acdc6dbb2235daf3f640d1342d106a931fc  ragel/rfc3986.rl
//   2a681a4f6dcb985ce46d7924d39155f79d5b7ed4047fe92a69d92a1e63528c47  ragel/tolerant_unit.rl
#pragma once

// Reads one unit of a text that was escaped or percent-encoded: the octets that stand for one
// octet.
//
//     %40  %2540  %252540          percent-encoded once, twice, three times
//     \/  \"  \:  \u0040  \x40     an escape of JSON, JavaScript, Java or a log
//     &amp;  &#38;  &#x26;         a character reference of HTML
//     \\/  \\\u0040  &amp;#38;     an escape that was escaped again
//     \u002540  &#37;40  &#92;/    an escape whose "%" or backslash was escaped
//     \u0026\u002364\u003B        a character reference whose signs were escaped
//     %5C%2F  %5Cu0040  %26amp%3B  an escape that was percent-encoded, also more than once
//
// So a unit has two numbers: its level says how many times it is percent-encoded, and `escapes` how
// many times it is escaped.  A character reference for an octet that is not ASCII stands for 0x80.
//
// The longest unit counts.  At each place where a unit can end, an action stores the octet, its
// numbers and the end.  If no unit starts here, nothing is stored.

#include <algorithm>
#include <cstdint>

#include "uriscan/percent.hpp"

namespace uriscan {

class tolerant_unit {
public:
    // Reads the longest unit at `p`.  If there is none, `end` stays `p`.
    tolerant_unit(const unsigned char* p, const unsigned char* pe) noexcept : end(p) {
        const unsigned char* percent = p;   // the last "%"
        unsigned level_of_escape = 0;       // of the backslash or "&"
        unsigned count = 0;                 // of escapes
        unsigned value = 0;                 // of a character reference

static const int tolerant_unit_start = 1;

        int cs = tolerant_unit_start;
        const auto levels = [&percent](const unsigned char* last) {
            return static_cast<unsigned>(last - percent) / 2;
        };

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	switch( (*p) ) {
		case 37u: goto tr0;
		case 38u: goto tr2;
		case 92u: goto tr3;
	}
	goto st0;
st0:
cs = 0;
	goto _out;
tr0:

	{ percent = p; }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:

	switch( (*p) ) {
		case 50u: goto st4;
		case 53u: goto st233;
	}
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
			goto tr7;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr7;
	} else
		goto tr7;
	goto st0;
tr7:

	{ store(octet_at(p), levels(p), 0, p); }
	goto st437;
tr26:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }
	goto st437;
tr240:

	{ store(octet_at(p), levels(p), count, p); }
	goto st437;
tr247:

	{ store(*p, 0, count, p); }
	goto st437;
tr291:

	{ store(octet_at(p), level_of_escape, count, p); }
	goto st437;
tr424:

	{ store('\n', 0, count, p); }
	goto st437;
tr425:

	{ store('\t', 0, count, p); }
	goto st437;
st437:
	if ( ++p == pe )
		goto _test_eof437;
case 437:

	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	switch( (*p) ) {
		case 53u: goto tr8;
		case 54u: goto tr9;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr7;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr7;
	} else
		goto tr7;
	goto st0;
tr8:

	{ store(octet_at(p), levels(p), 0, p); }
	goto st438;
st438:
	if ( ++p == pe )
		goto _test_eof438;
case 438:

	switch( (*p) ) {
		case 50u: goto st5;
		case 53u: goto st233;
	}
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
	switch( (*p) ) {
		case 53u: goto tr10;
		case 54u: goto tr9;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr7;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr7;
	} else
		goto tr7;
	goto st0;
tr10:

	{ store(octet_at(p), levels(p), 0, p); }
	goto st439;
st439:
	if ( ++p == pe )
		goto _test_eof439;
case 439:

	switch( (*p) ) {
		case 50u: goto st6;
		case 53u: goto st233;
	}
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
	if ( (*p) == 54u )
		goto tr9;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr7;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr7;
	} else
		goto tr7;
	goto st0;
tr9:

	{ store(octet_at(p), levels(p), 0, p); }

	{ level_of_escape = levels(p); }
	goto st440;
tr295:

	{ store(octet_at(p), level_of_escape, count, p); }
	goto st440;
st440:
	if ( ++p == pe )
		goto _test_eof440;
case 440:

	switch( (*p) ) {
		case 37u: goto tr447;
		case 97u: goto st230;
		case 99u: goto st91;
		case 101u: goto st98;
		case 103u: goto st103;
		case 108u: goto st104;
		case 110u: goto st105;
		case 113u: goto st107;
		case 115u: goto st112;
	}
	goto st0;
tr447:

	{ percent = p; }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:

	switch( (*p) ) {
		case 50u: goto st8;
		case 53u: goto st207;
	}
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	switch( (*p) ) {
		case 51u: goto tr13;
		case 53u: goto st203;
	}
	goto st0;
tr13:

	{ value = 0; }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:

	switch( (*p) ) {
		case 48u: goto tr15;
		case 51u: goto tr17;
		case 88u: goto st199;
		case 120u: goto st199;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr16;
	goto st0;
tr15:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:

	switch( (*p) ) {
		case 37u: goto tr19;
		case 48u: goto tr15;
		case 51u: goto tr17;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr16;
	goto st0;
tr19:

	{ percent = p; }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:

	switch( (*p) ) {
		case 50u: goto st12;
		case 51u: goto st16;
		case 53u: goto st17;
	}
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	if ( (*p) == 53u )
		goto st13;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	switch( (*p) ) {
		case 50u: goto st14;
		case 51u: goto st16;
		case 53u: goto st17;
	}
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
	if ( (*p) == 53u )
		goto st15;
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
	switch( (*p) ) {
		case 51u: goto st16;
		case 53u: goto st17;
	}
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	switch( (*p) ) {
		case 66u: goto tr26;
		case 98u: goto tr26;
	}
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	switch( (*p) ) {
		case 67u: goto tr27;
		case 99u: goto tr27;
	}
	goto st0;
tr27:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:

	switch( (*p) ) {
		case 117u: goto st19;
		case 120u: goto st21;
	}
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:
	if ( (*p) == 48u )
		goto st20;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:
	if ( (*p) == 48u )
		goto st21;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	if ( (*p) == 51u )
		goto st16;
	goto st0;
tr16:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st22;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:

	if ( (*p) == 37u )
		goto tr19;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr16;
	goto st0;
tr17:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st23;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:

	switch( (*p) ) {
		case 37u: goto tr19;
		case 56u: goto tr31;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr16;
	goto st0;
tr31:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st24;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:

	if ( (*p) == 37u )
		goto tr32;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr16;
	goto st0;
tr32:

	{ percent = p; }
	goto st25;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:

	switch( (*p) ) {
		case 50u: goto st26;
		case 51u: goto st30;
		case 53u: goto st194;
	}
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:
	if ( (*p) == 53u )
		goto st27;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:
	switch( (*p) ) {
		case 50u: goto st28;
		case 51u: goto st30;
		case 53u: goto st194;
	}
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
	if ( (*p) == 53u )
		goto st29;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:
	switch( (*p) ) {
		case 51u: goto st30;
		case 53u: goto st194;
	}
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:
	switch( (*p) ) {
		case 66u: goto tr39;
		case 98u: goto tr39;
	}
	goto st0;
tr39:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st441;
st441:
	if ( ++p == pe )
		goto _test_eof441;
case 441:

	switch( (*p) ) {
		case 37u: goto tr456;
		case 97u: goto st191;
		case 99u: goto st91;
		case 101u: goto st98;
		case 103u: goto st103;
		case 108u: goto st104;
		case 110u: goto st105;
		case 113u: goto st107;
		case 115u: goto st112;
	}
	goto st0;
tr456:

	{ percent = p; }
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
case 31:

	switch( (*p) ) {
		case 50u: goto st32;
		case 53u: goto st168;
	}
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
case 32:
	switch( (*p) ) {
		case 51u: goto tr42;
		case 53u: goto st164;
	}
	goto st0;
tr42:

	{ value = 0; }
	goto st33;
st33:
	if ( ++p == pe )
		goto _test_eof33;
case 33:

	switch( (*p) ) {
		case 48u: goto tr44;
		case 51u: goto tr45;
		case 88u: goto st160;
		case 120u: goto st160;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr16;
	goto st0;
tr44:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st34;
st34:
	if ( ++p == pe )
		goto _test_eof34;
case 34:

	switch( (*p) ) {
		case 37u: goto tr19;
		case 48u: goto tr44;
		case 51u: goto tr45;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr16;
	goto st0;
tr45:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st35;
st35:
	if ( ++p == pe )
		goto _test_eof35;
case 35:

	switch( (*p) ) {
		case 37u: goto tr19;
		case 56u: goto tr47;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr16;
	goto st0;
tr47:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st36;
st36:
	if ( ++p == pe )
		goto _test_eof36;
case 36:

	if ( (*p) == 37u )
		goto tr48;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr16;
	goto st0;
tr48:

	{ percent = p; }
	goto st37;
st37:
	if ( ++p == pe )
		goto _test_eof37;
case 37:

	switch( (*p) ) {
		case 50u: goto st38;
		case 51u: goto st42;
		case 53u: goto st155;
	}
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
case 38:
	if ( (*p) == 53u )
		goto st39;
	goto st0;
st39:
	if ( ++p == pe )
		goto _test_eof39;
case 39:
	switch( (*p) ) {
		case 50u: goto st40;
		case 51u: goto st42;
		case 53u: goto st155;
	}
	goto st0;
st40:
	if ( ++p == pe )
		goto _test_eof40;
case 40:
	if ( (*p) == 53u )
		goto st41;
	goto st0;
st41:
	if ( ++p == pe )
		goto _test_eof41;
case 41:
	switch( (*p) ) {
		case 51u: goto st42;
		case 53u: goto st155;
	}
	goto st0;
st42:
	if ( ++p == pe )
		goto _test_eof42;
case 42:
	switch( (*p) ) {
		case 66u: goto tr55;
		case 98u: goto tr55;
	}
	goto st0;
tr55:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st442;
st442:
	if ( ++p == pe )
		goto _test_eof442;
case 442:

	switch( (*p) ) {
		case 37u: goto tr458;
		case 97u: goto st152;
		case 99u: goto st91;
		case 101u: goto st98;
		case 103u: goto st103;
		case 108u: goto st104;
		case 110u: goto st105;
		case 113u: goto st107;
		case 115u: goto st112;
	}
	goto st0;
tr458:

	{ percent = p; }
	goto st43;
st43:
	if ( ++p == pe )
		goto _test_eof43;
case 43:

	switch( (*p) ) {
		case 50u: goto st44;
		case 53u: goto st129;
	}
	goto st0;
st44:
	if ( ++p == pe )
		goto _test_eof44;
case 44:
	switch( (*p) ) {
		case 51u: goto tr58;
		case 53u: goto st125;
	}
	goto st0;
tr58:

	{ value = 0; }
	goto st45;
st45:
	if ( ++p == pe )
		goto _test_eof45;
case 45:

	switch( (*p) ) {
		case 48u: goto tr60;
		case 51u: goto tr61;
		case 88u: goto st121;
		case 120u: goto st121;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr16;
	goto st0;
tr60:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st46;
st46:
	if ( ++p == pe )
		goto _test_eof46;
case 46:

	switch( (*p) ) {
		case 37u: goto tr19;
		case 48u: goto tr60;
		case 51u: goto tr61;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr16;
	goto st0;
tr61:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st47;
st47:
	if ( ++p == pe )
		goto _test_eof47;
case 47:

	switch( (*p) ) {
		case 37u: goto tr19;
		case 56u: goto tr63;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr16;
	goto st0;
tr63:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st48;
st48:
	if ( ++p == pe )
		goto _test_eof48;
case 48:

	if ( (*p) == 37u )
		goto tr64;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr16;
	goto st0;
tr64:

	{ percent = p; }
	goto st49;
st49:
	if ( ++p == pe )
		goto _test_eof49;
case 49:

	switch( (*p) ) {
		case 50u: goto st50;
		case 51u: goto st54;
		case 53u: goto st116;
	}
	goto st0;
st50:
	if ( ++p == pe )
		goto _test_eof50;
case 50:
	if ( (*p) == 53u )
		goto st51;
	goto st0;
st51:
	if ( ++p == pe )
		goto _test_eof51;
case 51:
	switch( (*p) ) {
		case 50u: goto st52;
		case 51u: goto st54;
		case 53u: goto st116;
	}
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
case 52:
	if ( (*p) == 53u )
		goto st53;
	goto st0;
st53:
	if ( ++p == pe )
		goto _test_eof53;
case 53:
	switch( (*p) ) {
		case 51u: goto st54;
		case 53u: goto st116;
	}
	goto st0;
st54:
	if ( ++p == pe )
		goto _test_eof54;
case 54:
	switch( (*p) ) {
		case 66u: goto tr71;
		case 98u: goto tr71;
	}
	goto st0;
tr71:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st443;
st443:
	if ( ++p == pe )
		goto _test_eof443;
case 443:

	switch( (*p) ) {
		case 37u: goto tr460;
		case 97u: goto st87;
		case 99u: goto st91;
		case 101u: goto st98;
		case 103u: goto st103;
		case 108u: goto st104;
		case 110u: goto st105;
		case 113u: goto st107;
		case 115u: goto st112;
	}
	goto st0;
tr460:

	{ percent = p; }
	goto st55;
st55:
	if ( ++p == pe )
		goto _test_eof55;
case 55:

	switch( (*p) ) {
		case 50u: goto st56;
		case 53u: goto st64;
	}
	goto st0;
st56:
	if ( ++p == pe )
		goto _test_eof56;
case 56:
	switch( (*p) ) {
		case 51u: goto tr74;
		case 53u: goto st60;
	}
	goto st0;
tr74:

	{ value = 0; }
	goto st57;
st57:
	if ( ++p == pe )
		goto _test_eof57;
case 57:

	switch( (*p) ) {
		case 88u: goto st58;
		case 120u: goto st58;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr16;
	goto st0;
st58:
	if ( ++p == pe )
		goto _test_eof58;
case 58:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr77;
	} else
		goto tr77;
	goto st0;
tr77:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st59;
st59:
	if ( ++p == pe )
		goto _test_eof59;
case 59:

	if ( (*p) == 37u )
		goto tr19;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr77;
	} else
		goto tr77;
	goto st0;
st60:
	if ( ++p == pe )
		goto _test_eof60;
case 60:
	switch( (*p) ) {
		case 50u: goto st61;
		case 53u: goto st64;
	}
	goto st0;
st61:
	if ( ++p == pe )
		goto _test_eof61;
case 61:
	switch( (*p) ) {
		case 51u: goto tr74;
		case 53u: goto st62;
	}
	goto st0;
st62:
	if ( ++p == pe )
		goto _test_eof62;
case 62:
	switch( (*p) ) {
		case 50u: goto st63;
		case 53u: goto st64;
	}
	goto st0;
st63:
	if ( ++p == pe )
		goto _test_eof63;
case 63:
	if ( (*p) == 51u )
		goto tr74;
	goto st0;
st64:
	if ( ++p == pe )
		goto _test_eof64;
case 64:
	switch( (*p) ) {
		case 67u: goto tr81;
		case 99u: goto tr81;
	}
	goto st0;
tr81:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st65;
st65:
	if ( ++p == pe )
		goto _test_eof65;
case 65:

	switch( (*p) ) {
		case 37u: goto tr82;
		case 117u: goto st85;
		case 120u: goto st84;
	}
	goto st0;
tr82:

	{ percent = p; }
	goto st66;
st66:
	if ( ++p == pe )
		goto _test_eof66;
case 66:

	switch( (*p) ) {
		case 50u: goto st67;
		case 53u: goto st71;
	}
	goto st0;
st67:
	if ( ++p == pe )
		goto _test_eof67;
case 67:
	switch( (*p) ) {
		case 51u: goto tr74;
		case 53u: goto st68;
	}
	goto st0;
st68:
	if ( ++p == pe )
		goto _test_eof68;
case 68:
	switch( (*p) ) {
		case 50u: goto st69;
		case 53u: goto st71;
	}
	goto st0;
st69:
	if ( ++p == pe )
		goto _test_eof69;
case 69:
	switch( (*p) ) {
		case 51u: goto tr74;
		case 53u: goto st70;
	}
	goto st0;
st70:
	if ( ++p == pe )
		goto _test_eof70;
case 70:
	switch( (*p) ) {
		case 50u: goto st63;
		case 53u: goto st71;
	}
	goto st0;
st71:
	if ( ++p == pe )
		goto _test_eof71;
case 71:
	switch( (*p) ) {
		case 67u: goto tr90;
		case 99u: goto tr90;
	}
	goto st0;
tr90:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st72;
st72:
	if ( ++p == pe )
		goto _test_eof72;
case 72:

	if ( (*p) == 37u )
		goto tr91;
	goto st0;
tr91:

	{ percent = p; }
	goto st73;
st73:
	if ( ++p == pe )
		goto _test_eof73;
case 73:

	switch( (*p) ) {
		case 50u: goto st74;
		case 53u: goto st78;
	}
	goto st0;
st74:
	if ( ++p == pe )
		goto _test_eof74;
case 74:
	switch( (*p) ) {
		case 51u: goto tr74;
		case 53u: goto st75;
	}
	goto st0;
st75:
	if ( ++p == pe )
		goto _test_eof75;
case 75:
	switch( (*p) ) {
		case 50u: goto st76;
		case 53u: goto st78;
	}
	goto st0;
st76:
	if ( ++p == pe )
		goto _test_eof76;
case 76:
	switch( (*p) ) {
		case 51u: goto tr74;
		case 53u: goto st77;
	}
	goto st0;
st77:
	if ( ++p == pe )
		goto _test_eof77;
case 77:
	switch( (*p) ) {
		case 50u: goto st63;
		case 53u: goto st78;
	}
	goto st0;
st78:
	if ( ++p == pe )
		goto _test_eof78;
case 78:
	switch( (*p) ) {
		case 67u: goto tr97;
		case 99u: goto tr97;
	}
	goto st0;
tr97:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st79;
st79:
	if ( ++p == pe )
		goto _test_eof79;
case 79:

	if ( (*p) == 37u )
		goto tr98;
	goto st0;
tr98:

	{ percent = p; }
	goto st80;
st80:
	if ( ++p == pe )
		goto _test_eof80;
case 80:

	if ( (*p) == 50u )
		goto st81;
	goto st0;
st81:
	if ( ++p == pe )
		goto _test_eof81;
case 81:
	switch( (*p) ) {
		case 51u: goto tr74;
		case 53u: goto st82;
	}
	goto st0;
st82:
	if ( ++p == pe )
		goto _test_eof82;
case 82:
	if ( (*p) == 50u )
		goto st83;
	goto st0;
st83:
	if ( ++p == pe )
		goto _test_eof83;
case 83:
	switch( (*p) ) {
		case 51u: goto tr74;
		case 53u: goto st84;
	}
	goto st0;
st84:
	if ( ++p == pe )
		goto _test_eof84;
case 84:
	if ( (*p) == 50u )
		goto st63;
	goto st0;
st85:
	if ( ++p == pe )
		goto _test_eof85;
case 85:
	if ( (*p) == 48u )
		goto st86;
	goto st0;
st86:
	if ( ++p == pe )
		goto _test_eof86;
case 86:
	if ( (*p) == 48u )
		goto st84;
	goto st0;
st87:
	if ( ++p == pe )
		goto _test_eof87;
case 87:
	if ( (*p) == 112u )
		goto st88;
	goto st0;
st88:
	if ( ++p == pe )
		goto _test_eof88;
case 88:
	if ( (*p) == 111u )
		goto st89;
	goto st0;
st89:
	if ( ++p == pe )
		goto _test_eof89;
case 89:
	if ( (*p) == 115u )
		goto tr105;
	goto st0;
tr105:

	{ value = '\''; }
	goto st90;
tr110:

	{ value = ':'; }
	goto st90;
tr113:

	{ value = '@'; }
	goto st90;
tr118:

	{ value = '='; }
	goto st90;
tr119:

	{ value = '>'; }
	goto st90;
tr120:

	{ value = '<'; }
	goto st90;
tr122:

	{ value = '#'; }
	goto st90;
tr127:

	{ value = '?'; }
	goto st90;
tr128:

	{ value = '"'; }
	goto st90;
tr132:

	{ value = ';'; }
	goto st90;
tr133:

	{ value = '/'; }
	goto st90;
st90:
	if ( ++p == pe )
		goto _test_eof90;
case 90:

	if ( (*p) == 37u )
		goto tr19;
	goto st0;
st91:
	if ( ++p == pe )
		goto _test_eof91;
case 91:
	if ( (*p) == 111u )
		goto st92;
	goto st0;
st92:
	if ( ++p == pe )
		goto _test_eof92;
case 92:
	switch( (*p) ) {
		case 108u: goto st93;
		case 109u: goto st95;
	}
	goto st0;
st93:
	if ( ++p == pe )
		goto _test_eof93;
case 93:
	if ( (*p) == 111u )
		goto st94;
	goto st0;
st94:
	if ( ++p == pe )
		goto _test_eof94;
case 94:
	if ( (*p) == 110u )
		goto tr110;
	goto st0;
st95:
	if ( ++p == pe )
		goto _test_eof95;
case 95:
	if ( (*p) == 109u )
		goto st96;
	goto st0;
st96:
	if ( ++p == pe )
		goto _test_eof96;
case 96:
	if ( (*p) == 97u )
		goto st97;
	goto st0;
st97:
	if ( ++p == pe )
		goto _test_eof97;
case 97:
	if ( (*p) == 116u )
		goto tr113;
	goto st0;
st98:
	if ( ++p == pe )
		goto _test_eof98;
case 98:
	if ( (*p) == 113u )
		goto st99;
	goto st0;
st99:
	if ( ++p == pe )
		goto _test_eof99;
case 99:
	if ( (*p) == 117u )
		goto st100;
	goto st0;
st100:
	if ( ++p == pe )
		goto _test_eof100;
case 100:
	if ( (*p) == 97u )
		goto st101;
	goto st0;
st101:
	if ( ++p == pe )
		goto _test_eof101;
case 101:
	if ( (*p) == 108u )
		goto st102;
	goto st0;
st102:
	if ( ++p == pe )
		goto _test_eof102;
case 102:
	if ( (*p) == 115u )
		goto tr118;
	goto st0;
st103:
	if ( ++p == pe )
		goto _test_eof103;
case 103:
	if ( (*p) == 116u )
		goto tr119;
	goto st0;
st104:
	if ( ++p == pe )
		goto _test_eof104;
case 104:
	if ( (*p) == 116u )
		goto tr120;
	goto st0;
st105:
	if ( ++p == pe )
		goto _test_eof105;
case 105:
	if ( (*p) == 117u )
		goto st106;
	goto st0;
st106:
	if ( ++p == pe )
		goto _test_eof106;
case 106:
	if ( (*p) == 109u )
		goto tr122;
	goto st0;
st107:
	if ( ++p == pe )
		goto _test_eof107;
case 107:
	if ( (*p) == 117u )
		goto st108;
	goto st0;
st108:
	if ( ++p == pe )
		goto _test_eof108;
case 108:
	switch( (*p) ) {
		case 101u: goto st109;
		case 111u: goto st111;
	}
	goto st0;
st109:
	if ( ++p == pe )
		goto _test_eof109;
case 109:
	if ( (*p) == 115u )
		goto st110;
	goto st0;
st110:
	if ( ++p == pe )
		goto _test_eof110;
case 110:
	if ( (*p) == 116u )
		goto tr127;
	goto st0;
st111:
	if ( ++p == pe )
		goto _test_eof111;
case 111:
	if ( (*p) == 116u )
		goto tr128;
	goto st0;
st112:
	if ( ++p == pe )
		goto _test_eof112;
case 112:
	switch( (*p) ) {
		case 101u: goto st113;
		case 111u: goto st115;
	}
	goto st0;
st113:
	if ( ++p == pe )
		goto _test_eof113;
case 113:
	if ( (*p) == 109u )
		goto st114;
	goto st0;
st114:
	if ( ++p == pe )
		goto _test_eof114;
case 114:
	if ( (*p) == 105u )
		goto tr132;
	goto st0;
st115:
	if ( ++p == pe )
		goto _test_eof115;
case 115:
	if ( (*p) == 108u )
		goto tr133;
	goto st0;
st116:
	if ( ++p == pe )
		goto _test_eof116;
case 116:
	switch( (*p) ) {
		case 67u: goto tr134;
		case 99u: goto tr134;
	}
	goto st0;
tr134:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st117;
st117:
	if ( ++p == pe )
		goto _test_eof117;
case 117:

	switch( (*p) ) {
		case 117u: goto st118;
		case 120u: goto st120;
	}
	goto st0;
st118:
	if ( ++p == pe )
		goto _test_eof118;
case 118:
	if ( (*p) == 48u )
		goto st119;
	goto st0;
st119:
	if ( ++p == pe )
		goto _test_eof119;
case 119:
	if ( (*p) == 48u )
		goto st120;
	goto st0;
st120:
	if ( ++p == pe )
		goto _test_eof120;
case 120:
	if ( (*p) == 51u )
		goto st54;
	goto st0;
st121:
	if ( ++p == pe )
		goto _test_eof121;
case 121:
	switch( (*p) ) {
		case 48u: goto tr138;
		case 50u: goto tr139;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr77;
	} else
		goto tr77;
	goto st0;
tr138:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st122;
st122:
	if ( ++p == pe )
		goto _test_eof122;
case 122:

	switch( (*p) ) {
		case 37u: goto tr19;
		case 48u: goto tr138;
		case 50u: goto tr139;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr77;
	} else
		goto tr77;
	goto st0;
tr139:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st123;
st123:
	if ( ++p == pe )
		goto _test_eof123;
case 123:

	switch( (*p) ) {
		case 37u: goto tr19;
		case 54u: goto tr140;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr77;
	} else
		goto tr77;
	goto st0;
tr140:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st124;
st124:
	if ( ++p == pe )
		goto _test_eof124;
case 124:

	if ( (*p) == 37u )
		goto tr64;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr77;
	} else
		goto tr77;
	goto st0;
st125:
	if ( ++p == pe )
		goto _test_eof125;
case 125:
	switch( (*p) ) {
		case 50u: goto st126;
		case 53u: goto st129;
	}
	goto st0;
st126:
	if ( ++p == pe )
		goto _test_eof126;
case 126:
	switch( (*p) ) {
		case 51u: goto tr58;
		case 53u: goto st127;
	}
	goto st0;
st127:
	if ( ++p == pe )
		goto _test_eof127;
case 127:
	switch( (*p) ) {
		case 50u: goto st128;
		case 53u: goto st129;
	}
	goto st0;
st128:
	if ( ++p == pe )
		goto _test_eof128;
case 128:
	if ( (*p) == 51u )
		goto tr58;
	goto st0;
st129:
	if ( ++p == pe )
		goto _test_eof129;
case 129:
	switch( (*p) ) {
		case 67u: goto tr144;
		case 99u: goto tr144;
	}
	goto st0;
tr144:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st130;
st130:
	if ( ++p == pe )
		goto _test_eof130;
case 130:

	switch( (*p) ) {
		case 37u: goto tr145;
		case 117u: goto st150;
		case 120u: goto st149;
	}
	goto st0;
tr145:

	{ percent = p; }
	goto st131;
st131:
	if ( ++p == pe )
		goto _test_eof131;
case 131:

	switch( (*p) ) {
		case 50u: goto st132;
		case 53u: goto st136;
	}
	goto st0;
st132:
	if ( ++p == pe )
		goto _test_eof132;
case 132:
	switch( (*p) ) {
		case 51u: goto tr58;
		case 53u: goto st133;
	}
	goto st0;
st133:
	if ( ++p == pe )
		goto _test_eof133;
case 133:
	switch( (*p) ) {
		case 50u: goto st134;
		case 53u: goto st136;
	}
	goto st0;
st134:
	if ( ++p == pe )
		goto _test_eof134;
case 134:
	switch( (*p) ) {
		case 51u: goto tr58;
		case 53u: goto st135;
	}
	goto st0;
st135:
	if ( ++p == pe )
		goto _test_eof135;
case 135:
	switch( (*p) ) {
		case 50u: goto st128;
		case 53u: goto st136;
	}
	goto st0;
st136:
	if ( ++p == pe )
		goto _test_eof136;
case 136:
	switch( (*p) ) {
		case 67u: goto tr153;
		case 99u: goto tr153;
	}
	goto st0;
tr153:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st137;
st137:
	if ( ++p == pe )
		goto _test_eof137;
case 137:

	if ( (*p) == 37u )
		goto tr154;
	goto st0;
tr154:

	{ percent = p; }
	goto st138;
st138:
	if ( ++p == pe )
		goto _test_eof138;
case 138:

	switch( (*p) ) {
		case 50u: goto st139;
		case 53u: goto st143;
	}
	goto st0;
st139:
	if ( ++p == pe )
		goto _test_eof139;
case 139:
	switch( (*p) ) {
		case 51u: goto tr58;
		case 53u: goto st140;
	}
	goto st0;
st140:
	if ( ++p == pe )
		goto _test_eof140;
case 140:
	switch( (*p) ) {
		case 50u: goto st141;
		case 53u: goto st143;
	}
	goto st0;
st141:
	if ( ++p == pe )
		goto _test_eof141;
case 141:
	switch( (*p) ) {
		case 51u: goto tr58;
		case 53u: goto st142;
	}
	goto st0;
st142:
	if ( ++p == pe )
		goto _test_eof142;
case 142:
	switch( (*p) ) {
		case 50u: goto st128;
		case 53u: goto st143;
	}
	goto st0;
st143:
	if ( ++p == pe )
		goto _test_eof143;
case 143:
	switch( (*p) ) {
		case 67u: goto tr160;
		case 99u: goto tr160;
	}
	goto st0;
tr160:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st144;
st144:
	if ( ++p == pe )
		goto _test_eof144;
case 144:

	if ( (*p) == 37u )
		goto tr161;
	goto st0;
tr161:

	{ percent = p; }
	goto st145;
st145:
	if ( ++p == pe )
		goto _test_eof145;
case 145:

	if ( (*p) == 50u )
		goto st146;
	goto st0;
st146:
	if ( ++p == pe )
		goto _test_eof146;
case 146:
	switch( (*p) ) {
		case 51u: goto tr58;
		case 53u: goto st147;
	}
	goto st0;
st147:
	if ( ++p == pe )
		goto _test_eof147;
case 147:
	if ( (*p) == 50u )
		goto st148;
	goto st0;
st148:
	if ( ++p == pe )
		goto _test_eof148;
case 148:
	switch( (*p) ) {
		case 51u: goto tr58;
		case 53u: goto st149;
	}
	goto st0;
st149:
	if ( ++p == pe )
		goto _test_eof149;
case 149:
	if ( (*p) == 50u )
		goto st128;
	goto st0;
st150:
	if ( ++p == pe )
		goto _test_eof150;
case 150:
	if ( (*p) == 48u )
		goto st151;
	goto st0;
st151:
	if ( ++p == pe )
		goto _test_eof151;
case 151:
	if ( (*p) == 48u )
		goto st149;
	goto st0;
st152:
	if ( ++p == pe )
		goto _test_eof152;
case 152:
	switch( (*p) ) {
		case 109u: goto st153;
		case 112u: goto st88;
	}
	goto st0;
st153:
	if ( ++p == pe )
		goto _test_eof153;
case 153:
	if ( (*p) == 112u )
		goto tr167;
	goto st0;
tr167:

	{ value = '&'; }
	goto st154;
st154:
	if ( ++p == pe )
		goto _test_eof154;
case 154:

	if ( (*p) == 37u )
		goto tr64;
	goto st0;
st155:
	if ( ++p == pe )
		goto _test_eof155;
case 155:
	switch( (*p) ) {
		case 67u: goto tr168;
		case 99u: goto tr168;
	}
	goto st0;
tr168:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st156;
st156:
	if ( ++p == pe )
		goto _test_eof156;
case 156:

	switch( (*p) ) {
		case 117u: goto st157;
		case 120u: goto st159;
	}
	goto st0;
st157:
	if ( ++p == pe )
		goto _test_eof157;
case 157:
	if ( (*p) == 48u )
		goto st158;
	goto st0;
st158:
	if ( ++p == pe )
		goto _test_eof158;
case 158:
	if ( (*p) == 48u )
		goto st159;
	goto st0;
st159:
	if ( ++p == pe )
		goto _test_eof159;
case 159:
	if ( (*p) == 51u )
		goto st42;
	goto st0;
st160:
	if ( ++p == pe )
		goto _test_eof160;
case 160:
	switch( (*p) ) {
		case 48u: goto tr172;
		case 50u: goto tr173;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr77;
	} else
		goto tr77;
	goto st0;
tr172:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st161;
st161:
	if ( ++p == pe )
		goto _test_eof161;
case 161:

	switch( (*p) ) {
		case 37u: goto tr19;
		case 48u: goto tr172;
		case 50u: goto tr173;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr77;
	} else
		goto tr77;
	goto st0;
tr173:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st162;
st162:
	if ( ++p == pe )
		goto _test_eof162;
case 162:

	switch( (*p) ) {
		case 37u: goto tr19;
		case 54u: goto tr174;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr77;
	} else
		goto tr77;
	goto st0;
tr174:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st163;
st163:
	if ( ++p == pe )
		goto _test_eof163;
case 163:

	if ( (*p) == 37u )
		goto tr48;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr77;
	} else
		goto tr77;
	goto st0;
st164:
	if ( ++p == pe )
		goto _test_eof164;
case 164:
	switch( (*p) ) {
		case 50u: goto st165;
		case 53u: goto st168;
	}
	goto st0;
st165:
	if ( ++p == pe )
		goto _test_eof165;
case 165:
	switch( (*p) ) {
		case 51u: goto tr42;
		case 53u: goto st166;
	}
	goto st0;
st166:
	if ( ++p == pe )
		goto _test_eof166;
case 166:
	switch( (*p) ) {
		case 50u: goto st167;
		case 53u: goto st168;
	}
	goto st0;
st167:
	if ( ++p == pe )
		goto _test_eof167;
case 167:
	if ( (*p) == 51u )
		goto tr42;
	goto st0;
st168:
	if ( ++p == pe )
		goto _test_eof168;
case 168:
	switch( (*p) ) {
		case 67u: goto tr178;
		case 99u: goto tr178;
	}
	goto st0;
tr178:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st169;
st169:
	if ( ++p == pe )
		goto _test_eof169;
case 169:

	switch( (*p) ) {
		case 37u: goto tr179;
		case 117u: goto st189;
		case 120u: goto st188;
	}
	goto st0;
tr179:

	{ percent = p; }
	goto st170;
st170:
	if ( ++p == pe )
		goto _test_eof170;
case 170:

	switch( (*p) ) {
		case 50u: goto st171;
		case 53u: goto st175;
	}
	goto st0;
st171:
	if ( ++p == pe )
		goto _test_eof171;
case 171:
	switch( (*p) ) {
		case 51u: goto tr42;
		case 53u: goto st172;
	}
	goto st0;
st172:
	if ( ++p == pe )
		goto _test_eof172;
case 172:
	switch( (*p) ) {
		case 50u: goto st173;
		case 53u: goto st175;
	}
	goto st0;
st173:
	if ( ++p == pe )
		goto _test_eof173;
case 173:
	switch( (*p) ) {
		case 51u: goto tr42;
		case 53u: goto st174;
	}
	goto st0;
st174:
	if ( ++p == pe )
		goto _test_eof174;
case 174:
	switch( (*p) ) {
		case 50u: goto st167;
		case 53u: goto st175;
	}
	goto st0;
st175:
	if ( ++p == pe )
		goto _test_eof175;
case 175:
	switch( (*p) ) {
		case 67u: goto tr187;
		case 99u: goto tr187;
	}
	goto st0;
tr187:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st176;
st176:
	if ( ++p == pe )
		goto _test_eof176;
case 176:

	if ( (*p) == 37u )
		goto tr188;
	goto st0;
tr188:

	{ percent = p; }
	goto st177;
st177:
	if ( ++p == pe )
		goto _test_eof177;
case 177:

	switch( (*p) ) {
		case 50u: goto st178;
		case 53u: goto st182;
	}
	goto st0;
st178:
	if ( ++p == pe )
		goto _test_eof178;
case 178:
	switch( (*p) ) {
		case 51u: goto tr42;
		case 53u: goto st179;
	}
	goto st0;
st179:
	if ( ++p == pe )
		goto _test_eof179;
case 179:
	switch( (*p) ) {
		case 50u: goto st180;
		case 53u: goto st182;
	}
	goto st0;
st180:
	if ( ++p == pe )
		goto _test_eof180;
case 180:
	switch( (*p) ) {
		case 51u: goto tr42;
		case 53u: goto st181;
	}
	goto st0;
st181:
	if ( ++p == pe )
		goto _test_eof181;
case 181:
	switch( (*p) ) {
		case 50u: goto st167;
		case 53u: goto st182;
	}
	goto st0;
st182:
	if ( ++p == pe )
		goto _test_eof182;
case 182:
	switch( (*p) ) {
		case 67u: goto tr194;
		case 99u: goto tr194;
	}
	goto st0;
tr194:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st183;
st183:
	if ( ++p == pe )
		goto _test_eof183;
case 183:

	if ( (*p) == 37u )
		goto tr195;
	goto st0;
tr195:

	{ percent = p; }
	goto st184;
st184:
	if ( ++p == pe )
		goto _test_eof184;
case 184:

	if ( (*p) == 50u )
		goto st185;
	goto st0;
st185:
	if ( ++p == pe )
		goto _test_eof185;
case 185:
	switch( (*p) ) {
		case 51u: goto tr42;
		case 53u: goto st186;
	}
	goto st0;
st186:
	if ( ++p == pe )
		goto _test_eof186;
case 186:
	if ( (*p) == 50u )
		goto st187;
	goto st0;
st187:
	if ( ++p == pe )
		goto _test_eof187;
case 187:
	switch( (*p) ) {
		case 51u: goto tr42;
		case 53u: goto st188;
	}
	goto st0;
st188:
	if ( ++p == pe )
		goto _test_eof188;
case 188:
	if ( (*p) == 50u )
		goto st167;
	goto st0;
st189:
	if ( ++p == pe )
		goto _test_eof189;
case 189:
	if ( (*p) == 48u )
		goto st190;
	goto st0;
st190:
	if ( ++p == pe )
		goto _test_eof190;
case 190:
	if ( (*p) == 48u )
		goto st188;
	goto st0;
st191:
	if ( ++p == pe )
		goto _test_eof191;
case 191:
	switch( (*p) ) {
		case 109u: goto st192;
		case 112u: goto st88;
	}
	goto st0;
st192:
	if ( ++p == pe )
		goto _test_eof192;
case 192:
	if ( (*p) == 112u )
		goto tr201;
	goto st0;
tr201:

	{ value = '&'; }
	goto st193;
st193:
	if ( ++p == pe )
		goto _test_eof193;
case 193:

	if ( (*p) == 37u )
		goto tr48;
	goto st0;
st194:
	if ( ++p == pe )
		goto _test_eof194;
case 194:
	switch( (*p) ) {
		case 67u: goto tr202;
		case 99u: goto tr202;
	}
	goto st0;
tr202:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st195;
st195:
	if ( ++p == pe )
		goto _test_eof195;
case 195:

	switch( (*p) ) {
		case 117u: goto st196;
		case 120u: goto st198;
	}
	goto st0;
st196:
	if ( ++p == pe )
		goto _test_eof196;
case 196:
	if ( (*p) == 48u )
		goto st197;
	goto st0;
st197:
	if ( ++p == pe )
		goto _test_eof197;
case 197:
	if ( (*p) == 48u )
		goto st198;
	goto st0;
st198:
	if ( ++p == pe )
		goto _test_eof198;
case 198:
	if ( (*p) == 51u )
		goto st30;
	goto st0;
st199:
	if ( ++p == pe )
		goto _test_eof199;
case 199:
	switch( (*p) ) {
		case 48u: goto tr206;
		case 50u: goto tr207;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr77;
	} else
		goto tr77;
	goto st0;
tr206:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st200;
st200:
	if ( ++p == pe )
		goto _test_eof200;
case 200:

	switch( (*p) ) {
		case 37u: goto tr19;
		case 48u: goto tr206;
		case 50u: goto tr207;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr77;
	} else
		goto tr77;
	goto st0;
tr207:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st201;
st201:
	if ( ++p == pe )
		goto _test_eof201;
case 201:

	switch( (*p) ) {
		case 37u: goto tr19;
		case 54u: goto tr208;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr77;
	} else
		goto tr77;
	goto st0;
tr208:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st202;
st202:
	if ( ++p == pe )
		goto _test_eof202;
case 202:

	if ( (*p) == 37u )
		goto tr32;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr77;
	} else
		goto tr77;
	goto st0;
st203:
	if ( ++p == pe )
		goto _test_eof203;
case 203:
	switch( (*p) ) {
		case 50u: goto st204;
		case 53u: goto st207;
	}
	goto st0;
st204:
	if ( ++p == pe )
		goto _test_eof204;
case 204:
	switch( (*p) ) {
		case 51u: goto tr13;
		case 53u: goto st205;
	}
	goto st0;
st205:
	if ( ++p == pe )
		goto _test_eof205;
case 205:
	switch( (*p) ) {
		case 50u: goto st206;
		case 53u: goto st207;
	}
	goto st0;
st206:
	if ( ++p == pe )
		goto _test_eof206;
case 206:
	if ( (*p) == 51u )
		goto tr13;
	goto st0;
st207:
	if ( ++p == pe )
		goto _test_eof207;
case 207:
	switch( (*p) ) {
		case 67u: goto tr212;
		case 99u: goto tr212;
	}
	goto st0;
tr212:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st208;
st208:
	if ( ++p == pe )
		goto _test_eof208;
case 208:

	switch( (*p) ) {
		case 37u: goto tr213;
		case 117u: goto st228;
		case 120u: goto st227;
	}
	goto st0;
tr213:

	{ percent = p; }
	goto st209;
st209:
	if ( ++p == pe )
		goto _test_eof209;
case 209:

	switch( (*p) ) {
		case 50u: goto st210;
		case 53u: goto st214;
	}
	goto st0;
st210:
	if ( ++p == pe )
		goto _test_eof210;
case 210:
	switch( (*p) ) {
		case 51u: goto tr13;
		case 53u: goto st211;
	}
	goto st0;
st211:
	if ( ++p == pe )
		goto _test_eof211;
case 211:
	switch( (*p) ) {
		case 50u: goto st212;
		case 53u: goto st214;
	}
	goto st0;
st212:
	if ( ++p == pe )
		goto _test_eof212;
case 212:
	switch( (*p) ) {
		case 51u: goto tr13;
		case 53u: goto st213;
	}
	goto st0;
st213:
	if ( ++p == pe )
		goto _test_eof213;
case 213:
	switch( (*p) ) {
		case 50u: goto st206;
		case 53u: goto st214;
	}
	goto st0;
st214:
	if ( ++p == pe )
		goto _test_eof214;
case 214:
	switch( (*p) ) {
		case 67u: goto tr221;
		case 99u: goto tr221;
	}
	goto st0;
tr221:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st215;
st215:
	if ( ++p == pe )
		goto _test_eof215;
case 215:

	if ( (*p) == 37u )
		goto tr222;
	goto st0;
tr222:

	{ percent = p; }
	goto st216;
st216:
	if ( ++p == pe )
		goto _test_eof216;
case 216:

	switch( (*p) ) {
		case 50u: goto st217;
		case 53u: goto st221;
	}
	goto st0;
st217:
	if ( ++p == pe )
		goto _test_eof217;
case 217:
	switch( (*p) ) {
		case 51u: goto tr13;
		case 53u: goto st218;
	}
	goto st0;
st218:
	if ( ++p == pe )
		goto _test_eof218;
case 218:
	switch( (*p) ) {
		case 50u: goto st219;
		case 53u: goto st221;
	}
	goto st0;
st219:
	if ( ++p == pe )
		goto _test_eof219;
case 219:
	switch( (*p) ) {
		case 51u: goto tr13;
		case 53u: goto st220;
	}
	goto st0;
st220:
	if ( ++p == pe )
		goto _test_eof220;
case 220:
	switch( (*p) ) {
		case 50u: goto st206;
		case 53u: goto st221;
	}
	goto st0;
st221:
	if ( ++p == pe )
		goto _test_eof221;
case 221:
	switch( (*p) ) {
		case 67u: goto tr228;
		case 99u: goto tr228;
	}
	goto st0;
tr228:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st222;
st222:
	if ( ++p == pe )
		goto _test_eof222;
case 222:

	if ( (*p) == 37u )
		goto tr229;
	goto st0;
tr229:

	{ percent = p; }
	goto st223;
st223:
	if ( ++p == pe )
		goto _test_eof223;
case 223:

	if ( (*p) == 50u )
		goto st224;
	goto st0;
st224:
	if ( ++p == pe )
		goto _test_eof224;
case 224:
	switch( (*p) ) {
		case 51u: goto tr13;
		case 53u: goto st225;
	}
	goto st0;
st225:
	if ( ++p == pe )
		goto _test_eof225;
case 225:
	if ( (*p) == 50u )
		goto st226;
	goto st0;
st226:
	if ( ++p == pe )
		goto _test_eof226;
case 226:
	switch( (*p) ) {
		case 51u: goto tr13;
		case 53u: goto st227;
	}
	goto st0;
st227:
	if ( ++p == pe )
		goto _test_eof227;
case 227:
	if ( (*p) == 50u )
		goto st206;
	goto st0;
st228:
	if ( ++p == pe )
		goto _test_eof228;
case 228:
	if ( (*p) == 48u )
		goto st229;
	goto st0;
st229:
	if ( ++p == pe )
		goto _test_eof229;
case 229:
	if ( (*p) == 48u )
		goto st227;
	goto st0;
st230:
	if ( ++p == pe )
		goto _test_eof230;
case 230:
	switch( (*p) ) {
		case 109u: goto st231;
		case 112u: goto st88;
	}
	goto st0;
st231:
	if ( ++p == pe )
		goto _test_eof231;
case 231:
	if ( (*p) == 112u )
		goto tr235;
	goto st0;
tr235:

	{ value = '&'; }
	goto st232;
st232:
	if ( ++p == pe )
		goto _test_eof232;
case 232:

	if ( (*p) == 37u )
		goto tr32;
	goto st0;
st233:
	if ( ++p == pe )
		goto _test_eof233;
case 233:
	switch( (*p) ) {
		case 67u: goto tr236;
		case 99u: goto tr236;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr7;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr7;
	} else
		goto tr7;
	goto st0;
tr236:

	{ store(octet_at(p), levels(p), 0, p); }

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st444;
st444:
	if ( ++p == pe )
		goto _test_eof444;
case 444:

	switch( (*p) ) {
		case 37u: goto tr462;
		case 47u: goto tr247;
		case 117u: goto st287;
		case 120u: goto st289;
	}
	goto st0;
tr462:

	{ percent = p; }
	goto st234;
st234:
	if ( ++p == pe )
		goto _test_eof234;
case 234:

	switch( (*p) ) {
		case 50u: goto st235;
		case 51u: goto st240;
		case 53u: goto st241;
	}
	goto st0;
st235:
	if ( ++p == pe )
		goto _test_eof235;
case 235:
	switch( (*p) ) {
		case 53u: goto st236;
		case 55u: goto tr240;
		case 70u: goto tr240;
		case 102u: goto tr240;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr240;
	goto st0;
st236:
	if ( ++p == pe )
		goto _test_eof236;
case 236:
	switch( (*p) ) {
		case 50u: goto st237;
		case 51u: goto st240;
		case 53u: goto st241;
	}
	goto st0;
st237:
	if ( ++p == pe )
		goto _test_eof237;
case 237:
	switch( (*p) ) {
		case 53u: goto st238;
		case 55u: goto tr240;
		case 70u: goto tr240;
		case 102u: goto tr240;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr240;
	goto st0;
st238:
	if ( ++p == pe )
		goto _test_eof238;
case 238:
	switch( (*p) ) {
		case 50u: goto st239;
		case 51u: goto st240;
		case 53u: goto st241;
	}
	goto st0;
st239:
	if ( ++p == pe )
		goto _test_eof239;
case 239:
	switch( (*p) ) {
		case 55u: goto tr240;
		case 70u: goto tr240;
		case 102u: goto tr240;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr240;
	goto st0;
st240:
	if ( ++p == pe )
		goto _test_eof240;
case 240:
	switch( (*p) ) {
		case 65u: goto tr240;
		case 68u: goto tr240;
		case 97u: goto tr240;
		case 100u: goto tr240;
	}
	goto st0;
st241:
	if ( ++p == pe )
		goto _test_eof241;
case 241:
	switch( (*p) ) {
		case 67u: goto tr245;
		case 99u: goto tr245;
	}
	goto st0;
tr245:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st242;
st242:
	if ( ++p == pe )
		goto _test_eof242;
case 242:

	switch( (*p) ) {
		case 37u: goto tr246;
		case 47u: goto tr247;
		case 117u: goto st283;
		case 120u: goto st285;
	}
	goto st0;
tr246:

	{ percent = p; }
	goto st243;
st243:
	if ( ++p == pe )
		goto _test_eof243;
case 243:

	switch( (*p) ) {
		case 50u: goto st244;
		case 51u: goto st240;
		case 53u: goto st248;
	}
	goto st0;
st244:
	if ( ++p == pe )
		goto _test_eof244;
case 244:
	switch( (*p) ) {
		case 53u: goto st245;
		case 55u: goto tr240;
		case 70u: goto tr240;
		case 102u: goto tr240;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr240;
	goto st0;
st245:
	if ( ++p == pe )
		goto _test_eof245;
case 245:
	switch( (*p) ) {
		case 50u: goto st246;
		case 51u: goto st240;
		case 53u: goto st248;
	}
	goto st0;
st246:
	if ( ++p == pe )
		goto _test_eof246;
case 246:
	switch( (*p) ) {
		case 53u: goto st247;
		case 55u: goto tr240;
		case 70u: goto tr240;
		case 102u: goto tr240;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr240;
	goto st0;
st247:
	if ( ++p == pe )
		goto _test_eof247;
case 247:
	switch( (*p) ) {
		case 50u: goto st239;
		case 51u: goto st240;
		case 53u: goto st248;
	}
	goto st0;
st248:
	if ( ++p == pe )
		goto _test_eof248;
case 248:
	switch( (*p) ) {
		case 67u: goto tr255;
		case 99u: goto tr255;
	}
	goto st0;
tr255:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st249;
st249:
	if ( ++p == pe )
		goto _test_eof249;
case 249:

	switch( (*p) ) {
		case 37u: goto tr256;
		case 47u: goto tr247;
		case 117u: goto st283;
		case 120u: goto st285;
	}
	goto st0;
tr256:

	{ percent = p; }
	goto st250;
st250:
	if ( ++p == pe )
		goto _test_eof250;
case 250:

	switch( (*p) ) {
		case 50u: goto st251;
		case 51u: goto st240;
		case 53u: goto st255;
	}
	goto st0;
st251:
	if ( ++p == pe )
		goto _test_eof251;
case 251:
	switch( (*p) ) {
		case 53u: goto st252;
		case 55u: goto tr240;
		case 70u: goto tr240;
		case 102u: goto tr240;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr240;
	goto st0;
st252:
	if ( ++p == pe )
		goto _test_eof252;
case 252:
	switch( (*p) ) {
		case 50u: goto st253;
		case 51u: goto st240;
		case 53u: goto st255;
	}
	goto st0;
st253:
	if ( ++p == pe )
		goto _test_eof253;
case 253:
	switch( (*p) ) {
		case 53u: goto st254;
		case 55u: goto tr240;
		case 70u: goto tr240;
		case 102u: goto tr240;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr240;
	goto st0;
st254:
	if ( ++p == pe )
		goto _test_eof254;
case 254:
	switch( (*p) ) {
		case 50u: goto st239;
		case 51u: goto st240;
		case 53u: goto st255;
	}
	goto st0;
st255:
	if ( ++p == pe )
		goto _test_eof255;
case 255:
	switch( (*p) ) {
		case 67u: goto tr262;
		case 99u: goto tr262;
	}
	goto st0;
tr262:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st256;
st256:
	if ( ++p == pe )
		goto _test_eof256;
case 256:

	switch( (*p) ) {
		case 37u: goto tr263;
		case 47u: goto tr247;
		case 117u: goto st283;
		case 120u: goto st285;
	}
	goto st0;
tr263:

	{ percent = p; }
	goto st257;
st257:
	if ( ++p == pe )
		goto _test_eof257;
case 257:

	switch( (*p) ) {
		case 50u: goto st258;
		case 51u: goto st240;
		case 53u: goto st262;
	}
	goto st0;
st258:
	if ( ++p == pe )
		goto _test_eof258;
case 258:
	switch( (*p) ) {
		case 53u: goto st259;
		case 55u: goto tr240;
		case 70u: goto tr240;
		case 102u: goto tr240;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr240;
	goto st0;
st259:
	if ( ++p == pe )
		goto _test_eof259;
case 259:
	switch( (*p) ) {
		case 50u: goto st260;
		case 51u: goto st240;
		case 53u: goto st262;
	}
	goto st0;
st260:
	if ( ++p == pe )
		goto _test_eof260;
case 260:
	switch( (*p) ) {
		case 53u: goto st261;
		case 55u: goto tr240;
		case 70u: goto tr240;
		case 102u: goto tr240;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr240;
	goto st0;
st261:
	if ( ++p == pe )
		goto _test_eof261;
case 261:
	switch( (*p) ) {
		case 50u: goto st239;
		case 51u: goto st240;
		case 53u: goto st262;
	}
	goto st0;
st262:
	if ( ++p == pe )
		goto _test_eof262;
case 262:
	switch( (*p) ) {
		case 67u: goto tr269;
		case 99u: goto tr269;
	}
	goto st0;
tr269:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st263;
st263:
	if ( ++p == pe )
		goto _test_eof263;
case 263:

	switch( (*p) ) {
		case 37u: goto tr270;
		case 47u: goto tr247;
		case 117u: goto st283;
		case 120u: goto st285;
	}
	goto st0;
tr270:

	{ percent = p; }
	goto st264;
st264:
	if ( ++p == pe )
		goto _test_eof264;
case 264:

	switch( (*p) ) {
		case 50u: goto st265;
		case 51u: goto st240;
		case 53u: goto st269;
	}
	goto st0;
st265:
	if ( ++p == pe )
		goto _test_eof265;
case 265:
	switch( (*p) ) {
		case 53u: goto st266;
		case 55u: goto tr240;
		case 70u: goto tr240;
		case 102u: goto tr240;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr240;
	goto st0;
st266:
	if ( ++p == pe )
		goto _test_eof266;
case 266:
	switch( (*p) ) {
		case 50u: goto st267;
		case 51u: goto st240;
		case 53u: goto st269;
	}
	goto st0;
st267:
	if ( ++p == pe )
		goto _test_eof267;
case 267:
	switch( (*p) ) {
		case 53u: goto st268;
		case 55u: goto tr240;
		case 70u: goto tr240;
		case 102u: goto tr240;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr240;
	goto st0;
st268:
	if ( ++p == pe )
		goto _test_eof268;
case 268:
	switch( (*p) ) {
		case 50u: goto st239;
		case 51u: goto st240;
		case 53u: goto st269;
	}
	goto st0;
st269:
	if ( ++p == pe )
		goto _test_eof269;
case 269:
	switch( (*p) ) {
		case 67u: goto tr276;
		case 99u: goto tr276;
	}
	goto st0;
tr276:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st270;
st270:
	if ( ++p == pe )
		goto _test_eof270;
case 270:

	switch( (*p) ) {
		case 37u: goto tr277;
		case 47u: goto tr247;
		case 117u: goto st283;
		case 120u: goto st285;
	}
	goto st0;
tr277:

	{ percent = p; }
	goto st271;
st271:
	if ( ++p == pe )
		goto _test_eof271;
case 271:

	switch( (*p) ) {
		case 50u: goto st272;
		case 51u: goto st240;
		case 53u: goto st276;
	}
	goto st0;
st272:
	if ( ++p == pe )
		goto _test_eof272;
case 272:
	switch( (*p) ) {
		case 53u: goto st273;
		case 55u: goto tr240;
		case 70u: goto tr240;
		case 102u: goto tr240;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr240;
	goto st0;
st273:
	if ( ++p == pe )
		goto _test_eof273;
case 273:
	switch( (*p) ) {
		case 50u: goto st274;
		case 51u: goto st240;
		case 53u: goto st276;
	}
	goto st0;
st274:
	if ( ++p == pe )
		goto _test_eof274;
case 274:
	switch( (*p) ) {
		case 53u: goto st275;
		case 55u: goto tr240;
		case 70u: goto tr240;
		case 102u: goto tr240;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr240;
	goto st0;
st275:
	if ( ++p == pe )
		goto _test_eof275;
case 275:
	switch( (*p) ) {
		case 50u: goto st239;
		case 51u: goto st240;
		case 53u: goto st276;
	}
	goto st0;
st276:
	if ( ++p == pe )
		goto _test_eof276;
case 276:
	switch( (*p) ) {
		case 67u: goto tr283;
		case 99u: goto tr283;
	}
	goto st0;
tr283:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st277;
st277:
	if ( ++p == pe )
		goto _test_eof277;
case 277:

	switch( (*p) ) {
		case 37u: goto tr284;
		case 47u: goto tr247;
		case 117u: goto st283;
		case 120u: goto st285;
	}
	goto st0;
tr284:

	{ percent = p; }
	goto st278;
st278:
	if ( ++p == pe )
		goto _test_eof278;
case 278:

	switch( (*p) ) {
		case 50u: goto st279;
		case 51u: goto st240;
	}
	goto st0;
st279:
	if ( ++p == pe )
		goto _test_eof279;
case 279:
	switch( (*p) ) {
		case 53u: goto st280;
		case 55u: goto tr240;
		case 70u: goto tr240;
		case 102u: goto tr240;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr240;
	goto st0;
st280:
	if ( ++p == pe )
		goto _test_eof280;
case 280:
	switch( (*p) ) {
		case 50u: goto st281;
		case 51u: goto st240;
	}
	goto st0;
st281:
	if ( ++p == pe )
		goto _test_eof281;
case 281:
	switch( (*p) ) {
		case 53u: goto st282;
		case 55u: goto tr240;
		case 70u: goto tr240;
		case 102u: goto tr240;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr240;
	goto st0;
st282:
	if ( ++p == pe )
		goto _test_eof282;
case 282:
	switch( (*p) ) {
		case 50u: goto st239;
		case 51u: goto st240;
	}
	goto st0;
st283:
	if ( ++p == pe )
		goto _test_eof283;
case 283:
	if ( (*p) == 48u )
		goto st284;
	goto st0;
st284:
	if ( ++p == pe )
		goto _test_eof284;
case 284:
	if ( (*p) == 48u )
		goto st285;
	goto st0;
st285:
	if ( ++p == pe )
		goto _test_eof285;
case 285:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st286;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st286;
	} else
		goto st286;
	goto st0;
st286:
	if ( ++p == pe )
		goto _test_eof286;
case 286:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr291;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr291;
	} else
		goto tr291;
	goto st0;
st287:
	if ( ++p == pe )
		goto _test_eof287;
case 287:
	if ( (*p) == 48u )
		goto st288;
	goto st0;
st288:
	if ( ++p == pe )
		goto _test_eof288;
case 288:
	if ( (*p) == 48u )
		goto st289;
	goto st0;
st289:
	if ( ++p == pe )
		goto _test_eof289;
case 289:
	if ( (*p) == 50u )
		goto st290;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st286;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st286;
	} else
		goto st286;
	goto st0;
st290:
	if ( ++p == pe )
		goto _test_eof290;
case 290:
	if ( (*p) == 54u )
		goto tr295;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr291;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr291;
	} else
		goto tr291;
	goto st0;
tr2:

	{ level_of_escape = 0; }
	goto st445;
st445:
	if ( ++p == pe )
		goto _test_eof445;
case 445:

	switch( (*p) ) {
		case 35u: goto tr464;
		case 92u: goto st396;
		case 97u: goto st409;
		case 99u: goto st319;
		case 101u: goto st326;
		case 103u: goto st331;
		case 108u: goto st332;
		case 110u: goto st333;
		case 113u: goto st335;
		case 115u: goto st340;
	}
	goto st0;
tr464:

	{ value = 0; }
	goto st291;
st291:
	if ( ++p == pe )
		goto _test_eof291;
case 291:

	switch( (*p) ) {
		case 48u: goto tr296;
		case 51u: goto tr298;
		case 57u: goto tr299;
		case 88u: goto st389;
		case 120u: goto st389;
	}
	if ( 49u <= (*p) && (*p) <= 56u )
		goto tr297;
	goto st0;
tr296:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st292;
st292:
	if ( ++p == pe )
		goto _test_eof292;
case 292:

	switch( (*p) ) {
		case 48u: goto tr296;
		case 51u: goto tr298;
		case 57u: goto tr299;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( 49u <= (*p) && (*p) <= 56u )
		goto tr297;
	goto st0;
tr297:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st293;
st293:
	if ( ++p == pe )
		goto _test_eof293;
case 293:

	switch( (*p) ) {
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
tr298:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st294;
st294:
	if ( ++p == pe )
		goto _test_eof294;
case 294:

	switch( (*p) ) {
		case 55u: goto tr302;
		case 56u: goto tr303;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
tr302:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st295;
st295:
	if ( ++p == pe )
		goto _test_eof295;
case 295:

	switch( (*p) ) {
		case 59u: goto tr304;
		case 92u: goto st18;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
tr304:

	{ percent = p; }

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }
	goto st446;
tr443:

	{ percent = p; }

	{ store(octet_at(p), level_of_escape, count, p); }
	goto st446;
st446:
	if ( ++p == pe )
		goto _test_eof446;
case 446:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st3;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st3;
	} else
		goto st3;
	goto st0;
tr303:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st296;
st296:
	if ( ++p == pe )
		goto _test_eof296;
case 296:

	switch( (*p) ) {
		case 59u: goto tr305;
		case 92u: goto st382;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
tr305:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st447;
st447:
	if ( ++p == pe )
		goto _test_eof447;
case 447:

	switch( (*p) ) {
		case 35u: goto tr382;
		case 92u: goto st372;
		case 97u: goto st379;
		case 99u: goto st319;
		case 101u: goto st326;
		case 103u: goto st331;
		case 108u: goto st332;
		case 110u: goto st333;
		case 113u: goto st335;
		case 115u: goto st340;
	}
	goto st0;
tr382:

	{ value = 0; }
	goto st297;
st297:
	if ( ++p == pe )
		goto _test_eof297;
case 297:

	switch( (*p) ) {
		case 48u: goto tr307;
		case 51u: goto tr308;
		case 88u: goto st368;
		case 120u: goto st368;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
tr307:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st298;
st298:
	if ( ++p == pe )
		goto _test_eof298;
case 298:

	switch( (*p) ) {
		case 48u: goto tr307;
		case 51u: goto tr308;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
tr308:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st299;
st299:
	if ( ++p == pe )
		goto _test_eof299;
case 299:

	switch( (*p) ) {
		case 56u: goto tr310;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
tr310:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st300;
st300:
	if ( ++p == pe )
		goto _test_eof300;
case 300:

	switch( (*p) ) {
		case 59u: goto tr311;
		case 92u: goto st363;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
tr311:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st448;
st448:
	if ( ++p == pe )
		goto _test_eof448;
case 448:

	switch( (*p) ) {
		case 35u: goto tr366;
		case 92u: goto st353;
		case 97u: goto st360;
		case 99u: goto st319;
		case 101u: goto st326;
		case 103u: goto st331;
		case 108u: goto st332;
		case 110u: goto st333;
		case 113u: goto st335;
		case 115u: goto st340;
	}
	goto st0;
tr366:

	{ value = 0; }
	goto st301;
st301:
	if ( ++p == pe )
		goto _test_eof301;
case 301:

	switch( (*p) ) {
		case 48u: goto tr313;
		case 51u: goto tr314;
		case 88u: goto st349;
		case 120u: goto st349;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
tr313:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st302;
st302:
	if ( ++p == pe )
		goto _test_eof302;
case 302:

	switch( (*p) ) {
		case 48u: goto tr313;
		case 51u: goto tr314;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
tr314:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st303;
st303:
	if ( ++p == pe )
		goto _test_eof303;
case 303:

	switch( (*p) ) {
		case 56u: goto tr316;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
tr316:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st304;
st304:
	if ( ++p == pe )
		goto _test_eof304;
case 304:

	switch( (*p) ) {
		case 59u: goto tr317;
		case 92u: goto st344;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
tr317:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st449;
st449:
	if ( ++p == pe )
		goto _test_eof449;
case 449:

	switch( (*p) ) {
		case 35u: goto tr321;
		case 92u: goto st308;
		case 97u: goto st315;
		case 99u: goto st319;
		case 101u: goto st326;
		case 103u: goto st331;
		case 108u: goto st332;
		case 110u: goto st333;
		case 113u: goto st335;
		case 115u: goto st340;
	}
	goto st0;
tr321:

	{ value = 0; }
	goto st305;
st305:
	if ( ++p == pe )
		goto _test_eof305;
case 305:

	switch( (*p) ) {
		case 88u: goto st306;
		case 120u: goto st306;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
st306:
	if ( ++p == pe )
		goto _test_eof306;
case 306:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr320:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st307;
st307:
	if ( ++p == pe )
		goto _test_eof307;
case 307:

	switch( (*p) ) {
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
st308:
	if ( ++p == pe )
		goto _test_eof308;
case 308:
	switch( (*p) ) {
		case 35u: goto tr321;
		case 92u: goto st309;
		case 117u: goto st311;
		case 120u: goto st313;
	}
	goto st0;
st309:
	if ( ++p == pe )
		goto _test_eof309;
case 309:
	switch( (*p) ) {
		case 35u: goto tr321;
		case 92u: goto st310;
	}
	goto st0;
st310:
	if ( ++p == pe )
		goto _test_eof310;
case 310:
	if ( (*p) == 35u )
		goto tr321;
	goto st0;
st311:
	if ( ++p == pe )
		goto _test_eof311;
case 311:
	if ( (*p) == 48u )
		goto st312;
	goto st0;
st312:
	if ( ++p == pe )
		goto _test_eof312;
case 312:
	if ( (*p) == 48u )
		goto st313;
	goto st0;
st313:
	if ( ++p == pe )
		goto _test_eof313;
case 313:
	if ( (*p) == 50u )
		goto st314;
	goto st0;
st314:
	if ( ++p == pe )
		goto _test_eof314;
case 314:
	if ( (*p) == 51u )
		goto tr321;
	goto st0;
st315:
	if ( ++p == pe )
		goto _test_eof315;
case 315:
	if ( (*p) == 112u )
		goto st316;
	goto st0;
st316:
	if ( ++p == pe )
		goto _test_eof316;
case 316:
	if ( (*p) == 111u )
		goto st317;
	goto st0;
st317:
	if ( ++p == pe )
		goto _test_eof317;
case 317:
	if ( (*p) == 115u )
		goto tr330;
	goto st0;
tr330:

	{ value = '\''; }
	goto st318;
tr335:

	{ value = ':'; }
	goto st318;
tr338:

	{ value = '@'; }
	goto st318;
tr343:

	{ value = '='; }
	goto st318;
tr344:

	{ value = '>'; }
	goto st318;
tr345:

	{ value = '<'; }
	goto st318;
tr347:

	{ value = '#'; }
	goto st318;
tr352:

	{ value = '?'; }
	goto st318;
tr353:

	{ value = '"'; }
	goto st318;
tr357:

	{ value = ';'; }
	goto st318;
tr358:

	{ value = '/'; }
	goto st318;
st318:
	if ( ++p == pe )
		goto _test_eof318;
case 318:

	switch( (*p) ) {
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	goto st0;
st319:
	if ( ++p == pe )
		goto _test_eof319;
case 319:
	if ( (*p) == 111u )
		goto st320;
	goto st0;
st320:
	if ( ++p == pe )
		goto _test_eof320;
case 320:
	switch( (*p) ) {
		case 108u: goto st321;
		case 109u: goto st323;
	}
	goto st0;
st321:
	if ( ++p == pe )
		goto _test_eof321;
case 321:
	if ( (*p) == 111u )
		goto st322;
	goto st0;
st322:
	if ( ++p == pe )
		goto _test_eof322;
case 322:
	if ( (*p) == 110u )
		goto tr335;
	goto st0;
st323:
	if ( ++p == pe )
		goto _test_eof323;
case 323:
	if ( (*p) == 109u )
		goto st324;
	goto st0;
st324:
	if ( ++p == pe )
		goto _test_eof324;
case 324:
	if ( (*p) == 97u )
		goto st325;
	goto st0;
st325:
	if ( ++p == pe )
		goto _test_eof325;
case 325:
	if ( (*p) == 116u )
		goto tr338;
	goto st0;
st326:
	if ( ++p == pe )
		goto _test_eof326;
case 326:
	if ( (*p) == 113u )
		goto st327;
	goto st0;
st327:
	if ( ++p == pe )
		goto _test_eof327;
case 327:
	if ( (*p) == 117u )
		goto st328;
	goto st0;
st328:
	if ( ++p == pe )
		goto _test_eof328;
case 328:
	if ( (*p) == 97u )
		goto st329;
	goto st0;
st329:
	if ( ++p == pe )
		goto _test_eof329;
case 329:
	if ( (*p) == 108u )
		goto st330;
	goto st0;
st330:
	if ( ++p == pe )
		goto _test_eof330;
case 330:
	if ( (*p) == 115u )
		goto tr343;
	goto st0;
st331:
	if ( ++p == pe )
		goto _test_eof331;
case 331:
	if ( (*p) == 116u )
		goto tr344;
	goto st0;
st332:
	if ( ++p == pe )
		goto _test_eof332;
case 332:
	if ( (*p) == 116u )
		goto tr345;
	goto st0;
st333:
	if ( ++p == pe )
		goto _test_eof333;
case 333:
	if ( (*p) == 117u )
		goto st334;
	goto st0;
st334:
	if ( ++p == pe )
		goto _test_eof334;
case 334:
	if ( (*p) == 109u )
		goto tr347;
	goto st0;
st335:
	if ( ++p == pe )
		goto _test_eof335;
case 335:
	if ( (*p) == 117u )
		goto st336;
	goto st0;
st336:
	if ( ++p == pe )
		goto _test_eof336;
case 336:
	switch( (*p) ) {
		case 101u: goto st337;
		case 111u: goto st339;
	}
	goto st0;
st337:
	if ( ++p == pe )
		goto _test_eof337;
case 337:
	if ( (*p) == 115u )
		goto st338;
	goto st0;
st338:
	if ( ++p == pe )
		goto _test_eof338;
case 338:
	if ( (*p) == 116u )
		goto tr352;
	goto st0;
st339:
	if ( ++p == pe )
		goto _test_eof339;
case 339:
	if ( (*p) == 116u )
		goto tr353;
	goto st0;
st340:
	if ( ++p == pe )
		goto _test_eof340;
case 340:
	switch( (*p) ) {
		case 101u: goto st341;
		case 111u: goto st343;
	}
	goto st0;
st341:
	if ( ++p == pe )
		goto _test_eof341;
case 341:
	if ( (*p) == 109u )
		goto st342;
	goto st0;
st342:
	if ( ++p == pe )
		goto _test_eof342;
case 342:
	if ( (*p) == 105u )
		goto tr357;
	goto st0;
st343:
	if ( ++p == pe )
		goto _test_eof343;
case 343:
	if ( (*p) == 108u )
		goto tr358;
	goto st0;
st344:
	if ( ++p == pe )
		goto _test_eof344;
case 344:
	switch( (*p) ) {
		case 117u: goto st345;
		case 120u: goto st347;
	}
	goto st0;
st345:
	if ( ++p == pe )
		goto _test_eof345;
case 345:
	if ( (*p) == 48u )
		goto st346;
	goto st0;
st346:
	if ( ++p == pe )
		goto _test_eof346;
case 346:
	if ( (*p) == 48u )
		goto st347;
	goto st0;
st347:
	if ( ++p == pe )
		goto _test_eof347;
case 347:
	if ( (*p) == 51u )
		goto st348;
	goto st0;
st348:
	if ( ++p == pe )
		goto _test_eof348;
case 348:
	switch( (*p) ) {
		case 66u: goto tr317;
		case 98u: goto tr317;
	}
	goto st0;
st349:
	if ( ++p == pe )
		goto _test_eof349;
case 349:
	switch( (*p) ) {
		case 48u: goto tr363;
		case 50u: goto tr364;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr363:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st350;
st350:
	if ( ++p == pe )
		goto _test_eof350;
case 350:

	switch( (*p) ) {
		case 48u: goto tr363;
		case 50u: goto tr364;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr364:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st351;
st351:
	if ( ++p == pe )
		goto _test_eof351;
case 351:

	switch( (*p) ) {
		case 54u: goto tr365;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr365:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st352;
st352:
	if ( ++p == pe )
		goto _test_eof352;
case 352:

	switch( (*p) ) {
		case 59u: goto tr317;
		case 92u: goto st344;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
st353:
	if ( ++p == pe )
		goto _test_eof353;
case 353:
	switch( (*p) ) {
		case 35u: goto tr366;
		case 92u: goto st354;
		case 117u: goto st356;
		case 120u: goto st358;
	}
	goto st0;
st354:
	if ( ++p == pe )
		goto _test_eof354;
case 354:
	switch( (*p) ) {
		case 35u: goto tr366;
		case 92u: goto st355;
	}
	goto st0;
st355:
	if ( ++p == pe )
		goto _test_eof355;
case 355:
	if ( (*p) == 35u )
		goto tr366;
	goto st0;
st356:
	if ( ++p == pe )
		goto _test_eof356;
case 356:
	if ( (*p) == 48u )
		goto st357;
	goto st0;
st357:
	if ( ++p == pe )
		goto _test_eof357;
case 357:
	if ( (*p) == 48u )
		goto st358;
	goto st0;
st358:
	if ( ++p == pe )
		goto _test_eof358;
case 358:
	if ( (*p) == 50u )
		goto st359;
	goto st0;
st359:
	if ( ++p == pe )
		goto _test_eof359;
case 359:
	if ( (*p) == 51u )
		goto tr366;
	goto st0;
st360:
	if ( ++p == pe )
		goto _test_eof360;
case 360:
	switch( (*p) ) {
		case 109u: goto st361;
		case 112u: goto st316;
	}
	goto st0;
st361:
	if ( ++p == pe )
		goto _test_eof361;
case 361:
	if ( (*p) == 112u )
		goto tr374;
	goto st0;
tr374:

	{ value = '&'; }
	goto st362;
st362:
	if ( ++p == pe )
		goto _test_eof362;
case 362:

	switch( (*p) ) {
		case 59u: goto tr317;
		case 92u: goto st344;
	}
	goto st0;
st363:
	if ( ++p == pe )
		goto _test_eof363;
case 363:
	switch( (*p) ) {
		case 117u: goto st364;
		case 120u: goto st366;
	}
	goto st0;
st364:
	if ( ++p == pe )
		goto _test_eof364;
case 364:
	if ( (*p) == 48u )
		goto st365;
	goto st0;
st365:
	if ( ++p == pe )
		goto _test_eof365;
case 365:
	if ( (*p) == 48u )
		goto st366;
	goto st0;
st366:
	if ( ++p == pe )
		goto _test_eof366;
case 366:
	if ( (*p) == 51u )
		goto st367;
	goto st0;
st367:
	if ( ++p == pe )
		goto _test_eof367;
case 367:
	switch( (*p) ) {
		case 66u: goto tr311;
		case 98u: goto tr311;
	}
	goto st0;
st368:
	if ( ++p == pe )
		goto _test_eof368;
case 368:
	switch( (*p) ) {
		case 48u: goto tr379;
		case 50u: goto tr380;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr379:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st369;
st369:
	if ( ++p == pe )
		goto _test_eof369;
case 369:

	switch( (*p) ) {
		case 48u: goto tr379;
		case 50u: goto tr380;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr380:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st370;
st370:
	if ( ++p == pe )
		goto _test_eof370;
case 370:

	switch( (*p) ) {
		case 54u: goto tr381;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr381:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st371;
st371:
	if ( ++p == pe )
		goto _test_eof371;
case 371:

	switch( (*p) ) {
		case 59u: goto tr311;
		case 92u: goto st363;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
st372:
	if ( ++p == pe )
		goto _test_eof372;
case 372:
	switch( (*p) ) {
		case 35u: goto tr382;
		case 92u: goto st373;
		case 117u: goto st375;
		case 120u: goto st377;
	}
	goto st0;
st373:
	if ( ++p == pe )
		goto _test_eof373;
case 373:
	switch( (*p) ) {
		case 35u: goto tr382;
		case 92u: goto st374;
	}
	goto st0;
st374:
	if ( ++p == pe )
		goto _test_eof374;
case 374:
	if ( (*p) == 35u )
		goto tr382;
	goto st0;
st375:
	if ( ++p == pe )
		goto _test_eof375;
case 375:
	if ( (*p) == 48u )
		goto st376;
	goto st0;
st376:
	if ( ++p == pe )
		goto _test_eof376;
case 376:
	if ( (*p) == 48u )
		goto st377;
	goto st0;
st377:
	if ( ++p == pe )
		goto _test_eof377;
case 377:
	if ( (*p) == 50u )
		goto st378;
	goto st0;
st378:
	if ( ++p == pe )
		goto _test_eof378;
case 378:
	if ( (*p) == 51u )
		goto tr382;
	goto st0;
st379:
	if ( ++p == pe )
		goto _test_eof379;
case 379:
	switch( (*p) ) {
		case 109u: goto st380;
		case 112u: goto st316;
	}
	goto st0;
st380:
	if ( ++p == pe )
		goto _test_eof380;
case 380:
	if ( (*p) == 112u )
		goto tr390;
	goto st0;
tr390:

	{ value = '&'; }
	goto st381;
st381:
	if ( ++p == pe )
		goto _test_eof381;
case 381:

	switch( (*p) ) {
		case 59u: goto tr311;
		case 92u: goto st363;
	}
	goto st0;
st382:
	if ( ++p == pe )
		goto _test_eof382;
case 382:
	switch( (*p) ) {
		case 117u: goto st383;
		case 120u: goto st385;
	}
	goto st0;
st383:
	if ( ++p == pe )
		goto _test_eof383;
case 383:
	if ( (*p) == 48u )
		goto st384;
	goto st0;
st384:
	if ( ++p == pe )
		goto _test_eof384;
case 384:
	if ( (*p) == 48u )
		goto st385;
	goto st0;
st385:
	if ( ++p == pe )
		goto _test_eof385;
case 385:
	if ( (*p) == 51u )
		goto st386;
	goto st0;
st386:
	if ( ++p == pe )
		goto _test_eof386;
case 386:
	switch( (*p) ) {
		case 66u: goto tr305;
		case 98u: goto tr305;
	}
	goto st0;
tr299:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st387;
st387:
	if ( ++p == pe )
		goto _test_eof387;
case 387:

	switch( (*p) ) {
		case 50u: goto tr395;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
tr395:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st388;
st388:
	if ( ++p == pe )
		goto _test_eof388;
case 388:

	switch( (*p) ) {
		case 59u: goto tr396;
		case 92u: goto st18;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
tr396:

	{ level_of_escape = 0; }

	{ ++count; }

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }
	goto st450;
tr444:

	{ level_of_escape = 0; }

	{ ++count; }

	{ store(octet_at(p), level_of_escape, count, p); }
	goto st450;
st450:
	if ( ++p == pe )
		goto _test_eof450;
case 450:

	switch( (*p) ) {
		case 39u: goto tr247;
		case 47u: goto tr247;
		case 58u: goto tr247;
		case 61u: goto tr247;
		case 110u: goto tr424;
		case 114u: goto tr424;
		case 116u: goto tr425;
		case 117u: goto st283;
		case 120u: goto st285;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr247;
	goto st0;
st389:
	if ( ++p == pe )
		goto _test_eof389;
case 389:
	switch( (*p) ) {
		case 48u: goto tr397;
		case 50u: goto tr398;
		case 53u: goto tr399;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr397:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st390;
st390:
	if ( ++p == pe )
		goto _test_eof390;
case 390:

	switch( (*p) ) {
		case 48u: goto tr397;
		case 50u: goto tr398;
		case 53u: goto tr399;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr398:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st391;
st391:
	if ( ++p == pe )
		goto _test_eof391;
case 391:

	switch( (*p) ) {
		case 53u: goto tr400;
		case 54u: goto tr401;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr400:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st392;
st392:
	if ( ++p == pe )
		goto _test_eof392;
case 392:

	switch( (*p) ) {
		case 59u: goto tr304;
		case 92u: goto st18;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr401:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st393;
st393:
	if ( ++p == pe )
		goto _test_eof393;
case 393:

	switch( (*p) ) {
		case 59u: goto tr305;
		case 92u: goto st382;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr399:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st394;
st394:
	if ( ++p == pe )
		goto _test_eof394;
case 394:

	switch( (*p) ) {
		case 59u: goto tr26;
		case 67u: goto tr402;
		case 92u: goto st18;
		case 99u: goto tr402;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr402:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st395;
st395:
	if ( ++p == pe )
		goto _test_eof395;
case 395:

	switch( (*p) ) {
		case 59u: goto tr396;
		case 92u: goto st18;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
st396:
	if ( ++p == pe )
		goto _test_eof396;
case 396:
	switch( (*p) ) {
		case 35u: goto tr403;
		case 92u: goto st403;
		case 117u: goto st405;
		case 120u: goto st407;
	}
	goto st0;
tr403:

	{ value = 0; }
	goto st397;
st397:
	if ( ++p == pe )
		goto _test_eof397;
case 397:

	switch( (*p) ) {
		case 48u: goto tr407;
		case 51u: goto tr408;
		case 88u: goto st400;
		case 120u: goto st400;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
tr407:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st398;
st398:
	if ( ++p == pe )
		goto _test_eof398;
case 398:

	switch( (*p) ) {
		case 48u: goto tr407;
		case 51u: goto tr408;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
tr408:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st399;
st399:
	if ( ++p == pe )
		goto _test_eof399;
case 399:

	switch( (*p) ) {
		case 56u: goto tr303;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
st400:
	if ( ++p == pe )
		goto _test_eof400;
case 400:
	switch( (*p) ) {
		case 48u: goto tr410;
		case 50u: goto tr411;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr410:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st401;
st401:
	if ( ++p == pe )
		goto _test_eof401;
case 401:

	switch( (*p) ) {
		case 48u: goto tr410;
		case 50u: goto tr411;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr411:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st402;
st402:
	if ( ++p == pe )
		goto _test_eof402;
case 402:

	switch( (*p) ) {
		case 54u: goto tr401;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
st403:
	if ( ++p == pe )
		goto _test_eof403;
case 403:
	switch( (*p) ) {
		case 35u: goto tr403;
		case 92u: goto st404;
	}
	goto st0;
st404:
	if ( ++p == pe )
		goto _test_eof404;
case 404:
	if ( (*p) == 35u )
		goto tr403;
	goto st0;
st405:
	if ( ++p == pe )
		goto _test_eof405;
case 405:
	if ( (*p) == 48u )
		goto st406;
	goto st0;
st406:
	if ( ++p == pe )
		goto _test_eof406;
case 406:
	if ( (*p) == 48u )
		goto st407;
	goto st0;
st407:
	if ( ++p == pe )
		goto _test_eof407;
case 407:
	if ( (*p) == 50u )
		goto st408;
	goto st0;
st408:
	if ( ++p == pe )
		goto _test_eof408;
case 408:
	if ( (*p) == 51u )
		goto tr403;
	goto st0;
st409:
	if ( ++p == pe )
		goto _test_eof409;
case 409:
	switch( (*p) ) {
		case 109u: goto st410;
		case 112u: goto st316;
	}
	goto st0;
st410:
	if ( ++p == pe )
		goto _test_eof410;
case 410:
	if ( (*p) == 112u )
		goto tr416;
	goto st0;
tr416:

	{ value = '&'; }
	goto st411;
st411:
	if ( ++p == pe )
		goto _test_eof411;
case 411:

	switch( (*p) ) {
		case 59u: goto tr417;
		case 92u: goto st382;
	}
	goto st0;
tr417:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st451;
st451:
	if ( ++p == pe )
		goto _test_eof451;
case 451:

	switch( (*p) ) {
		case 35u: goto tr480;
		case 92u: goto st372;
		case 97u: goto st379;
		case 99u: goto st319;
		case 101u: goto st326;
		case 103u: goto st331;
		case 108u: goto st332;
		case 110u: goto st333;
		case 113u: goto st335;
		case 115u: goto st340;
	}
	goto st0;
tr480:

	{ value = 0; }
	goto st412;
st412:
	if ( ++p == pe )
		goto _test_eof412;
case 412:

	switch( (*p) ) {
		case 48u: goto tr418;
		case 51u: goto tr419;
		case 57u: goto tr299;
		case 88u: goto st415;
		case 120u: goto st415;
	}
	if ( 49u <= (*p) && (*p) <= 56u )
		goto tr297;
	goto st0;
tr418:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st413;
st413:
	if ( ++p == pe )
		goto _test_eof413;
case 413:

	switch( (*p) ) {
		case 48u: goto tr418;
		case 51u: goto tr419;
		case 57u: goto tr299;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( 49u <= (*p) && (*p) <= 56u )
		goto tr297;
	goto st0;
tr419:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st414;
st414:
	if ( ++p == pe )
		goto _test_eof414;
case 414:

	switch( (*p) ) {
		case 55u: goto tr302;
		case 56u: goto tr310;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr297;
	goto st0;
st415:
	if ( ++p == pe )
		goto _test_eof415;
case 415:
	switch( (*p) ) {
		case 48u: goto tr421;
		case 50u: goto tr422;
		case 53u: goto tr399;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr421:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st416;
st416:
	if ( ++p == pe )
		goto _test_eof416;
case 416:

	switch( (*p) ) {
		case 48u: goto tr421;
		case 50u: goto tr422;
		case 53u: goto tr399;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr422:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st417;
st417:
	if ( ++p == pe )
		goto _test_eof417;
case 417:

	switch( (*p) ) {
		case 53u: goto tr400;
		case 54u: goto tr381;
		case 59u: goto tr26;
		case 92u: goto st18;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr320;
	} else
		goto tr320;
	goto st0;
tr3:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st418;
st418:
	if ( ++p == pe )
		goto _test_eof418;
case 418:

	switch( (*p) ) {
		case 39u: goto tr247;
		case 47u: goto tr247;
		case 58u: goto tr247;
		case 61u: goto tr247;
		case 92u: goto tr423;
		case 110u: goto tr424;
		case 114u: goto tr424;
		case 116u: goto tr425;
		case 117u: goto st432;
		case 120u: goto st434;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr247;
	goto st0;
tr423:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st419;
st419:
	if ( ++p == pe )
		goto _test_eof419;
case 419:

	switch( (*p) ) {
		case 39u: goto tr247;
		case 47u: goto tr247;
		case 58u: goto tr247;
		case 61u: goto tr247;
		case 92u: goto tr428;
		case 110u: goto tr424;
		case 114u: goto tr424;
		case 116u: goto tr425;
		case 117u: goto st425;
		case 120u: goto st427;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr247;
	goto st0;
tr428:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st420;
st420:
	if ( ++p == pe )
		goto _test_eof420;
case 420:

	switch( (*p) ) {
		case 39u: goto tr247;
		case 47u: goto tr247;
		case 58u: goto tr247;
		case 61u: goto tr247;
		case 92u: goto tr431;
		case 110u: goto tr424;
		case 114u: goto tr424;
		case 116u: goto tr425;
		case 117u: goto st425;
		case 120u: goto st427;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr247;
	goto st0;
tr431:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st421;
st421:
	if ( ++p == pe )
		goto _test_eof421;
case 421:

	switch( (*p) ) {
		case 39u: goto tr247;
		case 47u: goto tr247;
		case 58u: goto tr247;
		case 61u: goto tr247;
		case 92u: goto tr432;
		case 110u: goto tr424;
		case 114u: goto tr424;
		case 116u: goto tr425;
		case 117u: goto st425;
		case 120u: goto st427;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr247;
	goto st0;
tr432:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st422;
st422:
	if ( ++p == pe )
		goto _test_eof422;
case 422:

	switch( (*p) ) {
		case 39u: goto tr247;
		case 47u: goto tr247;
		case 58u: goto tr247;
		case 61u: goto tr247;
		case 92u: goto tr433;
		case 110u: goto tr424;
		case 114u: goto tr424;
		case 116u: goto tr425;
		case 117u: goto st425;
		case 120u: goto st427;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr247;
	goto st0;
tr433:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st423;
st423:
	if ( ++p == pe )
		goto _test_eof423;
case 423:

	switch( (*p) ) {
		case 39u: goto tr247;
		case 47u: goto tr247;
		case 58u: goto tr247;
		case 61u: goto tr247;
		case 92u: goto tr434;
		case 110u: goto tr424;
		case 114u: goto tr424;
		case 116u: goto tr425;
		case 117u: goto st425;
		case 120u: goto st427;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr247;
	goto st0;
tr434:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st424;
st424:
	if ( ++p == pe )
		goto _test_eof424;
case 424:

	switch( (*p) ) {
		case 39u: goto tr247;
		case 47u: goto tr247;
		case 58u: goto tr247;
		case 61u: goto tr247;
		case 110u: goto tr424;
		case 114u: goto tr424;
		case 116u: goto tr425;
		case 117u: goto st425;
		case 120u: goto st427;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr247;
	goto st0;
st425:
	if ( ++p == pe )
		goto _test_eof425;
case 425:
	if ( (*p) == 48u )
		goto st426;
	goto st0;
st426:
	if ( ++p == pe )
		goto _test_eof426;
case 426:
	if ( (*p) == 48u )
		goto st427;
	goto st0;
st427:
	if ( ++p == pe )
		goto _test_eof427;
case 427:
	if ( (*p) == 50u )
		goto st428;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st286;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st286;
	} else
		goto st286;
	goto st0;
st428:
	if ( ++p == pe )
		goto _test_eof428;
case 428:
	if ( (*p) == 54u )
		goto tr437;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr291;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr291;
	} else
		goto tr291;
	goto st0;
tr437:

	{ store(octet_at(p), level_of_escape, count, p); }

	{ level_of_escape = 0; }
	goto st452;
st452:
	if ( ++p == pe )
		goto _test_eof452;
case 452:

	switch( (*p) ) {
		case 35u: goto tr403;
		case 92u: goto st396;
		case 97u: goto st429;
		case 99u: goto st319;
		case 101u: goto st326;
		case 103u: goto st331;
		case 108u: goto st332;
		case 110u: goto st333;
		case 113u: goto st335;
		case 115u: goto st340;
	}
	goto st0;
st429:
	if ( ++p == pe )
		goto _test_eof429;
case 429:
	switch( (*p) ) {
		case 109u: goto st430;
		case 112u: goto st316;
	}
	goto st0;
st430:
	if ( ++p == pe )
		goto _test_eof430;
case 430:
	if ( (*p) == 112u )
		goto tr439;
	goto st0;
tr439:

	{ value = '&'; }
	goto st431;
st431:
	if ( ++p == pe )
		goto _test_eof431;
case 431:

	switch( (*p) ) {
		case 59u: goto tr305;
		case 92u: goto st382;
	}
	goto st0;
st432:
	if ( ++p == pe )
		goto _test_eof432;
case 432:
	if ( (*p) == 48u )
		goto st433;
	goto st0;
st433:
	if ( ++p == pe )
		goto _test_eof433;
case 433:
	if ( (*p) == 48u )
		goto st434;
	goto st0;
st434:
	if ( ++p == pe )
		goto _test_eof434;
case 434:
	switch( (*p) ) {
		case 50u: goto st435;
		case 53u: goto st436;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st286;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st286;
	} else
		goto st286;
	goto st0;
st435:
	if ( ++p == pe )
		goto _test_eof435;
case 435:
	switch( (*p) ) {
		case 53u: goto tr443;
		case 54u: goto tr437;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr291;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr291;
	} else
		goto tr291;
	goto st0;
st436:
	if ( ++p == pe )
		goto _test_eof436;
case 436:
	switch( (*p) ) {
		case 67u: goto tr444;
		case 99u: goto tr444;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr291;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr291;
	} else
		goto tr291;
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof437: cs = 437; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof438: cs = 438; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof439: cs = 439; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof440: cs = 440; goto _test_eof;
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
	_test_eof441: cs = 441; goto _test_eof;
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
	_test_eof442: cs = 442; goto _test_eof;
	_test_eof43: cs = 43; goto _test_eof;
	_test_eof44: cs = 44; goto _test_eof;
	_test_eof45: cs = 45; goto _test_eof;
	_test_eof46: cs = 46; goto _test_eof;
	_test_eof47: cs = 47; goto _test_eof;
	_test_eof48: cs = 48; goto _test_eof;
	_test_eof49: cs = 49; goto _test_eof;
	_test_eof50: cs = 50; goto _test_eof;
	_test_eof51: cs = 51; goto _test_eof;
	_test_eof52: cs = 52; goto _test_eof;
	_test_eof53: cs = 53; goto _test_eof;
	_test_eof54: cs = 54; goto _test_eof;
	_test_eof443: cs = 443; goto _test_eof;
	_test_eof55: cs = 55; goto _test_eof;
	_test_eof56: cs = 56; goto _test_eof;
	_test_eof57: cs = 57; goto _test_eof;
	_test_eof58: cs = 58; goto _test_eof;
	_test_eof59: cs = 59; goto _test_eof;
	_test_eof60: cs = 60; goto _test_eof;
	_test_eof61: cs = 61; goto _test_eof;
	_test_eof62: cs = 62; goto _test_eof;
	_test_eof63: cs = 63; goto _test_eof;
	_test_eof64: cs = 64; goto _test_eof;
	_test_eof65: cs = 65; goto _test_eof;
	_test_eof66: cs = 66; goto _test_eof;
	_test_eof67: cs = 67; goto _test_eof;
	_test_eof68: cs = 68; goto _test_eof;
	_test_eof69: cs = 69; goto _test_eof;
	_test_eof70: cs = 70; goto _test_eof;
	_test_eof71: cs = 71; goto _test_eof;
	_test_eof72: cs = 72; goto _test_eof;
	_test_eof73: cs = 73; goto _test_eof;
	_test_eof74: cs = 74; goto _test_eof;
	_test_eof75: cs = 75; goto _test_eof;
	_test_eof76: cs = 76; goto _test_eof;
	_test_eof77: cs = 77; goto _test_eof;
	_test_eof78: cs = 78; goto _test_eof;
	_test_eof79: cs = 79; goto _test_eof;
	_test_eof80: cs = 80; goto _test_eof;
	_test_eof81: cs = 81; goto _test_eof;
	_test_eof82: cs = 82; goto _test_eof;
	_test_eof83: cs = 83; goto _test_eof;
	_test_eof84: cs = 84; goto _test_eof;
	_test_eof85: cs = 85; goto _test_eof;
	_test_eof86: cs = 86; goto _test_eof;
	_test_eof87: cs = 87; goto _test_eof;
	_test_eof88: cs = 88; goto _test_eof;
	_test_eof89: cs = 89; goto _test_eof;
	_test_eof90: cs = 90; goto _test_eof;
	_test_eof91: cs = 91; goto _test_eof;
	_test_eof92: cs = 92; goto _test_eof;
	_test_eof93: cs = 93; goto _test_eof;
	_test_eof94: cs = 94; goto _test_eof;
	_test_eof95: cs = 95; goto _test_eof;
	_test_eof96: cs = 96; goto _test_eof;
	_test_eof97: cs = 97; goto _test_eof;
	_test_eof98: cs = 98; goto _test_eof;
	_test_eof99: cs = 99; goto _test_eof;
	_test_eof100: cs = 100; goto _test_eof;
	_test_eof101: cs = 101; goto _test_eof;
	_test_eof102: cs = 102; goto _test_eof;
	_test_eof103: cs = 103; goto _test_eof;
	_test_eof104: cs = 104; goto _test_eof;
	_test_eof105: cs = 105; goto _test_eof;
	_test_eof106: cs = 106; goto _test_eof;
	_test_eof107: cs = 107; goto _test_eof;
	_test_eof108: cs = 108; goto _test_eof;
	_test_eof109: cs = 109; goto _test_eof;
	_test_eof110: cs = 110; goto _test_eof;
	_test_eof111: cs = 111; goto _test_eof;
	_test_eof112: cs = 112; goto _test_eof;
	_test_eof113: cs = 113; goto _test_eof;
	_test_eof114: cs = 114; goto _test_eof;
	_test_eof115: cs = 115; goto _test_eof;
	_test_eof116: cs = 116; goto _test_eof;
	_test_eof117: cs = 117; goto _test_eof;
	_test_eof118: cs = 118; goto _test_eof;
	_test_eof119: cs = 119; goto _test_eof;
	_test_eof120: cs = 120; goto _test_eof;
	_test_eof121: cs = 121; goto _test_eof;
	_test_eof122: cs = 122; goto _test_eof;
	_test_eof123: cs = 123; goto _test_eof;
	_test_eof124: cs = 124; goto _test_eof;
	_test_eof125: cs = 125; goto _test_eof;
	_test_eof126: cs = 126; goto _test_eof;
	_test_eof127: cs = 127; goto _test_eof;
	_test_eof128: cs = 128; goto _test_eof;
	_test_eof129: cs = 129; goto _test_eof;
	_test_eof130: cs = 130; goto _test_eof;
	_test_eof131: cs = 131; goto _test_eof;
	_test_eof132: cs = 132; goto _test_eof;
	_test_eof133: cs = 133; goto _test_eof;
	_test_eof134: cs = 134; goto _test_eof;
	_test_eof135: cs = 135; goto _test_eof;
	_test_eof136: cs = 136; goto _test_eof;
	_test_eof137: cs = 137; goto _test_eof;
	_test_eof138: cs = 138; goto _test_eof;
	_test_eof139: cs = 139; goto _test_eof;
	_test_eof140: cs = 140; goto _test_eof;
	_test_eof141: cs = 141; goto _test_eof;
	_test_eof142: cs = 142; goto _test_eof;
	_test_eof143: cs = 143; goto _test_eof;
	_test_eof144: cs = 144; goto _test_eof;
	_test_eof145: cs = 145; goto _test_eof;
	_test_eof146: cs = 146; goto _test_eof;
	_test_eof147: cs = 147; goto _test_eof;
	_test_eof148: cs = 148; goto _test_eof;
	_test_eof149: cs = 149; goto _test_eof;
	_test_eof150: cs = 150; goto _test_eof;
	_test_eof151: cs = 151; goto _test_eof;
	_test_eof152: cs = 152; goto _test_eof;
	_test_eof153: cs = 153; goto _test_eof;
	_test_eof154: cs = 154; goto _test_eof;
	_test_eof155: cs = 155; goto _test_eof;
	_test_eof156: cs = 156; goto _test_eof;
	_test_eof157: cs = 157; goto _test_eof;
	_test_eof158: cs = 158; goto _test_eof;
	_test_eof159: cs = 159; goto _test_eof;
	_test_eof160: cs = 160; goto _test_eof;
	_test_eof161: cs = 161; goto _test_eof;
	_test_eof162: cs = 162; goto _test_eof;
	_test_eof163: cs = 163; goto _test_eof;
	_test_eof164: cs = 164; goto _test_eof;
	_test_eof165: cs = 165; goto _test_eof;
	_test_eof166: cs = 166; goto _test_eof;
	_test_eof167: cs = 167; goto _test_eof;
	_test_eof168: cs = 168; goto _test_eof;
	_test_eof169: cs = 169; goto _test_eof;
	_test_eof170: cs = 170; goto _test_eof;
	_test_eof171: cs = 171; goto _test_eof;
	_test_eof172: cs = 172; goto _test_eof;
	_test_eof173: cs = 173; goto _test_eof;
	_test_eof174: cs = 174; goto _test_eof;
	_test_eof175: cs = 175; goto _test_eof;
	_test_eof176: cs = 176; goto _test_eof;
	_test_eof177: cs = 177; goto _test_eof;
	_test_eof178: cs = 178; goto _test_eof;
	_test_eof179: cs = 179; goto _test_eof;
	_test_eof180: cs = 180; goto _test_eof;
	_test_eof181: cs = 181; goto _test_eof;
	_test_eof182: cs = 182; goto _test_eof;
	_test_eof183: cs = 183; goto _test_eof;
	_test_eof184: cs = 184; goto _test_eof;
	_test_eof185: cs = 185; goto _test_eof;
	_test_eof186: cs = 186; goto _test_eof;
	_test_eof187: cs = 187; goto _test_eof;
	_test_eof188: cs = 188; goto _test_eof;
	_test_eof189: cs = 189; goto _test_eof;
	_test_eof190: cs = 190; goto _test_eof;
	_test_eof191: cs = 191; goto _test_eof;
	_test_eof192: cs = 192; goto _test_eof;
	_test_eof193: cs = 193; goto _test_eof;
	_test_eof194: cs = 194; goto _test_eof;
	_test_eof195: cs = 195; goto _test_eof;
	_test_eof196: cs = 196; goto _test_eof;
	_test_eof197: cs = 197; goto _test_eof;
	_test_eof198: cs = 198; goto _test_eof;
	_test_eof199: cs = 199; goto _test_eof;
	_test_eof200: cs = 200; goto _test_eof;
	_test_eof201: cs = 201; goto _test_eof;
	_test_eof202: cs = 202; goto _test_eof;
	_test_eof203: cs = 203; goto _test_eof;
	_test_eof204: cs = 204; goto _test_eof;
	_test_eof205: cs = 205; goto _test_eof;
	_test_eof206: cs = 206; goto _test_eof;
	_test_eof207: cs = 207; goto _test_eof;
	_test_eof208: cs = 208; goto _test_eof;
	_test_eof209: cs = 209; goto _test_eof;
	_test_eof210: cs = 210; goto _test_eof;
	_test_eof211: cs = 211; goto _test_eof;
	_test_eof212: cs = 212; goto _test_eof;
	_test_eof213: cs = 213; goto _test_eof;
	_test_eof214: cs = 214; goto _test_eof;
	_test_eof215: cs = 215; goto _test_eof;
	_test_eof216: cs = 216; goto _test_eof;
	_test_eof217: cs = 217; goto _test_eof;
	_test_eof218: cs = 218; goto _test_eof;
	_test_eof219: cs = 219; goto _test_eof;
	_test_eof220: cs = 220; goto _test_eof;
	_test_eof221: cs = 221; goto _test_eof;
	_test_eof222: cs = 222; goto _test_eof;
	_test_eof223: cs = 223; goto _test_eof;
	_test_eof224: cs = 224; goto _test_eof;
	_test_eof225: cs = 225; goto _test_eof;
	_test_eof226: cs = 226; goto _test_eof;
	_test_eof227: cs = 227; goto _test_eof;
	_test_eof228: cs = 228; goto _test_eof;
	_test_eof229: cs = 229; goto _test_eof;
	_test_eof230: cs = 230; goto _test_eof;
	_test_eof231: cs = 231; goto _test_eof;
	_test_eof232: cs = 232; goto _test_eof;
	_test_eof233: cs = 233; goto _test_eof;
	_test_eof444: cs = 444; goto _test_eof;
	_test_eof234: cs = 234; goto _test_eof;
	_test_eof235: cs = 235; goto _test_eof;
	_test_eof236: cs = 236; goto _test_eof;
	_test_eof237: cs = 237; goto _test_eof;
	_test_eof238: cs = 238; goto _test_eof;
	_test_eof239: cs = 239; goto _test_eof;
	_test_eof240: cs = 240; goto _test_eof;
	_test_eof241: cs = 241; goto _test_eof;
	_test_eof242: cs = 242; goto _test_eof;
	_test_eof243: cs = 243; goto _test_eof;
	_test_eof244: cs = 244; goto _test_eof;
	_test_eof245: cs = 245; goto _test_eof;
	_test_eof246: cs = 246; goto _test_eof;
	_test_eof247: cs = 247; goto _test_eof;
	_test_eof248: cs = 248; goto _test_eof;
	_test_eof249: cs = 249; goto _test_eof;
	_test_eof250: cs = 250; goto _test_eof;
	_test_eof251: cs = 251; goto _test_eof;
	_test_eof252: cs = 252; goto _test_eof;
	_test_eof253: cs = 253; goto _test_eof;
	_test_eof254: cs = 254; goto _test_eof;
	_test_eof255: cs = 255; goto _test_eof;
	_test_eof256: cs = 256; goto _test_eof;
	_test_eof257: cs = 257; goto _test_eof;
	_test_eof258: cs = 258; goto _test_eof;
	_test_eof259: cs = 259; goto _test_eof;
	_test_eof260: cs = 260; goto _test_eof;
	_test_eof261: cs = 261; goto _test_eof;
	_test_eof262: cs = 262; goto _test_eof;
	_test_eof263: cs = 263; goto _test_eof;
	_test_eof264: cs = 264; goto _test_eof;
	_test_eof265: cs = 265; goto _test_eof;
	_test_eof266: cs = 266; goto _test_eof;
	_test_eof267: cs = 267; goto _test_eof;
	_test_eof268: cs = 268; goto _test_eof;
	_test_eof269: cs = 269; goto _test_eof;
	_test_eof270: cs = 270; goto _test_eof;
	_test_eof271: cs = 271; goto _test_eof;
	_test_eof272: cs = 272; goto _test_eof;
	_test_eof273: cs = 273; goto _test_eof;
	_test_eof274: cs = 274; goto _test_eof;
	_test_eof275: cs = 275; goto _test_eof;
	_test_eof276: cs = 276; goto _test_eof;
	_test_eof277: cs = 277; goto _test_eof;
	_test_eof278: cs = 278; goto _test_eof;
	_test_eof279: cs = 279; goto _test_eof;
	_test_eof280: cs = 280; goto _test_eof;
	_test_eof281: cs = 281; goto _test_eof;
	_test_eof282: cs = 282; goto _test_eof;
	_test_eof283: cs = 283; goto _test_eof;
	_test_eof284: cs = 284; goto _test_eof;
	_test_eof285: cs = 285; goto _test_eof;
	_test_eof286: cs = 286; goto _test_eof;
	_test_eof287: cs = 287; goto _test_eof;
	_test_eof288: cs = 288; goto _test_eof;
	_test_eof289: cs = 289; goto _test_eof;
	_test_eof290: cs = 290; goto _test_eof;
	_test_eof445: cs = 445; goto _test_eof;
	_test_eof291: cs = 291; goto _test_eof;
	_test_eof292: cs = 292; goto _test_eof;
	_test_eof293: cs = 293; goto _test_eof;
	_test_eof294: cs = 294; goto _test_eof;
	_test_eof295: cs = 295; goto _test_eof;
	_test_eof446: cs = 446; goto _test_eof;
	_test_eof296: cs = 296; goto _test_eof;
	_test_eof447: cs = 447; goto _test_eof;
	_test_eof297: cs = 297; goto _test_eof;
	_test_eof298: cs = 298; goto _test_eof;
	_test_eof299: cs = 299; goto _test_eof;
	_test_eof300: cs = 300; goto _test_eof;
	_test_eof448: cs = 448; goto _test_eof;
	_test_eof301: cs = 301; goto _test_eof;
	_test_eof302: cs = 302; goto _test_eof;
	_test_eof303: cs = 303; goto _test_eof;
	_test_eof304: cs = 304; goto _test_eof;
	_test_eof449: cs = 449; goto _test_eof;
	_test_eof305: cs = 305; goto _test_eof;
	_test_eof306: cs = 306; goto _test_eof;
	_test_eof307: cs = 307; goto _test_eof;
	_test_eof308: cs = 308; goto _test_eof;
	_test_eof309: cs = 309; goto _test_eof;
	_test_eof310: cs = 310; goto _test_eof;
	_test_eof311: cs = 311; goto _test_eof;
	_test_eof312: cs = 312; goto _test_eof;
	_test_eof313: cs = 313; goto _test_eof;
	_test_eof314: cs = 314; goto _test_eof;
	_test_eof315: cs = 315; goto _test_eof;
	_test_eof316: cs = 316; goto _test_eof;
	_test_eof317: cs = 317; goto _test_eof;
	_test_eof318: cs = 318; goto _test_eof;
	_test_eof319: cs = 319; goto _test_eof;
	_test_eof320: cs = 320; goto _test_eof;
	_test_eof321: cs = 321; goto _test_eof;
	_test_eof322: cs = 322; goto _test_eof;
	_test_eof323: cs = 323; goto _test_eof;
	_test_eof324: cs = 324; goto _test_eof;
	_test_eof325: cs = 325; goto _test_eof;
	_test_eof326: cs = 326; goto _test_eof;
	_test_eof327: cs = 327; goto _test_eof;
	_test_eof328: cs = 328; goto _test_eof;
	_test_eof329: cs = 329; goto _test_eof;
	_test_eof330: cs = 330; goto _test_eof;
	_test_eof331: cs = 331; goto _test_eof;
	_test_eof332: cs = 332; goto _test_eof;
	_test_eof333: cs = 333; goto _test_eof;
	_test_eof334: cs = 334; goto _test_eof;
	_test_eof335: cs = 335; goto _test_eof;
	_test_eof336: cs = 336; goto _test_eof;
	_test_eof337: cs = 337; goto _test_eof;
	_test_eof338: cs = 338; goto _test_eof;
	_test_eof339: cs = 339; goto _test_eof;
	_test_eof340: cs = 340; goto _test_eof;
	_test_eof341: cs = 341; goto _test_eof;
	_test_eof342: cs = 342; goto _test_eof;
	_test_eof343: cs = 343; goto _test_eof;
	_test_eof344: cs = 344; goto _test_eof;
	_test_eof345: cs = 345; goto _test_eof;
	_test_eof346: cs = 346; goto _test_eof;
	_test_eof347: cs = 347; goto _test_eof;
	_test_eof348: cs = 348; goto _test_eof;
	_test_eof349: cs = 349; goto _test_eof;
	_test_eof350: cs = 350; goto _test_eof;
	_test_eof351: cs = 351; goto _test_eof;
	_test_eof352: cs = 352; goto _test_eof;
	_test_eof353: cs = 353; goto _test_eof;
	_test_eof354: cs = 354; goto _test_eof;
	_test_eof355: cs = 355; goto _test_eof;
	_test_eof356: cs = 356; goto _test_eof;
	_test_eof357: cs = 357; goto _test_eof;
	_test_eof358: cs = 358; goto _test_eof;
	_test_eof359: cs = 359; goto _test_eof;
	_test_eof360: cs = 360; goto _test_eof;
	_test_eof361: cs = 361; goto _test_eof;
	_test_eof362: cs = 362; goto _test_eof;
	_test_eof363: cs = 363; goto _test_eof;
	_test_eof364: cs = 364; goto _test_eof;
	_test_eof365: cs = 365; goto _test_eof;
	_test_eof366: cs = 366; goto _test_eof;
	_test_eof367: cs = 367; goto _test_eof;
	_test_eof368: cs = 368; goto _test_eof;
	_test_eof369: cs = 369; goto _test_eof;
	_test_eof370: cs = 370; goto _test_eof;
	_test_eof371: cs = 371; goto _test_eof;
	_test_eof372: cs = 372; goto _test_eof;
	_test_eof373: cs = 373; goto _test_eof;
	_test_eof374: cs = 374; goto _test_eof;
	_test_eof375: cs = 375; goto _test_eof;
	_test_eof376: cs = 376; goto _test_eof;
	_test_eof377: cs = 377; goto _test_eof;
	_test_eof378: cs = 378; goto _test_eof;
	_test_eof379: cs = 379; goto _test_eof;
	_test_eof380: cs = 380; goto _test_eof;
	_test_eof381: cs = 381; goto _test_eof;
	_test_eof382: cs = 382; goto _test_eof;
	_test_eof383: cs = 383; goto _test_eof;
	_test_eof384: cs = 384; goto _test_eof;
	_test_eof385: cs = 385; goto _test_eof;
	_test_eof386: cs = 386; goto _test_eof;
	_test_eof387: cs = 387; goto _test_eof;
	_test_eof388: cs = 388; goto _test_eof;
	_test_eof450: cs = 450; goto _test_eof;
	_test_eof389: cs = 389; goto _test_eof;
	_test_eof390: cs = 390; goto _test_eof;
	_test_eof391: cs = 391; goto _test_eof;
	_test_eof392: cs = 392; goto _test_eof;
	_test_eof393: cs = 393; goto _test_eof;
	_test_eof394: cs = 394; goto _test_eof;
	_test_eof395: cs = 395; goto _test_eof;
	_test_eof396: cs = 396; goto _test_eof;
	_test_eof397: cs = 397; goto _test_eof;
	_test_eof398: cs = 398; goto _test_eof;
	_test_eof399: cs = 399; goto _test_eof;
	_test_eof400: cs = 400; goto _test_eof;
	_test_eof401: cs = 401; goto _test_eof;
	_test_eof402: cs = 402; goto _test_eof;
	_test_eof403: cs = 403; goto _test_eof;
	_test_eof404: cs = 404; goto _test_eof;
	_test_eof405: cs = 405; goto _test_eof;
	_test_eof406: cs = 406; goto _test_eof;
	_test_eof407: cs = 407; goto _test_eof;
	_test_eof408: cs = 408; goto _test_eof;
	_test_eof409: cs = 409; goto _test_eof;
	_test_eof410: cs = 410; goto _test_eof;
	_test_eof411: cs = 411; goto _test_eof;
	_test_eof451: cs = 451; goto _test_eof;
	_test_eof412: cs = 412; goto _test_eof;
	_test_eof413: cs = 413; goto _test_eof;
	_test_eof414: cs = 414; goto _test_eof;
	_test_eof415: cs = 415; goto _test_eof;
	_test_eof416: cs = 416; goto _test_eof;
	_test_eof417: cs = 417; goto _test_eof;
	_test_eof418: cs = 418; goto _test_eof;
	_test_eof419: cs = 419; goto _test_eof;
	_test_eof420: cs = 420; goto _test_eof;
	_test_eof421: cs = 421; goto _test_eof;
	_test_eof422: cs = 422; goto _test_eof;
	_test_eof423: cs = 423; goto _test_eof;
	_test_eof424: cs = 424; goto _test_eof;
	_test_eof425: cs = 425; goto _test_eof;
	_test_eof426: cs = 426; goto _test_eof;
	_test_eof427: cs = 427; goto _test_eof;
	_test_eof428: cs = 428; goto _test_eof;
	_test_eof452: cs = 452; goto _test_eof;
	_test_eof429: cs = 429; goto _test_eof;
	_test_eof430: cs = 430; goto _test_eof;
	_test_eof431: cs = 431; goto _test_eof;
	_test_eof432: cs = 432; goto _test_eof;
	_test_eof433: cs = 433; goto _test_eof;
	_test_eof434: cs = 434; goto _test_eof;
	_test_eof435: cs = 435; goto _test_eof;
	_test_eof436: cs = 436; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

    }

    const unsigned char* end;
    unsigned char octet = 0;
    std::uint8_t level = 0;
    std::uint8_t escapes = 0;

private:
    static constexpr unsigned too_large = 0x110000;  // more than each character

    static constexpr unsigned digit_at(const unsigned char* p) noexcept {
        return hexdig_value(static_cast<char>(*p));
    }
    static constexpr unsigned octet_at(const unsigned char* last) noexcept {
        return digit_at(last - 1) * 16 + digit_at(last);
    }

    void store(unsigned stands_for, unsigned times_encoded, unsigned times_escaped,
               const unsigned char* last) noexcept {
        octet = static_cast<unsigned char>(stands_for);
        level = static_cast<std::uint8_t>(times_encoded);
        escapes = static_cast<std::uint8_t>(times_escaped);
        end = last + 1;
    }
};

}  // namespace uriscan
