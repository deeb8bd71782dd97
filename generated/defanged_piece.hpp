// Generated from defanged.rl by Ragel 6.10 (-C -T0); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   2e9946f2c1b78d0cf4d9d46fe3c547fad7372c188efa578eecb3c3cadabdf4ad  ragel/defanged.rl
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
#pragma once

// Reads one piece of a defanged text, such as hxxps://a[.]b: octets that somebody changed, so that
// programs do not show the URI as a link.  If no piece starts here, nothing is stored.

namespace uriscan {

class defanged_piece {
public:
    // Reads the piece at `p`.  If there is none, `end` stays a null pointer.
    defanged_piece(const unsigned char* p, const unsigned char* pe) noexcept {

static const char _defanged_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 1, 5, 1, 6, 1,
	7
};

static const char _defanged_key_offsets[] = {
	0, 0, 8, 11, 14, 15, 17, 19,
	22, 23, 25, 27, 30, 31, 33, 35,
	40, 42, 43, 45, 47, 51, 53, 54,
	58, 59, 61, 63, 65, 67, 68, 76,
	77, 79, 80, 81, 82, 84, 85
};

static const unsigned char _defanged_trans_keys[] = {
	32u, 40u, 70u, 72u, 91u, 102u, 104u, 123u,
	40u, 91u, 123u, 46u, 68u, 100u, 41u, 79u,
	111u, 84u, 116u, 46u, 68u, 100u, 93u, 79u,
	111u, 84u, 116u, 46u, 68u, 100u, 125u, 79u,
	111u, 84u, 116u, 46u, 65u, 68u, 97u, 100u,
	84u, 116u, 41u, 88u, 120u, 80u, 112u, 58u,
	83u, 91u, 115u, 58u, 91u, 58u, 42u, 88u,
	91u, 120u, 42u, 80u, 112u, 88u, 120u, 84u,
	116u, 84u, 116u, 93u, 46u, 47u, 58u, 64u,
	65u, 68u, 97u, 100u, 93u, 47u, 93u, 47u,
	93u, 93u, 84u, 116u, 32u, 0
};

static const char _defanged_single_lengths[] = {
	0, 8, 3, 3, 1, 2, 2, 3,
	1, 2, 2, 3, 1, 2, 2, 5,
	2, 1, 2, 2, 4, 2, 1, 4,
	1, 2, 2, 2, 2, 1, 8, 1,
	2, 1, 1, 1, 2, 1, 0
};

static const char _defanged_range_lengths[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0
};

static const unsigned char _defanged_index_offsets[] = {
	0, 0, 9, 13, 17, 19, 22, 25,
	29, 31, 34, 37, 41, 43, 46, 49,
	55, 58, 60, 63, 66, 71, 74, 76,
	81, 83, 86, 89, 92, 95, 97, 106,
	108, 111, 113, 115, 117, 120, 122
};

static const char _defanged_indicies[] = {
	0, 2, 3, 4, 5, 3, 4, 6,
	1, 7, 8, 6, 1, 9, 10, 10,
	1, 11, 1, 12, 12, 1, 9, 9,
	1, 13, 14, 14, 1, 11, 1, 15,
	15, 1, 13, 13, 1, 16, 17, 17,
	1, 11, 1, 18, 18, 1, 16, 16,
	1, 9, 19, 10, 19, 10, 1, 20,
	20, 1, 21, 1, 22, 22, 1, 23,
	23, 1, 24, 25, 26, 25, 1, 24,
	26, 1, 24, 1, 27, 28, 29, 28,
	1, 30, 1, 31, 31, 1, 30, 30,
	1, 32, 32, 1, 33, 33, 1, 30,
	1, 13, 34, 35, 36, 37, 14, 37,
	14, 1, 38, 1, 39, 40, 1, 41,
	1, 42, 1, 21, 1, 36, 36, 1,
	43, 1, 1, 0
};

static const char _defanged_trans_targs[] = {
	2, 0, 15, 18, 23, 30, 11, 3,
	7, 4, 5, 37, 6, 8, 9, 10,
	12, 13, 14, 16, 17, 38, 19, 20,
	38, 21, 22, 24, 26, 27, 25, 20,
	28, 29, 31, 32, 35, 36, 38, 33,
	38, 34, 38, 38
};

static const char _defanged_trans_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 1, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 9, 0, 13,
	15, 0, 0, 0, 0, 0, 0, 11,
	0, 0, 0, 0, 0, 0, 7, 0,
	3, 0, 5, 1
};

static const int defanged_start = 1;

        const unsigned char* http = nullptr;
        const unsigned char* ftp = nullptr;
        int cs = defanged_start;

	{
	int _klen;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;
	const unsigned char *_keys;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_keys = _defanged_trans_keys + _defanged_key_offsets[cs];
	_trans = _defanged_index_offsets[cs];

	_klen = _defanged_single_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + _klen - 1;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + ((_upper-_lower) >> 1);
			if ( (*p) < *_mid )
				_upper = _mid - 1;
			else if ( (*p) > *_mid )
				_lower = _mid + 1;
			else {
				_trans += (unsigned int)(_mid - _keys);
				goto _match;
			}
		}
		_keys += _klen;
		_trans += _klen;
	}

	_klen = _defanged_range_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + (_klen<<1) - 2;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + (((_upper-_lower) >> 1) & ~1);
			if ( (*p) < _mid[0] )
				_upper = _mid - 2;
			else if ( (*p) > _mid[1] )
				_lower = _mid + 2;
			else {
				_trans += (unsigned int)((_mid - _keys)>>1);
				goto _match;
			}
		}
		_trans += _klen;
	}

_match:
	_trans = _defanged_indicies[_trans];
	cs = _defanged_trans_targs[_trans];

	if ( _defanged_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _defanged_actions + _defanged_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	while ( _nacts-- > 0 )
	{
		switch ( *_acts++ )
		{
	case 0:

	{ meaning = "."; end = p + 1; }
	break;
	case 1:

	{ meaning = ":"; end = p + 1; }
	break;
	case 2:

	{ meaning = "://"; end = p + 1; }
	break;
	case 3:

	{ meaning = "/"; end = p + 1; }
	break;
	case 4:

	{ meaning = "@"; end = p + 1; }
	break;
	case 5:

	{ http = p + 1; }
	break;
	case 6:

	{ ftp = p + 1; }
	break;
	case 7:

	{ meaning = http != nullptr ? "http" : "ftp";
                    end = http != nullptr ? http : ftp; }
	break;

		}
	}

_again:
	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	_out: {}
	}

    }

    const unsigned char* end = nullptr;
    std::string_view meaning;  // what the piece stands for
};

}  // namespace uriscan
