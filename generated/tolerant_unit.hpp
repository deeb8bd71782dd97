// Generated from tolerant_unit.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   d534472f80bb423b1db3bbbcc7bf4ab50b629ef29b57320333d77dabda35556f  ragel/generate.cmake
//   9c7f4e0abf1b0897ec07b151bcd4b826aa00bf9b5d67ba540207fe20155416f9  ragel/machine_sources.cmake
//   f08eaf508fe7826d494cc4544ca92acd20b166469c46376f5018ffd5503a6919  ragel/no_actions.rl
//   9bcc3ba7097f7dae32460e069a735acdc6dbb2235daf3f640d1342d106a931fc  ragel/rfc3986.rl
//   067cc947a8c9e9c11d87220163462baac3bd86fc68f92652ae0a0086ee802c8c  ragel/tolerant_unit.rl
#pragma once

// Reads one unit of a text that was escaped or percent-encoded: the octets that stand for one
// octet.
//
//     %40  %2540  %252540          percent-encoded once, twice, three times
//     \/  \"  \:  \u0040  \x40     an escape of JSON, JavaScript, Java or a log
//     &amp;  &#38;  &#x26;         a character reference of HTML
//     \\/  \\\u0040  &amp;#38;     an escape that was escaped again
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
		case 53u: goto st79;
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
	goto st186;
tr22:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }
	goto st186;
tr89:

	{ store(octet_at(p), levels(p), count, p); }
	goto st186;
tr96:

	{ store(*p, 0, count, p); }
	goto st186;
tr140:

	{ store(octet_at(p), level_of_escape, count, p); }
	goto st186;
tr185:

	{ store('\n', 0, count, p); }
	goto st186;
tr186:

	{ store('\t', 0, count, p); }
	goto st186;
st186:
	if ( ++p == pe )
		goto _test_eof186;
case 186:

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
	goto st187;
st187:
	if ( ++p == pe )
		goto _test_eof187;
case 187:

	switch( (*p) ) {
		case 50u: goto st5;
		case 53u: goto st79;
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
	goto st188;
st188:
	if ( ++p == pe )
		goto _test_eof188;
case 188:

	switch( (*p) ) {
		case 50u: goto st6;
		case 53u: goto st79;
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
	goto st189;
st189:
	if ( ++p == pe )
		goto _test_eof189;
case 189:

	switch( (*p) ) {
		case 37u: goto tr199;
		case 97u: goto st23;
		case 99u: goto st54;
		case 101u: goto st61;
		case 103u: goto st66;
		case 108u: goto st67;
		case 110u: goto st68;
		case 113u: goto st70;
		case 115u: goto st75;
	}
	goto st0;
tr199:

	{ percent = p; }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:

	if ( (*p) == 50u )
		goto st8;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	switch( (*p) ) {
		case 51u: goto tr12;
		case 53u: goto st19;
	}
	goto st0;
tr12:

	{ value = 0; }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:

	switch( (*p) ) {
		case 88u: goto st17;
		case 120u: goto st17;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr14;
	goto st0;
tr14:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:

	if ( (*p) == 37u )
		goto tr16;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr14;
	goto st0;
tr16:

	{ percent = p; }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:

	switch( (*p) ) {
		case 50u: goto st12;
		case 51u: goto st16;
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
	if ( (*p) == 51u )
		goto st16;
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	switch( (*p) ) {
		case 66u: goto tr22;
		case 98u: goto tr22;
	}
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr23;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr23;
	} else
		goto tr23;
	goto st0;
tr23:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:

	if ( (*p) == 37u )
		goto tr16;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr23;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr23;
	} else
		goto tr23;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:
	if ( (*p) == 50u )
		goto st20;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:
	switch( (*p) ) {
		case 51u: goto tr12;
		case 53u: goto st21;
	}
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	if ( (*p) == 50u )
		goto st22;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:
	if ( (*p) == 51u )
		goto tr12;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:
	switch( (*p) ) {
		case 109u: goto st24;
		case 112u: goto st51;
	}
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	if ( (*p) == 112u )
		goto tr29;
	goto st0;
tr29:

	{ value = '&'; }
	goto st25;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:

	if ( (*p) == 37u )
		goto tr30;
	goto st0;
tr30:

	{ percent = p; }
	goto st26;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:

	switch( (*p) ) {
		case 50u: goto st27;
		case 51u: goto st31;
	}
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:
	if ( (*p) == 53u )
		goto st28;
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
	switch( (*p) ) {
		case 50u: goto st29;
		case 51u: goto st31;
	}
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:
	if ( (*p) == 53u )
		goto st30;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:
	if ( (*p) == 51u )
		goto st31;
	goto st0;
st31:
	if ( ++p == pe )
		goto _test_eof31;
case 31:
	switch( (*p) ) {
		case 66u: goto tr36;
		case 98u: goto tr36;
	}
	goto st0;
tr36:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st190;
st190:
	if ( ++p == pe )
		goto _test_eof190;
case 190:

	switch( (*p) ) {
		case 37u: goto tr199;
		case 97u: goto st32;
		case 99u: goto st54;
		case 101u: goto st61;
		case 103u: goto st66;
		case 108u: goto st67;
		case 110u: goto st68;
		case 113u: goto st70;
		case 115u: goto st75;
	}
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
case 32:
	switch( (*p) ) {
		case 109u: goto st33;
		case 112u: goto st51;
	}
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
case 33:
	if ( (*p) == 112u )
		goto tr38;
	goto st0;
tr38:

	{ value = '&'; }
	goto st34;
st34:
	if ( ++p == pe )
		goto _test_eof34;
case 34:

	if ( (*p) == 37u )
		goto tr39;
	goto st0;
tr39:

	{ percent = p; }
	goto st35;
st35:
	if ( ++p == pe )
		goto _test_eof35;
case 35:

	switch( (*p) ) {
		case 50u: goto st36;
		case 51u: goto st40;
	}
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
case 36:
	if ( (*p) == 53u )
		goto st37;
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
case 37:
	switch( (*p) ) {
		case 50u: goto st38;
		case 51u: goto st40;
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
	if ( (*p) == 51u )
		goto st40;
	goto st0;
st40:
	if ( ++p == pe )
		goto _test_eof40;
case 40:
	switch( (*p) ) {
		case 66u: goto tr45;
		case 98u: goto tr45;
	}
	goto st0;
tr45:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st191;
st191:
	if ( ++p == pe )
		goto _test_eof191;
case 191:

	switch( (*p) ) {
		case 37u: goto tr199;
		case 97u: goto st41;
		case 99u: goto st54;
		case 101u: goto st61;
		case 103u: goto st66;
		case 108u: goto st67;
		case 110u: goto st68;
		case 113u: goto st70;
		case 115u: goto st75;
	}
	goto st0;
st41:
	if ( ++p == pe )
		goto _test_eof41;
case 41:
	switch( (*p) ) {
		case 109u: goto st42;
		case 112u: goto st51;
	}
	goto st0;
st42:
	if ( ++p == pe )
		goto _test_eof42;
case 42:
	if ( (*p) == 112u )
		goto tr47;
	goto st0;
tr47:

	{ value = '&'; }
	goto st43;
st43:
	if ( ++p == pe )
		goto _test_eof43;
case 43:

	if ( (*p) == 37u )
		goto tr48;
	goto st0;
tr48:

	{ percent = p; }
	goto st44;
st44:
	if ( ++p == pe )
		goto _test_eof44;
case 44:

	switch( (*p) ) {
		case 50u: goto st45;
		case 51u: goto st49;
	}
	goto st0;
st45:
	if ( ++p == pe )
		goto _test_eof45;
case 45:
	if ( (*p) == 53u )
		goto st46;
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
case 46:
	switch( (*p) ) {
		case 50u: goto st47;
		case 51u: goto st49;
	}
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
case 47:
	if ( (*p) == 53u )
		goto st48;
	goto st0;
st48:
	if ( ++p == pe )
		goto _test_eof48;
case 48:
	if ( (*p) == 51u )
		goto st49;
	goto st0;
st49:
	if ( ++p == pe )
		goto _test_eof49;
case 49:
	switch( (*p) ) {
		case 66u: goto tr54;
		case 98u: goto tr54;
	}
	goto st0;
tr54:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st192;
st192:
	if ( ++p == pe )
		goto _test_eof192;
case 192:

	switch( (*p) ) {
		case 37u: goto tr199;
		case 97u: goto st50;
		case 99u: goto st54;
		case 101u: goto st61;
		case 103u: goto st66;
		case 108u: goto st67;
		case 110u: goto st68;
		case 113u: goto st70;
		case 115u: goto st75;
	}
	goto st0;
st50:
	if ( ++p == pe )
		goto _test_eof50;
case 50:
	if ( (*p) == 112u )
		goto st51;
	goto st0;
st51:
	if ( ++p == pe )
		goto _test_eof51;
case 51:
	if ( (*p) == 111u )
		goto st52;
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
case 52:
	if ( (*p) == 115u )
		goto tr56;
	goto st0;
tr56:

	{ value = '\''; }
	goto st53;
tr61:

	{ value = ':'; }
	goto st53;
tr64:

	{ value = '@'; }
	goto st53;
tr69:

	{ value = '='; }
	goto st53;
tr70:

	{ value = '>'; }
	goto st53;
tr71:

	{ value = '<'; }
	goto st53;
tr73:

	{ value = '#'; }
	goto st53;
tr78:

	{ value = '?'; }
	goto st53;
tr79:

	{ value = '"'; }
	goto st53;
tr83:

	{ value = ';'; }
	goto st53;
tr84:

	{ value = '/'; }
	goto st53;
st53:
	if ( ++p == pe )
		goto _test_eof53;
case 53:

	if ( (*p) == 37u )
		goto tr16;
	goto st0;
st54:
	if ( ++p == pe )
		goto _test_eof54;
case 54:
	if ( (*p) == 111u )
		goto st55;
	goto st0;
st55:
	if ( ++p == pe )
		goto _test_eof55;
case 55:
	switch( (*p) ) {
		case 108u: goto st56;
		case 109u: goto st58;
	}
	goto st0;
st56:
	if ( ++p == pe )
		goto _test_eof56;
case 56:
	if ( (*p) == 111u )
		goto st57;
	goto st0;
st57:
	if ( ++p == pe )
		goto _test_eof57;
case 57:
	if ( (*p) == 110u )
		goto tr61;
	goto st0;
st58:
	if ( ++p == pe )
		goto _test_eof58;
case 58:
	if ( (*p) == 109u )
		goto st59;
	goto st0;
st59:
	if ( ++p == pe )
		goto _test_eof59;
case 59:
	if ( (*p) == 97u )
		goto st60;
	goto st0;
st60:
	if ( ++p == pe )
		goto _test_eof60;
case 60:
	if ( (*p) == 116u )
		goto tr64;
	goto st0;
st61:
	if ( ++p == pe )
		goto _test_eof61;
case 61:
	if ( (*p) == 113u )
		goto st62;
	goto st0;
st62:
	if ( ++p == pe )
		goto _test_eof62;
case 62:
	if ( (*p) == 117u )
		goto st63;
	goto st0;
st63:
	if ( ++p == pe )
		goto _test_eof63;
case 63:
	if ( (*p) == 97u )
		goto st64;
	goto st0;
st64:
	if ( ++p == pe )
		goto _test_eof64;
case 64:
	if ( (*p) == 108u )
		goto st65;
	goto st0;
st65:
	if ( ++p == pe )
		goto _test_eof65;
case 65:
	if ( (*p) == 115u )
		goto tr69;
	goto st0;
st66:
	if ( ++p == pe )
		goto _test_eof66;
case 66:
	if ( (*p) == 116u )
		goto tr70;
	goto st0;
st67:
	if ( ++p == pe )
		goto _test_eof67;
case 67:
	if ( (*p) == 116u )
		goto tr71;
	goto st0;
st68:
	if ( ++p == pe )
		goto _test_eof68;
case 68:
	if ( (*p) == 117u )
		goto st69;
	goto st0;
st69:
	if ( ++p == pe )
		goto _test_eof69;
case 69:
	if ( (*p) == 109u )
		goto tr73;
	goto st0;
st70:
	if ( ++p == pe )
		goto _test_eof70;
case 70:
	if ( (*p) == 117u )
		goto st71;
	goto st0;
st71:
	if ( ++p == pe )
		goto _test_eof71;
case 71:
	switch( (*p) ) {
		case 101u: goto st72;
		case 111u: goto st74;
	}
	goto st0;
st72:
	if ( ++p == pe )
		goto _test_eof72;
case 72:
	if ( (*p) == 115u )
		goto st73;
	goto st0;
st73:
	if ( ++p == pe )
		goto _test_eof73;
case 73:
	if ( (*p) == 116u )
		goto tr78;
	goto st0;
st74:
	if ( ++p == pe )
		goto _test_eof74;
case 74:
	if ( (*p) == 116u )
		goto tr79;
	goto st0;
st75:
	if ( ++p == pe )
		goto _test_eof75;
case 75:
	switch( (*p) ) {
		case 101u: goto st76;
		case 111u: goto st78;
	}
	goto st0;
st76:
	if ( ++p == pe )
		goto _test_eof76;
case 76:
	if ( (*p) == 109u )
		goto st77;
	goto st0;
st77:
	if ( ++p == pe )
		goto _test_eof77;
case 77:
	if ( (*p) == 105u )
		goto tr83;
	goto st0;
st78:
	if ( ++p == pe )
		goto _test_eof78;
case 78:
	if ( (*p) == 108u )
		goto tr84;
	goto st0;
st79:
	if ( ++p == pe )
		goto _test_eof79;
case 79:
	switch( (*p) ) {
		case 67u: goto tr85;
		case 99u: goto tr85;
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
tr85:

	{ store(octet_at(p), levels(p), 0, p); }

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st193;
st193:
	if ( ++p == pe )
		goto _test_eof193;
case 193:

	switch( (*p) ) {
		case 37u: goto tr211;
		case 47u: goto tr96;
		case 117u: goto st129;
		case 120u: goto st131;
	}
	goto st0;
tr211:

	{ percent = p; }
	goto st80;
st80:
	if ( ++p == pe )
		goto _test_eof80;
case 80:

	switch( (*p) ) {
		case 50u: goto st81;
		case 51u: goto st86;
		case 53u: goto st87;
	}
	goto st0;
st81:
	if ( ++p == pe )
		goto _test_eof81;
case 81:
	switch( (*p) ) {
		case 53u: goto st82;
		case 55u: goto tr89;
		case 70u: goto tr89;
		case 102u: goto tr89;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr89;
	goto st0;
st82:
	if ( ++p == pe )
		goto _test_eof82;
case 82:
	switch( (*p) ) {
		case 50u: goto st83;
		case 51u: goto st86;
		case 53u: goto st87;
	}
	goto st0;
st83:
	if ( ++p == pe )
		goto _test_eof83;
case 83:
	switch( (*p) ) {
		case 53u: goto st84;
		case 55u: goto tr89;
		case 70u: goto tr89;
		case 102u: goto tr89;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr89;
	goto st0;
st84:
	if ( ++p == pe )
		goto _test_eof84;
case 84:
	switch( (*p) ) {
		case 50u: goto st85;
		case 51u: goto st86;
		case 53u: goto st87;
	}
	goto st0;
st85:
	if ( ++p == pe )
		goto _test_eof85;
case 85:
	switch( (*p) ) {
		case 55u: goto tr89;
		case 70u: goto tr89;
		case 102u: goto tr89;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr89;
	goto st0;
st86:
	if ( ++p == pe )
		goto _test_eof86;
case 86:
	switch( (*p) ) {
		case 65u: goto tr89;
		case 68u: goto tr89;
		case 97u: goto tr89;
		case 100u: goto tr89;
	}
	goto st0;
st87:
	if ( ++p == pe )
		goto _test_eof87;
case 87:
	switch( (*p) ) {
		case 67u: goto tr94;
		case 99u: goto tr94;
	}
	goto st0;
tr94:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st88;
st88:
	if ( ++p == pe )
		goto _test_eof88;
case 88:

	switch( (*p) ) {
		case 37u: goto tr95;
		case 47u: goto tr96;
		case 117u: goto st129;
		case 120u: goto st131;
	}
	goto st0;
tr95:

	{ percent = p; }
	goto st89;
st89:
	if ( ++p == pe )
		goto _test_eof89;
case 89:

	switch( (*p) ) {
		case 50u: goto st90;
		case 51u: goto st86;
		case 53u: goto st94;
	}
	goto st0;
st90:
	if ( ++p == pe )
		goto _test_eof90;
case 90:
	switch( (*p) ) {
		case 53u: goto st91;
		case 55u: goto tr89;
		case 70u: goto tr89;
		case 102u: goto tr89;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr89;
	goto st0;
st91:
	if ( ++p == pe )
		goto _test_eof91;
case 91:
	switch( (*p) ) {
		case 50u: goto st92;
		case 51u: goto st86;
		case 53u: goto st94;
	}
	goto st0;
st92:
	if ( ++p == pe )
		goto _test_eof92;
case 92:
	switch( (*p) ) {
		case 53u: goto st93;
		case 55u: goto tr89;
		case 70u: goto tr89;
		case 102u: goto tr89;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr89;
	goto st0;
st93:
	if ( ++p == pe )
		goto _test_eof93;
case 93:
	switch( (*p) ) {
		case 50u: goto st85;
		case 51u: goto st86;
		case 53u: goto st94;
	}
	goto st0;
st94:
	if ( ++p == pe )
		goto _test_eof94;
case 94:
	switch( (*p) ) {
		case 67u: goto tr104;
		case 99u: goto tr104;
	}
	goto st0;
tr104:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st95;
st95:
	if ( ++p == pe )
		goto _test_eof95;
case 95:

	switch( (*p) ) {
		case 37u: goto tr105;
		case 47u: goto tr96;
		case 117u: goto st129;
		case 120u: goto st131;
	}
	goto st0;
tr105:

	{ percent = p; }
	goto st96;
st96:
	if ( ++p == pe )
		goto _test_eof96;
case 96:

	switch( (*p) ) {
		case 50u: goto st97;
		case 51u: goto st86;
		case 53u: goto st101;
	}
	goto st0;
st97:
	if ( ++p == pe )
		goto _test_eof97;
case 97:
	switch( (*p) ) {
		case 53u: goto st98;
		case 55u: goto tr89;
		case 70u: goto tr89;
		case 102u: goto tr89;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr89;
	goto st0;
st98:
	if ( ++p == pe )
		goto _test_eof98;
case 98:
	switch( (*p) ) {
		case 50u: goto st99;
		case 51u: goto st86;
		case 53u: goto st101;
	}
	goto st0;
st99:
	if ( ++p == pe )
		goto _test_eof99;
case 99:
	switch( (*p) ) {
		case 53u: goto st100;
		case 55u: goto tr89;
		case 70u: goto tr89;
		case 102u: goto tr89;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr89;
	goto st0;
st100:
	if ( ++p == pe )
		goto _test_eof100;
case 100:
	switch( (*p) ) {
		case 50u: goto st85;
		case 51u: goto st86;
		case 53u: goto st101;
	}
	goto st0;
st101:
	if ( ++p == pe )
		goto _test_eof101;
case 101:
	switch( (*p) ) {
		case 67u: goto tr111;
		case 99u: goto tr111;
	}
	goto st0;
tr111:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st102;
st102:
	if ( ++p == pe )
		goto _test_eof102;
case 102:

	switch( (*p) ) {
		case 37u: goto tr112;
		case 47u: goto tr96;
		case 117u: goto st129;
		case 120u: goto st131;
	}
	goto st0;
tr112:

	{ percent = p; }
	goto st103;
st103:
	if ( ++p == pe )
		goto _test_eof103;
case 103:

	switch( (*p) ) {
		case 50u: goto st104;
		case 51u: goto st86;
		case 53u: goto st108;
	}
	goto st0;
st104:
	if ( ++p == pe )
		goto _test_eof104;
case 104:
	switch( (*p) ) {
		case 53u: goto st105;
		case 55u: goto tr89;
		case 70u: goto tr89;
		case 102u: goto tr89;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr89;
	goto st0;
st105:
	if ( ++p == pe )
		goto _test_eof105;
case 105:
	switch( (*p) ) {
		case 50u: goto st106;
		case 51u: goto st86;
		case 53u: goto st108;
	}
	goto st0;
st106:
	if ( ++p == pe )
		goto _test_eof106;
case 106:
	switch( (*p) ) {
		case 53u: goto st107;
		case 55u: goto tr89;
		case 70u: goto tr89;
		case 102u: goto tr89;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr89;
	goto st0;
st107:
	if ( ++p == pe )
		goto _test_eof107;
case 107:
	switch( (*p) ) {
		case 50u: goto st85;
		case 51u: goto st86;
		case 53u: goto st108;
	}
	goto st0;
st108:
	if ( ++p == pe )
		goto _test_eof108;
case 108:
	switch( (*p) ) {
		case 67u: goto tr118;
		case 99u: goto tr118;
	}
	goto st0;
tr118:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st109;
st109:
	if ( ++p == pe )
		goto _test_eof109;
case 109:

	switch( (*p) ) {
		case 37u: goto tr119;
		case 47u: goto tr96;
		case 117u: goto st129;
		case 120u: goto st131;
	}
	goto st0;
tr119:

	{ percent = p; }
	goto st110;
st110:
	if ( ++p == pe )
		goto _test_eof110;
case 110:

	switch( (*p) ) {
		case 50u: goto st111;
		case 51u: goto st86;
		case 53u: goto st115;
	}
	goto st0;
st111:
	if ( ++p == pe )
		goto _test_eof111;
case 111:
	switch( (*p) ) {
		case 53u: goto st112;
		case 55u: goto tr89;
		case 70u: goto tr89;
		case 102u: goto tr89;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr89;
	goto st0;
st112:
	if ( ++p == pe )
		goto _test_eof112;
case 112:
	switch( (*p) ) {
		case 50u: goto st113;
		case 51u: goto st86;
		case 53u: goto st115;
	}
	goto st0;
st113:
	if ( ++p == pe )
		goto _test_eof113;
case 113:
	switch( (*p) ) {
		case 53u: goto st114;
		case 55u: goto tr89;
		case 70u: goto tr89;
		case 102u: goto tr89;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr89;
	goto st0;
st114:
	if ( ++p == pe )
		goto _test_eof114;
case 114:
	switch( (*p) ) {
		case 50u: goto st85;
		case 51u: goto st86;
		case 53u: goto st115;
	}
	goto st0;
st115:
	if ( ++p == pe )
		goto _test_eof115;
case 115:
	switch( (*p) ) {
		case 67u: goto tr125;
		case 99u: goto tr125;
	}
	goto st0;
tr125:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st116;
st116:
	if ( ++p == pe )
		goto _test_eof116;
case 116:

	switch( (*p) ) {
		case 37u: goto tr126;
		case 47u: goto tr96;
		case 117u: goto st129;
		case 120u: goto st131;
	}
	goto st0;
tr126:

	{ percent = p; }
	goto st117;
st117:
	if ( ++p == pe )
		goto _test_eof117;
case 117:

	switch( (*p) ) {
		case 50u: goto st118;
		case 51u: goto st86;
		case 53u: goto st122;
	}
	goto st0;
st118:
	if ( ++p == pe )
		goto _test_eof118;
case 118:
	switch( (*p) ) {
		case 53u: goto st119;
		case 55u: goto tr89;
		case 70u: goto tr89;
		case 102u: goto tr89;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr89;
	goto st0;
st119:
	if ( ++p == pe )
		goto _test_eof119;
case 119:
	switch( (*p) ) {
		case 50u: goto st120;
		case 51u: goto st86;
		case 53u: goto st122;
	}
	goto st0;
st120:
	if ( ++p == pe )
		goto _test_eof120;
case 120:
	switch( (*p) ) {
		case 53u: goto st121;
		case 55u: goto tr89;
		case 70u: goto tr89;
		case 102u: goto tr89;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr89;
	goto st0;
st121:
	if ( ++p == pe )
		goto _test_eof121;
case 121:
	switch( (*p) ) {
		case 50u: goto st85;
		case 51u: goto st86;
		case 53u: goto st122;
	}
	goto st0;
st122:
	if ( ++p == pe )
		goto _test_eof122;
case 122:
	switch( (*p) ) {
		case 67u: goto tr132;
		case 99u: goto tr132;
	}
	goto st0;
tr132:

	{ level_of_escape = levels(p); }

	{ ++count; }
	goto st123;
st123:
	if ( ++p == pe )
		goto _test_eof123;
case 123:

	switch( (*p) ) {
		case 37u: goto tr133;
		case 47u: goto tr96;
		case 117u: goto st129;
		case 120u: goto st131;
	}
	goto st0;
tr133:

	{ percent = p; }
	goto st124;
st124:
	if ( ++p == pe )
		goto _test_eof124;
case 124:

	switch( (*p) ) {
		case 50u: goto st125;
		case 51u: goto st86;
	}
	goto st0;
st125:
	if ( ++p == pe )
		goto _test_eof125;
case 125:
	switch( (*p) ) {
		case 53u: goto st126;
		case 55u: goto tr89;
		case 70u: goto tr89;
		case 102u: goto tr89;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr89;
	goto st0;
st126:
	if ( ++p == pe )
		goto _test_eof126;
case 126:
	switch( (*p) ) {
		case 50u: goto st127;
		case 51u: goto st86;
	}
	goto st0;
st127:
	if ( ++p == pe )
		goto _test_eof127;
case 127:
	switch( (*p) ) {
		case 53u: goto st128;
		case 55u: goto tr89;
		case 70u: goto tr89;
		case 102u: goto tr89;
	}
	if ( 49u <= (*p) && (*p) <= 51u )
		goto tr89;
	goto st0;
st128:
	if ( ++p == pe )
		goto _test_eof128;
case 128:
	switch( (*p) ) {
		case 50u: goto st85;
		case 51u: goto st86;
	}
	goto st0;
st129:
	if ( ++p == pe )
		goto _test_eof129;
case 129:
	if ( (*p) == 48u )
		goto st130;
	goto st0;
st130:
	if ( ++p == pe )
		goto _test_eof130;
case 130:
	if ( (*p) == 48u )
		goto st131;
	goto st0;
st131:
	if ( ++p == pe )
		goto _test_eof131;
case 131:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st132;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st132;
	} else
		goto st132;
	goto st0;
st132:
	if ( ++p == pe )
		goto _test_eof132;
case 132:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr140;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr140;
	} else
		goto tr140;
	goto st0;
tr2:

	{ level_of_escape = 0; }
	goto st194;
tr196:

	{ store(octet_at(p), level_of_escape, count, p); }
	goto st194;
st194:
	if ( ++p == pe )
		goto _test_eof194;
case 194:

	switch( (*p) ) {
		case 35u: goto tr212;
		case 97u: goto st137;
		case 99u: goto st150;
		case 101u: goto st157;
		case 103u: goto st162;
		case 108u: goto st163;
		case 110u: goto st164;
		case 113u: goto st166;
		case 115u: goto st171;
	}
	goto st0;
tr212:

	{ value = 0; }
	goto st133;
st133:
	if ( ++p == pe )
		goto _test_eof133;
case 133:

	switch( (*p) ) {
		case 88u: goto st135;
		case 120u: goto st135;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr141;
	goto st0;
tr141:

	{ value = std::min(value * 10 + digit_at(p), too_large); }
	goto st134;
st134:
	if ( ++p == pe )
		goto _test_eof134;
case 134:

	if ( (*p) == 59u )
		goto tr22;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr141;
	goto st0;
st135:
	if ( ++p == pe )
		goto _test_eof135;
case 135:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr143;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr143;
	} else
		goto tr143;
	goto st0;
tr143:

	{ value = std::min(value * 16 + digit_at(p), too_large); }
	goto st136;
st136:
	if ( ++p == pe )
		goto _test_eof136;
case 136:

	if ( (*p) == 59u )
		goto tr22;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr143;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr143;
	} else
		goto tr143;
	goto st0;
st137:
	if ( ++p == pe )
		goto _test_eof137;
case 137:
	switch( (*p) ) {
		case 109u: goto st138;
		case 112u: goto st147;
	}
	goto st0;
st138:
	if ( ++p == pe )
		goto _test_eof138;
case 138:
	if ( (*p) == 112u )
		goto tr146;
	goto st0;
tr146:

	{ value = '&'; }
	goto st139;
st139:
	if ( ++p == pe )
		goto _test_eof139;
case 139:

	if ( (*p) == 59u )
		goto tr147;
	goto st0;
tr147:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st195;
st195:
	if ( ++p == pe )
		goto _test_eof195;
case 195:

	switch( (*p) ) {
		case 35u: goto tr212;
		case 97u: goto st140;
		case 99u: goto st150;
		case 101u: goto st157;
		case 103u: goto st162;
		case 108u: goto st163;
		case 110u: goto st164;
		case 113u: goto st166;
		case 115u: goto st171;
	}
	goto st0;
st140:
	if ( ++p == pe )
		goto _test_eof140;
case 140:
	switch( (*p) ) {
		case 109u: goto st141;
		case 112u: goto st147;
	}
	goto st0;
st141:
	if ( ++p == pe )
		goto _test_eof141;
case 141:
	if ( (*p) == 112u )
		goto tr149;
	goto st0;
tr149:

	{ value = '&'; }
	goto st142;
st142:
	if ( ++p == pe )
		goto _test_eof142;
case 142:

	if ( (*p) == 59u )
		goto tr150;
	goto st0;
tr150:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st196;
st196:
	if ( ++p == pe )
		goto _test_eof196;
case 196:

	switch( (*p) ) {
		case 35u: goto tr212;
		case 97u: goto st143;
		case 99u: goto st150;
		case 101u: goto st157;
		case 103u: goto st162;
		case 108u: goto st163;
		case 110u: goto st164;
		case 113u: goto st166;
		case 115u: goto st171;
	}
	goto st0;
st143:
	if ( ++p == pe )
		goto _test_eof143;
case 143:
	switch( (*p) ) {
		case 109u: goto st144;
		case 112u: goto st147;
	}
	goto st0;
st144:
	if ( ++p == pe )
		goto _test_eof144;
case 144:
	if ( (*p) == 112u )
		goto tr152;
	goto st0;
tr152:

	{ value = '&'; }
	goto st145;
st145:
	if ( ++p == pe )
		goto _test_eof145;
case 145:

	if ( (*p) == 59u )
		goto tr153;
	goto st0;
tr153:

	{ store(value < 0x80 ? value : 0x80, level_of_escape, count + 1, p); }

	{ ++count; }
	goto st197;
st197:
	if ( ++p == pe )
		goto _test_eof197;
case 197:

	switch( (*p) ) {
		case 35u: goto tr212;
		case 97u: goto st146;
		case 99u: goto st150;
		case 101u: goto st157;
		case 103u: goto st162;
		case 108u: goto st163;
		case 110u: goto st164;
		case 113u: goto st166;
		case 115u: goto st171;
	}
	goto st0;
st146:
	if ( ++p == pe )
		goto _test_eof146;
case 146:
	if ( (*p) == 112u )
		goto st147;
	goto st0;
st147:
	if ( ++p == pe )
		goto _test_eof147;
case 147:
	if ( (*p) == 111u )
		goto st148;
	goto st0;
st148:
	if ( ++p == pe )
		goto _test_eof148;
case 148:
	if ( (*p) == 115u )
		goto tr155;
	goto st0;
tr155:

	{ value = '\''; }
	goto st149;
tr160:

	{ value = ':'; }
	goto st149;
tr163:

	{ value = '@'; }
	goto st149;
tr168:

	{ value = '='; }
	goto st149;
tr169:

	{ value = '>'; }
	goto st149;
tr170:

	{ value = '<'; }
	goto st149;
tr172:

	{ value = '#'; }
	goto st149;
tr177:

	{ value = '?'; }
	goto st149;
tr178:

	{ value = '"'; }
	goto st149;
tr182:

	{ value = ';'; }
	goto st149;
tr183:

	{ value = '/'; }
	goto st149;
st149:
	if ( ++p == pe )
		goto _test_eof149;
case 149:

	if ( (*p) == 59u )
		goto tr22;
	goto st0;
st150:
	if ( ++p == pe )
		goto _test_eof150;
case 150:
	if ( (*p) == 111u )
		goto st151;
	goto st0;
st151:
	if ( ++p == pe )
		goto _test_eof151;
case 151:
	switch( (*p) ) {
		case 108u: goto st152;
		case 109u: goto st154;
	}
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
	if ( (*p) == 110u )
		goto tr160;
	goto st0;
st154:
	if ( ++p == pe )
		goto _test_eof154;
case 154:
	if ( (*p) == 109u )
		goto st155;
	goto st0;
st155:
	if ( ++p == pe )
		goto _test_eof155;
case 155:
	if ( (*p) == 97u )
		goto st156;
	goto st0;
st156:
	if ( ++p == pe )
		goto _test_eof156;
case 156:
	if ( (*p) == 116u )
		goto tr163;
	goto st0;
st157:
	if ( ++p == pe )
		goto _test_eof157;
case 157:
	if ( (*p) == 113u )
		goto st158;
	goto st0;
st158:
	if ( ++p == pe )
		goto _test_eof158;
case 158:
	if ( (*p) == 117u )
		goto st159;
	goto st0;
st159:
	if ( ++p == pe )
		goto _test_eof159;
case 159:
	if ( (*p) == 97u )
		goto st160;
	goto st0;
st160:
	if ( ++p == pe )
		goto _test_eof160;
case 160:
	if ( (*p) == 108u )
		goto st161;
	goto st0;
st161:
	if ( ++p == pe )
		goto _test_eof161;
case 161:
	if ( (*p) == 115u )
		goto tr168;
	goto st0;
st162:
	if ( ++p == pe )
		goto _test_eof162;
case 162:
	if ( (*p) == 116u )
		goto tr169;
	goto st0;
st163:
	if ( ++p == pe )
		goto _test_eof163;
case 163:
	if ( (*p) == 116u )
		goto tr170;
	goto st0;
st164:
	if ( ++p == pe )
		goto _test_eof164;
case 164:
	if ( (*p) == 117u )
		goto st165;
	goto st0;
st165:
	if ( ++p == pe )
		goto _test_eof165;
case 165:
	if ( (*p) == 109u )
		goto tr172;
	goto st0;
st166:
	if ( ++p == pe )
		goto _test_eof166;
case 166:
	if ( (*p) == 117u )
		goto st167;
	goto st0;
st167:
	if ( ++p == pe )
		goto _test_eof167;
case 167:
	switch( (*p) ) {
		case 101u: goto st168;
		case 111u: goto st170;
	}
	goto st0;
st168:
	if ( ++p == pe )
		goto _test_eof168;
case 168:
	if ( (*p) == 115u )
		goto st169;
	goto st0;
st169:
	if ( ++p == pe )
		goto _test_eof169;
case 169:
	if ( (*p) == 116u )
		goto tr177;
	goto st0;
st170:
	if ( ++p == pe )
		goto _test_eof170;
case 170:
	if ( (*p) == 116u )
		goto tr178;
	goto st0;
st171:
	if ( ++p == pe )
		goto _test_eof171;
case 171:
	switch( (*p) ) {
		case 101u: goto st172;
		case 111u: goto st174;
	}
	goto st0;
st172:
	if ( ++p == pe )
		goto _test_eof172;
case 172:
	if ( (*p) == 109u )
		goto st173;
	goto st0;
st173:
	if ( ++p == pe )
		goto _test_eof173;
case 173:
	if ( (*p) == 105u )
		goto tr182;
	goto st0;
st174:
	if ( ++p == pe )
		goto _test_eof174;
case 174:
	if ( (*p) == 108u )
		goto tr183;
	goto st0;
tr3:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st175;
st175:
	if ( ++p == pe )
		goto _test_eof175;
case 175:

	switch( (*p) ) {
		case 39u: goto tr96;
		case 47u: goto tr96;
		case 58u: goto tr96;
		case 61u: goto tr96;
		case 92u: goto tr184;
		case 110u: goto tr185;
		case 114u: goto tr185;
		case 116u: goto tr186;
		case 117u: goto st182;
		case 120u: goto st184;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr96;
	goto st0;
tr184:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st176;
st176:
	if ( ++p == pe )
		goto _test_eof176;
case 176:

	switch( (*p) ) {
		case 39u: goto tr96;
		case 47u: goto tr96;
		case 58u: goto tr96;
		case 61u: goto tr96;
		case 92u: goto tr189;
		case 110u: goto tr185;
		case 114u: goto tr185;
		case 116u: goto tr186;
		case 117u: goto st182;
		case 120u: goto st184;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr96;
	goto st0;
tr189:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st177;
st177:
	if ( ++p == pe )
		goto _test_eof177;
case 177:

	switch( (*p) ) {
		case 39u: goto tr96;
		case 47u: goto tr96;
		case 58u: goto tr96;
		case 61u: goto tr96;
		case 92u: goto tr190;
		case 110u: goto tr185;
		case 114u: goto tr185;
		case 116u: goto tr186;
		case 117u: goto st182;
		case 120u: goto st184;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr96;
	goto st0;
tr190:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st178;
st178:
	if ( ++p == pe )
		goto _test_eof178;
case 178:

	switch( (*p) ) {
		case 39u: goto tr96;
		case 47u: goto tr96;
		case 58u: goto tr96;
		case 61u: goto tr96;
		case 92u: goto tr191;
		case 110u: goto tr185;
		case 114u: goto tr185;
		case 116u: goto tr186;
		case 117u: goto st182;
		case 120u: goto st184;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr96;
	goto st0;
tr191:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st179;
st179:
	if ( ++p == pe )
		goto _test_eof179;
case 179:

	switch( (*p) ) {
		case 39u: goto tr96;
		case 47u: goto tr96;
		case 58u: goto tr96;
		case 61u: goto tr96;
		case 92u: goto tr192;
		case 110u: goto tr185;
		case 114u: goto tr185;
		case 116u: goto tr186;
		case 117u: goto st182;
		case 120u: goto st184;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr96;
	goto st0;
tr192:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st180;
st180:
	if ( ++p == pe )
		goto _test_eof180;
case 180:

	switch( (*p) ) {
		case 39u: goto tr96;
		case 47u: goto tr96;
		case 58u: goto tr96;
		case 61u: goto tr96;
		case 92u: goto tr193;
		case 110u: goto tr185;
		case 114u: goto tr185;
		case 116u: goto tr186;
		case 117u: goto st182;
		case 120u: goto st184;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr96;
	goto st0;
tr193:

	{ level_of_escape = 0; }

	{ ++count; }
	goto st181;
st181:
	if ( ++p == pe )
		goto _test_eof181;
case 181:

	switch( (*p) ) {
		case 39u: goto tr96;
		case 47u: goto tr96;
		case 58u: goto tr96;
		case 61u: goto tr96;
		case 110u: goto tr185;
		case 114u: goto tr185;
		case 116u: goto tr186;
		case 117u: goto st182;
		case 120u: goto st184;
	}
	if ( 33u <= (*p) && (*p) <= 35u )
		goto tr96;
	goto st0;
st182:
	if ( ++p == pe )
		goto _test_eof182;
case 182:
	if ( (*p) == 48u )
		goto st183;
	goto st0;
st183:
	if ( ++p == pe )
		goto _test_eof183;
case 183:
	if ( (*p) == 48u )
		goto st184;
	goto st0;
st184:
	if ( ++p == pe )
		goto _test_eof184;
case 184:
	if ( (*p) == 50u )
		goto st185;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st132;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st132;
	} else
		goto st132;
	goto st0;
st185:
	if ( ++p == pe )
		goto _test_eof185;
case 185:
	if ( (*p) == 54u )
		goto tr196;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr140;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr140;
	} else
		goto tr140;
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof186: cs = 186; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof187: cs = 187; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof188: cs = 188; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof189: cs = 189; goto _test_eof;
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
	_test_eof190: cs = 190; goto _test_eof;
	_test_eof32: cs = 32; goto _test_eof;
	_test_eof33: cs = 33; goto _test_eof;
	_test_eof34: cs = 34; goto _test_eof;
	_test_eof35: cs = 35; goto _test_eof;
	_test_eof36: cs = 36; goto _test_eof;
	_test_eof37: cs = 37; goto _test_eof;
	_test_eof38: cs = 38; goto _test_eof;
	_test_eof39: cs = 39; goto _test_eof;
	_test_eof40: cs = 40; goto _test_eof;
	_test_eof191: cs = 191; goto _test_eof;
	_test_eof41: cs = 41; goto _test_eof;
	_test_eof42: cs = 42; goto _test_eof;
	_test_eof43: cs = 43; goto _test_eof;
	_test_eof44: cs = 44; goto _test_eof;
	_test_eof45: cs = 45; goto _test_eof;
	_test_eof46: cs = 46; goto _test_eof;
	_test_eof47: cs = 47; goto _test_eof;
	_test_eof48: cs = 48; goto _test_eof;
	_test_eof49: cs = 49; goto _test_eof;
	_test_eof192: cs = 192; goto _test_eof;
	_test_eof50: cs = 50; goto _test_eof;
	_test_eof51: cs = 51; goto _test_eof;
	_test_eof52: cs = 52; goto _test_eof;
	_test_eof53: cs = 53; goto _test_eof;
	_test_eof54: cs = 54; goto _test_eof;
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
	_test_eof193: cs = 193; goto _test_eof;
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
	_test_eof194: cs = 194; goto _test_eof;
	_test_eof133: cs = 133; goto _test_eof;
	_test_eof134: cs = 134; goto _test_eof;
	_test_eof135: cs = 135; goto _test_eof;
	_test_eof136: cs = 136; goto _test_eof;
	_test_eof137: cs = 137; goto _test_eof;
	_test_eof138: cs = 138; goto _test_eof;
	_test_eof139: cs = 139; goto _test_eof;
	_test_eof195: cs = 195; goto _test_eof;
	_test_eof140: cs = 140; goto _test_eof;
	_test_eof141: cs = 141; goto _test_eof;
	_test_eof142: cs = 142; goto _test_eof;
	_test_eof196: cs = 196; goto _test_eof;
	_test_eof143: cs = 143; goto _test_eof;
	_test_eof144: cs = 144; goto _test_eof;
	_test_eof145: cs = 145; goto _test_eof;
	_test_eof197: cs = 197; goto _test_eof;
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
