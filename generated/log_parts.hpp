// Generated from log_parts.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   32a5f125360832b4ca564670bdc1b69c4fd9b28b3a4e5de5773acedec14e608a  ragel/access_log.rl
//   dfd2cbda4bfe2062e39c44ed5c463ca75b90943152dbff93524a81ad156bdc30  ragel/generate.cmake
//   71f7eabd408c0eb98ab0bdcadf1653f24782d80eccb836ff5cf9598f814e06ec  ragel/log_parts.rl
//   9c7f4e0abf1b0897ec07b151bcd4b826aa00bf9b5d67ba540207fe20155416f9  ragel/machine_sources.cmake
#pragma once

// Reads one part of a line in the log of a web server.  It is one function with several start
// states, one for each kind of part.
//
// access_log.rl has the grammar, and says where the actions run.  This file defines each action in
// one line, and the function that Ragel fills in.

#include <bit>
#include <cstddef>

#include "octets/words.hpp"

namespace uriscan {

struct log_parts {

static const int log_parts_start = 1;

static const int log_parts_en_quoted_part = 8;
static const int log_parts_en_request_part = 4;
static const int log_parts_en_plain_column = 20;
static const int log_parts_en_tabbed_column = 21;
static const int log_parts_en_string_column = 1;

    // Reads as much of [p, pe) as fits, from the start state `cs`.  Returns where it stopped.
    const unsigned char* run(int cs, const unsigned char* p, const unsigned char* pe) {
        const unsigned char* const eof = pe;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	if ( (*p) == 34u )
		goto st2;
	goto st0;
st0:
cs = 0;
	goto _out;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	if ( (*p) == 34u )
		goto tr2;
	goto st2;
tr2:

	{ string_end = p + 1; }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:

	switch( (*p) ) {
		case 9u: goto st0;
		case 32u: goto st0;
	}
	goto st7;
case 4:
	switch( (*p) ) {
		case 32u: goto tr5;
		case 33u: goto st6;
		case 124u: goto st6;
		case 126u: goto st6;
	}
	if ( (*p) < 45u ) {
		if ( (*p) > 39u ) {
			if ( 42u <= (*p) && (*p) <= 43u )
				goto st6;
		} else if ( (*p) >= 35u )
			goto st6;
	} else if ( (*p) > 46u ) {
		if ( (*p) < 65u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st6;
		} else if ( (*p) > 90u ) {
			if ( 94u <= (*p) && (*p) <= 122u )
				goto st6;
		} else
			goto st6;
	} else
		goto st6;
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	if ( (*p) == 32u )
		goto tr5;
	goto st5;
tr5:

	{ method_end = p; }

	{ p = skip<' '>(p + 1, pe) - 1; }
	goto st9;
tr7:

	{ has_token = true; }

	{ method_end = p; }

	{ p = skip<' '>(p + 1, pe) - 1; }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:

	if ( (*p) == 32u )
		goto tr12;
	goto st9;
tr12:

	{ last_space = p; }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:

	switch( (*p) ) {
		case 32u: goto tr12;
		case 45u: goto st11;
		case 72u: goto st12;
	}
	goto st9;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	if ( (*p) == 32u )
		goto tr12;
	goto st9;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	switch( (*p) ) {
		case 32u: goto tr12;
		case 84u: goto st13;
	}
	goto st9;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	switch( (*p) ) {
		case 32u: goto tr12;
		case 84u: goto st14;
	}
	goto st9;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
	switch( (*p) ) {
		case 32u: goto tr12;
		case 80u: goto st15;
	}
	goto st9;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
	switch( (*p) ) {
		case 32u: goto tr12;
		case 47u: goto st16;
	}
	goto st9;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	if ( (*p) == 32u )
		goto tr12;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st17;
	goto st9;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	switch( (*p) ) {
		case 32u: goto tr12;
		case 46u: goto st18;
	}
	goto st9;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:
	if ( (*p) == 32u )
		goto tr12;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st19;
	goto st9;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:
	if ( (*p) == 32u )
		goto tr12;
	goto st9;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	switch( (*p) ) {
		case 32u: goto tr7;
		case 33u: goto st6;
		case 124u: goto st6;
		case 126u: goto st6;
	}
	if ( (*p) < 45u ) {
		if ( (*p) > 39u ) {
			if ( 42u <= (*p) && (*p) <= 43u )
				goto st6;
		} else if ( (*p) >= 35u )
			goto st6;
	} else if ( (*p) > 46u ) {
		if ( (*p) < 65u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st6;
		} else if ( (*p) > 90u ) {
			if ( 94u <= (*p) && (*p) <= 122u )
				goto st6;
		} else
			goto st6;
	} else
		goto st6;
	goto st5;
tr9:

	{ p = skip<'"', '\\'>(p + 1, pe) - 1; }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:

	switch( (*p) ) {
		case 34u: goto st0;
		case 92u: goto st3;
	}
	goto tr9;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	goto st8;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:
	switch( (*p) ) {
		case 9u: goto st0;
		case 32u: goto st0;
	}
	goto st20;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	if ( (*p) == 9u )
		goto st0;
	goto st21;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
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
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 19:

	{ has_version = true; }
	break;
	case 10:
	case 11:

	{ lacks_version = true; }
	break;

	}
	}

	_out: {}
	}

        return p;
    }

    // Returns the first of the octets `Ends` from `p` on, or an earlier place.
    template <char... Ends>
    static const unsigned char* skip(const unsigned char* p, const unsigned char* pe) {
        for (; pe - p >= static_cast<std::ptrdiff_t>(sizeof(word)); p += sizeof(word)) {
            const word octets = load(reinterpret_cast<const char*>(p));
            if (const word found = any_of<Ends...>(octets); found != 0) {
                constexpr bool is_little = std::endian::native == std::endian::little;
                return p + (is_little ? std::countr_zero(found) / 8 : 0);
            }
        }
        return p;
    }

    bool has_token = false;  // whether the method is a token
    bool has_version = false;
    bool lacks_version = false;                 // whether "-" or nothing stands for the version
    const unsigned char* method_end = nullptr;  // the first space of a request
    const unsigned char* last_space = nullptr;  // of its target and version
    const unsigned char* string_end = nullptr;  // after its closing quotation mark
};

}  // namespace uriscan
