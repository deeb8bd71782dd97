// The contenders. A contender is anything that reads a list in the comparison. A source file takes
// part if it defines a `contender` at namespace scope and is linked. CMake does not link the file
// of a parser that is not installed.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "list.hpp"
#include "workload.hpp"

namespace uriscan::bench {

/// The role of a contender in the comparison.
enum class role {
    uriscan,
    strict_peer,  ///< Another parser for the language of RFC 3986.
    peer,         ///< A parser for another language.
    reference,    ///< Not a parser. It shows the most that the processor can do.
};

class contender {
public:
    using reader = std::function<tally(const list&)>;

    /// Registers the contender.
    contender(std::string name, enum role role, reader read);

    const std::string& name() const { return name_; }
    enum role role() const { return role_; }

    /// Reads the whole list.
    tally read(const list& list) const { return read_(list); }

    /// Returns all registered contenders.
    static const std::vector<contender>& all();

    /// Returns the contender of that name. Throws std::out_of_range if there is none.
    static const contender& named(const std::string& name);

private:
    std::string name_;
    enum role role_;
    reader read_;
};

/// Returns whether the contender is another parser.
inline bool is_peer(const contender& contender) {
    return contender.role() == role::strict_peer || contender.role() == role::peer;
}

/// Returns a reader that does the work of workload.hpp with `Parser`.
template <class Parser>
contender::reader reader_with() {
    return [](const list& list) { return read_all<Parser>(list.texts()); };
}

/// Returns the name of the contender for a kernel of uriscan, such as "uriscan avx2".
std::string contender_name(std::string_view kernel);

/// Returns the name of the contender for the library with its best kernel.
std::string our_name();

}  // namespace uriscan::bench
