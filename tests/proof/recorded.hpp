// The offsets that the actions of the table record on a walk over a line.
#pragma once

#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "kernels/machine.hpp"
#include "proof/line_walk.hpp"

namespace uriscan::proof {

// Returns the number of the only octet of a mask, or `none` if the mask is empty.
inline word number_of(const wide& octet, std::size_t none) {
    bits<7> number = choose(octet == 0, bits<7>(none), bits<7>(0));
    for (std::size_t k = 0; k < 7; ++k) {
        condition has = false;
        for (std::size_t i = 0; i < 66; ++i) {
            if ((i >> k & 1) != 0) {
                has = has | bit(octet, i);
            }
        }
        number |= choose(has, bits<7>(1 << k), bits<7>(0));
    }
    return widen<7, 64>(number);
}

// The offsets that a walk records, as masks of one octet.
class recorded {
public:
    recorded(const line_walk& walk, const wide& end) {
        walk.for_each_action([&](std::uint8_t actions, const wide& octets) {
            newest_.clear();
            uri_automaton::act(actions, *this, position());
            for (const auto& [to, distance] : newest_) {
                events_[to].emplace_back(octets, distance);
            }
        });
        const auto or_else = [](const wide& a, const wide& b) { return choose(a == 0, b, a); };
        scheme = last(scheme_number);
        host = last(host_number);
        query_until = or_else(last(query_until_number), end);
        path_until = or_else(last(path_until_number), query_until);
        // Without an authority and a scheme, the path begins at the first octet.
        path = choose(places_of(path_number) == 0, wide(1), or_else(last(path_number), path_until));
        host_until = or_else(last(host_until_number), path);
    }

    wide scheme, host, host_until, path, path_until, query_until;

    // The offset of an octet, for act(), which can add 1 to it.
    struct position {
        unsigned distance = 0;
        position operator+(int) const { return {1}; }
    };

    // act() calls these functions.
    void scheme_end(position p) {
        newest_[scheme_number] = p.distance;
        newest_[path_number] = p.distance + 1;
    }
    void host_begin(position p) {
        newest_[host_number] = p.distance;
        newest_[host_until_number] = no_offset;
        newest_[path_number] = no_offset;
    }
    void host_end(position p) { newest_[host_until_number] = p.distance; }
    void path_begin(position p) { newest_[path_number] = p.distance; }
    void path_end(position p) { newest_[path_until_number] = p.distance; }
    void query_end(position p) { newest_[query_until_number] = p.distance; }

private:
    enum offset {
        scheme_number,
        host_number,
        host_until_number,
        path_number,
        path_until_number,
        query_until_number,
    };
    static constexpr unsigned no_offset = 66;  // as a distance: the offset is not known any more

    // Returns the octets at which an offset is recorded.
    wide places_of(offset of) {
        wide any = 0;
        for (const auto& [octets, distance] : events_[of]) {
            any |= octets;
        }
        return any;
    }

    // Returns the offset that was recorded last.
    wide last(offset to) {
        wide up_to_last = places_of(to);
        for (const unsigned count : {1, 2, 4, 8, 16, 32, 64}) {
            up_to_last |= up_to_last >> count;
        }
        const wide at = up_to_last ^ (up_to_last >> 1);
        wide result = 0;
        for (const auto& [octets, distance] : events_[to]) {
            if (distance != no_offset) {
                result |= (octets & at) << distance;
            }
        }
        return result;
    }

    std::map<offset, unsigned> newest_;  // recorded by one transition, as distances from its octet
    std::map<offset, std::vector<std::pair<wide, unsigned>>> events_;
};

}  // namespace uriscan::proof
