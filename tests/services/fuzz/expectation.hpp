// Compares the answers of nginx with what the text of the RFCs says.  Nothing here calls uriscan.

#pragma once

#include "generator.hpp"

#include <string>
#include <string_view>

namespace uriscan::services {

struct answer {
    int status = 0;
    std::string_view location;  // empty if there is none
    std::string_view body;
};

// What the answer to a request must be.
class expectation {
public:
    explicit expectation(const request& sent);

    bool target_is_good() const { return target_is_good_; }

    // Says whether nginx closes the connection after the answer.
    bool closes() const { return status_ == 400; }

    // Returns what is wrong with an answer, or an empty text.
    std::string mistake_in(const answer& received) const;

private:
    std::string mistake_in_location(std::string_view location) const;

    const request* sent_;
    int status_ = 200;
    bool target_is_good_ = false;
    std::string lines_;  // the body, without the lines that are not compared
};

}  // namespace uriscan::services
