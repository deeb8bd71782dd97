// Who is compared: everything that reads a list.  A file that defines a `contender` at namespace
// scope takes part by being linked; that is how a parser that is not installed stays out.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "list.hpp"
#include "workload.hpp"

namespace uriscan::bench {

/// What a contender is to uriscan.
enum class role {
    uriscan,
    peer,       ///< Another parser.
    reference,  ///< No parser: what the machine can do at most.
};

class contender {
public:
    using reader = std::function<tally(const list&)>;

    /// Enters it.
    contender(std::string name, enum role role, reader read);

    const std::string& name() const { return name_; }
    enum role role() const { return role_; }

    /// Reads the whole list.
    tally read(const list& list) const { return read_(list); }

    /// Returns all that were entered.
    static const std::vector<contender>& all();

    /// Returns the one of that name, which is there.
    static const contender& named(const std::string& name);

private:
    std::string name_;
    enum role role_;
    reader read_;
};

/// Returns a reader that does the work of workload.hpp with `Parser`.
template <class Parser>
contender::reader reader_with() {
    return [](const list& list) { return read_all<Parser>(list.texts()); };
}

/// Returns the name under which a kernel of ours is entered, such as "uriscan avx2".
std::string contender_name(std::string_view kernel);

/// Returns the name of the library as it is, that is, with its best kernel.
std::string our_name();

}  // namespace uriscan::bench
