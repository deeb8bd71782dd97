// How the machine reads a line without brackets, in masks: for each state, the octets that it reads
// in this state.  The specification of split() is this walk.
//
// line_walk is written by hand.  is_right_in() requires that it is the walk of the machine: the
// first octet is read in the start state, and the octet after octet i in the state to which the
// table leads from octet i.  By induction, there is no other such walk.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "kernels/lines/split.hpp"
#include "proof/reading.hpp"
#include "proof/text.hpp"

namespace uriscan::proof {

// The walk over the first octets of a line.
class line_walk {
public:
    // `end` is a mask of one octet: the octet after those that are read.
    line_walk(const reading& reading, const octets_of_text& text, const wide& end)
        : reading_(reading), text_(text), end_(end) {
        const wide colons = octets(only(':')), slashes = octets(only('/'));
        const wide questions = octets(only('?')), hashes = octets(only('#'));
        const wide path_ends = questions | hashes | end;
        const wide path_end = lowest(path_ends), query_end = lowest(hashes | end);

        // The first segment, or the scheme.
        const wide one = 1;
        const wide first = lowest(colons | slashes | path_ends);
        const wide no_first = ~octets(set_of(detail::first_in_scheme)) & one;
        const wide no_later = ~octets(set_of(detail::in_scheme));
        const wide wrong = lowest(((no_first | no_later) & (first - 1)) | first);
        in("") = one;
        in("a") = (wrong << 1) - (one << 1);  // none if the first octet is wrong
        in("1") = (first << 1) - (wrong << 1);
        const condition is_scheme = (wrong == first) & (first != 1);
        has_delimiter = first != end;
        colon = first & colons;
        has_wrong_scheme = (colon != 0) & !is_scheme;
        const wide after_scheme = if_any(is_scheme, first & colons) << 1;
        in("a:") = after_scheme;
        const wide after_slash = (after_scheme & slashes) << 1 | (one & slashes) << 1;
        in("/") = after_slash;

        const wide begin = (after_slash & slashes) << 1;
        const wide authority_end = walk_authority(begin, slashes | path_ends, colons);

        const wide in_path = ~(slashes | path_ends);
        const wide path_octet = (first & slashes & ~one) << 1 | (after_scheme & in_path) << 1 |
                                (after_slash & in_path) << 1 | (authority_end & slashes) << 1;
        in("//h/") = up_to(path_end, path_octet);
        lemmas_.push_back(((path_octet & (path_octet - 1)) == 0) & (path_octet <= path_end << 1));
        wide path_was_read = authority_end;
        for (const char* text_before : {"", "a", "1", "a:", "/", "//h/"}) {
            path_was_read |= in(text_before);
        }
        lemmas_.push_back((path_was_read & path_ends) == (path_was_read & path_end));
        path_was_read &= path_end;
        lemmas_.push_back((path_was_read != 0) ==
                          !(has_wrong_scheme | has_two_ats | has_wrong_port));
        in("?") = up_to(query_end, (path_was_read & questions) << 1);
        lemmas_.push_back((in("?") & hashes) == (in("?") & hashes & query_end));
        const wide fragment = ((path_was_read | in("?")) & hashes) << 1;
        in("#") = up_to(lowest((hashes | end) & lines::from(fragment)), fragment);
        lemmas_.push_back(((fragment & (fragment - 1)) == 0) & (fragment <= end << 1));

        scheme = after_scheme >> 1;
        has_two_hashes = (hashes & ~query_end) != 0;
        is_valid = !(has_wrong_scheme | has_two_hashes | has_two_ats | has_wrong_port);
        path = choose(begin != 0, path, choose(after_scheme != 0, after_scheme, one));
        host_until = choose(ports == 0, path, lowest(ports));
        path_until = path_end;
        query_until = query_end;
    }

    // The result of the walk: whether the machine accepts, and if so, the offsets of the line.
    condition is_valid = false;
    wide scheme, host, host_until, path, path_until, query_until;
    // The facts from which the result follows.
    condition has_wrong_scheme = false, has_two_hashes = false, has_two_ats = false,
              has_wrong_port = false;
    wide colon;                       // at the end of the scheme, even of a wrong scheme
    condition has_delimiter = false;  // any ":", "/", "?" or "#"
    wide ports;                       // each ":" of the host

    // Statements about the masks.  Each of them supposes those before it.
    static constexpr std::size_t lemma_count = 8;
    void require_lemma(std::size_t number) const {
        for (std::size_t i = 0; i < number; ++i) {
            assume(lemmas_[i]);
        }
        require(lemmas_[number], "the lemma");
    }
    void assume_lemmas() const {
        for (const condition& lemma : lemmas_) {
            assume(lemma);
        }
    }

    // Requires that the octets read in a state are those to which the table leads.
    void is_right_in(int state) const {
        wide read = state == machine::start ? 1 : 0;
        for (const auto& [from, targets] : reading_.transitions()) {
            for (const auto& [to, set] : targets) {
                if (to.first == state) {
                    read |= (in_state(from) & octets(set)) << 1;
                }
            }
        }
        require(in_state(state) == read, "the mask of the state");
    }

    // Requires that the machine accepts if and only if the line is valid.
    void accepts_valid_lines() const {
        condition accepts = false;
        for (const auto& [state, targets] : reading_.transitions()) {
            if (machine::is_final(state)) {
                accepts = accepts | ends_in(state);
            }
        }
        require(accepts == is_valid, "the machine accepts valid lines only");
    }
    condition ends_in(int state) const { return (in_state(state) & end_) != 0; }

    // Calls f(actions, octets) for each set of actions, with the octets at which they are done.
    template <class F>
    void for_each_action(F f) const {
        std::map<std::uint8_t, wide> all;
        for (const auto& [from, targets] : reading_.transitions()) {
            for (const auto& [to, set] : targets) {
                if (to.second != 0) {
                    all.emplace(to.second, 0).first->second |= in_state(from) & octets(set);
                }
            }
        }
        for (const auto& [actions, at] : all) {
            f(actions, at);
        }
    }

    // Returns the mask of the octets that are read and are in a set.
    wide octets(const octet_set& set) const {
        return widen<64, 66>(text_.in(set)) & lines::before(end_);
    }

private:
    // Walks over the octets from `begin` on, up to an octet of `ends`.  Returns this octet, or 0 if
    // the authority is not valid.
    wide walk_authority(const wide& begin, const wide& ends, const wide& colons) {
        const wide ats = octets(only('@')), no_digits = ~octets(set_of(lines::in_port));
        // The host, if there is no "@".
        const wide stop = lowest((ats | ends) & lines::from(begin));
        const wide first_colon = lowest((colons & lines::from(begin)) | stop);
        const condition has_colon = first_colon != stop;
        const wide port_end =
            if_any(has_colon, lowest((no_digits & lines::from(first_colon << 1)) | stop));
        in("//") = begin;
        in("//h") = (first_colon << 1) - (begin << 1);
        in("//h:") = if_any(has_colon, (port_end << 1) - (first_colon << 1));
        in("//h:a") = if_any(has_colon, (stop << 1) - (port_end << 1));
        // The host after a "@".
        const wide after_at = (stop & ats) << 1;
        const wide host_stop = lowest((ats | ends) & lines::from(after_at));
        const wide host_colon = lowest((colons & lines::from(after_at)) | host_stop);
        const condition has_host_colon = host_colon != host_stop;
        const wide host_port_end =
            if_any(has_host_colon, lowest((no_digits & lines::from(host_colon << 1)) | host_stop));
        in("//@") = after_at;
        in("//@h") = (host_colon << 1) - (after_at << 1);
        in("//@h:") = if_any(has_host_colon, (host_port_end << 1) - (host_colon << 1));
        const wide end_without_at = if_any((!has_colon) | (port_end == stop), stop & ~ats);
        const wide end_after_at =
            if_any((!has_host_colon) | (host_port_end == host_stop), host_stop & ~ats);
        const wide end = end_without_at | end_after_at;

        // The results.
        path = lowest(ends & lines::from(begin));
        const wide all_ats = ats & (path - begin);
        host = choose(all_ats == 0, begin, all_ats << 1);
        const wide in_host = path - host;
        ports = colons & in_host;
        has_two_ats = (all_ats & (all_ats - 1)) != 0;
        has_wrong_port = (in_host & no_digits & lines::from(lowest(ports) << 1)) != 0;
        lemmas_.push_back(end_without_at == ((in("//") | in("//h") | in("//h:")) & ends));
        lemmas_.push_back(end_after_at == ((in("//@") | in("//@h") | in("//@h:")) & ends));
        lemmas_.push_back(end == if_any(!(has_two_ats | has_wrong_port), path));
        return end;
    }

    static wide lowest(const wide& octets) { return lines::lowest(octets); }
    static wide if_any(const condition& is, const wide& octets) {
        return choose(is, octets, wide(0));
    }

    // Returns the octets from `begin` on, up to and with `last`, or none if `begin` is 0.
    static wide up_to(const wide& last, const wide& begin) {
        return if_any(begin != 0, (last << 1) - begin);
    }

    wide& in(const char* text_before) { return states_[machine::after(text_before)]; }
    wide in_state(int state) const {
        const auto found = states_.find(state);
        if (found == states_.end()) {
            std::fprintf(stderr, "line_walk has no mask for state %d\n", state);
            std::exit(1);
        }
        return found->second;
    }

    const reading& reading_;
    const octets_of_text& text_;
    wide end_;
    std::map<int, wide> states_;
    std::vector<condition> lemmas_;
};

}  // namespace uriscan::proof
