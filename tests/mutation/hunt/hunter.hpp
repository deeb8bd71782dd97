// Looks for texts with which a mutant gives another result than the original.
#pragma once

#include <cstddef>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "mutation/hunt/subjects.hpp"
#include "support/guarded_pages.hpp"

namespace uriscan::tests {

// A call of a subject.
struct attempt {
    std::string text;
    unsigned variant = 0;
};

// The current attempt.  It is in memory that another process can also read.
struct last_attempt {
    static constexpr std::size_t most = 60000;

    unsigned variant;
    std::size_t size;
    char text[most];
};

// Original and mutant run in the same process, because uriscan_mutation::chosen chooses between
// them.  So an attempt takes microseconds.
class hunter {
public:
    // The texts are made of the pieces of the subject, and of these lines.
    hunter(const subject& subject, unsigned seed, std::vector<std::string> lines,
           last_attempt& last);

    // Makes random attempts, and keeps some that reach each of the mutants.
    void collect(const std::vector<unsigned>& mutants, double seconds);

    // Tries a mutant with the attempts that reach it, and with changes of them.  Returns whether
    // the mutant showed itself.  If so, `found` is a short attempt that shows it.
    bool hunt(unsigned mutant, double seconds, attempt& found);

    // Returns what the subject says.  Octets that cannot be printed are written as "\xHH".
    std::string result(const attempt& attempt, unsigned mutant);

private:
    std::size_t random(std::size_t below) { return random_() % below; }
    std::string_view piece() { return subject_.pieces[random(subject_.pieces.size())]; }
    std::string run(const attempt& attempt, unsigned mutant);
    bool differs(const attempt& attempt, unsigned mutant);
    void make_longer(std::string& text);
    attempt random_attempt();
    void change(std::string& text);
    attempt changed(attempt next);
    attempt shortened(attempt next, unsigned mutant);
    attempt simplified(attempt next, unsigned mutant);

    const subject& subject_;
    std::minstd_rand random_;
    std::vector<std::string> lines_;
    last_attempt& last_;
    guarded_pages pages_;
    std::map<unsigned, std::vector<attempt>> reaching_;  // for each mutant
};

// visible() returns a text in which octets that cannot be printed are written as "\xHH".
// from_visible() does the reverse.
std::string visible(std::string_view text);
std::string from_visible(std::string_view text);

}  // namespace uriscan::tests
