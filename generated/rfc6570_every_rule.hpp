// Generated from rfc6570_every_rule.rl by Ragel 6.10 (-C -T0); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
//   f08eaf508fe7826d494cc4544ca92acd20b166469c46376f5018ffd5503a6919  ragel/no_actions.rl
//   9bcc3ba7097f7dae32460e069a735acdc6dbb2235daf3f640d1342d106a931fc  ragel/rfc3986.rl
//   55ed8f666aa2fca605a598bcb98265c68b11e50c8535d3f093bdb15667d1f525  ragel/rfc6570.rl
//   4883d8c68dbf4b2124072d35161652c3f4e6d4fabc582c3793c16c83dfdd7e34  ragel/ucschar.rl
//   44cb6e3cb703c8c63b7620e91d0556ca422b6f1a5f4bafba49e81321a6a72036  tests/grammar/rfc6570_every_rule.rl
#pragma once

// One machine for each rule of RFC 6570.  every_rule.rl does the same for RFC 3986.

namespace uriscan {

static const char _rfc6570_every_rule_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4
};

static const short _rfc6570_every_rule_key_offsets[] = {
	0, 0, 6, 12, 18, 38, 46, 52,
	58, 71, 73, 75, 79, 83, 87, 89,
	91, 93, 95, 97, 101, 105, 107, 112,
	115, 117, 123, 131, 134, 159, 165, 171,
	173, 175, 177, 179, 181, 185, 189, 191,
	196, 199, 201, 207, 215, 218, 219, 239,
	247, 253, 259, 272, 274, 276, 280, 284,
	288, 300, 302, 307, 312, 320, 326, 332,
	334, 342, 348, 354, 356, 364, 370, 376,
	384, 390, 396, 398, 400, 401, 403, 405,
	406, 418, 420, 422, 424, 426, 428, 432,
	436, 438, 443, 446, 448, 454, 461, 465,
	467, 469, 471, 474, 477, 479, 482, 483,
	489, 495, 505, 518, 525, 525, 551, 551,
	551, 551, 551, 551, 551, 563, 564, 567,
	570, 573, 584, 584, 586, 588, 590, 599,
	599, 599, 601, 603, 605, 607, 609, 611,
	611, 613, 615, 617, 617, 617, 617, 617,
	617, 617, 617
};

static const unsigned char _rfc6570_every_rule_trans_keys[] = {
	33u, 36u, 59u, 61u, 38u, 44u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 33u, 35u, 37u, 38u, 43u, 44u,
	59u, 61u, 63u, 64u, 95u, 124u, 46u, 47u,
	48u, 57u, 65u, 90u, 97u, 122u, 37u, 95u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 37u, 42u, 44u, 46u, 58u, 95u,
	125u, 48u, 57u, 65u, 90u, 97u, 122u, 44u,
	125u, 49u, 57u, 44u, 125u, 48u, 57u, 44u,
	125u, 48u, 57u, 44u, 125u, 48u, 57u, 160u,
	191u, 128u, 191u, 160u, 191u, 128u, 191u, 128u,
	159u, 183u, 191u, 128u, 190u, 128u, 143u, 176u,
	191u, 128u, 175u, 159u, 175u, 191u, 144u, 190u,
	191u, 128u, 190u, 128u, 189u, 143u, 159u, 175u,
	191u, 128u, 190u, 143u, 159u, 175u, 191u, 128u,
	158u, 161u, 190u, 143u, 128u, 142u, 33u, 37u,
	61u, 93u, 95u, 126u, 194u, 224u, 237u, 239u,
	240u, 243u, 244u, 35u, 59u, 63u, 91u, 97u,
	122u, 195u, 223u, 225u, 238u, 241u, 242u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 160u, 191u, 128u, 191u, 160u,
	191u, 128u, 191u, 128u, 159u, 183u, 191u, 128u,
	190u, 128u, 143u, 176u, 191u, 128u, 175u, 159u,
	175u, 191u, 144u, 190u, 191u, 128u, 190u, 128u,
	189u, 143u, 159u, 175u, 191u, 128u, 190u, 143u,
	159u, 175u, 191u, 128u, 158u, 161u, 190u, 143u,
	128u, 142u, 123u, 33u, 35u, 37u, 38u, 43u,
	44u, 59u, 61u, 63u, 64u, 95u, 124u, 46u,
	47u, 48u, 57u, 65u, 90u, 97u, 122u, 37u,
	95u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 37u, 42u, 44u, 46u, 58u,
	95u, 125u, 48u, 57u, 65u, 90u, 97u, 122u,
	44u, 125u, 49u, 57u, 44u, 125u, 48u, 57u,
	44u, 125u, 48u, 57u, 44u, 125u, 48u, 57u,
	33u, 35u, 38u, 43u, 44u, 59u, 61u, 63u,
	64u, 124u, 46u, 47u, 35u, 43u, 38u, 59u,
	63u, 46u, 47u, 33u, 44u, 61u, 64u, 124u,
	37u, 95u, 48u, 57u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 49u, 57u, 37u, 95u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 49u, 57u, 37u, 95u, 48u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	37u, 95u, 48u, 57u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 42u, 58u, 49u, 57u,
	58u, 49u, 57u, 49u, 57u, 42u, 194u, 224u,
	237u, 239u, 240u, 243u, 195u, 223u, 225u, 236u,
	241u, 242u, 160u, 191u, 128u, 191u, 160u, 191u,
	128u, 191u, 128u, 159u, 183u, 191u, 164u, 190u,
	128u, 143u, 176u, 191u, 128u, 175u, 159u, 175u,
	191u, 144u, 190u, 191u, 128u, 190u, 128u, 189u,
	143u, 159u, 175u, 191u, 128u, 190u, 143u, 159u,
	175u, 128u, 158u, 161u, 174u, 238u, 239u, 243u,
	244u, 128u, 191u, 128u, 191u, 128u, 163u, 191u,
	176u, 190u, 191u, 128u, 190u, 128u, 189u, 143u,
	128u, 142u, 37u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 95u,
	126u, 45u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 47u, 61u, 91u, 93u, 35u, 36u,
	38u, 44u, 58u, 59u, 63u, 64u, 35u, 47u,
	58u, 91u, 93u, 63u, 64u, 33u, 37u, 61u,
	93u, 95u, 123u, 126u, 194u, 224u, 237u, 239u,
	240u, 243u, 244u, 35u, 59u, 63u, 91u, 97u,
	122u, 195u, 223u, 225u, 238u, 241u, 242u, 37u,
	42u, 44u, 46u, 58u, 95u, 48u, 57u, 65u,
	90u, 97u, 122u, 44u, 44u, 48u, 57u, 44u,
	48u, 57u, 44u, 48u, 57u, 37u, 42u, 46u,
	58u, 95u, 48u, 57u, 65u, 90u, 97u, 122u,
	48u, 57u, 48u, 57u, 48u, 57u, 37u, 46u,
	95u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 48u, 57u, 48u, 57u, 48u, 57u, 48u,
	57u, 48u, 57u, 48u, 57u, 48u, 57u, 48u,
	57u, 0
};

static const char _rfc6570_every_rule_single_lengths[] = {
	0, 4, 0, 0, 12, 2, 0, 0,
	7, 2, 0, 2, 2, 2, 0, 0,
	0, 0, 0, 2, 0, 0, 3, 1,
	0, 4, 4, 1, 13, 0, 0, 0,
	0, 0, 0, 0, 2, 0, 0, 3,
	1, 0, 4, 4, 1, 1, 12, 2,
	0, 0, 7, 2, 0, 2, 2, 2,
	10, 2, 3, 5, 2, 0, 0, 0,
	2, 0, 0, 0, 2, 0, 0, 2,
	0, 0, 2, 0, 1, 0, 0, 1,
	6, 0, 0, 0, 0, 0, 2, 0,
	0, 3, 1, 0, 4, 3, 4, 0,
	0, 0, 1, 1, 0, 1, 1, 0,
	0, 2, 5, 5, 0, 14, 0, 0,
	0, 0, 0, 0, 6, 1, 1, 1,
	1, 5, 0, 0, 0, 0, 3, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0
};

static const char _rfc6570_every_rule_range_lengths[] = {
	0, 1, 3, 3, 4, 3, 3, 3,
	3, 0, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 2, 1, 1, 1,
	1, 1, 2, 1, 6, 3, 3, 1,
	1, 1, 1, 1, 1, 2, 1, 1,
	1, 1, 1, 2, 1, 0, 4, 3,
	3, 3, 3, 0, 1, 1, 1, 1,
	1, 0, 1, 0, 3, 3, 3, 1,
	3, 3, 3, 1, 3, 3, 3, 3,
	3, 3, 0, 1, 0, 1, 1, 0,
	3, 1, 1, 1, 1, 1, 1, 2,
	1, 1, 1, 1, 1, 2, 0, 1,
	1, 1, 1, 1, 1, 1, 0, 3,
	3, 4, 4, 1, 0, 6, 0, 0,
	0, 0, 0, 0, 3, 0, 1, 1,
	1, 3, 0, 1, 1, 1, 3, 0,
	0, 1, 1, 1, 1, 1, 1, 0,
	1, 1, 1, 0, 0, 0, 0, 0,
	0, 0, 0
};

static const short _rfc6570_every_rule_index_offsets[] = {
	0, 0, 6, 10, 14, 31, 37, 41,
	45, 56, 59, 61, 65, 69, 73, 75,
	77, 79, 81, 83, 87, 90, 92, 97,
	100, 102, 108, 115, 118, 138, 142, 146,
	148, 150, 152, 154, 156, 160, 163, 165,
	170, 173, 175, 181, 188, 191, 193, 210,
	216, 220, 224, 235, 238, 240, 244, 248,
	252, 264, 267, 272, 278, 284, 288, 292,
	294, 300, 304, 308, 310, 316, 320, 324,
	330, 334, 338, 341, 343, 345, 347, 349,
	351, 361, 363, 365, 367, 369, 371, 375,
	378, 380, 385, 388, 390, 396, 402, 407,
	409, 411, 413, 416, 419, 421, 424, 426,
	430, 434, 441, 451, 458, 459, 480, 481,
	482, 483, 484, 485, 486, 496, 498, 501,
	504, 507, 516, 517, 519, 521, 523, 530,
	531, 532, 534, 536, 538, 540, 542, 544,
	545, 547, 549, 551, 552, 553, 554, 555,
	556, 557, 558
};

static const unsigned char _rfc6570_every_rule_indicies[] = {
	0, 0, 0, 0, 0, 1, 2, 2,
	2, 1, 3, 3, 3, 1, 4, 5,
	6, 5, 5, 4, 5, 4, 5, 4,
	7, 4, 5, 7, 7, 7, 1, 6,
	7, 7, 7, 7, 1, 8, 8, 8,
	1, 7, 7, 7, 1, 6, 9, 10,
	5, 11, 7, 12, 7, 7, 7, 1,
	10, 12, 1, 13, 1, 10, 12, 14,
	1, 10, 12, 15, 1, 10, 12, 16,
	1, 3, 1, 3, 1, 17, 1, 17,
	1, 17, 1, 18, 19, 17, 1, 3,
	3, 1, 3, 1, 21, 21, 21, 20,
	1, 22, 17, 1, 3, 1, 21, 21,
	21, 21, 20, 1, 21, 21, 21, 21,
	20, 20, 1, 21, 20, 1, 23, 24,
	23, 23, 23, 23, 25, 27, 29, 30,
	31, 33, 34, 23, 23, 23, 26, 28,
	32, 1, 35, 35, 35, 1, 23, 23,
	23, 1, 23, 1, 23, 1, 26, 1,
	26, 1, 26, 1, 36, 37, 26, 1,
	23, 23, 1, 23, 1, 38, 38, 38,
	28, 1, 39, 26, 1, 23, 1, 38,
	38, 38, 38, 28, 1, 38, 38, 38,
	38, 28, 28, 1, 38, 28, 1, 40,
	1, 41, 42, 43, 42, 42, 41, 42,
	41, 42, 41, 44, 41, 42, 44, 44,
	44, 1, 43, 44, 44, 44, 44, 1,
	45, 45, 45, 1, 44, 44, 44, 1,
	43, 46, 47, 42, 48, 44, 49, 44,
	44, 44, 1, 47, 49, 1, 50, 1,
	47, 49, 51, 1, 47, 49, 52, 1,
	47, 49, 53, 1, 54, 55, 55, 55,
	54, 55, 54, 55, 54, 54, 55, 1,
	56, 56, 1, 57, 57, 57, 57, 1,
	58, 58, 58, 58, 58, 1, 59, 60,
	60, 60, 60, 1, 61, 61, 61, 1,
	60, 60, 60, 1, 62, 1, 63, 64,
	64, 64, 64, 1, 65, 65, 65, 1,
	64, 64, 64, 1, 66, 1, 67, 68,
	68, 68, 68, 1, 69, 69, 69, 1,
	68, 68, 68, 1, 70, 71, 71, 71,
	71, 1, 72, 72, 72, 1, 71, 71,
	71, 1, 73, 74, 1, 75, 1, 76,
	1, 77, 1, 78, 1, 79, 1, 80,
	82, 84, 85, 86, 88, 81, 83, 87,
	1, 89, 1, 89, 1, 81, 1, 81,
	1, 81, 1, 90, 91, 81, 1, 89,
	89, 1, 89, 1, 92, 92, 92, 83,
	1, 93, 81, 1, 89, 1, 92, 92,
	92, 92, 83, 1, 92, 92, 92, 83,
	83, 1, 94, 95, 96, 97, 1, 98,
	1, 99, 1, 98, 1, 100, 94, 1,
	101, 98, 1, 99, 1, 100, 94, 1,
	102, 1, 103, 103, 103, 1, 104, 104,
	104, 1, 105, 105, 105, 105, 105, 105,
	1, 106, 106, 106, 106, 106, 106, 106,
	106, 106, 1, 107, 107, 107, 107, 107,
	107, 1, 1, 3, 108, 3, 3, 3,
	109, 3, 110, 111, 112, 113, 114, 116,
	117, 3, 3, 3, 17, 20, 115, 1,
	1, 1, 1, 1, 1, 1, 59, 118,
	119, 120, 121, 60, 60, 60, 60, 1,
	119, 1, 119, 122, 1, 119, 123, 1,
	119, 124, 1, 63, 125, 126, 127, 64,
	64, 64, 64, 1, 1, 128, 1, 129,
	1, 130, 1, 67, 131, 68, 68, 68,
	68, 1, 1, 1, 132, 1, 133, 1,
	134, 1, 135, 1, 136, 1, 137, 1,
	1, 138, 1, 139, 1, 140, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 0
};

static const unsigned char _rfc6570_every_rule_trans_targs[] = {
	108, 0, 3, 109, 5, 5, 6, 8,
	7, 9, 5, 10, 109, 11, 12, 13,
	9, 15, 20, 21, 17, 23, 24, 110,
	29, 31, 32, 33, 34, 35, 36, 39,
	42, 43, 44, 30, 37, 38, 40, 41,
	46, 47, 47, 48, 50, 49, 51, 47,
	52, 111, 53, 54, 55, 51, 112, 112,
	113, 114, 115, 61, 116, 62, 118, 65,
	121, 66, 123, 69, 126, 70, 72, 127,
	73, 128, 75, 129, 77, 132, 136, 140,
	81, 82, 83, 84, 85, 86, 89, 92,
	93, 141, 87, 88, 90, 91, 95, 97,
	98, 101, 96, 142, 99, 100, 103, 104,
	143, 144, 145, 146, 2, 4, 14, 16,
	18, 19, 22, 25, 26, 27, 117, 60,
	60, 63, 119, 120, 117, 122, 64, 67,
	124, 125, 122, 68, 130, 131, 128, 133,
	134, 135, 137, 138, 139
};

static const char _rfc6570_every_rule_trans_actions[] = {
	0, 0, 0, 0, 9, 0, 0, 0,
	0, 5, 3, 5, 7, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	1, 9, 0, 0, 0, 0, 5, 3,
	5, 7, 0, 0, 0, 0, 9, 0,
	0, 0, 9, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 5, 5, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 1, 0, 0,
	0, 0, 0, 0, 0, 0, 5, 3,
	0, 5, 0, 0, 0, 5, 0, 5,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0
};

static const int rfc6570_every_rule_start = 1;
static const int rfc6570_every_rule_first_final = 108;
static const int rfc6570_every_rule_error = 0;

static const int rfc6570_every_rule_en_the_URI_Template = 109;
static const int rfc6570_every_rule_en_the_literals = 28;
static const int rfc6570_every_rule_en_the_expression = 45;
static const int rfc6570_every_rule_en_the_operator = 56;
static const int rfc6570_every_rule_en_the_op_level2 = 57;
static const int rfc6570_every_rule_en_the_op_level3 = 58;
static const int rfc6570_every_rule_en_the_op_reserve = 59;
static const int rfc6570_every_rule_en_the_variable_list = 60;
static const int rfc6570_every_rule_en_the_varspec = 64;
static const int rfc6570_every_rule_en_the_varname = 68;
static const int rfc6570_every_rule_en_the_varchar = 71;
static const int rfc6570_every_rule_en_the_modifier_level4 = 74;
static const int rfc6570_every_rule_en_the_prefix = 76;
static const int rfc6570_every_rule_en_the_max_length = 78;
static const int rfc6570_every_rule_en_the_explode = 79;
static const int rfc6570_every_rule_en_the_ucschar = 80;
static const int rfc6570_every_rule_en_the_iprivate = 94;
static const int rfc6570_every_rule_en_the_pct_encoded = 102;
static const int rfc6570_every_rule_en_the_unreserved = 105;
static const int rfc6570_every_rule_en_the_reserved = 106;
static const int rfc6570_every_rule_en_the_gen_delims = 107;
static const int rfc6570_every_rule_en_the_sub_delims = 1;

struct rfc6570_every_rule {
    // Reads [p, pe), starting in the state `cs`. Returns pe, or the first octet that is not allowed
    // there.
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe) {
        const unsigned char* const eof = nullptr;

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
	_keys = _rfc6570_every_rule_trans_keys + _rfc6570_every_rule_key_offsets[cs];
	_trans = _rfc6570_every_rule_index_offsets[cs];

	_klen = _rfc6570_every_rule_single_lengths[cs];
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

	_klen = _rfc6570_every_rule_range_lengths[cs];
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
	_trans = _rfc6570_every_rule_indicies[_trans];
	cs = _rfc6570_every_rule_trans_targs[_trans];

	if ( _rfc6570_every_rule_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _rfc6570_every_rule_actions + _rfc6570_every_rule_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	while ( _nacts-- > 0 )
	{
		switch ( *_acts++ )
		{
	case 0:

	{}
	break;
	case 1:

	{}
	break;
	case 2:

	{}
	break;
	case 3:

	{}
	break;
	case 4:

	{}
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

        return p;
    }
};

}  // namespace uriscan
