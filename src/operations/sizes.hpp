// The sizes of what operations write.  Each function has the errors of its operation, but
// never buffer_too_small.
#pragma once

#include <cstddef>
#include <string_view>

#include "uriscan/result.hpp"
#include "uriscan/uri_builder.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

result<std::size_t> size_with(const uri_view&, component, std::string_view value, given_as,
                              ambiguity) noexcept;
result<std::size_t> size_without(const uri_view&, component, ambiguity) noexcept;
result<std::size_t> size_with_parameter(const uri_view&, std::string_view key,
                                        std::string_view value, given_as, plus_sign) noexcept;
result<std::size_t> size_without_parameter(const uri_view&, std::string_view key, given_as,
                                           plus_sign) noexcept;
result<std::size_t> relativized_size(const uri_view& base, const uri_view& target) noexcept;

// The size of what serialize_origin() writes, with the known schemes.
std::size_t origin_size(const uri_view&) noexcept;

}  // namespace uriscan
