// The contenders that need no other library: uriscan with each kernel that the processor can run,
// and readers that are not parsers (masks, memchr, memcpy).
#include "contender.hpp"

#include <cstring>
#include <stdexcept>
#include <utility>

#include "kernels/kernels.hpp"
#include "masks.hpp"
#include "uriscan/batch.hpp"
#include "uriscan/lines.hpp"

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
        chosen_kernel.store(&kernel);
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

// Does the same for many lines at once.
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

// Returns a reader that sets `kernel` before it reads a list.
contender::reader with_kernel(const kernel& kernel, tally (*read)(const list&)) {
    return [&kernel, read](const list& list) {
        chosen_kernel.store(&kernel);
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
    for (const kernel& kernel : usable_kernels()) {
        contender(contender_name(kernel.name), role::uriscan,
                  reader_with_kernel<uriscan_parser>(kernel));
    }
    const kernel& best = usable_kernels().back();
    contender(contender_name(best.name) + ", finding lines", role::uriscan,
              with_kernel(best, read_line_by_line));
    contender(contender_name(best.name) + ", parse_lines", role::uriscan,
              with_kernel(best, read_lines_together));
    contender(contender_name(best.name) + ", verdict", role::uriscan,
              reader_with_kernel<verdict_only>(best));
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
    return contender_name(usable_kernels().back().name);
}

}  // namespace uriscan::bench
