// Generated from log_parts.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   4541e8713c69fcd2606fada9a768e5b9cfd5381f5c179aa46d7b4fb06a270c27  ragel/access_log.rl
//   53eb76fa367202616522cc0c7deb1a18336d5413a67dfa2d846c4b8f113367b0  ragel/generate.cmake
//   95b8aa5d415435887dd9824add05ccbe095dc70e04b34407f9cbd316a6f6198a  ragel/log_parts.rl
//   40d6711faf9132a27140962d89d9a30f130c1e9d654cb27ce0a443d969b7394d  ragel/machine_sources.cmake
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

static const int log_parts_en_quoted_part = 19;
static const int log_parts_en_request_part = 4;
static const int log_parts_en_bare_request = 21;
static const int log_parts_en_plain_column = 29;
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
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:

	switch( (*p) ) {
		case 9u: goto st0;
		case 32u: goto st0;
	}
	goto st18;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	switch( (*p) ) {
		case 32u: goto tr5;
		case 34u: goto tr6;
		case 92u: goto st14;
	}
	goto st4;
tr5:

	{ method_end = p; }

	{ p = skip<' ', '"', '\\'>(p + 1, pe) - 1; }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:

	switch( (*p) ) {
		case 32u: goto tr9;
		case 34u: goto tr6;
		case 92u: goto st13;
	}
	goto st5;
tr9:

	{ last_space = p; }
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:

	switch( (*p) ) {
		case 32u: goto tr9;
		case 34u: goto tr6;
		case 72u: goto st7;
		case 92u: goto st13;
	}
	goto st5;
tr6:

	{ request_end = p; {p++; cs = 20; goto _out;} }
	goto st20;
tr16:

	{ has_version = true; }

	{ request_end = p; {p++; cs = 20; goto _out;} }
	goto st20;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:

	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	switch( (*p) ) {
		case 32u: goto tr9;
		case 34u: goto tr6;
		case 84u: goto st8;
		case 92u: goto st13;
	}
	goto st5;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	switch( (*p) ) {
		case 32u: goto tr9;
		case 34u: goto tr6;
		case 84u: goto st9;
		case 92u: goto st13;
	}
	goto st5;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	switch( (*p) ) {
		case 32u: goto tr9;
		case 34u: goto tr6;
		case 80u: goto st10;
		case 92u: goto st13;
	}
	goto st5;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:
	switch( (*p) ) {
		case 32u: goto tr9;
		case 34u: goto tr6;
		case 47u: goto st11;
		case 92u: goto st13;
	}
	goto st5;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	switch( (*p) ) {
		case 32u: goto tr9;
		case 34u: goto tr16;
		case 92u: goto st12;
	}
	goto st11;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	goto st11;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	goto st5;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
	goto st4;
tr22:

	{ p = skip<'"', '\\'>(p + 1, pe) - 1; }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:

	switch( (*p) ) {
		case 34u: goto st0;
		case 92u: goto st3;
	}
	goto tr22;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	goto st19;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	switch( (*p) ) {
		case 32u: goto tr24;
		case 34u: goto st0;
		case 92u: goto st17;
	}
	goto st21;
tr24:

	{ method_end = p; }

	{ p = skip<' ', '"', '\\'>(p + 1, pe) - 1; }
	goto st22;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:

	switch( (*p) ) {
		case 32u: goto tr26;
		case 34u: goto st0;
		case 92u: goto st16;
	}
	goto st22;
tr26:

	{ last_space = p; }
	goto st23;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:

	switch( (*p) ) {
		case 32u: goto tr26;
		case 34u: goto st0;
		case 72u: goto st24;
		case 92u: goto st16;
	}
	goto st22;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	switch( (*p) ) {
		case 32u: goto tr26;
		case 34u: goto st0;
		case 84u: goto st25;
		case 92u: goto st16;
	}
	goto st22;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:
	switch( (*p) ) {
		case 32u: goto tr26;
		case 34u: goto st0;
		case 84u: goto st26;
		case 92u: goto st16;
	}
	goto st22;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:
	switch( (*p) ) {
		case 32u: goto tr26;
		case 34u: goto st0;
		case 80u: goto st27;
		case 92u: goto st16;
	}
	goto st22;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:
	switch( (*p) ) {
		case 32u: goto tr26;
		case 34u: goto st0;
		case 47u: goto st28;
		case 92u: goto st16;
	}
	goto st22;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
	switch( (*p) ) {
		case 32u: goto tr26;
		case 34u: goto st0;
		case 92u: goto st15;
	}
	goto st28;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
	goto st28;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	goto st22;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	goto st21;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:
	switch( (*p) ) {
		case 9u: goto st0;
		case 32u: goto st0;
	}
	goto st29;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof22: cs = 22; goto _test_eof;
	_test_eof23: cs = 23; goto _test_eof;
	_test_eof24: cs = 24; goto _test_eof;
	_test_eof25: cs = 25; goto _test_eof;
	_test_eof26: cs = 26; goto _test_eof;
	_test_eof27: cs = 27; goto _test_eof;
	_test_eof28: cs = 28; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof29: cs = 29; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 28:

	{ has_version = true; }
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

    bool has_version = false;
    const unsigned char* method_end = nullptr;   // the first space of a request
    const unsigned char* last_space = nullptr;   // of its target and version
    const unsigned char* request_end = nullptr;  // its closing quotation mark
    const unsigned char* string_end = nullptr;   // after its closing quotation mark
};

}  // namespace uriscan
