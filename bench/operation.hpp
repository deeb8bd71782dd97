// The benchmark of operations on URIs: the operations, their texts, and the contenders. A source
// file takes part if it defines an `operation_contender` at namespace scope and is linked. CMake
// does not link the file of a library that is not installed.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "workload.hpp"

namespace uriscan::bench {

/// The input of a contender: texts that it must parse, or texts that it parsed before the clock
/// started.
enum class input { text, parsed };

/// Texts in one string, one after another, like the lines of a file.
class text_list {
public:
    void add(std::string_view text);

    std::size_t size() const { return begins_.size(); }
    std::string_view operator[](std::size_t i) const;

private:
    std::string octets_;
    std::vector<std::size_t> begins_;
};

/// An operation, with a function that makes the texts to which it is applied.
struct operation {
    std::string name;
    /// The title of the table. It says what the operation is applied to.
    std::string title;
    /// Makes a text from a line of a list, or returns std::nullopt if the line is not suitable.
    std::function<std::optional<std::string>(std::string_view)> text_of;
};

/// Returns all operations.
const std::vector<operation>& operations();

/// A contender together with its texts, ready to run.
struct runner {
    /// Runs the operation on every text.
    std::function<tally()> pass;
    /// Runs the operation on the text with this number. Returns its result, or "" if it fails.
    std::function<std::string(std::size_t)> result_of_text;
};

class operation_contender {
public:
    using maker = std::function<runner(const text_list&)>;

    /// Registers the contender.
    operation_contender(std::string operation, std::string name, input input, maker make);

    const std::string& operation() const { return operation_; }
    const std::string& name() const { return name_; }
    enum input input() const { return input_; }
    runner make(const text_list& texts) const { return make_(texts); }

    /// Returns all registered contenders.
    static const std::vector<operation_contender>& all();

private:
    std::string operation_;
    std::string name_;
    enum input input_;
    maker make_;
};

/// Makes runners that use a `Worker`. A Worker is constructed from a text_list. Its call operator
/// takes the number of a text. It returns the operation's result, or a null view if the operation
/// fails. The result is valid until the next call.
template <class Worker>
operation_contender::maker maker_of() {
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

/// The base against which every reference is resolved.
inline constexpr std::string_view resolution_base = "http://a/b/c/d;p?q";

}  // namespace uriscan::bench
