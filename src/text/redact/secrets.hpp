// Finds the secrets in a URI that is read tolerantly.
//
// The code here decides what is a secret.  All that makes this decision faster is a shortcut: the
// marks of a text (marked_text.hpp), harmless_octets.hpp, and the filter of keys (keys.hpp).
// One rule holds for all of them: a shortcut may say that there is no secret only if
// secrets.cpp finds none.  tests/unit/redact_shortcuts_test.cpp compares both on random
// text.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "text/redact/authority.hpp"
#include "text/redact/cover.hpp"
#include "text/redact/keys.hpp"
#include "text/redact/secret_paths.hpp"
#include "text/redact/units.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {

// Reads a URI once, from left to right, delimiter by delimiter.  A URI within the URI needs no
// reader of its own: its delimiters are read in the same way, and each unit says how many
// times it is percent-encoded.  The same is true for a value with members, such as JSON.
class secret_reader {
public:
    // The URI or reference is the part `uri` of `text`.  Before `restart`, only the scheme and the
    // authority are read: see harmless_octets::restart().
    secret_reader(std::string_view text, slice uri, certainty how, const redact_options& options,
                  const key_ends& ends, std::size_t restart = 0) noexcept
        : text_(subtext(text, 0, uri.end)),
          begin_(uri.begin),
          certainty_(how),
          options_(options),
          key_ends_(ends),
          restart_(restart),
          at_(uri.begin),
          end_(uri.end),
          authorities_(text_),
          cover_(text_, how),
          paths_(text, uri) {}

    // Returns the next secret, or an empty slice if there is none.
    slice next() noexcept;

    // Returns where the URI or reference ends.  A text that is a reference only because of a secret
    // also ends where the next URI starts.  Requires that next() has returned an empty slice.
    std::size_t end() const noexcept { return end_; }

private:
    // The place of a key, which decides where the value of the key ends.
    enum class place { path, query, fragment, member, pair, property, property_in_list };

    slice read_start() noexcept;
    slice read(const unit& sign) noexcept;
    slice read_colon(const unit& colon) noexcept;
    slice read_after_secret_scheme(const authority_place& authority, const unit& slash) noexcept;
    slice read_user_after(const unit& colon, slice value) noexcept;
    slice read_colon_of_key(const unit& colon) noexcept;
    void start_properties(const unit& colon, bool has_slashes) noexcept;
    slice read_authority(authority_place authority) noexcept;
    slice read_userinfo_in_path(authority_place authority) noexcept;
    slice read_credentials(const unit& colon) noexcept;
    slice read_data_source(std::size_t user, const unit& colon) noexcept;
    bool ends_in_replacement(std::string_view text) const noexcept;
    std::size_t end_of_data_source(const unit& colon) noexcept;
    std::size_t end_of_secret_across(const authority_parts& parts) const noexcept;
    std::size_t end_of_values(const authority_place& authority,
                              const authority_parts& parts) noexcept;
    slice go_on_after(slice secret) noexcept;
    bool may_have_value(slice part) const noexcept;
    void start_segment(std::size_t begin) noexcept;
    place place_after(const unit& semicolon) noexcept;
    slice read_segment(const unit& slash) noexcept;
    slice read_value(const unit& sign) noexcept;
    std::size_t end_of_parameters(slice value) noexcept;
    void read_separator(const unit& sign) noexcept;
    void read_quote(const unit& quote) noexcept;
    bool closes_string(const unit& quote) const noexcept;
    std::size_t uri_begin(const unit& colon) const noexcept;
    bool is_after_scheme_of_value(const unit& colon) const noexcept;
    std::size_t after_slashes(std::size_t at, std::size_t level) const noexcept;
    std::size_t end_or_colon(slice value) const noexcept;
    bool can_start_member(const unit& sign) const noexcept;
    void start_key(std::size_t begin, place where) noexcept;
    void start_parameter(const unit& sign, place where) noexcept;
    std::string_view key_before(const unit& sign) const noexcept;
    bool is_after_scheme_with_user(const unit& colon) const noexcept;
    bool is_after(const unit& colon, std::string_view name) const noexcept;
    bool ends_value(const unit& unit, std::size_t level, place where) const noexcept;
    bool ends_member(const unit& separator, std::size_t level) const noexcept;
    slice value_after(const unit& sign, place where) const noexcept;
    slice member_after(const unit& sign, bool in_segment) const noexcept;
    slice quoted_after(const unit& quote) const noexcept;
    unit next_sign(std::size_t at) const noexcept {
        return next_unit(text_, at, text_.size(), tolerant_table::sign);
    }
    std::string_view host() noexcept;

    std::string_view text_;
    const std::size_t begin_;
    const certainty certainty_;
    const redact_options& options_;
    const key_ends& key_ends_;
    const std::size_t restart_;
    std::size_t at_;
    std::size_t end_;
    bool starts_ = true;  // next() has not been called yet

    // The start of the key that the next "=" can end.  If the place of this key is `member`, a ":"
    // can also end it.
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    std::size_t key_begin_ = none;
    std::size_t key_level_ = 0;  // how many times the "=" must be percent-encoded, at least
    place key_place_ = place::path;
    place parameter_ = place::path;     // the place of the parameter that the key is in
    std::size_t member_begin_ = none;   // a key after ";" in a query, which a ":" can end, too
    std::size_t segment_begin_ = none;  // a key in a path in a query: its value is in this segment
    bool in_inner_path_ = false;        // in the path of a URI in a query
    slice quoted_key_;                  // the last key in quotation marks, without them
    std::size_t after_quoted_key_ = none;
    unit string_ = {'\0', 0, 0, 0, 0};  // the mark that opened the string of JSON around the key
    unsigned opened_ = 0;               // which brackets were opened in the value: bracket_bit()
    bool is_scheme_secret_ = false;     // the scheme that is read next is the end of a secret
    bool in_query_ = false;             // after a "?", "&" or "#"
    bool in_fragment_ = false;          // after a "#" that is not percent-encoded
    bool in_authority_ = false;         // looks ahead in one authority, and reads no other one

    // The sum of the sizes of authorities and of the values of doubtful keys.  After most_searches,
    // the values of further doubtful keys are secret, and so is what follows a scheme that can be
    // before user information.
    std::size_t searched_ = 0;

    // "jdbc:" and "sb:" have properties such as ";password=a".
    bool has_properties_ = false;
    bool is_parameter_ = false;         // such properties are in the value of a parameter
    bool is_oracle_ = false;            // the next ":" is before "user/password@"
    std::size_t properties_level_ = 0;  // how many times the ":" after "jdbc" is percent-encoded

    authority_reader authorities_;
    secret_cover cover_;
    std::size_t host_begin_ = none;
    std::size_t host_before_query_ = none;
    slice host_ = {none, none};           // the host that host() found last
    slice without_slash_ = {none, none};  // from the last host on, this part has no "/"
    slice authority_;                     // the authority that was read last
    bool has_authority_ = false;

    // For each level, a ":" before this offset is in no data source name.
    std::array<std::size_t, most_levels + 1> without_data_source_{};

    // In this part of a path, no user information starts after a ":", and there is no secret value.
    slice plain_;
    std::size_t plain_level_ = 0;

    secret_path_matcher paths_;
};

}  // namespace uriscan
