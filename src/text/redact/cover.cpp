#include "text/redact/cover.hpp"

#include <algorithm>

namespace uriscan {
namespace {

unit sign_at(std::string_view text, std::size_t at) noexcept {
    return next_unit(text, at, text.size(), tolerant_table::sign);
}

// Says whether a unit can be before a password (":"), or after user information ("@").
bool marks_userinfo(const unit& unit, const authority_place& authority) noexcept {
    return unit.level <= authority.level && (unit.is(':') || unit.is('@'));
}

bool has_mark(std::string_view text, slice part, const authority_place& authority) noexcept {
    for (unit sign = sign_at(text, part.begin); sign.begin < part.end;
         sign = sign_at(text, sign.end)) {
        if (marks_userinfo(sign, authority)) {
            return true;
        }
    }
    return false;
}

}  // namespace

slice secret_cover::of_authority(const authority_place& authority, std::size_t host,
                                 std::size_t end) noexcept {
    end = std::max(end, end_at(authority, host));
    end = goes_on_at(end, authority) ? end_at(authority, end) : end;
    return {begin_of({authority.begin, end}), end};
}

slice secret_cover::of_userinfo(const authority_place& authority, slice userinfo,
                                std::size_t last) noexcept {
    const std::size_t end =
        last > userinfo.end && goes_on_at(last, authority) ? end_at(authority, last) : last;
    return {begin_of({userinfo.begin, end}), end};
}

bool secret_cover::goes_on_at(std::size_t at, const authority_place& authority) const noexcept {
    return has_mark(text_, {at, end_of_authority(text_, at, authority)}, authority);
}

// Returns the first offset, at `from` or later, at which this authority certainly has ended.
std::size_t secret_cover::end_at(const authority_place& authority,
                                 std::size_t from) const noexcept {
    unit sign = sign_at(text_, from);
    while (sign.begin < text_.size() && !is_soft_end(sign, authority) &&
           !(sign.is('#') && sign.level <= authority.level && !is_data(text_, sign, certainty_))) {
        sign = sign_at(text_, sign.end);
    }
    return sign.begin;
}

std::size_t secret_cover::begin_of(slice secret) noexcept {
    if (!open_) {
        return secret.begin;
    }
    unit sign = sign_at(text_, without_end_);
    while (sign.begin < secret.end && !is_soft_end(sign, *open_)) {
        sign = sign_at(text_, sign.end);
    }
    without_end_ = sign.begin;
    return secret.begin <= sign.begin && sign.begin < secret.end ? open_->begin : secret.begin;
}

authority_without_values::authority_without_values(std::string_view text,
                                                   const authority_place& place,
                                                   const authority_parts& parts) noexcept
    : text_(text),
      place_(place),
      end_(parts.host_begin > parts.end ? end_of_authority(text, parts.host_begin, place)
                                        : parts.end),
      last_(parts.host_begin),
      has_at_(parts.host_begin > place.begin),
      has_colon_(has_at_ && parts.password_begin < parts.host_begin) {}

void authority_without_values::add_mark(const unit& sign) noexcept {
    has_colon_ |= sign.is(':') && sign.level <= place_.level;
    has_at_ |= sign.is('@') && sign.level <= place_.level;
}

void authority_without_values::add(const unit& sign) noexcept {
    add_mark(sign);
    is_port_ = sign.is(':');
    if (is_port_) {
        const unit slashes = read_slashes(text_, sign.end);
        is_nested_ |= slashes.is('/') && slashes.level > place_.level;
    }
}

void authority_without_values::add_value(slice value) noexcept {
    is_hidden_ |= is_port_ || value.end > end_ || has_mark(text_, value, place_);
    last_ = std::max(last_, value.end);
    end_ = value.end > end_ ? end_of_authority(text_, value.end, place_) : end_;
    add_mark(sign_at(text_, value.end));
}

std::size_t authority_without_values::end_of_secret() const noexcept {
    const bool has_userinfo = place_.needs_password ? has_colon_ && has_at_ : has_colon_ || has_at_;
    return (is_nested_ && (has_colon_ || has_at_)) || (is_hidden_ && has_userinfo) ? last_ : 0;
}

}  // namespace uriscan
