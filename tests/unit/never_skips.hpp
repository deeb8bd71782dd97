// A kernel that reads each octet, to compare the other kernels with.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "kernels/iri_reader.hpp"
#include "kernels/kernel.hpp"
#include "kernels/kernels.hpp"
#include "support/no_skipper.hpp"
#include "support/octet_by_octet.hpp"

namespace uriscan::tests {

// Measures and reads a run octet by octet.
inline uri_run read_run_one_by_one(std::string_view text, std::size_t, bool is_opened,
                                   unsigned char* to) noexcept {
    // RFC 3986, appendix A: unreserved, gen-delims, sub-delims, and "%".
    constexpr std::string_view uri_octets =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#[]@!$&'()*+,;=%";
    std::string_view run = text.substr(0, text.find_first_not_of(uri_octets));
    if (is_opened && run.substr(0, run.find(')')).find('(') == run.npos) {
        run = run.substr(0, run.find(')'));
    }
    const bool may_have_cut =
        std::ranges::count(run, ':') > 1 ||
        (run.find_first_of(");#") != run.npos &&
         !(run.ends_with(')') && run.find_first_of("();#") + 1 == run.size()));
    return {run.size(), may_have_cut, read_any<no_skipper>(run, to) == fault::none};
}

inline constexpr kernel never_skips = {"never skips",
                                       read_any<no_skipper>,
                                       advance_with<no_skipper>,
                                       run_iri_machine<no_skipper>,
                                       read_origin_form_with<no_skipper>,
                                       find_scheme_end_one_by_one,
                                       read_run_one_by_one,
                                       find_marks_one_by_one,
                                       find_changes_one_by_one,
                                       find_plain_one_by_one,
                                       read_no_lines,
                                       check_no_lines,
                                       decode_ipv6_by_words};

}  // namespace uriscan::tests
