// The sandbox is a filter of system calls (seccomp), which only Linux has.
#include "cli/system/sandbox.hpp"

#ifdef URISCAN_HAS_SECCOMP

#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <initializer_list>
#include <memory>

namespace uriscan::cli {
namespace {

// A filter that ends the program at each system call that is not allowed.  After a function has
// failed, all later functions do nothing.
class filter {
public:
    filter() : filter_(seccomp_init(SCMP_ACT_KILL_PROCESS), seccomp_release) {
        code_ = filter_ ? 0 : -ENOMEM;
    }

    void allow(std::initializer_list<int> calls) {
        for (const int call : calls) {
            add(SCMP_ACT_ALLOW, call, {});
        }
    }

    // Allows a system call if `condition` is true for one of its arguments.
    void allow_if(int call, scmp_arg_cmp condition) { add(SCMP_ACT_ALLOW, call, {condition}); }

    // Lets a system call fail, as if the system did not have it.
    void hide(int call) { add(SCMP_ACT_ERRNO(ENOSYS), call, {}); }

    // Returns 0, or the error number.
    int load() {
        if (code_ == 0) {
            code_ = seccomp_load(filter_.get());
        }
        return -code_;
    }

private:
    void add(std::uint32_t action, int call, std::initializer_list<scmp_arg_cmp> conditions) {
        if (code_ == 0) {
            code_ = seccomp_rule_add_array(filter_.get(), action, call,
                                           static_cast<unsigned>(conditions.size()),
                                           conditions.begin());
        }
    }

    std::unique_ptr<void, void (*)(void*)> filter_;
    int code_;
};

// Returns a condition: the argument with this number has none of these bits.  Numbers start at 0.
scmp_arg_cmp without(unsigned argument, std::uint64_t bits) {
    return {argument, SCMP_CMP_MASKED_EQ, bits, 0};
}

scmp_arg_cmp equal(unsigned argument, std::uint64_t value) {
    return {argument, SCMP_CMP_EQ, value, 0};
}

void allow_files(filter& calls) {
    calls.allow(
        {SCMP_SYS(read),        SCMP_SYS(readv),        SCMP_SYS(write),   SCMP_SYS(writev),
         SCMP_SYS(close),       SCMP_SYS(lseek),        SCMP_SYS(_llseek), SCMP_SYS(poll),
         SCMP_SYS(ppoll),       SCMP_SYS(ppoll_time64), SCMP_SYS(fcntl),   SCMP_SYS(fcntl64),
         SCMP_SYS(fstat),       SCMP_SYS(fstat64),      SCMP_SYS(stat),    SCMP_SYS(stat64),
         SCMP_SYS(fstatat64),   SCMP_SYS(newfstatat),   SCMP_SYS(statx),   SCMP_SYS(ftruncate),
         SCMP_SYS(ftruncate64), SCMP_SYS(fallocate)});
    constexpr std::uint64_t writes = O_ACCMODE | O_CREAT | O_TRUNC;
    static_assert(O_RDONLY == 0);
    calls.allow_if(SCMP_SYS(openat), without(2, writes));
    calls.allow_if(SCMP_SYS(open), without(1, writes));
    calls.allow_if(SCMP_SYS(ioctl), equal(1, TCGETS));
    calls.allow_if(SCMP_SYS(ioctl), equal(1, TIOCGWINSZ));
}

void allow_memory(filter& calls) {
    calls.allow({SCMP_SYS(brk), SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(madvise)});
    for (const int call : {SCMP_SYS(mmap), SCMP_SYS(mmap2), SCMP_SYS(mprotect)}) {
        calls.allow_if(call, without(2, PROT_EXEC));
    }
}

// The filter cannot see the flags of clone3, so the C library must use clone instead.  Calls of
// clone that start a process, and not a thread, are not allowed.
void allow_threads(filter& calls) {
    calls.allow({SCMP_SYS(futex), SCMP_SYS(futex_time64), SCMP_SYS(set_robust_list), SCMP_SYS(rseq),
                 SCMP_SYS(sched_yield), SCMP_SYS(sched_getaffinity), SCMP_SYS(gettid),
                 SCMP_SYS(getpid), SCMP_SYS(exit), SCMP_SYS(exit_group)});
    calls.hide(SCMP_SYS(clone3));
#if defined(__s390x__)
    constexpr unsigned flags = 1;
#else
    constexpr unsigned flags = 0;
#endif
    calls.allow_if(SCMP_SYS(clone),
                   {flags, SCMP_CMP_MASKED_EQ, CLONE_THREAD | CLONE_VM, CLONE_THREAD | CLONE_VM});
}

void allow_the_rest(filter& calls) {
    calls.allow({SCMP_SYS(clock_gettime), SCMP_SYS(clock_gettime64), SCMP_SYS(gettimeofday),
                 SCMP_SYS(getrandom), SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask),
                 SCMP_SYS(rt_sigreturn), SCMP_SYS(sigreturn), SCMP_SYS(restart_syscall)});
    const auto own_process = static_cast<std::uint64_t>(::getpid());
    calls.allow_if(SCMP_SYS(tgkill), equal(0, own_process));
    calls.allow_if(SCMP_SYS(kill), equal(0, own_process));
}

}  // namespace

bool has_sandbox() {
    return true;
}

int enter_sandbox() {
    filter calls;
    allow_files(calls);
    allow_memory(calls);
    allow_threads(calls);
    allow_the_rest(calls);
    return calls.load();
}

}  // namespace uriscan::cli

#else

#include <cerrno>

namespace uriscan::cli {

bool has_sandbox() {
    return false;
}

int enter_sandbox() {
    return ENOSYS;
}

}  // namespace uriscan::cli

#endif
