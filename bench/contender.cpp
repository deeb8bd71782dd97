// The contenders that need no other library: uriscan with each kernel that the processor can run,
// and readers that are not parsers (masks, memchr, memcpy).
#include "contender.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <utility>

#include "kernels/kernels.hpp"
#include "masks.hpp"
#include "uriscan/batch.hpp"

namespace uriscan::bench {
namespace {

std::vector<contender>& registered() {
    static std::vector<contender> all;
    return all;
}

struct verdict_only {
    template <class Visitor>
    [[gnu::always_inline]] bool visit(std::string_view text, Visitor&&) const {
        return is_uri_reference(text);
    }
};

// Returns a reader that sets `kernel` before it reads a list. Only uriscan has kernels.
template <class Parser>
contender::reader reader_with_kernel(const kernel& kernel) {
    return [&kernel](const list& list) {
        use_kernel(kernel);
        return read_all<Parser>(list.texts());
    };
}

// Adds a valid text to the sum, as read_all() does.
void add(tally& sum, std::string_view text, const uri_view& uri) {
    std::uint64_t weight = 1;
    visit_components(uri, [&](std::string_view component) {
        if (component.data() != nullptr) {
            const auto begin = static_cast<std::size_t>(component.data() - text.data());
            sum.checksum += weight * (begin + 3 * component.size() + 1);
        }
        weight += 2;
    });
    ++sum.valid;
}

// Finds the lines of a list, and parses each one.
tally read_line_by_line(const list& list) {
    tally sum;
    for_each_line(list.octets(), [&](std::string_view line) {
        if (const auto uri = parse_uri_reference(line)) {
            add(sum, line, *uri);
        }
    });
    return sum;
}

// Does the same with parse_lines(), which finds and parses many lines at once.
tally read_lines_together(const list& list) {
    static line_columns columns;
    tally sum;
    for (std::string_view rest = list.octets(); !rest.empty();) {
        rest.remove_prefix(parse_lines(rest, columns));
        for (std::size_t row = 0; row < columns.size(); ++row) {
            if (columns.is_valid(row)) {
                add(sum, columns.line(row), columns.uri(row));
            }
        }
    }
    return sum;
}

// Only says for each line whether it is valid.
tally check_lines_together(const list& list) {
    static std::array<std::uint64_t, 64> valid;
    tally sum;
    for (std::string_view rest = list.octets(); !rest.empty();) {
        const checked_lines checked = check_lines(rest, valid);
        sum.valid += checked.valid;
        rest.remove_prefix(checked.octets);
    }
    return sum;
}

// Returns what add() adds for a component. A list must not have lines of more than 100 MB.
[[gnu::always_inline]] inline std::uint32_t part_of_sum(std::uint32_t weight, bool is_present,
                                                        std::uint32_t begin, std::uint32_t end) {
    return is_present ? weight * (begin + 3 * (end - begin) + 1) : 0;
}

// Reads components from columns, one row after the other. A compiler can make code that reads
// several rows at once.
class column_reader {
public:
    explicit column_reader(const line_columns& columns)
        : columns_(columns),
          scheme_end_(columns.column(line_column::scheme_end).data()),
          host_begin_(columns.column(line_column::host_begin).data()),
          host_end_(columns.column(line_column::host_end).data()),
          path_begin_(columns.column(line_column::path_begin).data()),
          path_end_(columns.column(line_column::path_end).data()),
          query_end_(columns.column(line_column::query_end).data()),
          stop_(columns.column(line_column::stop).data()) {}

    // Adds all valid rows to the sum: all rows, less those that are not valid.
    void add_to(tally& sum) const {
        for (std::size_t row = 0; row < columns_.size(); ++row) {
            sum.checksum += sum_of(row);
        }
        for (std::size_t word = 0; word < columns_.valid().size(); ++word) {
            for (std::uint64_t left = ~columns_.valid()[word]; left != 0; left &= left - 1) {
                const std::size_t row =
                    64 * word + static_cast<std::size_t>(std::countr_zero(left));
                if (row < columns_.size()) {
                    sum.checksum -= sum_of(row);
                }
            }
        }
        sum.valid += columns_.count_valid();
    }

private:
    [[gnu::always_inline]] std::uint32_t sum_of(std::size_t row) const {
        const std::uint32_t scheme_end = scheme_end_[row], host_begin = host_begin_[row];
        const std::uint32_t host_end = host_end_[row], path_begin = path_begin_[row];
        const std::uint32_t path_end = path_end_[row], query_end = query_end_[row];
        const std::uint32_t authority = scheme_end != 0 ? scheme_end + 3 : 2;  // after the "//"
        const bool has_userinfo = (host_begin != 0) & (host_begin != authority);
        return part_of_sum(1, scheme_end != 0, 0, scheme_end) +
               part_of_sum(3, has_userinfo, authority, host_begin - 1) +
               part_of_sum(5, host_begin != 0, host_begin, host_end) +
               part_of_sum(7, host_end != path_begin, host_end + 1, path_begin) +
               part_of_sum(9, true, path_begin, path_end) +
               part_of_sum(11, path_end != query_end, path_end + 1, query_end) +
               part_of_sum(13, query_end != stop_[row], query_end + 1, stop_[row]);
    }

    const line_columns& columns_;
    const std::uint32_t* scheme_end_;
    const std::uint32_t* host_begin_;
    const std::uint32_t* host_end_;
    const std::uint32_t* path_begin_;
    const std::uint32_t* path_end_;
    const std::uint32_t* query_end_;
    const std::uint32_t* stop_;
};

// Does the same, and reads the components from the columns.
tally read_columns_of_lines(const list& list) {
    static line_columns columns;
    tally sum;
    for (std::string_view rest = list.octets(); !rest.empty();) {
        rest.remove_prefix(parse_lines(rest, columns));
        column_reader(columns).add_to(sum);
    }
    return sum;
}

// Returns a reader that sets `kernel` before it reads a list.
contender::reader with_kernel(const kernel& kernel, tally (*read)(const list&)) {
    return [&kernel, read](const list& list) {
        use_kernel(kernel);
        return read(list);
    };
}

tally copy_octets(const list& list) {
    static std::string target;
    target.resize(std::max(target.size(), list.octets().size()));
    std::memcpy(target.data(), list.octets().data(), list.octets().size());
    tally sum;
    look_at(sum);
    return sum;
}

tally find_line_ends(const list& list) {
    tally sum;
    const char* p = list.octets().data();
    const char* const end = p + list.octets().size();
    while (p != end) {
        const void* const found = std::memchr(p, '\n', static_cast<std::size_t>(end - p));
        const char* const line_end = found != nullptr ? static_cast<const char*>(found) : end;
        sum.checksum += static_cast<std::size_t>(line_end - p);
        p = line_end != end ? line_end + 1 : end;
    }
    return sum;
}

tally find_delimiters(const list& list) {
    tally sum;
    sum.checksum = count_delimiters(list.octets());
    return sum;
}

const bool registered_ours = [] {
    for (const kernel* const usable_kernel : usable_kernels()) {
        const kernel& kernel = *usable_kernel;
        contender(contender_name(kernel.name), role::uriscan,
                  reader_with_kernel<uriscan_parser>(kernel));
    }
    const kernel& best = *usable_kernels().back();
    contender(contender_name(best.name) + ", finding lines", role::uriscan,
              with_kernel(best, read_line_by_line));
    contender(contender_name(best.name) + ", parse_lines", role::uriscan,
              with_kernel(best, read_lines_together));
    contender(contender_name(best.name) + ", parse_lines, columns", role::uriscan,
              with_kernel(best, read_columns_of_lines));
    contender(contender_name(best.name) + ", verdict", role::uriscan,
              reader_with_kernel<verdict_only>(best));
    contender(contender_name(best.name) + ", check_lines", role::uriscan,
              with_kernel(best, check_lines_together));
    if (can_count_delimiters()) {
        contender("delimiter masks", role::reference, find_delimiters);
    }
    contender("lines (memchr)", role::reference, find_line_ends);
    contender("memcpy", role::reference, copy_octets);
    return true;
}();

}  // namespace

contender::contender(std::string name, enum role role, reader read)
    : name_(std::move(name)), role_(role), read_(std::move(read)) {
    registered().push_back(*this);
}

const std::vector<contender>& contender::all() {
    return registered();
}

const contender& contender::named(const std::string& name) {
    for (const contender& contender : all()) {
        if (contender.name() == name) {
            return contender;
        }
    }
    throw std::out_of_range("no contender is named " + name);
}

std::string contender_name(std::string_view kernel) {
    return "uriscan " + std::string(kernel);
}

std::string our_name() {
    return contender_name(usable_kernels().back()->name);
}

}  // namespace uriscan::bench
