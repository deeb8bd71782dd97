// The shapes of tokens, as their issuers write or show them (docs/redact.md).  This table is not
// the library's: its sizes are those of whole tokens.
#pragma once

#include <cstddef>
#include <string_view>

namespace uriscan::tests {

inline constexpr std::string_view hex_octets = "0123456789abcdef";
inline constexpr std::string_view digit_octets = "0123456789";
inline constexpr std::string_view base32_octets = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
inline constexpr std::string_view bech32_octets = "QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L";
inline constexpr std::string_view base62_octets =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
inline constexpr std::string_view base64_octets =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// A part of a token: a fixed text, and octets of an alphabet after it.
struct shape_part {
    std::string_view text;
    std::string_view alphabet = {};
    std::size_t size = 0;
};

struct token_shape {
    shape_part parts[3];
};

inline constexpr token_shape token_shapes[] = {
    {{{"ghp_", base62_octets, 36}}},
    {{{"gho_", base62_octets, 36}}},
    {{{"ghu_", base62_octets, 36}}},
    {{{"ghs_", base62_octets, 36}}},
    {{{"ghr_", base62_octets, 76}}},
    {{{"github_pat_", base62_octets, 22}, {"_", base62_octets, 59}}},
    {{{"glpat-", base64_octets, 20}}},
    {{{"glptt-", hex_octets, 40}}},
    {{{"gldt-", base64_octets, 20}}},
    {{{"glrt-", base64_octets, 20}}},
    {{{"glagent-", base64_octets, 50}}},
    {{{"gloas-", hex_octets, 64}}},
    {{{"xoxb-", digit_octets, 12}, {"-", digit_octets, 13}, {"-", base62_octets, 24}}},
    {{{"xoxp-", digit_octets, 12}, {"-", digit_octets, 12}, {"-", hex_octets, 32}}},
    {{{"xoxe.xoxp-1-", base62_octets, 146}}},
    {{{"xapp-1-A", base32_octets, 10}, {"-", digit_octets, 13}, {"-", hex_octets, 64}}},
    {{{"sk_live_", base62_octets, 24}}},
    {{{"sk_test_", base62_octets, 99}}},
    {{{"rk_live_", base62_octets, 24}}},
    {{{"AKIA", base32_octets, 16}}},
    {{{"ASIA", base32_octets, 16}}},
    {{{"AIzaSy", base64_octets, 33}}},
    {{{"ya29.a0", base64_octets, 150}}},
    {{{"sk-", base62_octets, 48}}},
    {{{"sk-proj-", base64_octets, 74}, {"T3BlbkFJ", base64_octets, 74}}},
    {{{"sk-ant-api03-", base64_octets, 93}, {"AA"}}},
    {{{"sk-or-v1-", hex_octets, 64}}},
    {{{"SG.", base64_octets, 22}, {".", base64_octets, 43}}},
    {{{"shpat_", hex_octets, 32}}},
    {{{"sq0atp-", base64_octets, 22}}},
    {{{"EAAA", base64_octets, 60}}},
    {{{"dop_v1_", hex_octets, 64}}},
    {{{"npm_", base62_octets, 36}}},
    {{{"pypi-AgEIcHlwaS5vcmc", base64_octets, 150}}},
    {{{"dckr_pat_", base64_octets, 27}}},
    {{{"hf_", base62_octets, 34}}},
    {{{"hvs.", base64_octets, 91}}},
    {{{"key-", hex_octets, 32}}},
    {{{"glft-", base64_octets, 20}}},
    {{{"glffct-", base64_octets, 20}}},
    {{{"glwt-", base64_octets, 20}}},
    {{{"GR1348941", base64_octets, 20}}},
    {{{"xoxd-", base62_octets, 120}}},
    {{{"ABSKQmVkcm9ja0FQSUtleS1", base62_octets, 100}}},
    {{{"hvb.AAAAAQ", base64_octets, 150}}},
    {{{"hvr.", base62_octets, 24}}},
    {{{"ATBB", base62_octets, 32}}},
    {{{"whsec_", base62_octets, 32}}},
    {{{"GOCSPX-", base64_octets, 28}}},
    {{{"rubygems_", hex_octets, 48}}},
    {{{"xai-", base62_octets, 80}}},
    {{{"r8_", base62_octets, 37}}},
    {{{"sbp_", hex_octets, 40}}},
    {{{"nfp_", base62_octets, 36}}},
    {{{"tskey-auth-", base62_octets, 12}, {"CNTRL-", base62_octets, 32}}},
    {{{"dapi", hex_octets, 32}}},
    {{{"ntn_", base62_octets, 46}}},
    {{{"figd_", base64_octets, 40}}},
    {{{"ATATT3xFfGF0", base64_octets, 180}}},
    {{{"PMAK-", hex_octets, 24}, {"-", hex_octets, 34}}},
    {{{"tfp_", base64_octets, 59}}},
    {{{"CFPAT-", base64_octets, 43}}},
    {{{"glsa_", base62_octets, 32}, {"_", hex_octets, 8}}},
    {{{"sntrys_eyJ", base64_octets, 100}}},
    {{{"sntryu_", hex_octets, 64}}},
    {{{"squ_", hex_octets, 40}}},
    {{{"sgp_", hex_octets, 40}}},
    {{{"xkeysib-", hex_octets, 64}, {"-", base62_octets, 16}}},
    {{{"shippo_live_", hex_octets, 40}}},
    {{{"AGE-SECRET-KEY-1", bech32_octets, 58}}},
    {{{"eyJhbGciOiJIUzI1NiJ9", {}, 0}, {".eyJ", base64_octets, 40}, {".", base64_octets, 43}}},
    {{{"eyJ0eXAiOiJKV1QiLCJhbGciOiJub25lIn0", {}, 0}, {".eyJ", base64_octets, 12}, {"."}}},
    {{{"eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..", base64_octets, 16},
      {".", base64_octets, 40},
      {".", base64_octets, 22}}},
};

}  // namespace uriscan::tests
