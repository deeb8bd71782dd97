// Generated from tolerant_unit.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
//   f08eaf508fe7826d494cc4544ca92acd20b166469c46376f5018ffd5503a6919  ragel/no_actions.rl
//   9bcc3ba7097f7dae32460e069a735acdc6dbb2235daf3f640d1342d106a931fc  ragel/rfc3986.rl
//   49f36896dd94e44105ad71841b4f86f039a2fdc95738379bc8d7f8d2d3f1a981  ragel/tolerant_unit.rl
#pragma once

// Reads one unit of a text that was escaped or percent-encoded: the octets that stand for one
// octet.
//
//     %40  %2540  %252540          percent-encoded once, twice, three times and so on
//     \/  \"  \:  \u0040  \x40     an escape of JSON, JavaScript, Java or a log
//     &amp;  &#38;  &#x26;         a character reference of HTML
//     \\/  \\\u0040  &amp;#38;     an escape that was escaped again
//     \u002540  &#37;40  &#92;/    an escape whose "%" or backslash was escaped
//     \u0026\u002364\u003B        a character reference whose punctuation was escaped
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
        unsigned level_of_escape = 0;       // the level of the backslash or "&" of an escape
        unsigned count = 0;                 // how many times the unit is escaped
        unsigned value = 0;                 // the value of a character reference

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
		case 53u: goto st5;
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
	goto st573;
tr14:

	{ if (levels(p) == level_of_escape) store(octet_at(p), levels(p), count, p); }
	goto st573;
tr18:

	{ store(*p, 0, count, p); }
	goto st573;
tr50:

	{ store(octet_at(p), level_of_escape, count, p); }
	goto st573;
tr68:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }
	goto st573;
tr589:

	{ store('\n', 0, count, p); }
	goto st573;
tr590:

	{ store('\t', 0, count, p); }
	goto st573;
st573:
	if ( ++p == pe )
		goto _test_eof573;
case 573:

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
	goto st574;
st574:
	if ( ++p == pe )
		goto _test_eof574;
case 574:

	switch( (*p) ) {
		case 50u: goto st4;
		case 53u: goto st5;
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
		case 67u: goto tr10;
		case 99u: goto tr10;
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

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st575;
st575:
	if ( ++p == pe )
		goto _test_eof575;
case 575:

	switch( (*p) ) {
		case 37u: goto tr608;
		case 47u: goto tr18;
		case 117u: goto st37;
		case 120u: goto st39;
	}
	goto st0;
tr608:

	{ percent = p; }
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:

	switch( (*p) ) {
		case 50u: goto st7;
		case 51u: goto st8;
		case 53u: goto st9;
	}
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	switch( (*p) ) {
		case 53u: goto st6;
		case 55u: goto tr14;
		case 70u: goto tr14;
		case 102u: goto tr14;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr14;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	switch( (*p) ) {
		case 65u: goto tr14;
		case 68u: goto tr14;
		case 97u: goto tr14;
		case 100u: goto tr14;
	}
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	switch( (*p) ) {
		case 67u: goto tr16;
		case 99u: goto tr16;
	}
	goto st0;
tr16:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:

	switch( (*p) ) {
		case 37u: goto tr17;
		case 47u: goto tr18;
		case 117u: goto st33;
		case 120u: goto st35;
	}
	goto st0;
tr17:

	{ percent = p; }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:

	switch( (*p) ) {
		case 50u: goto st12;
		case 51u: goto st8;
		case 53u: goto st13;
	}
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	switch( (*p) ) {
		case 53u: goto st11;
		case 55u: goto tr14;
		case 70u: goto tr14;
		case 102u: goto tr14;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr14;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	switch( (*p) ) {
		case 67u: goto tr24;
		case 99u: goto tr24;
	}
	goto st0;
tr24:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:

	switch( (*p) ) {
		case 37u: goto tr25;
		case 47u: goto tr18;
		case 117u: goto st33;
		case 120u: goto st35;
	}
	goto st0;
tr25:

	{ percent = p; }
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:

	switch( (*p) ) {
		case 50u: goto st16;
		case 51u: goto st8;
		case 53u: goto st17;
	}
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	switch( (*p) ) {
		case 53u: goto st15;
		case 55u: goto tr14;
		case 70u: goto tr14;
		case 102u: goto tr14;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr14;
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	switch( (*p) ) {
		case 67u: goto tr29;
		case 99u: goto tr29;
	}
	goto st0;
tr29:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:

	switch( (*p) ) {
		case 37u: goto tr30;
		case 47u: goto tr18;
		case 117u: goto st33;
		case 120u: goto st35;
	}
	goto st0;
tr30:

	{ percent = p; }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:

	switch( (*p) ) {
		case 50u: goto st20;
		case 51u: goto st8;
		case 53u: goto st21;
	}
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:
	switch( (*p) ) {
		case 53u: goto st19;
		case 55u: goto tr14;
		case 70u: goto tr14;
		case 102u: goto tr14;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr14;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	switch( (*p) ) {
		case 67u: goto tr34;
		case 99u: goto tr34;
	}
	goto st0;
tr34:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st22;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:

	switch( (*p) ) {
		case 37u: goto tr35;
		case 47u: goto tr18;
		case 117u: goto st33;
		case 120u: goto st35;
	}
	goto st0;
tr35:

	{ percent = p; }
	goto st23;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:

	switch( (*p) ) {
		case 50u: goto st24;
		case 51u: goto st8;
		case 53u: goto st25;
	}
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	switch( (*p) ) {
		case 53u: goto st23;
		case 55u: goto tr14;
		case 70u: goto tr14;
		case 102u: goto tr14;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr14;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:
	switch( (*p) ) {
		case 67u: goto tr39;
		case 99u: goto tr39;
	}
	goto st0;
tr39:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st26;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:

	switch( (*p) ) {
		case 37u: goto tr40;
		case 47u: goto tr18;
		case 117u: goto st33;
		case 120u: goto st35;
	}
	goto st0;
tr40:

	{ percent = p; }
	goto st27;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:

	switch( (*p) ) {
		case 50u: goto st28;
		case 51u: goto st8;
		case 53u: goto st29;
	}
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
	switch( (*p) ) {
		case 53u: goto st27;
		case 55u: goto tr14;
		case 70u: goto tr14;
		case 102u: goto tr14;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr14;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:
	switch( (*p) ) {
		case 67u: goto tr44;
		case 99u: goto tr44;
	}
	goto st0;
tr44:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st30;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:

	switch( (*p) ) {
		case 37u: goto tr45;
		case 47u: goto tr18;
		case 117u: goto st33;
		case 120u: goto st35;
	}
	goto st0;
tr45:

	{ percent = p; }
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
case 31:

	switch( (*p) ) {
		case 50u: goto st32;
		case 51u: goto st8;
	}
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
case 32:
	switch( (*p) ) {
		case 53u: goto st31;
		case 55u: goto tr14;
		case 70u: goto tr14;
		case 102u: goto tr14;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr14;
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
case 33:
	if ( (*p) == 48u )
		goto st34;
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
case 34:
	if ( (*p) == 48u )
		goto st35;
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
case 35:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st36;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st36;
	} else
		goto st36;
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
case 36:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr50;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr50;
	} else
		goto tr50;
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
case 37:
	if ( (*p) == 48u )
		goto st38;
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
case 38:
	if ( (*p) == 48u )
		goto st39;
	goto st0;
st39:
	if ( ++p == pe )
		goto _test_eof39;
case 39:
	if ( (*p) == 50u )
		goto st40;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st36;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st36;
	} else
		goto st36;
	goto st0;
st40:
	if ( ++p == pe )
		goto _test_eof40;
case 40:
	if ( (*p) == 54u )
		goto tr54;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr50;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr50;
	} else
		goto tr50;
	goto st0;
tr9:

	{ store(octet_at(p), levels(p), 0, p); }

	{ level_of_escape = levels(p); }
	goto st576;
tr54:

	{ store(octet_at(p), level_of_escape, count, p); }
	goto st576;
st576:
	if ( ++p == pe )
		goto _test_eof576;
case 576:

	switch( (*p) ) {
		case 37u: goto tr610;
		case 65u: goto st309;
		case 68u: goto st98;
		case 71u: goto st114;
		case 72u: goto st115;
		case 76u: goto st117;
		case 78u: goto st118;
		case 81u: goto st124;
		case 84u: goto st127;
		case 85u: goto st129;
		case 86u: goto st136;
		case 97u: goto st312;
		case 98u: goto st151;
		case 99u: goto st154;
		case 100u: goto st161;
		case 101u: goto st166;
		case 103u: goto st173;
		case 108u: goto st174;
		case 109u: goto st187;
		case 110u: goto st191;
		case 112u: goto st193;
		case 113u: goto st202;
		case 114u: goto st206;
		case 115u: goto st217;
		case 118u: goto st221;
	}
	goto st0;
tr610:

	{ percent = p; }
	goto st41;
st41:
	if ( ++p == pe )
		goto _test_eof41;
case 41:

	switch( (*p) ) {
		case 50u: goto st42;
		case 53u: goto st293;
	}
	goto st0;
st42:
	if ( ++p == pe )
		goto _test_eof42;
case 42:
	switch( (*p) ) {
		case 51u: goto tr57;
		case 53u: goto st41;
	}
	goto st0;
tr57:

	{ value = 0; }
	goto st43;
st43:
	if ( ++p == pe )
		goto _test_eof43;
case 43:

	switch( (*p) ) {
		case 48u: goto tr59;
		case 51u: goto tr61;
		case 88u: goto st289;
		case 120u: goto st289;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr60;
	goto st0;
tr59:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st44;
st44:
	if ( ++p == pe )
		goto _test_eof44;
case 44:

	switch( (*p) ) {
		case 37u: goto tr63;
		case 48u: goto tr59;
		case 51u: goto tr61;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr60;
	goto st0;
tr63:

	{ percent = p; }
	goto st45;
st45:
	if ( ++p == pe )
		goto _test_eof45;
case 45:

	switch( (*p) ) {
		case 50u: goto st46;
		case 51u: goto st47;
		case 53u: goto st48;
	}
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
case 46:
	if ( (*p) == 53u )
		goto st45;
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
case 47:
	switch( (*p) ) {
		case 66u: goto tr68;
		case 98u: goto tr68;
	}
	goto st0;
st48:
	if ( ++p == pe )
		goto _test_eof48;
case 48:
	switch( (*p) ) {
		case 67u: goto tr69;
		case 99u: goto tr69;
	}
	goto st0;
tr69:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st49;
st49:
	if ( ++p == pe )
		goto _test_eof49;
case 49:

	switch( (*p) ) {
		case 117u: goto st50;
		case 120u: goto st52;
	}
	goto st0;
st50:
	if ( ++p == pe )
		goto _test_eof50;
case 50:
	if ( (*p) == 48u )
		goto st51;
	goto st0;
st51:
	if ( ++p == pe )
		goto _test_eof51;
case 51:
	if ( (*p) == 48u )
		goto st52;
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
case 52:
	if ( (*p) == 51u )
		goto st47;
	goto st0;
tr60:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st53;
st53:
	if ( ++p == pe )
		goto _test_eof53;
case 53:

	if ( (*p) == 37u )
		goto tr63;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr60;
	goto st0;
tr61:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st54;
st54:
	if ( ++p == pe )
		goto _test_eof54;
case 54:

	switch( (*p) ) {
		case 37u: goto tr63;
		case 56u: goto tr73;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr60;
	goto st0;
tr73:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st55;
st55:
	if ( ++p == pe )
		goto _test_eof55;
case 55:

	if ( (*p) == 37u )
		goto tr74;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr60;
	goto st0;
tr74:

	{ percent = p; }
	goto st56;
st56:
	if ( ++p == pe )
		goto _test_eof56;
case 56:

	switch( (*p) ) {
		case 50u: goto st57;
		case 51u: goto st58;
		case 53u: goto st284;
	}
	goto st0;
st57:
	if ( ++p == pe )
		goto _test_eof57;
case 57:
	if ( (*p) == 53u )
		goto st56;
	goto st0;
st58:
	if ( ++p == pe )
		goto _test_eof58;
case 58:
	switch( (*p) ) {
		case 66u: goto tr79;
		case 98u: goto tr79;
	}
	goto st0;
tr79:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st577;
st577:
	if ( ++p == pe )
		goto _test_eof577;
case 577:

	switch( (*p) ) {
		case 37u: goto tr635;
		case 65u: goto st280;
		case 68u: goto st98;
		case 71u: goto st114;
		case 72u: goto st115;
		case 76u: goto st117;
		case 78u: goto st118;
		case 81u: goto st124;
		case 84u: goto st127;
		case 85u: goto st129;
		case 86u: goto st136;
		case 97u: goto st283;
		case 98u: goto st151;
		case 99u: goto st154;
		case 100u: goto st161;
		case 101u: goto st166;
		case 103u: goto st173;
		case 108u: goto st174;
		case 109u: goto st187;
		case 110u: goto st191;
		case 112u: goto st193;
		case 113u: goto st202;
		case 114u: goto st206;
		case 115u: goto st217;
		case 118u: goto st221;
	}
	goto st0;
tr635:

	{ percent = p; }
	goto st59;
st59:
	if ( ++p == pe )
		goto _test_eof59;
case 59:

	switch( (*p) ) {
		case 50u: goto st60;
		case 53u: goto st264;
	}
	goto st0;
st60:
	if ( ++p == pe )
		goto _test_eof60;
case 60:
	switch( (*p) ) {
		case 51u: goto tr82;
		case 53u: goto st59;
	}
	goto st0;
tr82:

	{ value = 0; }
	goto st61;
st61:
	if ( ++p == pe )
		goto _test_eof61;
case 61:

	switch( (*p) ) {
		case 48u: goto tr84;
		case 51u: goto tr85;
		case 88u: goto st260;
		case 120u: goto st260;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr60;
	goto st0;
tr84:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st62;
st62:
	if ( ++p == pe )
		goto _test_eof62;
case 62:

	switch( (*p) ) {
		case 37u: goto tr63;
		case 48u: goto tr84;
		case 51u: goto tr85;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr60;
	goto st0;
tr85:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st63;
st63:
	if ( ++p == pe )
		goto _test_eof63;
case 63:

	switch( (*p) ) {
		case 37u: goto tr63;
		case 56u: goto tr87;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr60;
	goto st0;
tr87:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st64;
st64:
	if ( ++p == pe )
		goto _test_eof64;
case 64:

	if ( (*p) == 37u )
		goto tr88;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr60;
	goto st0;
tr88:

	{ percent = p; }
	goto st65;
st65:
	if ( ++p == pe )
		goto _test_eof65;
case 65:

	switch( (*p) ) {
		case 50u: goto st66;
		case 51u: goto st67;
		case 53u: goto st255;
	}
	goto st0;
st66:
	if ( ++p == pe )
		goto _test_eof66;
case 66:
	if ( (*p) == 53u )
		goto st65;
	goto st0;
st67:
	if ( ++p == pe )
		goto _test_eof67;
case 67:
	switch( (*p) ) {
		case 66u: goto tr93;
		case 98u: goto tr93;
	}
	goto st0;
tr93:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st578;
st578:
	if ( ++p == pe )
		goto _test_eof578;
case 578:

	switch( (*p) ) {
		case 37u: goto tr638;
		case 65u: goto st251;
		case 68u: goto st98;
		case 71u: goto st114;
		case 72u: goto st115;
		case 76u: goto st117;
		case 78u: goto st118;
		case 81u: goto st124;
		case 84u: goto st127;
		case 85u: goto st129;
		case 86u: goto st136;
		case 97u: goto st254;
		case 98u: goto st151;
		case 99u: goto st154;
		case 100u: goto st161;
		case 101u: goto st166;
		case 103u: goto st173;
		case 108u: goto st174;
		case 109u: goto st187;
		case 110u: goto st191;
		case 112u: goto st193;
		case 113u: goto st202;
		case 114u: goto st206;
		case 115u: goto st217;
		case 118u: goto st221;
	}
	goto st0;
tr638:

	{ percent = p; }
	goto st68;
st68:
	if ( ++p == pe )
		goto _test_eof68;
case 68:

	switch( (*p) ) {
		case 50u: goto st69;
		case 53u: goto st235;
	}
	goto st0;
st69:
	if ( ++p == pe )
		goto _test_eof69;
case 69:
	switch( (*p) ) {
		case 51u: goto tr96;
		case 53u: goto st68;
	}
	goto st0;
tr96:

	{ value = 0; }
	goto st70;
st70:
	if ( ++p == pe )
		goto _test_eof70;
case 70:

	switch( (*p) ) {
		case 48u: goto tr98;
		case 51u: goto tr99;
		case 88u: goto st231;
		case 120u: goto st231;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr60;
	goto st0;
tr98:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st71;
st71:
	if ( ++p == pe )
		goto _test_eof71;
case 71:

	switch( (*p) ) {
		case 37u: goto tr63;
		case 48u: goto tr98;
		case 51u: goto tr99;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr60;
	goto st0;
tr99:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st72;
st72:
	if ( ++p == pe )
		goto _test_eof72;
case 72:

	switch( (*p) ) {
		case 37u: goto tr63;
		case 56u: goto tr101;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr60;
	goto st0;
tr101:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st73;
st73:
	if ( ++p == pe )
		goto _test_eof73;
case 73:

	if ( (*p) == 37u )
		goto tr102;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr60;
	goto st0;
tr102:

	{ percent = p; }
	goto st74;
st74:
	if ( ++p == pe )
		goto _test_eof74;
case 74:

	switch( (*p) ) {
		case 50u: goto st75;
		case 51u: goto st76;
		case 53u: goto st226;
	}
	goto st0;
st75:
	if ( ++p == pe )
		goto _test_eof75;
case 75:
	if ( (*p) == 53u )
		goto st74;
	goto st0;
st76:
	if ( ++p == pe )
		goto _test_eof76;
case 76:
	switch( (*p) ) {
		case 66u: goto tr107;
		case 98u: goto tr107;
	}
	goto st0;
tr107:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st579;
st579:
	if ( ++p == pe )
		goto _test_eof579;
case 579:

	switch( (*p) ) {
		case 37u: goto tr641;
		case 68u: goto st98;
		case 71u: goto st114;
		case 72u: goto st115;
		case 76u: goto st117;
		case 78u: goto st118;
		case 81u: goto st124;
		case 84u: goto st127;
		case 85u: goto st129;
		case 86u: goto st136;
		case 97u: goto st147;
		case 98u: goto st151;
		case 99u: goto st154;
		case 100u: goto st161;
		case 101u: goto st166;
		case 103u: goto st173;
		case 108u: goto st174;
		case 109u: goto st187;
		case 110u: goto st191;
		case 112u: goto st193;
		case 113u: goto st202;
		case 114u: goto st206;
		case 115u: goto st217;
		case 118u: goto st221;
	}
	goto st0;
tr641:

	{ percent = p; }
	goto st77;
st77:
	if ( ++p == pe )
		goto _test_eof77;
case 77:

	switch( (*p) ) {
		case 50u: goto st78;
		case 53u: goto st82;
	}
	goto st0;
st78:
	if ( ++p == pe )
		goto _test_eof78;
case 78:
	switch( (*p) ) {
		case 51u: goto tr110;
		case 53u: goto st77;
	}
	goto st0;
tr110:

	{ value = 0; }
	goto st79;
st79:
	if ( ++p == pe )
		goto _test_eof79;
case 79:

	switch( (*p) ) {
		case 88u: goto st80;
		case 120u: goto st80;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr60;
	goto st0;
st80:
	if ( ++p == pe )
		goto _test_eof80;
case 80:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr113;
	} else
		goto tr113;
	goto st0;
tr113:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st81;
st81:
	if ( ++p == pe )
		goto _test_eof81;
case 81:

	if ( (*p) == 37u )
		goto tr63;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr113;
	} else
		goto tr113;
	goto st0;
st82:
	if ( ++p == pe )
		goto _test_eof82;
case 82:
	switch( (*p) ) {
		case 67u: goto tr114;
		case 99u: goto tr114;
	}
	goto st0;
tr114:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st83;
st83:
	if ( ++p == pe )
		goto _test_eof83;
case 83:

	switch( (*p) ) {
		case 37u: goto tr115;
		case 117u: goto st94;
		case 120u: goto st96;
	}
	goto st0;
tr115:

	{ percent = p; }
	goto st84;
st84:
	if ( ++p == pe )
		goto _test_eof84;
case 84:

	switch( (*p) ) {
		case 50u: goto st85;
		case 53u: goto st86;
	}
	goto st0;
st85:
	if ( ++p == pe )
		goto _test_eof85;
case 85:
	switch( (*p) ) {
		case 51u: goto tr110;
		case 53u: goto st84;
	}
	goto st0;
st86:
	if ( ++p == pe )
		goto _test_eof86;
case 86:
	switch( (*p) ) {
		case 67u: goto tr121;
		case 99u: goto tr121;
	}
	goto st0;
tr121:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st87;
st87:
	if ( ++p == pe )
		goto _test_eof87;
case 87:

	if ( (*p) == 37u )
		goto tr122;
	goto st0;
tr122:

	{ percent = p; }
	goto st88;
st88:
	if ( ++p == pe )
		goto _test_eof88;
case 88:

	switch( (*p) ) {
		case 50u: goto st89;
		case 53u: goto st90;
	}
	goto st0;
st89:
	if ( ++p == pe )
		goto _test_eof89;
case 89:
	switch( (*p) ) {
		case 51u: goto tr110;
		case 53u: goto st88;
	}
	goto st0;
st90:
	if ( ++p == pe )
		goto _test_eof90;
case 90:
	switch( (*p) ) {
		case 67u: goto tr126;
		case 99u: goto tr126;
	}
	goto st0;
tr126:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st91;
st91:
	if ( ++p == pe )
		goto _test_eof91;
case 91:

	if ( (*p) == 37u )
		goto tr127;
	goto st0;
tr127:

	{ percent = p; }
	goto st92;
st92:
	if ( ++p == pe )
		goto _test_eof92;
case 92:

	if ( (*p) == 50u )
		goto st93;
	goto st0;
st93:
	if ( ++p == pe )
		goto _test_eof93;
case 93:
	switch( (*p) ) {
		case 51u: goto tr110;
		case 53u: goto st92;
	}
	goto st0;
st94:
	if ( ++p == pe )
		goto _test_eof94;
case 94:
	if ( (*p) == 48u )
		goto st95;
	goto st0;
st95:
	if ( ++p == pe )
		goto _test_eof95;
case 95:
	if ( (*p) == 48u )
		goto st96;
	goto st0;
st96:
	if ( ++p == pe )
		goto _test_eof96;
case 96:
	if ( (*p) == 50u )
		goto st97;
	goto st0;
st97:
	if ( ++p == pe )
		goto _test_eof97;
case 97:
	if ( (*p) == 51u )
		goto tr110;
	goto st0;
st98:
	if ( ++p == pe )
		goto _test_eof98;
case 98:
	if ( (*p) == 105u )
		goto st99;
	goto st0;
st99:
	if ( ++p == pe )
		goto _test_eof99;
case 99:
	if ( (*p) == 97u )
		goto st100;
	goto st0;
st100:
	if ( ++p == pe )
		goto _test_eof100;
case 100:
	if ( (*p) == 99u )
		goto st101;
	goto st0;
st101:
	if ( ++p == pe )
		goto _test_eof101;
case 101:
	if ( (*p) == 114u )
		goto st102;
	goto st0;
st102:
	if ( ++p == pe )
		goto _test_eof102;
case 102:
	if ( (*p) == 105u )
		goto st103;
	goto st0;
st103:
	if ( ++p == pe )
		goto _test_eof103;
case 103:
	if ( (*p) == 116u )
		goto st104;
	goto st0;
st104:
	if ( ++p == pe )
		goto _test_eof104;
case 104:
	if ( (*p) == 105u )
		goto st105;
	goto st0;
st105:
	if ( ++p == pe )
		goto _test_eof105;
case 105:
	if ( (*p) == 99u )
		goto st106;
	goto st0;
st106:
	if ( ++p == pe )
		goto _test_eof106;
case 106:
	if ( (*p) == 97u )
		goto st107;
	goto st0;
st107:
	if ( ++p == pe )
		goto _test_eof107;
case 107:
	if ( (*p) == 108u )
		goto st108;
	goto st0;
st108:
	if ( ++p == pe )
		goto _test_eof108;
case 108:
	if ( (*p) == 71u )
		goto st109;
	goto st0;
st109:
	if ( ++p == pe )
		goto _test_eof109;
case 109:
	if ( (*p) == 114u )
		goto st110;
	goto st0;
st110:
	if ( ++p == pe )
		goto _test_eof110;
case 110:
	if ( (*p) == 97u )
		goto st111;
	goto st0;
st111:
	if ( ++p == pe )
		goto _test_eof111;
case 111:
	if ( (*p) == 118u )
		goto st112;
	goto st0;
st112:
	if ( ++p == pe )
		goto _test_eof112;
case 112:
	if ( (*p) == 101u )
		goto tr146;
	goto st0;
tr146:

	{ value = '`'; }
	goto st113;
tr147:

	{ value = '>'; }
	goto st113;
tr149:

	{ value = '^'; }
	goto st113;
tr150:

	{ value = '<'; }
	goto st113;
tr156:

	{ value = '\n'; }
	goto st113;
tr159:

	{ value = '"'; }
	goto st113;
tr161:

	{ value = '\t'; }
	goto st113;
tr168:

	{ value = '_'; }
	goto st113;
tr179:

	{ value = '|'; }
	goto st113;
tr183:

	{ value = '\''; }
	goto st113;
tr184:

	{ value = '*'; }
	goto st113;
tr187:

	{ value = 0x5C; }
	goto st113;
tr192:

	{ value = ':'; }
	goto st113;
tr195:

	{ value = '@'; }
	goto st113;
tr200:

	{ value = '$'; }
	goto st113;
tr206:

	{ value = '='; }
	goto st113;
tr208:

	{ value = '!'; }
	goto st113;
tr217:

	{ value = '{'; }
	goto st113;
tr218:

	{ value = '['; }
	goto st113;
tr222:

	{ value = '('; }
	goto st113;
tr228:

	{ value = '#'; }
	goto st113;
tr235:

	{ value = '%'; }
	goto st113;
tr237:

	{ value = '.'; }
	goto st113;
tr239:

	{ value = '+'; }
	goto st113;
tr243:

	{ value = '?'; }
	goto st113;
tr251:

	{ value = '}'; }
	goto st113;
tr252:

	{ value = ']'; }
	goto st113;
tr255:

	{ value = ')'; }
	goto st113;
tr260:

	{ value = ';'; }
	goto st113;
tr261:

	{ value = '/'; }
	goto st113;
st113:
	if ( ++p == pe )
		goto _test_eof113;
case 113:

	if ( (*p) == 37u )
		goto tr63;
	goto st0;
st114:
	if ( ++p == pe )
		goto _test_eof114;
case 114:
	switch( (*p) ) {
		case 84u: goto tr147;
		case 116u: goto tr147;
	}
	goto st0;
st115:
	if ( ++p == pe )
		goto _test_eof115;
case 115:
	if ( (*p) == 97u )
		goto st116;
	goto st0;
st116:
	if ( ++p == pe )
		goto _test_eof116;
case 116:
	if ( (*p) == 116u )
		goto tr149;
	goto st0;
st117:
	if ( ++p == pe )
		goto _test_eof117;
case 117:
	switch( (*p) ) {
		case 84u: goto tr150;
		case 116u: goto tr150;
	}
	goto st0;
st118:
	if ( ++p == pe )
		goto _test_eof118;
case 118:
	if ( (*p) == 101u )
		goto st119;
	goto st0;
st119:
	if ( ++p == pe )
		goto _test_eof119;
case 119:
	if ( (*p) == 119u )
		goto st120;
	goto st0;
st120:
	if ( ++p == pe )
		goto _test_eof120;
case 120:
	if ( (*p) == 76u )
		goto st121;
	goto st0;
st121:
	if ( ++p == pe )
		goto _test_eof121;
case 121:
	if ( (*p) == 105u )
		goto st122;
	goto st0;
st122:
	if ( ++p == pe )
		goto _test_eof122;
case 122:
	if ( (*p) == 110u )
		goto st123;
	goto st0;
st123:
	if ( ++p == pe )
		goto _test_eof123;
case 123:
	if ( (*p) == 101u )
		goto tr156;
	goto st0;
st124:
	if ( ++p == pe )
		goto _test_eof124;
case 124:
	switch( (*p) ) {
		case 85u: goto st125;
		case 117u: goto st125;
	}
	goto st0;
st125:
	if ( ++p == pe )
		goto _test_eof125;
case 125:
	switch( (*p) ) {
		case 79u: goto st126;
		case 111u: goto st126;
	}
	goto st0;
st126:
	if ( ++p == pe )
		goto _test_eof126;
case 126:
	switch( (*p) ) {
		case 84u: goto tr159;
		case 116u: goto tr159;
	}
	goto st0;
st127:
	if ( ++p == pe )
		goto _test_eof127;
case 127:
	if ( (*p) == 97u )
		goto st128;
	goto st0;
st128:
	if ( ++p == pe )
		goto _test_eof128;
case 128:
	if ( (*p) == 98u )
		goto tr161;
	goto st0;
st129:
	if ( ++p == pe )
		goto _test_eof129;
case 129:
	if ( (*p) == 110u )
		goto st130;
	goto st0;
st130:
	if ( ++p == pe )
		goto _test_eof130;
case 130:
	if ( (*p) == 100u )
		goto st131;
	goto st0;
st131:
	if ( ++p == pe )
		goto _test_eof131;
case 131:
	if ( (*p) == 101u )
		goto st132;
	goto st0;
st132:
	if ( ++p == pe )
		goto _test_eof132;
case 132:
	if ( (*p) == 114u )
		goto st133;
	goto st0;
st133:
	if ( ++p == pe )
		goto _test_eof133;
case 133:
	if ( (*p) == 66u )
		goto st134;
	goto st0;
st134:
	if ( ++p == pe )
		goto _test_eof134;
case 134:
	if ( (*p) == 97u )
		goto st135;
	goto st0;
st135:
	if ( ++p == pe )
		goto _test_eof135;
case 135:
	if ( (*p) == 114u )
		goto tr168;
	goto st0;
st136:
	if ( ++p == pe )
		goto _test_eof136;
case 136:
	if ( (*p) == 101u )
		goto st137;
	goto st0;
st137:
	if ( ++p == pe )
		goto _test_eof137;
case 137:
	if ( (*p) == 114u )
		goto st138;
	goto st0;
st138:
	if ( ++p == pe )
		goto _test_eof138;
case 138:
	if ( (*p) == 116u )
		goto st139;
	goto st0;
st139:
	if ( ++p == pe )
		goto _test_eof139;
case 139:
	if ( (*p) == 105u )
		goto st140;
	goto st0;
st140:
	if ( ++p == pe )
		goto _test_eof140;
case 140:
	if ( (*p) == 99u )
		goto st141;
	goto st0;
st141:
	if ( ++p == pe )
		goto _test_eof141;
case 141:
	if ( (*p) == 97u )
		goto st142;
	goto st0;
st142:
	if ( ++p == pe )
		goto _test_eof142;
case 142:
	if ( (*p) == 108u )
		goto st143;
	goto st0;
st143:
	if ( ++p == pe )
		goto _test_eof143;
case 143:
	if ( (*p) == 76u )
		goto st144;
	goto st0;
st144:
	if ( ++p == pe )
		goto _test_eof144;
case 144:
	if ( (*p) == 105u )
		goto st145;
	goto st0;
st145:
	if ( ++p == pe )
		goto _test_eof145;
case 145:
	if ( (*p) == 110u )
		goto st146;
	goto st0;
st146:
	if ( ++p == pe )
		goto _test_eof146;
case 146:
	if ( (*p) == 101u )
		goto tr179;
	goto st0;
st147:
	if ( ++p == pe )
		goto _test_eof147;
case 147:
	switch( (*p) ) {
		case 112u: goto st148;
		case 115u: goto st150;
	}
	goto st0;
st148:
	if ( ++p == pe )
		goto _test_eof148;
case 148:
	if ( (*p) == 111u )
		goto st149;
	goto st0;
st149:
	if ( ++p == pe )
		goto _test_eof149;
case 149:
	if ( (*p) == 115u )
		goto tr183;
	goto st0;
st150:
	if ( ++p == pe )
		goto _test_eof150;
case 150:
	if ( (*p) == 116u )
		goto tr184;
	goto st0;
st151:
	if ( ++p == pe )
		goto _test_eof151;
case 151:
	if ( (*p) == 115u )
		goto st152;
	goto st0;
st152:
	if ( ++p == pe )
		goto _test_eof152;
case 152:
	if ( (*p) == 111u )
		goto st153;
	goto st0;
st153:
	if ( ++p == pe )
		goto _test_eof153;
case 153:
	if ( (*p) == 108u )
		goto tr187;
	goto st0;
st154:
	if ( ++p == pe )
		goto _test_eof154;
case 154:
	if ( (*p) == 111u )
		goto st155;
	goto st0;
st155:
	if ( ++p == pe )
		goto _test_eof155;
case 155:
	switch( (*p) ) {
		case 108u: goto st156;
		case 109u: goto st158;
	}
	goto st0;
st156:
	if ( ++p == pe )
		goto _test_eof156;
case 156:
	if ( (*p) == 111u )
		goto st157;
	goto st0;
st157:
	if ( ++p == pe )
		goto _test_eof157;
case 157:
	if ( (*p) == 110u )
		goto tr192;
	goto st0;
st158:
	if ( ++p == pe )
		goto _test_eof158;
case 158:
	if ( (*p) == 109u )
		goto st159;
	goto st0;
st159:
	if ( ++p == pe )
		goto _test_eof159;
case 159:
	if ( (*p) == 97u )
		goto tr194;
	goto st0;
tr194:

	{ value = ','; }
	goto st160;
st160:
	if ( ++p == pe )
		goto _test_eof160;
case 160:

	switch( (*p) ) {
		case 37u: goto tr63;
		case 116u: goto tr195;
	}
	goto st0;
st161:
	if ( ++p == pe )
		goto _test_eof161;
case 161:
	if ( (*p) == 111u )
		goto st162;
	goto st0;
st162:
	if ( ++p == pe )
		goto _test_eof162;
case 162:
	if ( (*p) == 108u )
		goto st163;
	goto st0;
st163:
	if ( ++p == pe )
		goto _test_eof163;
case 163:
	if ( (*p) == 108u )
		goto st164;
	goto st0;
st164:
	if ( ++p == pe )
		goto _test_eof164;
case 164:
	if ( (*p) == 97u )
		goto st165;
	goto st0;
st165:
	if ( ++p == pe )
		goto _test_eof165;
case 165:
	if ( (*p) == 114u )
		goto tr200;
	goto st0;
st166:
	if ( ++p == pe )
		goto _test_eof166;
case 166:
	switch( (*p) ) {
		case 113u: goto st167;
		case 120u: goto st171;
	}
	goto st0;
st167:
	if ( ++p == pe )
		goto _test_eof167;
case 167:
	if ( (*p) == 117u )
		goto st168;
	goto st0;
st168:
	if ( ++p == pe )
		goto _test_eof168;
case 168:
	if ( (*p) == 97u )
		goto st169;
	goto st0;
st169:
	if ( ++p == pe )
		goto _test_eof169;
case 169:
	if ( (*p) == 108u )
		goto st170;
	goto st0;
st170:
	if ( ++p == pe )
		goto _test_eof170;
case 170:
	if ( (*p) == 115u )
		goto tr206;
	goto st0;
st171:
	if ( ++p == pe )
		goto _test_eof171;
case 171:
	if ( (*p) == 99u )
		goto st172;
	goto st0;
st172:
	if ( ++p == pe )
		goto _test_eof172;
case 172:
	if ( (*p) == 108u )
		goto tr208;
	goto st0;
st173:
	if ( ++p == pe )
		goto _test_eof173;
case 173:
	switch( (*p) ) {
		case 84u: goto tr147;
		case 114u: goto st110;
		case 116u: goto tr147;
	}
	goto st0;
st174:
	if ( ++p == pe )
		goto _test_eof174;
case 174:
	switch( (*p) ) {
		case 84u: goto tr150;
		case 98u: goto st175;
		case 99u: goto st179;
		case 111u: goto st181;
		case 112u: goto st183;
		case 115u: goto st185;
		case 116u: goto tr150;
	}
	goto st0;
st175:
	if ( ++p == pe )
		goto _test_eof175;
case 175:
	if ( (*p) == 114u )
		goto st176;
	goto st0;
st176:
	if ( ++p == pe )
		goto _test_eof176;
case 176:
	if ( (*p) == 97u )
		goto st177;
	goto st0;
st177:
	if ( ++p == pe )
		goto _test_eof177;
case 177:
	if ( (*p) == 99u )
		goto st178;
	goto st0;
st178:
	if ( ++p == pe )
		goto _test_eof178;
case 178:
	switch( (*p) ) {
		case 101u: goto tr217;
		case 107u: goto tr218;
	}
	goto st0;
st179:
	if ( ++p == pe )
		goto _test_eof179;
case 179:
	if ( (*p) == 117u )
		goto st180;
	goto st0;
st180:
	if ( ++p == pe )
		goto _test_eof180;
case 180:
	if ( (*p) == 98u )
		goto tr217;
	goto st0;
st181:
	if ( ++p == pe )
		goto _test_eof181;
case 181:
	if ( (*p) == 119u )
		goto st182;
	goto st0;
st182:
	if ( ++p == pe )
		goto _test_eof182;
case 182:
	if ( (*p) == 98u )
		goto st134;
	goto st0;
st183:
	if ( ++p == pe )
		goto _test_eof183;
case 183:
	if ( (*p) == 97u )
		goto st184;
	goto st0;
st184:
	if ( ++p == pe )
		goto _test_eof184;
case 184:
	if ( (*p) == 114u )
		goto tr222;
	goto st0;
st185:
	if ( ++p == pe )
		goto _test_eof185;
case 185:
	if ( (*p) == 113u )
		goto st186;
	goto st0;
st186:
	if ( ++p == pe )
		goto _test_eof186;
case 186:
	if ( (*p) == 98u )
		goto tr218;
	goto st0;
st187:
	if ( ++p == pe )
		goto _test_eof187;
case 187:
	if ( (*p) == 105u )
		goto st188;
	goto st0;
st188:
	if ( ++p == pe )
		goto _test_eof188;
case 188:
	if ( (*p) == 100u )
		goto st189;
	goto st0;
st189:
	if ( ++p == pe )
		goto _test_eof189;
case 189:
	if ( (*p) == 97u )
		goto st190;
	goto st0;
st190:
	if ( ++p == pe )
		goto _test_eof190;
case 190:
	if ( (*p) == 115u )
		goto st150;
	goto st0;
st191:
	if ( ++p == pe )
		goto _test_eof191;
case 191:
	if ( (*p) == 117u )
		goto st192;
	goto st0;
st192:
	if ( ++p == pe )
		goto _test_eof192;
case 192:
	if ( (*p) == 109u )
		goto tr228;
	goto st0;
st193:
	if ( ++p == pe )
		goto _test_eof193;
case 193:
	switch( (*p) ) {
		case 101u: goto st194;
		case 108u: goto st200;
	}
	goto st0;
st194:
	if ( ++p == pe )
		goto _test_eof194;
case 194:
	if ( (*p) == 114u )
		goto st195;
	goto st0;
st195:
	if ( ++p == pe )
		goto _test_eof195;
case 195:
	switch( (*p) ) {
		case 99u: goto st196;
		case 105u: goto st198;
	}
	goto st0;
st196:
	if ( ++p == pe )
		goto _test_eof196;
case 196:
	if ( (*p) == 110u )
		goto st197;
	goto st0;
st197:
	if ( ++p == pe )
		goto _test_eof197;
case 197:
	if ( (*p) == 116u )
		goto tr235;
	goto st0;
st198:
	if ( ++p == pe )
		goto _test_eof198;
case 198:
	if ( (*p) == 111u )
		goto st199;
	goto st0;
st199:
	if ( ++p == pe )
		goto _test_eof199;
case 199:
	if ( (*p) == 100u )
		goto tr237;
	goto st0;
st200:
	if ( ++p == pe )
		goto _test_eof200;
case 200:
	if ( (*p) == 117u )
		goto st201;
	goto st0;
st201:
	if ( ++p == pe )
		goto _test_eof201;
case 201:
	if ( (*p) == 115u )
		goto tr239;
	goto st0;
st202:
	if ( ++p == pe )
		goto _test_eof202;
case 202:
	switch( (*p) ) {
		case 85u: goto st125;
		case 117u: goto st203;
	}
	goto st0;
st203:
	if ( ++p == pe )
		goto _test_eof203;
case 203:
	switch( (*p) ) {
		case 79u: goto st126;
		case 101u: goto st204;
		case 111u: goto st126;
	}
	goto st0;
st204:
	if ( ++p == pe )
		goto _test_eof204;
case 204:
	if ( (*p) == 115u )
		goto st205;
	goto st0;
st205:
	if ( ++p == pe )
		goto _test_eof205;
case 205:
	if ( (*p) == 116u )
		goto tr243;
	goto st0;
st206:
	if ( ++p == pe )
		goto _test_eof206;
case 206:
	switch( (*p) ) {
		case 98u: goto st207;
		case 99u: goto st211;
		case 112u: goto st213;
		case 115u: goto st215;
	}
	goto st0;
st207:
	if ( ++p == pe )
		goto _test_eof207;
case 207:
	if ( (*p) == 114u )
		goto st208;
	goto st0;
st208:
	if ( ++p == pe )
		goto _test_eof208;
case 208:
	if ( (*p) == 97u )
		goto st209;
	goto st0;
st209:
	if ( ++p == pe )
		goto _test_eof209;
case 209:
	if ( (*p) == 99u )
		goto st210;
	goto st0;
st210:
	if ( ++p == pe )
		goto _test_eof210;
case 210:
	switch( (*p) ) {
		case 101u: goto tr251;
		case 107u: goto tr252;
	}
	goto st0;
st211:
	if ( ++p == pe )
		goto _test_eof211;
case 211:
	if ( (*p) == 117u )
		goto st212;
	goto st0;
st212:
	if ( ++p == pe )
		goto _test_eof212;
case 212:
	if ( (*p) == 98u )
		goto tr251;
	goto st0;
st213:
	if ( ++p == pe )
		goto _test_eof213;
case 213:
	if ( (*p) == 97u )
		goto st214;
	goto st0;
st214:
	if ( ++p == pe )
		goto _test_eof214;
case 214:
	if ( (*p) == 114u )
		goto tr255;
	goto st0;
st215:
	if ( ++p == pe )
		goto _test_eof215;
case 215:
	if ( (*p) == 113u )
		goto st216;
	goto st0;
st216:
	if ( ++p == pe )
		goto _test_eof216;
case 216:
	if ( (*p) == 98u )
		goto tr252;
	goto st0;
st217:
	if ( ++p == pe )
		goto _test_eof217;
case 217:
	switch( (*p) ) {
		case 101u: goto st218;
		case 111u: goto st220;
	}
	goto st0;
st218:
	if ( ++p == pe )
		goto _test_eof218;
case 218:
	if ( (*p) == 109u )
		goto st219;
	goto st0;
st219:
	if ( ++p == pe )
		goto _test_eof219;
case 219:
	if ( (*p) == 105u )
		goto tr260;
	goto st0;
st220:
	if ( ++p == pe )
		goto _test_eof220;
case 220:
	if ( (*p) == 108u )
		goto tr261;
	goto st0;
st221:
	if ( ++p == pe )
		goto _test_eof221;
case 221:
	if ( (*p) == 101u )
		goto st222;
	goto st0;
st222:
	if ( ++p == pe )
		goto _test_eof222;
case 222:
	if ( (*p) == 114u )
		goto st223;
	goto st0;
st223:
	if ( ++p == pe )
		goto _test_eof223;
case 223:
	switch( (*p) ) {
		case 98u: goto st224;
		case 116u: goto tr179;
	}
	goto st0;
st224:
	if ( ++p == pe )
		goto _test_eof224;
case 224:
	if ( (*p) == 97u )
		goto st225;
	goto st0;
st225:
	if ( ++p == pe )
		goto _test_eof225;
case 225:
	if ( (*p) == 114u )
		goto tr179;
	goto st0;
st226:
	if ( ++p == pe )
		goto _test_eof226;
case 226:
	switch( (*p) ) {
		case 67u: goto tr266;
		case 99u: goto tr266;
	}
	goto st0;
tr266:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st227;
st227:
	if ( ++p == pe )
		goto _test_eof227;
case 227:

	switch( (*p) ) {
		case 117u: goto st228;
		case 120u: goto st230;
	}
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
		goto st230;
	goto st0;
st230:
	if ( ++p == pe )
		goto _test_eof230;
case 230:
	if ( (*p) == 51u )
		goto st76;
	goto st0;
st231:
	if ( ++p == pe )
		goto _test_eof231;
case 231:
	switch( (*p) ) {
		case 48u: goto tr270;
		case 50u: goto tr271;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr113;
	} else
		goto tr113;
	goto st0;
tr270:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st232;
st232:
	if ( ++p == pe )
		goto _test_eof232;
case 232:

	switch( (*p) ) {
		case 37u: goto tr63;
		case 48u: goto tr270;
		case 50u: goto tr271;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr113;
	} else
		goto tr113;
	goto st0;
tr271:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st233;
st233:
	if ( ++p == pe )
		goto _test_eof233;
case 233:

	switch( (*p) ) {
		case 37u: goto tr63;
		case 54u: goto tr272;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr113;
	} else
		goto tr113;
	goto st0;
tr272:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st234;
st234:
	if ( ++p == pe )
		goto _test_eof234;
case 234:

	if ( (*p) == 37u )
		goto tr102;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr113;
	} else
		goto tr113;
	goto st0;
st235:
	if ( ++p == pe )
		goto _test_eof235;
case 235:
	switch( (*p) ) {
		case 67u: goto tr273;
		case 99u: goto tr273;
	}
	goto st0;
tr273:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st236;
st236:
	if ( ++p == pe )
		goto _test_eof236;
case 236:

	switch( (*p) ) {
		case 37u: goto tr274;
		case 117u: goto st247;
		case 120u: goto st249;
	}
	goto st0;
tr274:

	{ percent = p; }
	goto st237;
st237:
	if ( ++p == pe )
		goto _test_eof237;
case 237:

	switch( (*p) ) {
		case 50u: goto st238;
		case 53u: goto st239;
	}
	goto st0;
st238:
	if ( ++p == pe )
		goto _test_eof238;
case 238:
	switch( (*p) ) {
		case 51u: goto tr96;
		case 53u: goto st237;
	}
	goto st0;
st239:
	if ( ++p == pe )
		goto _test_eof239;
case 239:
	switch( (*p) ) {
		case 67u: goto tr280;
		case 99u: goto tr280;
	}
	goto st0;
tr280:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st240;
st240:
	if ( ++p == pe )
		goto _test_eof240;
case 240:

	if ( (*p) == 37u )
		goto tr281;
	goto st0;
tr281:

	{ percent = p; }
	goto st241;
st241:
	if ( ++p == pe )
		goto _test_eof241;
case 241:

	switch( (*p) ) {
		case 50u: goto st242;
		case 53u: goto st243;
	}
	goto st0;
st242:
	if ( ++p == pe )
		goto _test_eof242;
case 242:
	switch( (*p) ) {
		case 51u: goto tr96;
		case 53u: goto st241;
	}
	goto st0;
st243:
	if ( ++p == pe )
		goto _test_eof243;
case 243:
	switch( (*p) ) {
		case 67u: goto tr285;
		case 99u: goto tr285;
	}
	goto st0;
tr285:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st244;
st244:
	if ( ++p == pe )
		goto _test_eof244;
case 244:

	if ( (*p) == 37u )
		goto tr286;
	goto st0;
tr286:

	{ percent = p; }
	goto st245;
st245:
	if ( ++p == pe )
		goto _test_eof245;
case 245:

	if ( (*p) == 50u )
		goto st246;
	goto st0;
st246:
	if ( ++p == pe )
		goto _test_eof246;
case 246:
	switch( (*p) ) {
		case 51u: goto tr96;
		case 53u: goto st245;
	}
	goto st0;
st247:
	if ( ++p == pe )
		goto _test_eof247;
case 247:
	if ( (*p) == 48u )
		goto st248;
	goto st0;
st248:
	if ( ++p == pe )
		goto _test_eof248;
case 248:
	if ( (*p) == 48u )
		goto st249;
	goto st0;
st249:
	if ( ++p == pe )
		goto _test_eof249;
case 249:
	if ( (*p) == 50u )
		goto st250;
	goto st0;
st250:
	if ( ++p == pe )
		goto _test_eof250;
case 250:
	if ( (*p) == 51u )
		goto tr96;
	goto st0;
st251:
	if ( ++p == pe )
		goto _test_eof251;
case 251:
	switch( (*p) ) {
		case 77u: goto st252;
		case 109u: goto st252;
	}
	goto st0;
st252:
	if ( ++p == pe )
		goto _test_eof252;
case 252:
	switch( (*p) ) {
		case 80u: goto tr292;
		case 112u: goto tr292;
	}
	goto st0;
tr292:

	{ value = '&'; }
	goto st253;
st253:
	if ( ++p == pe )
		goto _test_eof253;
case 253:

	if ( (*p) == 37u )
		goto tr102;
	goto st0;
st254:
	if ( ++p == pe )
		goto _test_eof254;
case 254:
	switch( (*p) ) {
		case 77u: goto st252;
		case 109u: goto st252;
		case 112u: goto st148;
		case 115u: goto st150;
	}
	goto st0;
st255:
	if ( ++p == pe )
		goto _test_eof255;
case 255:
	switch( (*p) ) {
		case 67u: goto tr293;
		case 99u: goto tr293;
	}
	goto st0;
tr293:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st256;
st256:
	if ( ++p == pe )
		goto _test_eof256;
case 256:

	switch( (*p) ) {
		case 117u: goto st257;
		case 120u: goto st259;
	}
	goto st0;
st257:
	if ( ++p == pe )
		goto _test_eof257;
case 257:
	if ( (*p) == 48u )
		goto st258;
	goto st0;
st258:
	if ( ++p == pe )
		goto _test_eof258;
case 258:
	if ( (*p) == 48u )
		goto st259;
	goto st0;
st259:
	if ( ++p == pe )
		goto _test_eof259;
case 259:
	if ( (*p) == 51u )
		goto st67;
	goto st0;
st260:
	if ( ++p == pe )
		goto _test_eof260;
case 260:
	switch( (*p) ) {
		case 48u: goto tr297;
		case 50u: goto tr298;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr113;
	} else
		goto tr113;
	goto st0;
tr297:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st261;
st261:
	if ( ++p == pe )
		goto _test_eof261;
case 261:

	switch( (*p) ) {
		case 37u: goto tr63;
		case 48u: goto tr297;
		case 50u: goto tr298;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr113;
	} else
		goto tr113;
	goto st0;
tr298:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st262;
st262:
	if ( ++p == pe )
		goto _test_eof262;
case 262:

	switch( (*p) ) {
		case 37u: goto tr63;
		case 54u: goto tr299;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr113;
	} else
		goto tr113;
	goto st0;
tr299:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st263;
st263:
	if ( ++p == pe )
		goto _test_eof263;
case 263:

	if ( (*p) == 37u )
		goto tr88;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr113;
	} else
		goto tr113;
	goto st0;
st264:
	if ( ++p == pe )
		goto _test_eof264;
case 264:
	switch( (*p) ) {
		case 67u: goto tr300;
		case 99u: goto tr300;
	}
	goto st0;
tr300:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st265;
st265:
	if ( ++p == pe )
		goto _test_eof265;
case 265:

	switch( (*p) ) {
		case 37u: goto tr301;
		case 117u: goto st276;
		case 120u: goto st278;
	}
	goto st0;
tr301:

	{ percent = p; }
	goto st266;
st266:
	if ( ++p == pe )
		goto _test_eof266;
case 266:

	switch( (*p) ) {
		case 50u: goto st267;
		case 53u: goto st268;
	}
	goto st0;
st267:
	if ( ++p == pe )
		goto _test_eof267;
case 267:
	switch( (*p) ) {
		case 51u: goto tr82;
		case 53u: goto st266;
	}
	goto st0;
st268:
	if ( ++p == pe )
		goto _test_eof268;
case 268:
	switch( (*p) ) {
		case 67u: goto tr307;
		case 99u: goto tr307;
	}
	goto st0;
tr307:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st269;
st269:
	if ( ++p == pe )
		goto _test_eof269;
case 269:

	if ( (*p) == 37u )
		goto tr308;
	goto st0;
tr308:

	{ percent = p; }
	goto st270;
st270:
	if ( ++p == pe )
		goto _test_eof270;
case 270:

	switch( (*p) ) {
		case 50u: goto st271;
		case 53u: goto st272;
	}
	goto st0;
st271:
	if ( ++p == pe )
		goto _test_eof271;
case 271:
	switch( (*p) ) {
		case 51u: goto tr82;
		case 53u: goto st270;
	}
	goto st0;
st272:
	if ( ++p == pe )
		goto _test_eof272;
case 272:
	switch( (*p) ) {
		case 67u: goto tr312;
		case 99u: goto tr312;
	}
	goto st0;
tr312:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st273;
st273:
	if ( ++p == pe )
		goto _test_eof273;
case 273:

	if ( (*p) == 37u )
		goto tr313;
	goto st0;
tr313:

	{ percent = p; }
	goto st274;
st274:
	if ( ++p == pe )
		goto _test_eof274;
case 274:

	if ( (*p) == 50u )
		goto st275;
	goto st0;
st275:
	if ( ++p == pe )
		goto _test_eof275;
case 275:
	switch( (*p) ) {
		case 51u: goto tr82;
		case 53u: goto st274;
	}
	goto st0;
st276:
	if ( ++p == pe )
		goto _test_eof276;
case 276:
	if ( (*p) == 48u )
		goto st277;
	goto st0;
st277:
	if ( ++p == pe )
		goto _test_eof277;
case 277:
	if ( (*p) == 48u )
		goto st278;
	goto st0;
st278:
	if ( ++p == pe )
		goto _test_eof278;
case 278:
	if ( (*p) == 50u )
		goto st279;
	goto st0;
st279:
	if ( ++p == pe )
		goto _test_eof279;
case 279:
	if ( (*p) == 51u )
		goto tr82;
	goto st0;
st280:
	if ( ++p == pe )
		goto _test_eof280;
case 280:
	switch( (*p) ) {
		case 77u: goto st281;
		case 109u: goto st281;
	}
	goto st0;
st281:
	if ( ++p == pe )
		goto _test_eof281;
case 281:
	switch( (*p) ) {
		case 80u: goto tr319;
		case 112u: goto tr319;
	}
	goto st0;
tr319:

	{ value = '&'; }
	goto st282;
st282:
	if ( ++p == pe )
		goto _test_eof282;
case 282:

	if ( (*p) == 37u )
		goto tr88;
	goto st0;
st283:
	if ( ++p == pe )
		goto _test_eof283;
case 283:
	switch( (*p) ) {
		case 77u: goto st281;
		case 109u: goto st281;
		case 112u: goto st148;
		case 115u: goto st150;
	}
	goto st0;
st284:
	if ( ++p == pe )
		goto _test_eof284;
case 284:
	switch( (*p) ) {
		case 67u: goto tr320;
		case 99u: goto tr320;
	}
	goto st0;
tr320:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st285;
st285:
	if ( ++p == pe )
		goto _test_eof285;
case 285:

	switch( (*p) ) {
		case 117u: goto st286;
		case 120u: goto st288;
	}
	goto st0;
st286:
	if ( ++p == pe )
		goto _test_eof286;
case 286:
	if ( (*p) == 48u )
		goto st287;
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
	if ( (*p) == 51u )
		goto st58;
	goto st0;
st289:
	if ( ++p == pe )
		goto _test_eof289;
case 289:
	switch( (*p) ) {
		case 48u: goto tr324;
		case 50u: goto tr325;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr113;
	} else
		goto tr113;
	goto st0;
tr324:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st290;
st290:
	if ( ++p == pe )
		goto _test_eof290;
case 290:

	switch( (*p) ) {
		case 37u: goto tr63;
		case 48u: goto tr324;
		case 50u: goto tr325;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr113;
	} else
		goto tr113;
	goto st0;
tr325:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st291;
st291:
	if ( ++p == pe )
		goto _test_eof291;
case 291:

	switch( (*p) ) {
		case 37u: goto tr63;
		case 54u: goto tr326;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr113;
	} else
		goto tr113;
	goto st0;
tr326:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st292;
st292:
	if ( ++p == pe )
		goto _test_eof292;
case 292:

	if ( (*p) == 37u )
		goto tr74;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr113;
	} else
		goto tr113;
	goto st0;
st293:
	if ( ++p == pe )
		goto _test_eof293;
case 293:
	switch( (*p) ) {
		case 67u: goto tr327;
		case 99u: goto tr327;
	}
	goto st0;
tr327:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st294;
st294:
	if ( ++p == pe )
		goto _test_eof294;
case 294:

	switch( (*p) ) {
		case 37u: goto tr328;
		case 117u: goto st305;
		case 120u: goto st307;
	}
	goto st0;
tr328:

	{ percent = p; }
	goto st295;
st295:
	if ( ++p == pe )
		goto _test_eof295;
case 295:

	switch( (*p) ) {
		case 50u: goto st296;
		case 53u: goto st297;
	}
	goto st0;
st296:
	if ( ++p == pe )
		goto _test_eof296;
case 296:
	switch( (*p) ) {
		case 51u: goto tr57;
		case 53u: goto st295;
	}
	goto st0;
st297:
	if ( ++p == pe )
		goto _test_eof297;
case 297:
	switch( (*p) ) {
		case 67u: goto tr334;
		case 99u: goto tr334;
	}
	goto st0;
tr334:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st298;
st298:
	if ( ++p == pe )
		goto _test_eof298;
case 298:

	if ( (*p) == 37u )
		goto tr335;
	goto st0;
tr335:

	{ percent = p; }
	goto st299;
st299:
	if ( ++p == pe )
		goto _test_eof299;
case 299:

	switch( (*p) ) {
		case 50u: goto st300;
		case 53u: goto st301;
	}
	goto st0;
st300:
	if ( ++p == pe )
		goto _test_eof300;
case 300:
	switch( (*p) ) {
		case 51u: goto tr57;
		case 53u: goto st299;
	}
	goto st0;
st301:
	if ( ++p == pe )
		goto _test_eof301;
case 301:
	switch( (*p) ) {
		case 67u: goto tr339;
		case 99u: goto tr339;
	}
	goto st0;
tr339:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st302;
st302:
	if ( ++p == pe )
		goto _test_eof302;
case 302:

	if ( (*p) == 37u )
		goto tr340;
	goto st0;
tr340:

	{ percent = p; }
	goto st303;
st303:
	if ( ++p == pe )
		goto _test_eof303;
case 303:

	if ( (*p) == 50u )
		goto st304;
	goto st0;
st304:
	if ( ++p == pe )
		goto _test_eof304;
case 304:
	switch( (*p) ) {
		case 51u: goto tr57;
		case 53u: goto st303;
	}
	goto st0;
st305:
	if ( ++p == pe )
		goto _test_eof305;
case 305:
	if ( (*p) == 48u )
		goto st306;
	goto st0;
st306:
	if ( ++p == pe )
		goto _test_eof306;
case 306:
	if ( (*p) == 48u )
		goto st307;
	goto st0;
st307:
	if ( ++p == pe )
		goto _test_eof307;
case 307:
	if ( (*p) == 50u )
		goto st308;
	goto st0;
st308:
	if ( ++p == pe )
		goto _test_eof308;
case 308:
	if ( (*p) == 51u )
		goto tr57;
	goto st0;
st309:
	if ( ++p == pe )
		goto _test_eof309;
case 309:
	switch( (*p) ) {
		case 77u: goto st310;
		case 109u: goto st310;
	}
	goto st0;
st310:
	if ( ++p == pe )
		goto _test_eof310;
case 310:
	switch( (*p) ) {
		case 80u: goto tr346;
		case 112u: goto tr346;
	}
	goto st0;
tr346:

	{ value = '&'; }
	goto st311;
st311:
	if ( ++p == pe )
		goto _test_eof311;
case 311:

	if ( (*p) == 37u )
		goto tr74;
	goto st0;
st312:
	if ( ++p == pe )
		goto _test_eof312;
case 312:
	switch( (*p) ) {
		case 77u: goto st310;
		case 109u: goto st310;
		case 112u: goto st148;
		case 115u: goto st150;
	}
	goto st0;
tr2:

	{ level_of_escape = 0; }
	goto st580;
st580:
	if ( ++p == pe )
		goto _test_eof580;
case 580:

	switch( (*p) ) {
		case 35u: goto tr643;
		case 65u: goto st519;
		case 68u: goto st330;
		case 71u: goto st346;
		case 72u: goto st347;
		case 76u: goto st349;
		case 78u: goto st350;
		case 81u: goto st356;
		case 84u: goto st359;
		case 85u: goto st361;
		case 86u: goto st368;
		case 92u: goto st540;
		case 97u: goto st553;
		case 98u: goto st528;
		case 99u: goto st393;
		case 100u: goto st400;
		case 101u: goto st405;
		case 103u: goto st412;
		case 108u: goto st413;
		case 109u: goto st426;
		case 110u: goto st430;
		case 112u: goto st532;
		case 113u: goto st441;
		case 114u: goto st445;
		case 115u: goto st456;
		case 118u: goto st460;
	}
	goto st0;
tr643:

	{ value = 0; }
	goto st313;
st313:
	if ( ++p == pe )
		goto _test_eof313;
case 313:

	switch( (*p) ) {
		case 48u: goto tr347;
		case 51u: goto tr349;
		case 57u: goto tr350;
		case 88u: goto st512;
		case 120u: goto st512;
	}
	if ( 49u <= (*p) && (*p) <= 56u )
		goto tr348;
	goto st0;
tr347:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st314;
st314:
	if ( ++p == pe )
		goto _test_eof314;
case 314:

	switch( (*p) ) {
		case 48u: goto tr347;
		case 51u: goto tr349;
		case 57u: goto tr350;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( 49u <= (*p) && (*p) <= 56u )
		goto tr348;
	goto st0;
tr348:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st315;
st315:
	if ( ++p == pe )
		goto _test_eof315;
case 315:

	switch( (*p) ) {
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
tr349:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st316;
st316:
	if ( ++p == pe )
		goto _test_eof316;
case 316:

	switch( (*p) ) {
		case 55u: goto tr353;
		case 56u: goto tr354;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
tr353:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st317;
st317:
	if ( ++p == pe )
		goto _test_eof317;
case 317:

	switch( (*p) ) {
		case 59u: goto tr355;
		case 92u: goto st49;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
tr355:

	{ percent = p; }

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }
	goto st581;
tr606:

	{ percent = p; }

	{ store(octet_at(p), level_of_escape, count, p); }
	goto st581;
st581:
	if ( ++p == pe )
		goto _test_eof581;
case 581:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st3;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st3;
	} else
		goto st3;
	goto st0;
tr354:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st318;
st318:
	if ( ++p == pe )
		goto _test_eof318;
case 318:

	switch( (*p) ) {
		case 59u: goto tr356;
		case 92u: goto st505;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
tr356:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st582;
st582:
	if ( ++p == pe )
		goto _test_eof582;
case 582:

	switch( (*p) ) {
		case 35u: goto tr538;
		case 65u: goto st494;
		case 68u: goto st330;
		case 71u: goto st346;
		case 72u: goto st347;
		case 76u: goto st349;
		case 78u: goto st350;
		case 81u: goto st356;
		case 84u: goto st359;
		case 85u: goto st361;
		case 86u: goto st368;
		case 92u: goto st497;
		case 97u: goto st504;
		case 98u: goto st390;
		case 99u: goto st393;
		case 100u: goto st400;
		case 101u: goto st405;
		case 103u: goto st412;
		case 108u: goto st413;
		case 109u: goto st426;
		case 110u: goto st430;
		case 112u: goto st432;
		case 113u: goto st441;
		case 114u: goto st445;
		case 115u: goto st456;
		case 118u: goto st460;
	}
	goto st0;
tr538:

	{ value = 0; }
	goto st319;
st319:
	if ( ++p == pe )
		goto _test_eof319;
case 319:

	switch( (*p) ) {
		case 48u: goto tr358;
		case 51u: goto tr359;
		case 88u: goto st490;
		case 120u: goto st490;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
tr358:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st320;
st320:
	if ( ++p == pe )
		goto _test_eof320;
case 320:

	switch( (*p) ) {
		case 48u: goto tr358;
		case 51u: goto tr359;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
tr359:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st321;
st321:
	if ( ++p == pe )
		goto _test_eof321;
case 321:

	switch( (*p) ) {
		case 56u: goto tr361;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
tr361:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st322;
st322:
	if ( ++p == pe )
		goto _test_eof322;
case 322:

	switch( (*p) ) {
		case 59u: goto tr362;
		case 92u: goto st485;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
tr362:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st583;
st583:
	if ( ++p == pe )
		goto _test_eof583;
case 583:

	switch( (*p) ) {
		case 35u: goto tr522;
		case 65u: goto st474;
		case 68u: goto st330;
		case 71u: goto st346;
		case 72u: goto st347;
		case 76u: goto st349;
		case 78u: goto st350;
		case 81u: goto st356;
		case 84u: goto st359;
		case 85u: goto st361;
		case 86u: goto st368;
		case 92u: goto st477;
		case 97u: goto st484;
		case 98u: goto st390;
		case 99u: goto st393;
		case 100u: goto st400;
		case 101u: goto st405;
		case 103u: goto st412;
		case 108u: goto st413;
		case 109u: goto st426;
		case 110u: goto st430;
		case 112u: goto st432;
		case 113u: goto st441;
		case 114u: goto st445;
		case 115u: goto st456;
		case 118u: goto st460;
	}
	goto st0;
tr522:

	{ value = 0; }
	goto st323;
st323:
	if ( ++p == pe )
		goto _test_eof323;
case 323:

	switch( (*p) ) {
		case 48u: goto tr364;
		case 51u: goto tr365;
		case 88u: goto st470;
		case 120u: goto st470;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
tr364:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st324;
st324:
	if ( ++p == pe )
		goto _test_eof324;
case 324:

	switch( (*p) ) {
		case 48u: goto tr364;
		case 51u: goto tr365;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
tr365:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st325;
st325:
	if ( ++p == pe )
		goto _test_eof325;
case 325:

	switch( (*p) ) {
		case 56u: goto tr367;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
tr367:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st326;
st326:
	if ( ++p == pe )
		goto _test_eof326;
case 326:

	switch( (*p) ) {
		case 59u: goto tr368;
		case 92u: goto st465;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
tr368:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st584;
st584:
	if ( ++p == pe )
		goto _test_eof584;
case 584:

	switch( (*p) ) {
		case 35u: goto tr420;
		case 68u: goto st330;
		case 71u: goto st346;
		case 72u: goto st347;
		case 76u: goto st349;
		case 78u: goto st350;
		case 81u: goto st356;
		case 84u: goto st359;
		case 85u: goto st361;
		case 86u: goto st368;
		case 92u: goto st379;
		case 97u: goto st386;
		case 98u: goto st390;
		case 99u: goto st393;
		case 100u: goto st400;
		case 101u: goto st405;
		case 103u: goto st412;
		case 108u: goto st413;
		case 109u: goto st426;
		case 110u: goto st430;
		case 112u: goto st432;
		case 113u: goto st441;
		case 114u: goto st445;
		case 115u: goto st456;
		case 118u: goto st460;
	}
	goto st0;
tr420:

	{ value = 0; }
	goto st327;
st327:
	if ( ++p == pe )
		goto _test_eof327;
case 327:

	switch( (*p) ) {
		case 88u: goto st328;
		case 120u: goto st328;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
st328:
	if ( ++p == pe )
		goto _test_eof328;
case 328:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr371:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st329;
st329:
	if ( ++p == pe )
		goto _test_eof329;
case 329:

	switch( (*p) ) {
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
st330:
	if ( ++p == pe )
		goto _test_eof330;
case 330:
	if ( (*p) == 105u )
		goto st331;
	goto st0;
st331:
	if ( ++p == pe )
		goto _test_eof331;
case 331:
	if ( (*p) == 97u )
		goto st332;
	goto st0;
st332:
	if ( ++p == pe )
		goto _test_eof332;
case 332:
	if ( (*p) == 99u )
		goto st333;
	goto st0;
st333:
	if ( ++p == pe )
		goto _test_eof333;
case 333:
	if ( (*p) == 114u )
		goto st334;
	goto st0;
st334:
	if ( ++p == pe )
		goto _test_eof334;
case 334:
	if ( (*p) == 105u )
		goto st335;
	goto st0;
st335:
	if ( ++p == pe )
		goto _test_eof335;
case 335:
	if ( (*p) == 116u )
		goto st336;
	goto st0;
st336:
	if ( ++p == pe )
		goto _test_eof336;
case 336:
	if ( (*p) == 105u )
		goto st337;
	goto st0;
st337:
	if ( ++p == pe )
		goto _test_eof337;
case 337:
	if ( (*p) == 99u )
		goto st338;
	goto st0;
st338:
	if ( ++p == pe )
		goto _test_eof338;
case 338:
	if ( (*p) == 97u )
		goto st339;
	goto st0;
st339:
	if ( ++p == pe )
		goto _test_eof339;
case 339:
	if ( (*p) == 108u )
		goto st340;
	goto st0;
st340:
	if ( ++p == pe )
		goto _test_eof340;
case 340:
	if ( (*p) == 71u )
		goto st341;
	goto st0;
st341:
	if ( ++p == pe )
		goto _test_eof341;
case 341:
	if ( (*p) == 114u )
		goto st342;
	goto st0;
st342:
	if ( ++p == pe )
		goto _test_eof342;
case 342:
	if ( (*p) == 97u )
		goto st343;
	goto st0;
st343:
	if ( ++p == pe )
		goto _test_eof343;
case 343:
	if ( (*p) == 118u )
		goto st344;
	goto st0;
st344:
	if ( ++p == pe )
		goto _test_eof344;
case 344:
	if ( (*p) == 101u )
		goto tr386;
	goto st0;
tr386:

	{ value = '`'; }
	goto st345;
tr387:

	{ value = '>'; }
	goto st345;
tr389:

	{ value = '^'; }
	goto st345;
tr390:

	{ value = '<'; }
	goto st345;
tr396:

	{ value = '\n'; }
	goto st345;
tr399:

	{ value = '"'; }
	goto st345;
tr401:

	{ value = '\t'; }
	goto st345;
tr408:

	{ value = '_'; }
	goto st345;
tr419:

	{ value = '|'; }
	goto st345;
tr430:

	{ value = '\''; }
	goto st345;
tr431:

	{ value = '*'; }
	goto st345;
tr434:

	{ value = 0x5C; }
	goto st345;
tr439:

	{ value = ':'; }
	goto st345;
tr442:

	{ value = '@'; }
	goto st345;
tr447:

	{ value = '$'; }
	goto st345;
tr453:

	{ value = '='; }
	goto st345;
tr455:

	{ value = '!'; }
	goto st345;
tr464:

	{ value = '{'; }
	goto st345;
tr465:

	{ value = '['; }
	goto st345;
tr469:

	{ value = '('; }
	goto st345;
tr475:

	{ value = '#'; }
	goto st345;
tr482:

	{ value = '%'; }
	goto st345;
tr484:

	{ value = '.'; }
	goto st345;
tr486:

	{ value = '+'; }
	goto st345;
tr490:

	{ value = '?'; }
	goto st345;
tr498:

	{ value = '}'; }
	goto st345;
tr499:

	{ value = ']'; }
	goto st345;
tr502:

	{ value = ')'; }
	goto st345;
tr507:

	{ value = ';'; }
	goto st345;
tr508:

	{ value = '/'; }
	goto st345;
st345:
	if ( ++p == pe )
		goto _test_eof345;
case 345:

	switch( (*p) ) {
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	goto st0;
st346:
	if ( ++p == pe )
		goto _test_eof346;
case 346:
	switch( (*p) ) {
		case 84u: goto tr387;
		case 116u: goto tr387;
	}
	goto st0;
st347:
	if ( ++p == pe )
		goto _test_eof347;
case 347:
	if ( (*p) == 97u )
		goto st348;
	goto st0;
st348:
	if ( ++p == pe )
		goto _test_eof348;
case 348:
	if ( (*p) == 116u )
		goto tr389;
	goto st0;
st349:
	if ( ++p == pe )
		goto _test_eof349;
case 349:
	switch( (*p) ) {
		case 84u: goto tr390;
		case 116u: goto tr390;
	}
	goto st0;
st350:
	if ( ++p == pe )
		goto _test_eof350;
case 350:
	if ( (*p) == 101u )
		goto st351;
	goto st0;
st351:
	if ( ++p == pe )
		goto _test_eof351;
case 351:
	if ( (*p) == 119u )
		goto st352;
	goto st0;
st352:
	if ( ++p == pe )
		goto _test_eof352;
case 352:
	if ( (*p) == 76u )
		goto st353;
	goto st0;
st353:
	if ( ++p == pe )
		goto _test_eof353;
case 353:
	if ( (*p) == 105u )
		goto st354;
	goto st0;
st354:
	if ( ++p == pe )
		goto _test_eof354;
case 354:
	if ( (*p) == 110u )
		goto st355;
	goto st0;
st355:
	if ( ++p == pe )
		goto _test_eof355;
case 355:
	if ( (*p) == 101u )
		goto tr396;
	goto st0;
st356:
	if ( ++p == pe )
		goto _test_eof356;
case 356:
	switch( (*p) ) {
		case 85u: goto st357;
		case 117u: goto st357;
	}
	goto st0;
st357:
	if ( ++p == pe )
		goto _test_eof357;
case 357:
	switch( (*p) ) {
		case 79u: goto st358;
		case 111u: goto st358;
	}
	goto st0;
st358:
	if ( ++p == pe )
		goto _test_eof358;
case 358:
	switch( (*p) ) {
		case 84u: goto tr399;
		case 116u: goto tr399;
	}
	goto st0;
st359:
	if ( ++p == pe )
		goto _test_eof359;
case 359:
	if ( (*p) == 97u )
		goto st360;
	goto st0;
st360:
	if ( ++p == pe )
		goto _test_eof360;
case 360:
	if ( (*p) == 98u )
		goto tr401;
	goto st0;
st361:
	if ( ++p == pe )
		goto _test_eof361;
case 361:
	if ( (*p) == 110u )
		goto st362;
	goto st0;
st362:
	if ( ++p == pe )
		goto _test_eof362;
case 362:
	if ( (*p) == 100u )
		goto st363;
	goto st0;
st363:
	if ( ++p == pe )
		goto _test_eof363;
case 363:
	if ( (*p) == 101u )
		goto st364;
	goto st0;
st364:
	if ( ++p == pe )
		goto _test_eof364;
case 364:
	if ( (*p) == 114u )
		goto st365;
	goto st0;
st365:
	if ( ++p == pe )
		goto _test_eof365;
case 365:
	if ( (*p) == 66u )
		goto st366;
	goto st0;
st366:
	if ( ++p == pe )
		goto _test_eof366;
case 366:
	if ( (*p) == 97u )
		goto st367;
	goto st0;
st367:
	if ( ++p == pe )
		goto _test_eof367;
case 367:
	if ( (*p) == 114u )
		goto tr408;
	goto st0;
st368:
	if ( ++p == pe )
		goto _test_eof368;
case 368:
	if ( (*p) == 101u )
		goto st369;
	goto st0;
st369:
	if ( ++p == pe )
		goto _test_eof369;
case 369:
	if ( (*p) == 114u )
		goto st370;
	goto st0;
st370:
	if ( ++p == pe )
		goto _test_eof370;
case 370:
	if ( (*p) == 116u )
		goto st371;
	goto st0;
st371:
	if ( ++p == pe )
		goto _test_eof371;
case 371:
	if ( (*p) == 105u )
		goto st372;
	goto st0;
st372:
	if ( ++p == pe )
		goto _test_eof372;
case 372:
	if ( (*p) == 99u )
		goto st373;
	goto st0;
st373:
	if ( ++p == pe )
		goto _test_eof373;
case 373:
	if ( (*p) == 97u )
		goto st374;
	goto st0;
st374:
	if ( ++p == pe )
		goto _test_eof374;
case 374:
	if ( (*p) == 108u )
		goto st375;
	goto st0;
st375:
	if ( ++p == pe )
		goto _test_eof375;
case 375:
	if ( (*p) == 76u )
		goto st376;
	goto st0;
st376:
	if ( ++p == pe )
		goto _test_eof376;
case 376:
	if ( (*p) == 105u )
		goto st377;
	goto st0;
st377:
	if ( ++p == pe )
		goto _test_eof377;
case 377:
	if ( (*p) == 110u )
		goto st378;
	goto st0;
st378:
	if ( ++p == pe )
		goto _test_eof378;
case 378:
	if ( (*p) == 101u )
		goto tr419;
	goto st0;
st379:
	if ( ++p == pe )
		goto _test_eof379;
case 379:
	switch( (*p) ) {
		case 35u: goto tr420;
		case 92u: goto st380;
		case 117u: goto st382;
		case 120u: goto st384;
	}
	goto st0;
st380:
	if ( ++p == pe )
		goto _test_eof380;
case 380:
	switch( (*p) ) {
		case 35u: goto tr420;
		case 92u: goto st381;
	}
	goto st0;
st381:
	if ( ++p == pe )
		goto _test_eof381;
case 381:
	if ( (*p) == 35u )
		goto tr420;
	goto st0;
st382:
	if ( ++p == pe )
		goto _test_eof382;
case 382:
	if ( (*p) == 48u )
		goto st383;
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
	if ( (*p) == 50u )
		goto st385;
	goto st0;
st385:
	if ( ++p == pe )
		goto _test_eof385;
case 385:
	if ( (*p) == 51u )
		goto tr420;
	goto st0;
st386:
	if ( ++p == pe )
		goto _test_eof386;
case 386:
	switch( (*p) ) {
		case 112u: goto st387;
		case 115u: goto st389;
	}
	goto st0;
st387:
	if ( ++p == pe )
		goto _test_eof387;
case 387:
	if ( (*p) == 111u )
		goto st388;
	goto st0;
st388:
	if ( ++p == pe )
		goto _test_eof388;
case 388:
	if ( (*p) == 115u )
		goto tr430;
	goto st0;
st389:
	if ( ++p == pe )
		goto _test_eof389;
case 389:
	if ( (*p) == 116u )
		goto tr431;
	goto st0;
st390:
	if ( ++p == pe )
		goto _test_eof390;
case 390:
	if ( (*p) == 115u )
		goto st391;
	goto st0;
st391:
	if ( ++p == pe )
		goto _test_eof391;
case 391:
	if ( (*p) == 111u )
		goto st392;
	goto st0;
st392:
	if ( ++p == pe )
		goto _test_eof392;
case 392:
	if ( (*p) == 108u )
		goto tr434;
	goto st0;
st393:
	if ( ++p == pe )
		goto _test_eof393;
case 393:
	if ( (*p) == 111u )
		goto st394;
	goto st0;
st394:
	if ( ++p == pe )
		goto _test_eof394;
case 394:
	switch( (*p) ) {
		case 108u: goto st395;
		case 109u: goto st397;
	}
	goto st0;
st395:
	if ( ++p == pe )
		goto _test_eof395;
case 395:
	if ( (*p) == 111u )
		goto st396;
	goto st0;
st396:
	if ( ++p == pe )
		goto _test_eof396;
case 396:
	if ( (*p) == 110u )
		goto tr439;
	goto st0;
st397:
	if ( ++p == pe )
		goto _test_eof397;
case 397:
	if ( (*p) == 109u )
		goto st398;
	goto st0;
st398:
	if ( ++p == pe )
		goto _test_eof398;
case 398:
	if ( (*p) == 97u )
		goto tr441;
	goto st0;
tr441:

	{ value = ','; }
	goto st399;
st399:
	if ( ++p == pe )
		goto _test_eof399;
case 399:

	switch( (*p) ) {
		case 59u: goto tr68;
		case 92u: goto st49;
		case 116u: goto tr442;
	}
	goto st0;
st400:
	if ( ++p == pe )
		goto _test_eof400;
case 400:
	if ( (*p) == 111u )
		goto st401;
	goto st0;
st401:
	if ( ++p == pe )
		goto _test_eof401;
case 401:
	if ( (*p) == 108u )
		goto st402;
	goto st0;
st402:
	if ( ++p == pe )
		goto _test_eof402;
case 402:
	if ( (*p) == 108u )
		goto st403;
	goto st0;
st403:
	if ( ++p == pe )
		goto _test_eof403;
case 403:
	if ( (*p) == 97u )
		goto st404;
	goto st0;
st404:
	if ( ++p == pe )
		goto _test_eof404;
case 404:
	if ( (*p) == 114u )
		goto tr447;
	goto st0;
st405:
	if ( ++p == pe )
		goto _test_eof405;
case 405:
	switch( (*p) ) {
		case 113u: goto st406;
		case 120u: goto st410;
	}
	goto st0;
st406:
	if ( ++p == pe )
		goto _test_eof406;
case 406:
	if ( (*p) == 117u )
		goto st407;
	goto st0;
st407:
	if ( ++p == pe )
		goto _test_eof407;
case 407:
	if ( (*p) == 97u )
		goto st408;
	goto st0;
st408:
	if ( ++p == pe )
		goto _test_eof408;
case 408:
	if ( (*p) == 108u )
		goto st409;
	goto st0;
st409:
	if ( ++p == pe )
		goto _test_eof409;
case 409:
	if ( (*p) == 115u )
		goto tr453;
	goto st0;
st410:
	if ( ++p == pe )
		goto _test_eof410;
case 410:
	if ( (*p) == 99u )
		goto st411;
	goto st0;
st411:
	if ( ++p == pe )
		goto _test_eof411;
case 411:
	if ( (*p) == 108u )
		goto tr455;
	goto st0;
st412:
	if ( ++p == pe )
		goto _test_eof412;
case 412:
	switch( (*p) ) {
		case 84u: goto tr387;
		case 114u: goto st342;
		case 116u: goto tr387;
	}
	goto st0;
st413:
	if ( ++p == pe )
		goto _test_eof413;
case 413:
	switch( (*p) ) {
		case 84u: goto tr390;
		case 98u: goto st414;
		case 99u: goto st418;
		case 111u: goto st420;
		case 112u: goto st422;
		case 115u: goto st424;
		case 116u: goto tr390;
	}
	goto st0;
st414:
	if ( ++p == pe )
		goto _test_eof414;
case 414:
	if ( (*p) == 114u )
		goto st415;
	goto st0;
st415:
	if ( ++p == pe )
		goto _test_eof415;
case 415:
	if ( (*p) == 97u )
		goto st416;
	goto st0;
st416:
	if ( ++p == pe )
		goto _test_eof416;
case 416:
	if ( (*p) == 99u )
		goto st417;
	goto st0;
st417:
	if ( ++p == pe )
		goto _test_eof417;
case 417:
	switch( (*p) ) {
		case 101u: goto tr464;
		case 107u: goto tr465;
	}
	goto st0;
st418:
	if ( ++p == pe )
		goto _test_eof418;
case 418:
	if ( (*p) == 117u )
		goto st419;
	goto st0;
st419:
	if ( ++p == pe )
		goto _test_eof419;
case 419:
	if ( (*p) == 98u )
		goto tr464;
	goto st0;
st420:
	if ( ++p == pe )
		goto _test_eof420;
case 420:
	if ( (*p) == 119u )
		goto st421;
	goto st0;
st421:
	if ( ++p == pe )
		goto _test_eof421;
case 421:
	if ( (*p) == 98u )
		goto st366;
	goto st0;
st422:
	if ( ++p == pe )
		goto _test_eof422;
case 422:
	if ( (*p) == 97u )
		goto st423;
	goto st0;
st423:
	if ( ++p == pe )
		goto _test_eof423;
case 423:
	if ( (*p) == 114u )
		goto tr469;
	goto st0;
st424:
	if ( ++p == pe )
		goto _test_eof424;
case 424:
	if ( (*p) == 113u )
		goto st425;
	goto st0;
st425:
	if ( ++p == pe )
		goto _test_eof425;
case 425:
	if ( (*p) == 98u )
		goto tr465;
	goto st0;
st426:
	if ( ++p == pe )
		goto _test_eof426;
case 426:
	if ( (*p) == 105u )
		goto st427;
	goto st0;
st427:
	if ( ++p == pe )
		goto _test_eof427;
case 427:
	if ( (*p) == 100u )
		goto st428;
	goto st0;
st428:
	if ( ++p == pe )
		goto _test_eof428;
case 428:
	if ( (*p) == 97u )
		goto st429;
	goto st0;
st429:
	if ( ++p == pe )
		goto _test_eof429;
case 429:
	if ( (*p) == 115u )
		goto st389;
	goto st0;
st430:
	if ( ++p == pe )
		goto _test_eof430;
case 430:
	if ( (*p) == 117u )
		goto st431;
	goto st0;
st431:
	if ( ++p == pe )
		goto _test_eof431;
case 431:
	if ( (*p) == 109u )
		goto tr475;
	goto st0;
st432:
	if ( ++p == pe )
		goto _test_eof432;
case 432:
	switch( (*p) ) {
		case 101u: goto st433;
		case 108u: goto st439;
	}
	goto st0;
st433:
	if ( ++p == pe )
		goto _test_eof433;
case 433:
	if ( (*p) == 114u )
		goto st434;
	goto st0;
st434:
	if ( ++p == pe )
		goto _test_eof434;
case 434:
	switch( (*p) ) {
		case 99u: goto st435;
		case 105u: goto st437;
	}
	goto st0;
st435:
	if ( ++p == pe )
		goto _test_eof435;
case 435:
	if ( (*p) == 110u )
		goto st436;
	goto st0;
st436:
	if ( ++p == pe )
		goto _test_eof436;
case 436:
	if ( (*p) == 116u )
		goto tr482;
	goto st0;
st437:
	if ( ++p == pe )
		goto _test_eof437;
case 437:
	if ( (*p) == 111u )
		goto st438;
	goto st0;
st438:
	if ( ++p == pe )
		goto _test_eof438;
case 438:
	if ( (*p) == 100u )
		goto tr484;
	goto st0;
st439:
	if ( ++p == pe )
		goto _test_eof439;
case 439:
	if ( (*p) == 117u )
		goto st440;
	goto st0;
st440:
	if ( ++p == pe )
		goto _test_eof440;
case 440:
	if ( (*p) == 115u )
		goto tr486;
	goto st0;
st441:
	if ( ++p == pe )
		goto _test_eof441;
case 441:
	switch( (*p) ) {
		case 85u: goto st357;
		case 117u: goto st442;
	}
	goto st0;
st442:
	if ( ++p == pe )
		goto _test_eof442;
case 442:
	switch( (*p) ) {
		case 79u: goto st358;
		case 101u: goto st443;
		case 111u: goto st358;
	}
	goto st0;
st443:
	if ( ++p == pe )
		goto _test_eof443;
case 443:
	if ( (*p) == 115u )
		goto st444;
	goto st0;
st444:
	if ( ++p == pe )
		goto _test_eof444;
case 444:
	if ( (*p) == 116u )
		goto tr490;
	goto st0;
st445:
	if ( ++p == pe )
		goto _test_eof445;
case 445:
	switch( (*p) ) {
		case 98u: goto st446;
		case 99u: goto st450;
		case 112u: goto st452;
		case 115u: goto st454;
	}
	goto st0;
st446:
	if ( ++p == pe )
		goto _test_eof446;
case 446:
	if ( (*p) == 114u )
		goto st447;
	goto st0;
st447:
	if ( ++p == pe )
		goto _test_eof447;
case 447:
	if ( (*p) == 97u )
		goto st448;
	goto st0;
st448:
	if ( ++p == pe )
		goto _test_eof448;
case 448:
	if ( (*p) == 99u )
		goto st449;
	goto st0;
st449:
	if ( ++p == pe )
		goto _test_eof449;
case 449:
	switch( (*p) ) {
		case 101u: goto tr498;
		case 107u: goto tr499;
	}
	goto st0;
st450:
	if ( ++p == pe )
		goto _test_eof450;
case 450:
	if ( (*p) == 117u )
		goto st451;
	goto st0;
st451:
	if ( ++p == pe )
		goto _test_eof451;
case 451:
	if ( (*p) == 98u )
		goto tr498;
	goto st0;
st452:
	if ( ++p == pe )
		goto _test_eof452;
case 452:
	if ( (*p) == 97u )
		goto st453;
	goto st0;
st453:
	if ( ++p == pe )
		goto _test_eof453;
case 453:
	if ( (*p) == 114u )
		goto tr502;
	goto st0;
st454:
	if ( ++p == pe )
		goto _test_eof454;
case 454:
	if ( (*p) == 113u )
		goto st455;
	goto st0;
st455:
	if ( ++p == pe )
		goto _test_eof455;
case 455:
	if ( (*p) == 98u )
		goto tr499;
	goto st0;
st456:
	if ( ++p == pe )
		goto _test_eof456;
case 456:
	switch( (*p) ) {
		case 101u: goto st457;
		case 111u: goto st459;
	}
	goto st0;
st457:
	if ( ++p == pe )
		goto _test_eof457;
case 457:
	if ( (*p) == 109u )
		goto st458;
	goto st0;
st458:
	if ( ++p == pe )
		goto _test_eof458;
case 458:
	if ( (*p) == 105u )
		goto tr507;
	goto st0;
st459:
	if ( ++p == pe )
		goto _test_eof459;
case 459:
	if ( (*p) == 108u )
		goto tr508;
	goto st0;
st460:
	if ( ++p == pe )
		goto _test_eof460;
case 460:
	if ( (*p) == 101u )
		goto st461;
	goto st0;
st461:
	if ( ++p == pe )
		goto _test_eof461;
case 461:
	if ( (*p) == 114u )
		goto st462;
	goto st0;
st462:
	if ( ++p == pe )
		goto _test_eof462;
case 462:
	switch( (*p) ) {
		case 98u: goto st463;
		case 116u: goto tr419;
	}
	goto st0;
st463:
	if ( ++p == pe )
		goto _test_eof463;
case 463:
	if ( (*p) == 97u )
		goto st464;
	goto st0;
st464:
	if ( ++p == pe )
		goto _test_eof464;
case 464:
	if ( (*p) == 114u )
		goto tr419;
	goto st0;
st465:
	if ( ++p == pe )
		goto _test_eof465;
case 465:
	switch( (*p) ) {
		case 117u: goto st466;
		case 120u: goto st468;
	}
	goto st0;
st466:
	if ( ++p == pe )
		goto _test_eof466;
case 466:
	if ( (*p) == 48u )
		goto st467;
	goto st0;
st467:
	if ( ++p == pe )
		goto _test_eof467;
case 467:
	if ( (*p) == 48u )
		goto st468;
	goto st0;
st468:
	if ( ++p == pe )
		goto _test_eof468;
case 468:
	if ( (*p) == 51u )
		goto st469;
	goto st0;
st469:
	if ( ++p == pe )
		goto _test_eof469;
case 469:
	switch( (*p) ) {
		case 66u: goto tr368;
		case 98u: goto tr368;
	}
	goto st0;
st470:
	if ( ++p == pe )
		goto _test_eof470;
case 470:
	switch( (*p) ) {
		case 48u: goto tr517;
		case 50u: goto tr518;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr517:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st471;
st471:
	if ( ++p == pe )
		goto _test_eof471;
case 471:

	switch( (*p) ) {
		case 48u: goto tr517;
		case 50u: goto tr518;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr518:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st472;
st472:
	if ( ++p == pe )
		goto _test_eof472;
case 472:

	switch( (*p) ) {
		case 54u: goto tr519;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr519:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st473;
st473:
	if ( ++p == pe )
		goto _test_eof473;
case 473:

	switch( (*p) ) {
		case 59u: goto tr368;
		case 92u: goto st465;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
st474:
	if ( ++p == pe )
		goto _test_eof474;
case 474:
	switch( (*p) ) {
		case 77u: goto st475;
		case 109u: goto st475;
	}
	goto st0;
st475:
	if ( ++p == pe )
		goto _test_eof475;
case 475:
	switch( (*p) ) {
		case 80u: goto tr521;
		case 112u: goto tr521;
	}
	goto st0;
tr521:

	{ value = '&'; }
	goto st476;
st476:
	if ( ++p == pe )
		goto _test_eof476;
case 476:

	switch( (*p) ) {
		case 59u: goto tr368;
		case 92u: goto st465;
	}
	goto st0;
st477:
	if ( ++p == pe )
		goto _test_eof477;
case 477:
	switch( (*p) ) {
		case 35u: goto tr522;
		case 92u: goto st478;
		case 117u: goto st480;
		case 120u: goto st482;
	}
	goto st0;
st478:
	if ( ++p == pe )
		goto _test_eof478;
case 478:
	switch( (*p) ) {
		case 35u: goto tr522;
		case 92u: goto st479;
	}
	goto st0;
st479:
	if ( ++p == pe )
		goto _test_eof479;
case 479:
	if ( (*p) == 35u )
		goto tr522;
	goto st0;
st480:
	if ( ++p == pe )
		goto _test_eof480;
case 480:
	if ( (*p) == 48u )
		goto st481;
	goto st0;
st481:
	if ( ++p == pe )
		goto _test_eof481;
case 481:
	if ( (*p) == 48u )
		goto st482;
	goto st0;
st482:
	if ( ++p == pe )
		goto _test_eof482;
case 482:
	if ( (*p) == 50u )
		goto st483;
	goto st0;
st483:
	if ( ++p == pe )
		goto _test_eof483;
case 483:
	if ( (*p) == 51u )
		goto tr522;
	goto st0;
st484:
	if ( ++p == pe )
		goto _test_eof484;
case 484:
	switch( (*p) ) {
		case 77u: goto st475;
		case 109u: goto st475;
		case 112u: goto st387;
		case 115u: goto st389;
	}
	goto st0;
st485:
	if ( ++p == pe )
		goto _test_eof485;
case 485:
	switch( (*p) ) {
		case 117u: goto st486;
		case 120u: goto st488;
	}
	goto st0;
st486:
	if ( ++p == pe )
		goto _test_eof486;
case 486:
	if ( (*p) == 48u )
		goto st487;
	goto st0;
st487:
	if ( ++p == pe )
		goto _test_eof487;
case 487:
	if ( (*p) == 48u )
		goto st488;
	goto st0;
st488:
	if ( ++p == pe )
		goto _test_eof488;
case 488:
	if ( (*p) == 51u )
		goto st489;
	goto st0;
st489:
	if ( ++p == pe )
		goto _test_eof489;
case 489:
	switch( (*p) ) {
		case 66u: goto tr362;
		case 98u: goto tr362;
	}
	goto st0;
st490:
	if ( ++p == pe )
		goto _test_eof490;
case 490:
	switch( (*p) ) {
		case 48u: goto tr533;
		case 50u: goto tr534;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr533:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st491;
st491:
	if ( ++p == pe )
		goto _test_eof491;
case 491:

	switch( (*p) ) {
		case 48u: goto tr533;
		case 50u: goto tr534;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr534:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st492;
st492:
	if ( ++p == pe )
		goto _test_eof492;
case 492:

	switch( (*p) ) {
		case 54u: goto tr535;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr535:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st493;
st493:
	if ( ++p == pe )
		goto _test_eof493;
case 493:

	switch( (*p) ) {
		case 59u: goto tr362;
		case 92u: goto st485;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
st494:
	if ( ++p == pe )
		goto _test_eof494;
case 494:
	switch( (*p) ) {
		case 77u: goto st495;
		case 109u: goto st495;
	}
	goto st0;
st495:
	if ( ++p == pe )
		goto _test_eof495;
case 495:
	switch( (*p) ) {
		case 80u: goto tr537;
		case 112u: goto tr537;
	}
	goto st0;
tr537:

	{ value = '&'; }
	goto st496;
st496:
	if ( ++p == pe )
		goto _test_eof496;
case 496:

	switch( (*p) ) {
		case 59u: goto tr362;
		case 92u: goto st485;
	}
	goto st0;
st497:
	if ( ++p == pe )
		goto _test_eof497;
case 497:
	switch( (*p) ) {
		case 35u: goto tr538;
		case 92u: goto st498;
		case 117u: goto st500;
		case 120u: goto st502;
	}
	goto st0;
st498:
	if ( ++p == pe )
		goto _test_eof498;
case 498:
	switch( (*p) ) {
		case 35u: goto tr538;
		case 92u: goto st499;
	}
	goto st0;
st499:
	if ( ++p == pe )
		goto _test_eof499;
case 499:
	if ( (*p) == 35u )
		goto tr538;
	goto st0;
st500:
	if ( ++p == pe )
		goto _test_eof500;
case 500:
	if ( (*p) == 48u )
		goto st501;
	goto st0;
st501:
	if ( ++p == pe )
		goto _test_eof501;
case 501:
	if ( (*p) == 48u )
		goto st502;
	goto st0;
st502:
	if ( ++p == pe )
		goto _test_eof502;
case 502:
	if ( (*p) == 50u )
		goto st503;
	goto st0;
st503:
	if ( ++p == pe )
		goto _test_eof503;
case 503:
	if ( (*p) == 51u )
		goto tr538;
	goto st0;
st504:
	if ( ++p == pe )
		goto _test_eof504;
case 504:
	switch( (*p) ) {
		case 77u: goto st495;
		case 109u: goto st495;
		case 112u: goto st387;
		case 115u: goto st389;
	}
	goto st0;
st505:
	if ( ++p == pe )
		goto _test_eof505;
case 505:
	switch( (*p) ) {
		case 117u: goto st506;
		case 120u: goto st508;
	}
	goto st0;
st506:
	if ( ++p == pe )
		goto _test_eof506;
case 506:
	if ( (*p) == 48u )
		goto st507;
	goto st0;
st507:
	if ( ++p == pe )
		goto _test_eof507;
case 507:
	if ( (*p) == 48u )
		goto st508;
	goto st0;
st508:
	if ( ++p == pe )
		goto _test_eof508;
case 508:
	if ( (*p) == 51u )
		goto st509;
	goto st0;
st509:
	if ( ++p == pe )
		goto _test_eof509;
case 509:
	switch( (*p) ) {
		case 66u: goto tr356;
		case 98u: goto tr356;
	}
	goto st0;
tr350:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st510;
st510:
	if ( ++p == pe )
		goto _test_eof510;
case 510:

	switch( (*p) ) {
		case 50u: goto tr549;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
tr549:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st511;
st511:
	if ( ++p == pe )
		goto _test_eof511;
case 511:

	switch( (*p) ) {
		case 59u: goto tr550;
		case 92u: goto st49;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
tr550:

	{ level_of_escape = 0; }

	{ ++count; }

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }
	goto st585;
tr607:

	{ level_of_escape = 0; }

	{ ++count; }

	{ store(octet_at(p), level_of_escape, count, p); }
	goto st585;
st585:
	if ( ++p == pe )
		goto _test_eof585;
case 585:

	switch( (*p) ) {
		case 39u: goto tr18;
		case 47u: goto tr18;
		case 58u: goto tr18;
		case 61u: goto tr18;
		case 110u: goto tr589;
		case 114u: goto tr589;
		case 116u: goto tr590;
		case 117u: goto st33;
		case 120u: goto st35;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr18;
	goto st0;
st512:
	if ( ++p == pe )
		goto _test_eof512;
case 512:
	switch( (*p) ) {
		case 48u: goto tr551;
		case 50u: goto tr552;
		case 53u: goto tr553;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr551:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st513;
st513:
	if ( ++p == pe )
		goto _test_eof513;
case 513:

	switch( (*p) ) {
		case 48u: goto tr551;
		case 50u: goto tr552;
		case 53u: goto tr553;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr552:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st514;
st514:
	if ( ++p == pe )
		goto _test_eof514;
case 514:

	switch( (*p) ) {
		case 53u: goto tr554;
		case 54u: goto tr555;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr554:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st515;
st515:
	if ( ++p == pe )
		goto _test_eof515;
case 515:

	switch( (*p) ) {
		case 59u: goto tr355;
		case 92u: goto st49;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr555:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st516;
st516:
	if ( ++p == pe )
		goto _test_eof516;
case 516:

	switch( (*p) ) {
		case 59u: goto tr356;
		case 92u: goto st505;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr553:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st517;
st517:
	if ( ++p == pe )
		goto _test_eof517;
case 517:

	switch( (*p) ) {
		case 59u: goto tr68;
		case 67u: goto tr556;
		case 92u: goto st49;
		case 99u: goto tr556;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr556:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st518;
st518:
	if ( ++p == pe )
		goto _test_eof518;
case 518:

	switch( (*p) ) {
		case 59u: goto tr550;
		case 92u: goto st49;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
st519:
	if ( ++p == pe )
		goto _test_eof519;
case 519:
	switch( (*p) ) {
		case 77u: goto st520;
		case 109u: goto st539;
	}
	goto st0;
st520:
	if ( ++p == pe )
		goto _test_eof520;
case 520:
	switch( (*p) ) {
		case 80u: goto tr559;
		case 112u: goto tr560;
	}
	goto st0;
tr559:

	{ value = '&'; }
	goto st521;
st521:
	if ( ++p == pe )
		goto _test_eof521;
case 521:

	switch( (*p) ) {
		case 59u: goto tr561;
		case 92u: goto st505;
	}
	goto st0;
tr561:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st586;
st586:
	if ( ++p == pe )
		goto _test_eof586;
case 586:

	switch( (*p) ) {
		case 35u: goto tr679;
		case 65u: goto st494;
		case 68u: goto st330;
		case 71u: goto st346;
		case 72u: goto st347;
		case 76u: goto st349;
		case 78u: goto st350;
		case 81u: goto st356;
		case 84u: goto st359;
		case 85u: goto st361;
		case 86u: goto st368;
		case 92u: goto st497;
		case 97u: goto st504;
		case 98u: goto st528;
		case 99u: goto st393;
		case 100u: goto st400;
		case 101u: goto st405;
		case 103u: goto st412;
		case 108u: goto st413;
		case 109u: goto st426;
		case 110u: goto st430;
		case 112u: goto st532;
		case 113u: goto st441;
		case 114u: goto st445;
		case 115u: goto st456;
		case 118u: goto st460;
	}
	goto st0;
tr679:

	{ value = 0; }
	goto st522;
st522:
	if ( ++p == pe )
		goto _test_eof522;
case 522:

	switch( (*p) ) {
		case 48u: goto tr562;
		case 51u: goto tr563;
		case 57u: goto tr350;
		case 88u: goto st525;
		case 120u: goto st525;
	}
	if ( 49u <= (*p) && (*p) <= 56u )
		goto tr348;
	goto st0;
tr562:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st523;
st523:
	if ( ++p == pe )
		goto _test_eof523;
case 523:

	switch( (*p) ) {
		case 48u: goto tr562;
		case 51u: goto tr563;
		case 57u: goto tr350;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( 49u <= (*p) && (*p) <= 56u )
		goto tr348;
	goto st0;
tr563:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st524;
st524:
	if ( ++p == pe )
		goto _test_eof524;
case 524:

	switch( (*p) ) {
		case 55u: goto tr353;
		case 56u: goto tr361;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
st525:
	if ( ++p == pe )
		goto _test_eof525;
case 525:
	switch( (*p) ) {
		case 48u: goto tr565;
		case 50u: goto tr566;
		case 53u: goto tr553;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr565:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st526;
st526:
	if ( ++p == pe )
		goto _test_eof526;
case 526:

	switch( (*p) ) {
		case 48u: goto tr565;
		case 50u: goto tr566;
		case 53u: goto tr553;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr566:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st527;
st527:
	if ( ++p == pe )
		goto _test_eof527;
case 527:

	switch( (*p) ) {
		case 53u: goto tr554;
		case 54u: goto tr535;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
st528:
	if ( ++p == pe )
		goto _test_eof528;
case 528:
	if ( (*p) == 115u )
		goto st529;
	goto st0;
st529:
	if ( ++p == pe )
		goto _test_eof529;
case 529:
	if ( (*p) == 111u )
		goto st530;
	goto st0;
st530:
	if ( ++p == pe )
		goto _test_eof530;
case 530:
	if ( (*p) == 108u )
		goto tr569;
	goto st0;
tr569:

	{ value = 0x5C; }
	goto st531;
st531:
	if ( ++p == pe )
		goto _test_eof531;
case 531:

	switch( (*p) ) {
		case 59u: goto tr550;
		case 92u: goto st49;
	}
	goto st0;
st532:
	if ( ++p == pe )
		goto _test_eof532;
case 532:
	switch( (*p) ) {
		case 101u: goto st533;
		case 108u: goto st439;
	}
	goto st0;
st533:
	if ( ++p == pe )
		goto _test_eof533;
case 533:
	if ( (*p) == 114u )
		goto st534;
	goto st0;
st534:
	if ( ++p == pe )
		goto _test_eof534;
case 534:
	switch( (*p) ) {
		case 99u: goto st535;
		case 105u: goto st437;
	}
	goto st0;
st535:
	if ( ++p == pe )
		goto _test_eof535;
case 535:
	if ( (*p) == 110u )
		goto st536;
	goto st0;
st536:
	if ( ++p == pe )
		goto _test_eof536;
case 536:
	if ( (*p) == 116u )
		goto tr574;
	goto st0;
tr574:

	{ value = '%'; }
	goto st537;
st537:
	if ( ++p == pe )
		goto _test_eof537;
case 537:

	switch( (*p) ) {
		case 59u: goto tr355;
		case 92u: goto st49;
	}
	goto st0;
tr560:

	{ value = '&'; }
	goto st538;
st538:
	if ( ++p == pe )
		goto _test_eof538;
case 538:

	switch( (*p) ) {
		case 59u: goto tr356;
		case 92u: goto st505;
	}
	goto st0;
st539:
	if ( ++p == pe )
		goto _test_eof539;
case 539:
	switch( (*p) ) {
		case 80u: goto tr560;
		case 112u: goto tr560;
	}
	goto st0;
st540:
	if ( ++p == pe )
		goto _test_eof540;
case 540:
	switch( (*p) ) {
		case 35u: goto tr575;
		case 92u: goto st547;
		case 117u: goto st549;
		case 120u: goto st551;
	}
	goto st0;
tr575:

	{ value = 0; }
	goto st541;
st541:
	if ( ++p == pe )
		goto _test_eof541;
case 541:

	switch( (*p) ) {
		case 48u: goto tr579;
		case 51u: goto tr580;
		case 88u: goto st544;
		case 120u: goto st544;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
tr579:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st542;
st542:
	if ( ++p == pe )
		goto _test_eof542;
case 542:

	switch( (*p) ) {
		case 48u: goto tr579;
		case 51u: goto tr580;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
tr580:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st543;
st543:
	if ( ++p == pe )
		goto _test_eof543;
case 543:

	switch( (*p) ) {
		case 56u: goto tr354;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr348;
	goto st0;
st544:
	if ( ++p == pe )
		goto _test_eof544;
case 544:
	switch( (*p) ) {
		case 48u: goto tr582;
		case 50u: goto tr583;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr582:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st545;
st545:
	if ( ++p == pe )
		goto _test_eof545;
case 545:

	switch( (*p) ) {
		case 48u: goto tr582;
		case 50u: goto tr583;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
tr583:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st546;
st546:
	if ( ++p == pe )
		goto _test_eof546;
case 546:

	switch( (*p) ) {
		case 54u: goto tr555;
		case 59u: goto tr68;
		case 92u: goto st49;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr371;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr371;
	} else
		goto tr371;
	goto st0;
st547:
	if ( ++p == pe )
		goto _test_eof547;
case 547:
	switch( (*p) ) {
		case 35u: goto tr575;
		case 92u: goto st548;
	}
	goto st0;
st548:
	if ( ++p == pe )
		goto _test_eof548;
case 548:
	if ( (*p) == 35u )
		goto tr575;
	goto st0;
st549:
	if ( ++p == pe )
		goto _test_eof549;
case 549:
	if ( (*p) == 48u )
		goto st550;
	goto st0;
st550:
	if ( ++p == pe )
		goto _test_eof550;
case 550:
	if ( (*p) == 48u )
		goto st551;
	goto st0;
st551:
	if ( ++p == pe )
		goto _test_eof551;
case 551:
	if ( (*p) == 50u )
		goto st552;
	goto st0;
st552:
	if ( ++p == pe )
		goto _test_eof552;
case 552:
	if ( (*p) == 51u )
		goto tr575;
	goto st0;
st553:
	if ( ++p == pe )
		goto _test_eof553;
case 553:
	switch( (*p) ) {
		case 77u: goto st539;
		case 109u: goto st554;
		case 112u: goto st387;
		case 115u: goto st389;
	}
	goto st0;
st554:
	if ( ++p == pe )
		goto _test_eof554;
case 554:
	switch( (*p) ) {
		case 80u: goto tr560;
		case 112u: goto tr559;
	}
	goto st0;
tr3:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st555;
st555:
	if ( ++p == pe )
		goto _test_eof555;
case 555:

	switch( (*p) ) {
		case 39u: goto tr18;
		case 47u: goto tr18;
		case 58u: goto tr18;
		case 61u: goto tr18;
		case 92u: goto tr588;
		case 110u: goto tr589;
		case 114u: goto tr589;
		case 116u: goto tr590;
		case 117u: goto st568;
		case 120u: goto st570;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr18;
	goto st0;
tr588:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st556;
st556:
	if ( ++p == pe )
		goto _test_eof556;
case 556:

	switch( (*p) ) {
		case 39u: goto tr18;
		case 47u: goto tr18;
		case 58u: goto tr18;
		case 61u: goto tr18;
		case 92u: goto tr593;
		case 110u: goto tr589;
		case 114u: goto tr589;
		case 116u: goto tr590;
		case 117u: goto st562;
		case 120u: goto st564;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr18;
	goto st0;
tr593:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st557;
st557:
	if ( ++p == pe )
		goto _test_eof557;
case 557:

	switch( (*p) ) {
		case 39u: goto tr18;
		case 47u: goto tr18;
		case 58u: goto tr18;
		case 61u: goto tr18;
		case 92u: goto tr596;
		case 110u: goto tr589;
		case 114u: goto tr589;
		case 116u: goto tr590;
		case 117u: goto st562;
		case 120u: goto st564;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr18;
	goto st0;
tr596:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st558;
st558:
	if ( ++p == pe )
		goto _test_eof558;
case 558:

	switch( (*p) ) {
		case 39u: goto tr18;
		case 47u: goto tr18;
		case 58u: goto tr18;
		case 61u: goto tr18;
		case 92u: goto tr597;
		case 110u: goto tr589;
		case 114u: goto tr589;
		case 116u: goto tr590;
		case 117u: goto st562;
		case 120u: goto st564;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr18;
	goto st0;
tr597:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st559;
st559:
	if ( ++p == pe )
		goto _test_eof559;
case 559:

	switch( (*p) ) {
		case 39u: goto tr18;
		case 47u: goto tr18;
		case 58u: goto tr18;
		case 61u: goto tr18;
		case 92u: goto tr598;
		case 110u: goto tr589;
		case 114u: goto tr589;
		case 116u: goto tr590;
		case 117u: goto st562;
		case 120u: goto st564;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr18;
	goto st0;
tr598:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st560;
st560:
	if ( ++p == pe )
		goto _test_eof560;
case 560:

	switch( (*p) ) {
		case 39u: goto tr18;
		case 47u: goto tr18;
		case 58u: goto tr18;
		case 61u: goto tr18;
		case 92u: goto tr599;
		case 110u: goto tr589;
		case 114u: goto tr589;
		case 116u: goto tr590;
		case 117u: goto st562;
		case 120u: goto st564;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr18;
	goto st0;
tr599:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st561;
st561:
	if ( ++p == pe )
		goto _test_eof561;
case 561:

	switch( (*p) ) {
		case 39u: goto tr18;
		case 47u: goto tr18;
		case 58u: goto tr18;
		case 61u: goto tr18;
		case 110u: goto tr589;
		case 114u: goto tr589;
		case 116u: goto tr590;
		case 117u: goto st562;
		case 120u: goto st564;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr18;
	goto st0;
st562:
	if ( ++p == pe )
		goto _test_eof562;
case 562:
	if ( (*p) == 48u )
		goto st563;
	goto st0;
st563:
	if ( ++p == pe )
		goto _test_eof563;
case 563:
	if ( (*p) == 48u )
		goto st564;
	goto st0;
st564:
	if ( ++p == pe )
		goto _test_eof564;
case 564:
	if ( (*p) == 50u )
		goto st565;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st36;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st36;
	} else
		goto st36;
	goto st0;
st565:
	if ( ++p == pe )
		goto _test_eof565;
case 565:
	if ( (*p) == 54u )
		goto tr602;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr50;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr50;
	} else
		goto tr50;
	goto st0;
tr602:

	{ store(octet_at(p), level_of_escape, count, p); }

	{ level_of_escape = 0; }
	goto st587;
st587:
	if ( ++p == pe )
		goto _test_eof587;
case 587:

	switch( (*p) ) {
		case 35u: goto tr575;
		case 65u: goto st566;
		case 68u: goto st330;
		case 71u: goto st346;
		case 72u: goto st347;
		case 76u: goto st349;
		case 78u: goto st350;
		case 81u: goto st356;
		case 84u: goto st359;
		case 85u: goto st361;
		case 86u: goto st368;
		case 92u: goto st540;
		case 97u: goto st567;
		case 98u: goto st390;
		case 99u: goto st393;
		case 100u: goto st400;
		case 101u: goto st405;
		case 103u: goto st412;
		case 108u: goto st413;
		case 109u: goto st426;
		case 110u: goto st430;
		case 112u: goto st432;
		case 113u: goto st441;
		case 114u: goto st445;
		case 115u: goto st456;
		case 118u: goto st460;
	}
	goto st0;
st566:
	if ( ++p == pe )
		goto _test_eof566;
case 566:
	switch( (*p) ) {
		case 77u: goto st539;
		case 109u: goto st539;
	}
	goto st0;
st567:
	if ( ++p == pe )
		goto _test_eof567;
case 567:
	switch( (*p) ) {
		case 77u: goto st539;
		case 109u: goto st539;
		case 112u: goto st387;
		case 115u: goto st389;
	}
	goto st0;
st568:
	if ( ++p == pe )
		goto _test_eof568;
case 568:
	if ( (*p) == 48u )
		goto st569;
	goto st0;
st569:
	if ( ++p == pe )
		goto _test_eof569;
case 569:
	if ( (*p) == 48u )
		goto st570;
	goto st0;
st570:
	if ( ++p == pe )
		goto _test_eof570;
case 570:
	switch( (*p) ) {
		case 50u: goto st571;
		case 53u: goto st572;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st36;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st36;
	} else
		goto st36;
	goto st0;
st571:
	if ( ++p == pe )
		goto _test_eof571;
case 571:
	switch( (*p) ) {
		case 53u: goto tr606;
		case 54u: goto tr602;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr50;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr50;
	} else
		goto tr50;
	goto st0;
st572:
	if ( ++p == pe )
		goto _test_eof572;
case 572:
	switch( (*p) ) {
		case 67u: goto tr607;
		case 99u: goto tr607;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr50;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr50;
	} else
		goto tr50;
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof573: cs = 573; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof574: cs = 574; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof575: cs = 575; goto _test_eof;
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
	_test_eof576: cs = 576; goto _test_eof;
	_test_eof41: cs = 41; goto _test_eof;
	_test_eof42: cs = 42; goto _test_eof;
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
	_test_eof55: cs = 55; goto _test_eof;
	_test_eof56: cs = 56; goto _test_eof;
	_test_eof57: cs = 57; goto _test_eof;
	_test_eof58: cs = 58; goto _test_eof;
	_test_eof577: cs = 577; goto _test_eof;
	_test_eof59: cs = 59; goto _test_eof;
	_test_eof60: cs = 60; goto _test_eof;
	_test_eof61: cs = 61; goto _test_eof;
	_test_eof62: cs = 62; goto _test_eof;
	_test_eof63: cs = 63; goto _test_eof;
	_test_eof64: cs = 64; goto _test_eof;
	_test_eof65: cs = 65; goto _test_eof;
	_test_eof66: cs = 66; goto _test_eof;
	_test_eof67: cs = 67; goto _test_eof;
	_test_eof578: cs = 578; goto _test_eof;
	_test_eof68: cs = 68; goto _test_eof;
	_test_eof69: cs = 69; goto _test_eof;
	_test_eof70: cs = 70; goto _test_eof;
	_test_eof71: cs = 71; goto _test_eof;
	_test_eof72: cs = 72; goto _test_eof;
	_test_eof73: cs = 73; goto _test_eof;
	_test_eof74: cs = 74; goto _test_eof;
	_test_eof75: cs = 75; goto _test_eof;
	_test_eof76: cs = 76; goto _test_eof;
	_test_eof579: cs = 579; goto _test_eof;
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
	_test_eof291: cs = 291; goto _test_eof;
	_test_eof292: cs = 292; goto _test_eof;
	_test_eof293: cs = 293; goto _test_eof;
	_test_eof294: cs = 294; goto _test_eof;
	_test_eof295: cs = 295; goto _test_eof;
	_test_eof296: cs = 296; goto _test_eof;
	_test_eof297: cs = 297; goto _test_eof;
	_test_eof298: cs = 298; goto _test_eof;
	_test_eof299: cs = 299; goto _test_eof;
	_test_eof300: cs = 300; goto _test_eof;
	_test_eof301: cs = 301; goto _test_eof;
	_test_eof302: cs = 302; goto _test_eof;
	_test_eof303: cs = 303; goto _test_eof;
	_test_eof304: cs = 304; goto _test_eof;
	_test_eof305: cs = 305; goto _test_eof;
	_test_eof306: cs = 306; goto _test_eof;
	_test_eof307: cs = 307; goto _test_eof;
	_test_eof308: cs = 308; goto _test_eof;
	_test_eof309: cs = 309; goto _test_eof;
	_test_eof310: cs = 310; goto _test_eof;
	_test_eof311: cs = 311; goto _test_eof;
	_test_eof312: cs = 312; goto _test_eof;
	_test_eof580: cs = 580; goto _test_eof;
	_test_eof313: cs = 313; goto _test_eof;
	_test_eof314: cs = 314; goto _test_eof;
	_test_eof315: cs = 315; goto _test_eof;
	_test_eof316: cs = 316; goto _test_eof;
	_test_eof317: cs = 317; goto _test_eof;
	_test_eof581: cs = 581; goto _test_eof;
	_test_eof318: cs = 318; goto _test_eof;
	_test_eof582: cs = 582; goto _test_eof;
	_test_eof319: cs = 319; goto _test_eof;
	_test_eof320: cs = 320; goto _test_eof;
	_test_eof321: cs = 321; goto _test_eof;
	_test_eof322: cs = 322; goto _test_eof;
	_test_eof583: cs = 583; goto _test_eof;
	_test_eof323: cs = 323; goto _test_eof;
	_test_eof324: cs = 324; goto _test_eof;
	_test_eof325: cs = 325; goto _test_eof;
	_test_eof326: cs = 326; goto _test_eof;
	_test_eof584: cs = 584; goto _test_eof;
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
	_test_eof429: cs = 429; goto _test_eof;
	_test_eof430: cs = 430; goto _test_eof;
	_test_eof431: cs = 431; goto _test_eof;
	_test_eof432: cs = 432; goto _test_eof;
	_test_eof433: cs = 433; goto _test_eof;
	_test_eof434: cs = 434; goto _test_eof;
	_test_eof435: cs = 435; goto _test_eof;
	_test_eof436: cs = 436; goto _test_eof;
	_test_eof437: cs = 437; goto _test_eof;
	_test_eof438: cs = 438; goto _test_eof;
	_test_eof439: cs = 439; goto _test_eof;
	_test_eof440: cs = 440; goto _test_eof;
	_test_eof441: cs = 441; goto _test_eof;
	_test_eof442: cs = 442; goto _test_eof;
	_test_eof443: cs = 443; goto _test_eof;
	_test_eof444: cs = 444; goto _test_eof;
	_test_eof445: cs = 445; goto _test_eof;
	_test_eof446: cs = 446; goto _test_eof;
	_test_eof447: cs = 447; goto _test_eof;
	_test_eof448: cs = 448; goto _test_eof;
	_test_eof449: cs = 449; goto _test_eof;
	_test_eof450: cs = 450; goto _test_eof;
	_test_eof451: cs = 451; goto _test_eof;
	_test_eof452: cs = 452; goto _test_eof;
	_test_eof453: cs = 453; goto _test_eof;
	_test_eof454: cs = 454; goto _test_eof;
	_test_eof455: cs = 455; goto _test_eof;
	_test_eof456: cs = 456; goto _test_eof;
	_test_eof457: cs = 457; goto _test_eof;
	_test_eof458: cs = 458; goto _test_eof;
	_test_eof459: cs = 459; goto _test_eof;
	_test_eof460: cs = 460; goto _test_eof;
	_test_eof461: cs = 461; goto _test_eof;
	_test_eof462: cs = 462; goto _test_eof;
	_test_eof463: cs = 463; goto _test_eof;
	_test_eof464: cs = 464; goto _test_eof;
	_test_eof465: cs = 465; goto _test_eof;
	_test_eof466: cs = 466; goto _test_eof;
	_test_eof467: cs = 467; goto _test_eof;
	_test_eof468: cs = 468; goto _test_eof;
	_test_eof469: cs = 469; goto _test_eof;
	_test_eof470: cs = 470; goto _test_eof;
	_test_eof471: cs = 471; goto _test_eof;
	_test_eof472: cs = 472; goto _test_eof;
	_test_eof473: cs = 473; goto _test_eof;
	_test_eof474: cs = 474; goto _test_eof;
	_test_eof475: cs = 475; goto _test_eof;
	_test_eof476: cs = 476; goto _test_eof;
	_test_eof477: cs = 477; goto _test_eof;
	_test_eof478: cs = 478; goto _test_eof;
	_test_eof479: cs = 479; goto _test_eof;
	_test_eof480: cs = 480; goto _test_eof;
	_test_eof481: cs = 481; goto _test_eof;
	_test_eof482: cs = 482; goto _test_eof;
	_test_eof483: cs = 483; goto _test_eof;
	_test_eof484: cs = 484; goto _test_eof;
	_test_eof485: cs = 485; goto _test_eof;
	_test_eof486: cs = 486; goto _test_eof;
	_test_eof487: cs = 487; goto _test_eof;
	_test_eof488: cs = 488; goto _test_eof;
	_test_eof489: cs = 489; goto _test_eof;
	_test_eof490: cs = 490; goto _test_eof;
	_test_eof491: cs = 491; goto _test_eof;
	_test_eof492: cs = 492; goto _test_eof;
	_test_eof493: cs = 493; goto _test_eof;
	_test_eof494: cs = 494; goto _test_eof;
	_test_eof495: cs = 495; goto _test_eof;
	_test_eof496: cs = 496; goto _test_eof;
	_test_eof497: cs = 497; goto _test_eof;
	_test_eof498: cs = 498; goto _test_eof;
	_test_eof499: cs = 499; goto _test_eof;
	_test_eof500: cs = 500; goto _test_eof;
	_test_eof501: cs = 501; goto _test_eof;
	_test_eof502: cs = 502; goto _test_eof;
	_test_eof503: cs = 503; goto _test_eof;
	_test_eof504: cs = 504; goto _test_eof;
	_test_eof505: cs = 505; goto _test_eof;
	_test_eof506: cs = 506; goto _test_eof;
	_test_eof507: cs = 507; goto _test_eof;
	_test_eof508: cs = 508; goto _test_eof;
	_test_eof509: cs = 509; goto _test_eof;
	_test_eof510: cs = 510; goto _test_eof;
	_test_eof511: cs = 511; goto _test_eof;
	_test_eof585: cs = 585; goto _test_eof;
	_test_eof512: cs = 512; goto _test_eof;
	_test_eof513: cs = 513; goto _test_eof;
	_test_eof514: cs = 514; goto _test_eof;
	_test_eof515: cs = 515; goto _test_eof;
	_test_eof516: cs = 516; goto _test_eof;
	_test_eof517: cs = 517; goto _test_eof;
	_test_eof518: cs = 518; goto _test_eof;
	_test_eof519: cs = 519; goto _test_eof;
	_test_eof520: cs = 520; goto _test_eof;
	_test_eof521: cs = 521; goto _test_eof;
	_test_eof586: cs = 586; goto _test_eof;
	_test_eof522: cs = 522; goto _test_eof;
	_test_eof523: cs = 523; goto _test_eof;
	_test_eof524: cs = 524; goto _test_eof;
	_test_eof525: cs = 525; goto _test_eof;
	_test_eof526: cs = 526; goto _test_eof;
	_test_eof527: cs = 527; goto _test_eof;
	_test_eof528: cs = 528; goto _test_eof;
	_test_eof529: cs = 529; goto _test_eof;
	_test_eof530: cs = 530; goto _test_eof;
	_test_eof531: cs = 531; goto _test_eof;
	_test_eof532: cs = 532; goto _test_eof;
	_test_eof533: cs = 533; goto _test_eof;
	_test_eof534: cs = 534; goto _test_eof;
	_test_eof535: cs = 535; goto _test_eof;
	_test_eof536: cs = 536; goto _test_eof;
	_test_eof537: cs = 537; goto _test_eof;
	_test_eof538: cs = 538; goto _test_eof;
	_test_eof539: cs = 539; goto _test_eof;
	_test_eof540: cs = 540; goto _test_eof;
	_test_eof541: cs = 541; goto _test_eof;
	_test_eof542: cs = 542; goto _test_eof;
	_test_eof543: cs = 543; goto _test_eof;
	_test_eof544: cs = 544; goto _test_eof;
	_test_eof545: cs = 545; goto _test_eof;
	_test_eof546: cs = 546; goto _test_eof;
	_test_eof547: cs = 547; goto _test_eof;
	_test_eof548: cs = 548; goto _test_eof;
	_test_eof549: cs = 549; goto _test_eof;
	_test_eof550: cs = 550; goto _test_eof;
	_test_eof551: cs = 551; goto _test_eof;
	_test_eof552: cs = 552; goto _test_eof;
	_test_eof553: cs = 553; goto _test_eof;
	_test_eof554: cs = 554; goto _test_eof;
	_test_eof555: cs = 555; goto _test_eof;
	_test_eof556: cs = 556; goto _test_eof;
	_test_eof557: cs = 557; goto _test_eof;
	_test_eof558: cs = 558; goto _test_eof;
	_test_eof559: cs = 559; goto _test_eof;
	_test_eof560: cs = 560; goto _test_eof;
	_test_eof561: cs = 561; goto _test_eof;
	_test_eof562: cs = 562; goto _test_eof;
	_test_eof563: cs = 563; goto _test_eof;
	_test_eof564: cs = 564; goto _test_eof;
	_test_eof565: cs = 565; goto _test_eof;
	_test_eof587: cs = 587; goto _test_eof;
	_test_eof566: cs = 566; goto _test_eof;
	_test_eof567: cs = 567; goto _test_eof;
	_test_eof568: cs = 568; goto _test_eof;
	_test_eof569: cs = 569; goto _test_eof;
	_test_eof570: cs = 570; goto _test_eof;
	_test_eof571: cs = 571; goto _test_eof;
	_test_eof572: cs = 572; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

    }

    const unsigned char* end;
    unsigned char octet = 0;
    std::uint8_t level = 0;
    std::uint8_t escapes = 0;

    static constexpr unsigned most_levels = 7;  // also the level of octets encoded more often

private:
    static constexpr unsigned too_large = 0x110000;  // greater than each code point

    static constexpr unsigned digit_at(const unsigned char* p) noexcept {
        return hexdig_value(static_cast<char>(*p));
    }
    static constexpr unsigned octet_at(const unsigned char* last) noexcept {
        return digit_at(last - 1) * 16 + digit_at(last);
    }

    void store(unsigned stands_for, unsigned times_encoded, unsigned times_escaped,
               const unsigned char* last) noexcept {
        octet = static_cast<unsigned char>(stands_for);
        level = static_cast<std::uint8_t>(std::min(times_encoded, most_levels));
        escapes = static_cast<std::uint8_t>(times_escaped);
        end = last + 1;
    }
};

}  // namespace uriscan
