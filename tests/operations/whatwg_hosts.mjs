// Checks with the class URL of Node that `uriscan repair` changes no host.  Node must read the same
// scheme, user information, host and port from a text and from the repaired text.
//
//     node tests/operations/whatwg_hosts.mjs build/uriscan COUNT SEED
//
// The program makes COUNT texts with random numbers from SEED.  Node resolves them against an http
// base.  A difference is allowed if Node refuses one of the two texts, and for two kinds of texts
// (docs/repair.md):
//
//     dropped   Node drops tabs, line feeds and carriage returns, and spaces and controls around a
//               text, but not 0x7F.  uriscan encodes all of them, or drops those around the text.
//     no host   By RFC 3986, the text has no host, or an empty one.  But Node finds a host after
//               "http:" and "https:" without "//", and after three or more slashes.
import { spawnSync } from 'node:child_process';

const [program, count, seed] = process.argv.slice(2);
const pieces = ['http:', 'https:', 's:', '//', '/', '/', '\\', '\t', '\n', ' ', 'h', 'g.x', '@',
                ':', '80', '?', '#', '[', ']', '%', '%4', 'a', '.', '..', '\u00E4', '|', '"', '{',
                '\x7F', 'http://h/', '//h/'];
const all_options = [[], ['--backslash-as-slash'], ['--surrounding'],
                     ['--backslash-as-slash', '--surrounding']];

let state = Number(seed) || 1;

// Returns a random number from 0 to `limit` - 1 (xorshift).
function below(limit) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
}

const made = () =>
    Array.from({ length: 1 + below(7) }, () => pieces[below(pieces.length)]).join('');
const texts = [...new Set(Array.from({ length: Number(count) }, made))];

function repair_all(options) {
    const run = spawnSync(program, ['repair', '-z', ...options],
                          { input: texts.join('\0') + '\0', maxBuffer: 2 ** 30 });
    if (run.error || run.status !== 0) {
        throw run.error ?? new Error(run.stderr.toString());
    }
    const results = run.stdout.toString().split('\0');
    if (results.length !== texts.length + 1) {
        throw new Error(`${results.length - 1} results of ${texts.length} texts`);
    }
    return results;
}

// Returns the scheme and the authority that Node reads, or undefined if Node refuses the text.
function origin(text) {
    try {
        const { protocol, username, password, host } = new URL(text, 'http://base/');
        return JSON.stringify([protocol, username, password, host]);
    } catch {
        return undefined;
    }
}

const is_dropped = (text) => /^[\0-\x20\x7F]|[\t\n\r]|\x7F[\0-\x20\x7F]*$/.test(text);
const has_no_host = (valid) => /^https?:(?!\/\/[^/?#])|^\/\/(?![^/?#])/.test(valid);

let wrong = 0;
for (const options of all_options) {
    const results = repair_all(options);
    const counts = { repaired: 0, same: 0, refused: 0, dropped: 0, no_host: 0 };
    texts.forEach((text, i) => {
        if (results[i] === text || results[i] === '') {
            return;
        }
        const [before, after] = [origin(text), origin(results[i])];
        ++counts.repaired;
        if (before === after) {
            ++counts.same;
        } else if (!before || !after) {
            ++counts.refused;
        } else if (is_dropped(text)) {
            ++counts.dropped;
        } else if (has_no_host(results[i])) {
            ++counts.no_host;
        } else {
            ++wrong;
            console.log(`${JSON.stringify(text)}: ${before}; ${results[i]}: ${after}`);
        }
    });
    console.log(options.join(' ') || 'usual', JSON.stringify(counts));
}
process.exitCode = wrong > 0 ? 1 : 0;
