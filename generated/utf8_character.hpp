// Generated from utf8_character.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
//   6963068d14bbf9621999300eeb4890a6203ad9042a3c3fe7146aec6f66556de8  ragel/utf8.rl
//   e953bb9ed2cabee8275f07c5fabb68ca345c0714ac19c506d1e0338a28da087d  ragel/utf8_character.rl
#pragma once

// Reads one character of UTF-8.
#include <cstddef>
#include <string_view>

namespace uriscan {

// Returns how many octets the character at the start of `text` has, or 0 if `text` does not start
// with a character.
inline std::size_t utf8_character_size(std::string_view text) noexcept {

static const int utf8_character_start = 1;

    const auto* const begin = reinterpret_cast<const unsigned char*>(text.data());
    const unsigned char* p = begin;
    const unsigned char* const pe = begin + text.size();
    int cs = utf8_character_start;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	switch( (*p) ) {
		case 224u: goto st3;
		case 237u: goto st5;
		case 240u: goto st6;
		case 244u: goto st8;
	}
	if ( (*p) < 225u ) {
		if ( (*p) > 193u ) {
			if ( 194u <= (*p) && (*p) <= 223u )
				goto st2;
		} else if ( (*p) >= 128u )
			goto st0;
	} else if ( (*p) > 239u ) {
		if ( (*p) > 243u ) {
			if ( 245u <= (*p) )
				goto st0;
		} else if ( (*p) >= 241u )
			goto st7;
	} else
		goto st4;
	goto tr0;
tr0:

	{ return static_cast<std::size_t>(p + 1 - begin); }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:

	goto st0;
st0:
cs = 0;
	goto _out;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	if ( 128u <= (*p) && (*p) <= 191u )
		goto tr0;
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	if ( 160u <= (*p) && (*p) <= 191u )
		goto st2;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	if ( 128u <= (*p) && (*p) <= 191u )
		goto st2;
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	if ( 128u <= (*p) && (*p) <= 159u )
		goto st2;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	if ( 144u <= (*p) && (*p) <= 191u )
		goto st4;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	if ( 128u <= (*p) && (*p) <= 191u )
		goto st4;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	if ( 128u <= (*p) && (*p) <= 143u )
		goto st4;
	goto st0;
	}
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

    return 0;
}

}  // namespace uriscan
