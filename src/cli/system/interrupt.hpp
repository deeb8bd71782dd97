// SIGINT, for commands that show the results so far when it arrives.
#pragma once

#include <csignal>

namespace uriscan::cli {

// Thrown instead of reading more input after SIGINT was caught.
struct interrupted {};

// While an object of this class exists, the first SIGINT does not end the program.  Instead, the
// input ends: reading throws `interrupted`.  The second SIGINT ends the program at once.  If SIGINT
// was ignored when the program started, it stays ignored.  There can be only one object at a time.
// All threads that read must start after the object is made, and end before it is destroyed.
class interrupt_catcher {
public:
    interrupt_catcher();
    ~interrupt_catcher();
    interrupt_catcher(const interrupt_catcher&) = delete;
    interrupt_catcher& operator=(const interrupt_catcher&) = delete;

private:
    struct sigaction before_ {};
};

// Returns whether SIGINT was caught.
bool was_interrupted();

// Returns whether there is an object that catches SIGINT.
bool catches_interrupts();

// Throws `interrupted` if SIGINT was caught.
void throw_if_interrupted();

// Waits until `descriptor` can be read.  Throws `interrupted` if SIGINT is caught before.
void wait_for_input_or_interrupt(int descriptor);

}  // namespace uriscan::cli
