// Generated from template_parser.rl by Ragel 6.10 (-C -x); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   51f677ed3116398f0c0c1958c50e93aa78a60471072bf64eb1453a38c7c9eb6b  ragel/description.awk
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   830ed076032d2a04d7e39ad4344ca538aee66f935f085cf7f401b1c3d67f46f0  ragel/js_table.awk
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
//   9bcc3ba7097f7dae32460e069a735acdc6dbb2235daf3f640d1342d106a931fc  ragel/rfc3986.rl
//   55ed8f666aa2fca605a598bcb98265c68b11e50c8535d3f093bdb15667d1f525  ragel/rfc6570.rl
//   1999bcfa01d1b46822c9ebfd5ac6de1a81e1f0bbf1b41a914d830ef7f47618ca  ragel/template_parser.rl
//   4883d8c68dbf4b2124072d35161652c3f4e6d4fabc582c3793c16c83dfdd7e34  ragel/ucschar.rl

// A machine.  `unpack` in unpack.js reads it, and ragel/js_table.awk describes the
// notation.
export const START = 27
export const RESERVED_OPERATOR = 1
export const MODIFIER_BEGIN = 2
export const VARSPEC_BEGIN = 4
export const EXPRESSION_END = 8
export const EXPRESSION_BEGIN = 16
export const CLASSES =
  '.................................A.BCDBCCCEBFCGBHIIIIIIIIIJB.A.B' +
  'AKKKKKKLLLLLLLLLLLLLLLLLLLLC.C.L.KKKKKKLLLLLLLLLLLLLLLLLLLLMNOC.' +
  'PPPPPPPPPPPPPPPQRRRRRRRRRRRRRRRSTUUUUUUUUUUUUUUVWWWWWWWXWWWWWWYZ' +
  '..abbbbbbbbbbbbbbbbbbbbbbbbbbbbbcddddddddddddedfghhij...........'
export const ROWS =
  ' HIK2 HIK27 AFN4:1BG4D5HIKL7 D5HIKL7 HIK6 HIK7 D5E8:2F4:4G4HIKL7J9:2O27:8 F4:4O27:8 I10 ' +
  'F4:4HI11O27:8 F4:4HI12O27:8 F4:4HI8O27:8 TUVWXYZ27 PQRSTUVWXYZ27 TUVWXYZ14 PQRSTUVWXYZ14 ' +
  'PQRS14 PQRSTUVWY14X19Z20 PQWXYZ27 PQRSTUV27 RTUWXY16SVZ22 PQRSTUVWXY14Z23 PQRSTUVWX27 ' +
  'PRTUWXY16QSVZ22 PRUWXY16QSVZ22 P16Q22 !ABCEFGHIJKL27D1M3:16a13b14c15d16e17f18g21h24i25j26 '
