// The canonical text of an IPv6 address (RFC 5952, sections 4 and 5).

// After these prefixes, the last 32 bits are an IPv4 address: ::ffff:0:0/96 (RFC 4291, 2.5.5.2),
// ::ffff:0:0:0/96 (RFC 2765, 2.1) and 64:ff9b::/96 (RFC 6052, 2.4).
const BEFORE_IPV4 = ['0:0:0:0:0:ffff', '0:0:0:0:ffff:0', '64:ff9b:0:0:0:0'];

function groupsIn(part) {
    return part === undefined || part === '' ? [] : part.split(':').flatMap((group) => {
        if (!group.includes('.')) {
            return [parseInt(group, 16)];
        }
        const [a, b, c, d] = group.split('.').map(Number);
        return [a << 8 | b, c << 8 | d];
    });
}

// Returns the begin and the size of the longest run of zeros.  If several are equally long, returns
// the first one.
function longestRun(groups) {
    let longest = {begin: 0, size: 1};  // a single zero is not a run (4.2.2)
    for (let begin = 0; begin < groups.length; ++begin) {
        let size = 0;
        while (groups[begin + size] === '0') {
            ++size;
        }
        longest = size > longest.size ? {begin, size} : longest;
    }
    return longest;
}

function joined(groups) {
    const {begin, size} = longestRun(groups);
    return size === 1 ? groups.join(':')
        : groups.slice(0, begin).join(':') + '::' + groups.slice(begin + size).join(':');
}

// Returns the canonical text of a valid address.
export function canonicalAddress(address) {
    const [head, tail] = address.split('::').map(groupsIn);
    const zeros = tail === undefined ? 0 : 8 - head.length - tail.length;
    const groups = [...head, ...Array(zeros).fill(0), ...(tail ?? [])];
    const texts = groups.map((group) => group.toString(16));
    if (!BEFORE_IPV4.includes(texts.slice(0, 6).join(':'))) {
        return joined(texts);
    }
    const before = joined(texts.slice(0, 6));
    const [c, d] = groups.slice(6);
    return `${before}${before.endsWith(':') ? '' : ':'}${c >> 8}.${c & 255}.${d >> 8}.${d & 255}`;
}
