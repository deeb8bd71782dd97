// Generated from csv_scanner.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   c966fe1bbb0d0f28d54ca555c8745a45c362fd00b1c59ae686c06ea33232a1c8  ragel/csv.rl
//   6b2b8e7d7f6fd42bb66c117756b84f6a853015a8bc91d7c36c7efec8764abbea  ragel/csv_scanner.rl
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
#pragma once

// Finds the ends of the records of CSV.  It reads the octets of a file in portions of any size.
//
// A record that is not valid, such as one with a quotation mark in the middle of a field, ends with
// its line.

#include <cstddef>
#include <string_view>

#include "cli/input/csv_kinds.hpp"

namespace uriscan::cli {

class csv_scanner {
public:
    // Reads the octets.  Returns the end of the last record that ends in them, or 0 if none does.
    // With `only_first`, reads only up to the end of the first record.
    std::size_t read(std::string_view octets, const csv_kinds& kinds, bool only_first) {

static const int csv_scanner_start = 6;

        const char* p = octets.data();
        const char* const pe = p + octets.size();
        const char* end = p;
        if (cs_ == 0) {

	{
	( cs_) = csv_scanner_start;
	}

        }

	{
	if ( p == pe )
		goto _test_eof;
	switch ( ( cs_) )
	{
tr3:

	{ end = p + 1; if (only_first) { {p++; ( cs_) = 6; goto _out;} } }
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:

	switch( ( kinds[static_cast<unsigned char>(*p)]) ) {
		case 1u: goto st4;
		case 2u: goto st3;
		case 4u: goto tr3;
	}
	if ( ( kinds[static_cast<unsigned char>(*p)]) <= 3u )
		goto st1;
	goto st0;
st1:
	if ( ++p == pe )
		goto _test_eof1;
case 1:
	switch( ( kinds[static_cast<unsigned char>(*p)]) ) {
		case 1u: goto st2;
		case 2u: goto st3;
		case 4u: goto tr3;
	}
	if ( ( kinds[static_cast<unsigned char>(*p)]) <= 3u )
		goto st1;
	goto st0;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	if ( ( kinds[static_cast<unsigned char>(*p)]) == 4u )
		goto tr3;
	goto st2;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	switch( ( kinds[static_cast<unsigned char>(*p)]) ) {
		case 1u: goto st4;
		case 2u: goto st3;
		case 4u: goto tr3;
	}
	if ( ( kinds[static_cast<unsigned char>(*p)]) <= 3u )
		goto st1;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	if ( ( kinds[static_cast<unsigned char>(*p)]) == 1u )
		goto st5;
	goto st4;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	switch( ( kinds[static_cast<unsigned char>(*p)]) ) {
		case 1u: goto st4;
		case 2u: goto st3;
		case 4u: goto tr3;
	}
	if ( ( kinds[static_cast<unsigned char>(*p)]) <= 3u )
		goto st2;
	goto st0;
st0:
( cs_) = 0;
	goto _out;
	}
	_test_eof6: ( cs_) = 6; goto _test_eof;
	_test_eof1: ( cs_) = 1; goto _test_eof;
	_test_eof2: ( cs_) = 2; goto _test_eof;
	_test_eof3: ( cs_) = 3; goto _test_eof;
	_test_eof4: ( cs_) = 4; goto _test_eof;
	_test_eof5: ( cs_) = 5; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

        return static_cast<std::size_t>(end - octets.data());
    }

private:
    int cs_ = 0;  // 0 before the first octet; no octet leads to this state
};

}  // namespace uriscan::cli
