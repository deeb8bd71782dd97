// Parsing many texts at once, into columns like those of a column store: one array for each offset
// (RFC 3986, section 3).  The header also parses the lines of a text, such as a log or a list of
// URIs.
//
// Lifetime: uri_columns holds numbers only and does not refer to the texts.  line_columns views the
// text that was parsed last.  Lines are slices of the text, which must outlive them.
// Thread safety: threads can parse different batches at once, each into columns of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/detail/subtext.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

namespace detail {

// Removes the first line and its end from `text`, which must not be empty, and returns the line
// without its end.  A line ends with `line_end`.  If this is LF, a CR directly before it also
// belongs to the end of the line.  The last line may lack its end.
inline std::string_view take_line(std::string_view& text, char line_end) {
    const void* const found = std::memchr(text.data(), line_end, text.size());
    if (found == nullptr) {
        return std::exchange(text, detail::subtext(text, text.size(), 0));
    }
    const auto size = static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
    const std::string_view line = detail::subtext(text, 0, size);
    text.remove_prefix(size + 1);
    const std::size_t cr = line_end == '\n' && line.ends_with('\r') ? 1 : 0;
    return detail::subtext(line, 0, size - cr);
}

}  // namespace detail

/// Calls `callback(std::string_view line)` for each line of `text`, in order.  A line ends with LF
/// or CR LF; the callback gets the line without them.  The last line needs no LF.  If the text ends
/// with LF, there is no empty line after this LF.  The empty text has no lines.  The lines are
/// slices of `text`.  Linear in `text`; the function itself allocates nothing.
///
///     std::size_t sizes = 0;
///     uriscan::for_each_line("http://h/\r\n\nurn:a",
///                            [&](std::string_view line) { sizes += line.size(); });
///     // sizes == 9 + 0 + 5
template <class Callback>
void for_each_line(std::string_view text, Callback&& callback) {
    while (!text.empty()) {
        callback(detail::take_line(text, '\n'));
    }
}

/// Holds the results of parse_batch(): row i has the result for text i.  If you use the same object
/// for many batches, memory is allocated only for a batch that is larger than all batches before
/// it.
///
/// The offsets are those of uri_components.  Each column of offsets is an array of 32-bit unsigned
/// integers, as in Apache Arrow, DuckDB and ClickHouse.  `valid` has the layout of the validity
/// masks of Arrow and DuckDB.  Each column can be moved to another owner.  The columns of
/// line_columns cannot be moved, because a kernel also writes some numbers after their last row.
struct uri_columns {
    std::vector<std::uint32_t> scheme_end;
    std::vector<std::uint32_t> host_begin;
    std::vector<std::uint32_t> host_end;
    std::vector<std::uint32_t> path_begin;
    std::vector<std::uint32_t> path_end;
    std::vector<std::uint32_t> query_end;

    /// The size of the text if the text is valid, else the offset of its error.  UINT32_MAX if the
    /// text is too long.
    std::vector<std::uint32_t> stop;

    /// One bit for each row: 1 if the text is valid, else 0.  Row i has bit i % 64, counted from
    /// the lowest, of word i / 64.  Bits after the last row are 0.
    std::vector<std::uint64_t> valid;

    /// Returns the number of rows.
    [[nodiscard]] std::size_t size() const noexcept { return stop.size(); }

    /// Says whether the text of `row` is valid.  Requires row < size().
    [[nodiscard]] bool is_valid(std::size_t row) const noexcept {
        return (valid[row / 64] >> row % 64 & 1) != 0;
    }

    /// Returns the components of the text of `row`.  If the text is not valid, all offsets are 0.
    /// Requires row < size().
    [[nodiscard]] uri_components components(std::size_t row) const noexcept {
        return {scheme_end[row], host_begin[row], host_end[row],
                path_begin[row], path_end[row],   query_end[row]};
    }
};

/// Parses each of `texts` by `rule`, and returns how many texts are valid.  Afterwards, `columns`
/// has one row for each text, and no other rows.  Linear in the number of texts and their sizes;
/// allocates only if `columns` must grow.
///
///     const std::string_view texts[] = {"http://h/p", "http://a b/"};
///     uriscan::uri_columns columns;
///     uriscan::parse_batch(texts, columns) == 1
///     // columns.path_begin[0] == 8, !columns.is_valid(1), columns.stop[1] == 8
///     uriscan::uri_view::unchecked(texts[0], columns.components(0)).host() == "h"
std::size_t parse_batch(std::span<const std::string_view> texts, uri_columns& columns,
                        rule = rule::uri_reference);

/// Names a column of line_columns.  `begin` and `end` are the offsets of a line in the text that
/// parse_lines() was given last.  The LF or CR LF after the line starts at `end`.  The offsets of
/// components count from the start of the line, as in uri_components.  `stop` is the size of a
/// valid line, the offset of the error in an invalid line, and UINT32_MAX for a line that is too
/// long.
enum class line_column : std::uint8_t {
    begin,
    end,
    scheme_end,
    host_begin,
    host_end,
    path_begin,
    path_end,
    query_end,
    stop,
};

/// Holds the results of parse_lines(): row i has the result for line i of the lines that were
/// parsed.  All memory is allocated by the constructor: 36 octets and a bit for each row.  The
/// object can be neither copied nor moved.
class line_columns {
public:
    /// Makes columns for up to `most_rows` rows; 0 means one row.  The default fits into the
    /// second-level cache of usual processors.
    explicit line_columns(std::size_t most_rows = 4096);
    line_columns(const line_columns&) = delete;
    line_columns& operator=(const line_columns&) = delete;

    /// Returns the number of rows.
    [[nodiscard]] std::size_t size() const noexcept { return size_; }

    /// Returns the number of rows that there can be.
    [[nodiscard]] std::size_t most_rows() const noexcept { return most_rows_; }

    /// Returns the number of rows whose line is valid.  Linear in size() / 64.
    [[nodiscard]] std::size_t count_valid() const noexcept;

    /// Says whether the line of `row` is valid.  Requires row < size().
    [[nodiscard]] bool is_valid(std::size_t row) const noexcept {
        return (valid_[row / 64] >> row % 64 & 1) != 0;
    }

    /// Returns the line of `row` without its end, as a slice of the text.  Of a line that is too
    /// long, returns the first UINT32_MAX octets.  Requires row < size().
    [[nodiscard]] std::string_view line(std::size_t row) const noexcept {
        const std::uint32_t begin = at(line_column::begin, row);
        return detail::subtext(text_, begin, at(line_column::end, row) - begin);
    }

    /// Returns the components of the line of `row`.  If the line is not valid, all offsets are 0.
    /// Requires row < size().
    [[nodiscard]] uri_components components(std::size_t row) const noexcept {
        return {at(line_column::scheme_end, row), at(line_column::host_begin, row),
                at(line_column::host_end, row),   at(line_column::path_begin, row),
                at(line_column::path_end, row),   at(line_column::query_end, row)};
    }

    /// Returns the URI in the line of `row`, as slices of the text.  Requires row < size() and
    /// is_valid(row).
    [[nodiscard]] uri_view uri(std::size_t row) const noexcept {
        return uri_view::unchecked(line(row), components(row));
    }

    /// Returns the offset of the error in the line of `row`.  Returns the size of the line if it is
    /// valid, and UINT32_MAX if it is too long.  Requires row < size().
    [[nodiscard]] std::uint32_t stop(std::size_t row) const noexcept {
        return at(line_column::stop, row);
    }

    /// Returns a column, with one number for each row.  It is valid until the columns are used
    /// again or destroyed.
    [[nodiscard]] std::span<const std::uint32_t> column(line_column name) const noexcept {
        return {numbers_.data() + first(name), size_};
    }

    /// Returns one bit for each row, in the layout of uri_columns::valid.
    [[nodiscard]] std::span<const std::uint64_t> valid() const noexcept {
        return {valid_.data(), (size_ + 63) / 64};
    }

private:
    friend struct line_columns_access;

    [[nodiscard]] std::size_t first(line_column name) const noexcept {
        return static_cast<std::size_t>(name) * room_;
    }
    [[nodiscard]] std::uint32_t at(line_column name, std::size_t row) const noexcept {
        return numbers_[first(name) + row];
    }

    std::size_t most_rows_;
    std::size_t room_;  // how many numbers each column has room for
    std::size_t size_ = 0;
    std::string_view text_;
    std::vector<std::uint32_t> numbers_;
    std::vector<std::uint64_t> valid_;
};

/// Parses the first lines of `text` by `rule`, one row for each line, until all rows of `columns`
/// are used or the text ends.  Returns the number of octets of these lines and their ends.  It is 0
/// only for an empty text, so a loop over the rest parses a text of any size in a fixed amount of
/// memory.  The lines of one call have at most UINT32_MAX octets together, so in a larger text, the
/// call can also stop before all rows are used.  Only a line that is read alone can be longer.
///
/// The lines are those of for_each_line().  `columns` refers to `text`, so the text must exist as
/// long as the columns are used.  To get the reason of an error, call parse() with the line.
/// Linear in the octets that are parsed; allocates nothing.  With AVX2 or AVX-512, work is shared
/// between lines.  For web links, parse_lines() then needs half to two thirds of the time of
/// for_each_line() and parse().  For lines of more than 100 octets, both ways need about the same
/// time.  For lines with a host like [::ffff:1.2.3.4], parse_lines() needs a seventh more.
///
///     uriscan::line_columns columns;
///     std::string hosts;
///     for (std::string_view rest = "http://h/p\nhttp://a b/\n//i"; !rest.empty();) {
///         rest.remove_prefix(uriscan::parse_lines(rest, columns));
///         for (std::size_t row = 0; row < columns.size(); ++row) {
///             hosts += columns.is_valid(row) ? columns.uri(row).host() : "-";
///         }
///     }
///     // hosts == "h-i"
std::size_t parse_lines(std::string_view text, line_columns& columns,
                        rule = rule::uri_reference) noexcept;

// Refuses a temporary text, because the columns would refer to a text that no longer exists.
template <detail::temporary_text Text>
std::size_t parse_lines(Text&&, line_columns&, rule = rule::uri_reference) = delete;

/// What check_lines() has read.
struct checked_lines {
    std::size_t octets;  ///< The size of the lines and their ends.
    std::size_t lines;   ///< How many lines there are.
    std::size_t valid;   ///< How many of them are valid.
};

/// Says which of the first lines of `text` are valid by `rule`, without their components.  Reads
/// lines until each bit of `valid` is used or the text ends.  Bit i % 64, counted from the lowest,
/// of word i / 64 is 1 if line i is valid.  The bits after the last line are 0.  `octets` of the
/// result is 0 only if the text or `valid` is empty, so a loop over the rest checks a text of any
/// size.
///
/// The lines are those of for_each_line().  A line of more than UINT32_MAX octets is not valid.  To
/// get an error, call parse() with the line.  Linear in the octets that are read; allocates
/// nothing.  All lines in 64 octets are checked together, with AVX-512 all lines in 512 octets.
/// With AVX-512, web links take a fifth of the time of for_each_line() and is_uri_reference(), and
/// two fifths of the time of parse_lines().  With AVX2, they take a third of the time of
/// for_each_line() and is_uri_reference(), and about the time of parse_lines().
///
///     std::array<std::uint64_t, 64> valid;
///     std::size_t wrong = 0;
///     for (std::string_view rest = "http://h/p\nhttp://a b/\n//i"; !rest.empty();) {
///         const uriscan::checked_lines checked = uriscan::check_lines(rest, valid);
///         wrong += checked.lines - checked.valid;
///         rest.remove_prefix(checked.octets);
///     }
///     // wrong == 1
checked_lines check_lines(std::string_view text, std::span<std::uint64_t> valid,
                          rule = rule::uri_reference) noexcept;

}  // namespace uriscan
