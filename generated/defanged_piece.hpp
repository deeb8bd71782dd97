// Generated from defanged.rl by Ragel 6.10 (-C -T0); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   3afa48453be84fd2c6680a60fce7a0cde3738eb264f8038e67f13f822931d80a  ragel/defanged.rl
//   dfd2cbda4bfe2062e39c44ed5c463ca75b90943152dbff93524a81ad156bdc30  ragel/generate.cmake
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
	0, 0, 7, 12, 13, 15, 16, 18,
	20, 22, 24, 28, 30, 31, 34, 35,
	37, 39, 47, 48, 49, 51, 52, 53,
	54, 56, 58, 60, 63, 64, 66, 68
};

static const unsigned char _defanged_trans_keys[] = {
	40u, 70u, 72u, 91u, 102u, 104u, 123u, 46u,
	65u, 68u, 97u, 100u, 41u, 84u, 116u, 41u,
	79u, 111u, 84u, 116u, 88u, 120u, 80u, 112u,
	58u, 83u, 91u, 115u, 58u, 91u, 58u, 42u,
	88u, 120u, 42u, 80u, 112u, 88u, 120u, 46u,
	47u, 58u, 64u, 65u, 68u, 97u, 100u, 93u,
	93u, 47u, 93u, 47u, 93u, 93u, 84u, 116u,
	79u, 111u, 84u, 116u, 46u, 68u, 100u, 125u,
	79u, 111u, 84u, 116u, 0
};

static const char _defanged_single_lengths[] = {
	0, 7, 5, 1, 2, 1, 2, 2,
	2, 2, 4, 2, 1, 3, 1, 2,
	2, 8, 1, 1, 2, 1, 1, 1,
	2, 2, 2, 3, 1, 2, 2, 0
};

static const char _defanged_range_lengths[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0
};

static const unsigned char _defanged_index_offsets[] = {
	0, 0, 8, 14, 16, 19, 21, 24,
	27, 30, 33, 38, 41, 43, 47, 49,
	52, 55, 64, 66, 68, 71, 73, 75,
	77, 80, 83, 86, 90, 92, 95, 98
};

static const char _defanged_indicies[] = {
	0, 2, 3, 4, 2, 3, 5, 1,
	6, 7, 8, 7, 8, 1, 9, 1,
	10, 10, 1, 11, 1, 12, 12, 1,
	6, 6, 1, 13, 13, 1, 14, 14,
	1, 15, 16, 17, 16, 1, 15, 17,
	1, 15, 1, 18, 19, 19, 1, 20,
	1, 21, 21, 1, 20, 20, 1, 22,
	23, 24, 25, 26, 27, 26, 27, 1,
	9, 1, 28, 1, 29, 30, 1, 31,
	1, 32, 1, 11, 1, 25, 25, 1,
	33, 33, 1, 22, 22, 1, 34, 35,
	35, 1, 9, 1, 36, 36, 1, 34,
	34, 1, 1, 0
};

static const char _defanged_trans_targs[] = {
	2, 0, 8, 13, 17, 27, 3, 4,
	6, 31, 5, 31, 7, 9, 10, 31,
	11, 12, 14, 16, 15, 10, 18, 19,
	20, 23, 24, 25, 31, 21, 31, 22,
	31, 26, 28, 29, 30
};

static const char _defanged_trans_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 1, 0, 9, 0, 0, 13, 15,
	0, 0, 0, 0, 0, 11, 0, 0,
	0, 0, 0, 0, 7, 0, 3, 0,
	5, 0, 0, 0, 0
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
