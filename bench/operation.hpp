// What operations on URIs cost, with and without reading the URIs before: who is compared, and on what
// texts.  A file that defines an `contender` at namespace scope takes part by being linked; that is how a
// library that is not installed stays out.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "workload.hpp"

namespace uriscan::bench {

/// Whether an contender parses every text by itself or finds it parsed.
enum class input { text, parsed };

/// Texts, one after the other in one string, as the lines of a file would be.
class text_list {
public:
    void add(std::string_view text);

    std::size_t size() const { return begins_.size(); }
    std::string_view operator[](std::size_t i) const;

private:
    std::string octets_;
    std::vector<std::size_t> begins_;
};

/// An operation, and how its texts are made.
struct operation {
    std::string name;
    /// Says what the operation is applied to, as a title.
    std::string title;
    /// Makes a text of a line of a list; nothing where it cannot be one.
    std::function<std::optional<std::string>(std::string_view)> text_of;
};

/// Returns all operations.
const std::vector<operation>& operations();

/// An contender with its texts, ready to run.
struct runner {
    std::function<tally()> pass;                             ///< The operation on every text.
    std::function<std::string(std::size_t)> result_of_text;  ///< On one; empty where it fails.
};

class contender {
public:
    using maker = std::function<runner(const text_list&)>;

    /// Enters it.
    contender(std::string operation, std::string name, input input, maker make);

    const std::string& operation() const { return operation_; }
    const std::string& name() const { return name_; }
    enum input input() const { return input_; }
    runner make(const text_list& texts) const { return make_(texts); }

    /// Returns all that were entered.
    static const std::vector<contender>& all();

private:
    std::string operation_;
    std::string name_;
    enum input input_;
    maker make_;
};

/// Makes runners of a type that is made from a text_list, and whose call with a text's number gives the
/// operation's result, which need not outlive the next call, and is null where it fails.
template <class Worker>
contender::maker maker_of() {
    return [](const text_list& texts) {
        const auto worker = std::make_shared<Worker>(texts);
        return runner{[worker, count = texts.size()] {
                          tally sum;
                          for (std::size_t i = 0; i < count; ++i) {
                              const std::string_view result = (*worker)(i);
                              sum.valid += result.data() != nullptr ? 1 : 0;
                              sum.checksum += result.size();
                          }
                          return sum;
                      },
                      [worker](std::size_t i) { return std::string((*worker)(i)); }};
    };
}

/// The base that all references are resolved at.
inline constexpr std::string_view resolution_base = "http://a/b/c/d;p?q";

}  // namespace uriscan::bench
