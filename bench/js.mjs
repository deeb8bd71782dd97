// Compares the JavaScript package with other packages, in one process:
//
//     node js.mjs PACKAGES TOOLS LIST...
//
// The texts are http, https and file URIs of the lists, 20,000 of each, as strings of their own.
// The contenders take turns; whatwg-url, which takes long, reads every 20th text.  For each
// contender, the program prints the median and the least of its times for one URI, in nanoseconds
// of processor time.  It also prints both as multiples of the times of the first contender.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {basename, join, resolve} from 'node:path';
import process from 'node:process';

const [packages, tools, ...lists] = process.argv.slice(2).map((path) => resolve(path));
const require = createRequire(join(tools, 'x.js'));
const uriscan = await import(join(packages, 'uriscan/lib/index.js'));
const adapter = await import(join(packages, 'uriscan/lib/fast-uri.js'));
const fastUri = require('fast-uri');
const {loadParser} = await import(join(packages, 'uriscan/lib/many.js'));
const uriJs = require('uri-js');
const whatwg = require('whatwg-url');
// Reads all components.
function sizes({scheme, userinfo, host, port, path, query, fragment}) {
    return scheme.length + (userinfo?.length ?? 0) + (host?.length ?? 0) + (port?.length ?? 0) +
        path.length + (query?.length ?? 0) + (fragment?.length ?? 0);
}

const rounds = 15;
const count = 20_000;

const contenders = {
    verdict: {
        'uriscan isUri': (text) => uriscan.isUri(text),
        'URL.canParse': (text) => URL.canParse(text),
        'fast-uri': (text) => fastUri.parse(text).error === undefined,
        'uri-js': (text) => uriJs.parse(text).error === undefined,
        'whatwg-url': (text) => whatwg.URL.canParse(text),
    },
    parse: {
        'uriscan': (text) => uriscan.parse(text),
        'uriscan, host': (text) => uriscan.parse(text).host,
        'uriscan, all components': (text) => sizes(uriscan.parse(text)),
        'uriscan/fast-uri': (text) => adapter.parse(text),
        'fast-uri': (text) => fastUri.parse(text),
        'uri-js': (text) => uriJs.parse(text),
        'new URL': (text) => new URL(text),
        'whatwg-url': (text) => whatwg.parseURL(text),
    },
    resolve: {
        'uriscan': (text) => uriscan.resolve(text, '../a?b'),
        'uriscan/fast-uri': (text) => adapter.resolve(text, '../a?b'),
        'fast-uri': (text) => fastUri.resolve(text, '../a?b'),
        'uri-js': (text) => uriJs.resolve(text, '../a?b'),
        'new URL': (text) => new URL('../a?b', text).href,
        'whatwg-url': (text) => new whatwg.URL('../a?b', text).href,
    },
    normalize: {
        'uriscan': (text) => uriscan.normalize(text, 'scheme-based'),
        'uriscan/fast-uri': (text) => adapter.normalize(text),
        'fast-uri': (text) => fastUri.normalize(text),
        'uri-js': (text) => uriJs.normalize(text),
        'new URL': (text) => new URL(text).href,
        'whatwg-url': (text) => new whatwg.URL(text).href,
    },
    equal: {
        'uriscan': (text, other) => uriscan.equal(text, other, 'scheme-based'),
        'uriscan/fast-uri': (text, other) => adapter.equal(text, other),
        'fast-uri': (text, other) => fastUri.equal(text, other),
        'uri-js': (text, other) => uriJs.equal(text, other),
        'new URL': (text, other) => new URL(text).href === new URL(other).href,
        'whatwg-url': (text, other) => new whatwg.URL(text).href === new whatwg.URL(other).href,
    },
};

const parsers = [await loadParser({kernel: 'simd128'}), await loadParser({kernel: 'scalar'})];
// These read all texts at once, from the octets of a file.
const ofLines = {
    ...Object.fromEntries(parsers.map((parser) => [`parseMany, ${parser.kernel}`,
        (octets) => parser.parseMany(octets).size])),
    'decode, split, parse': (octets) => new TextDecoder('latin1').decode(octets).split('\n')
        .reduce((count, text) => count + (uriscan.tryParse(text) === null ? 0 : 1), 0),
};

// Returns whether every contender can read the URI. Other URIs are left out.
function isReadable(text) {
    if (!/^(https?|file):\/\//.test(text) || text.length > 2000 || !uriscan.isUri(text)) {
        return false;
    }
    try {
        return fastUri.resolve(text, '../a?b') !== '' && URL.canParse(text);
    } catch {
        return false;
    }
}

let sink = 0;
function timeOf(run) {
    const start = process.cpuUsage();
    run();
    const {user, system} = process.cpuUsage(start);
    return (user + system) * 1000 / count;
}

function timeOfCalls(call, texts, others, step) {
    return step * timeOf(() => {
        for (let i = 0; i < texts.length; i += step) {
            sink ^= call(texts[i], others[i]) ? 1 : 0;
        }
    });
}

const least = (values) => Math.min(...values);
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

function compare(job, calls, time) {
    const times = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
    for (let round = 0; round < rounds; ++round) {
        for (const [name, call] of Object.entries(calls)) {
            times[name].push(time(call, name === 'whatwg-url' ? 20 : 1));
        }
    }
    for (const [name, values] of Object.entries(times)) {
        const shown = [median, least].map((choose) => {
            const ratio = choose(values) / choose(Object.values(times)[0]);
            return `${choose(values).toFixed(0).padStart(8)} ns${ratio.toFixed(2).padStart(7)}`;
        });
        console.log(`  ${job.padEnd(10)} ${name.padEnd(26)} ${shown.join('')}`);
    }
}

for (const list of lists) {
    const all = readFileSync(list, 'latin1').split('\n').filter(isReadable);
    if (all.length === 0) {
        console.log(`${basename(list)}: no such URIs`);
        continue;
    }
    const own = (text) => JSON.parse(JSON.stringify(text));
    const texts = Array.from({length: count}, (_, i) => own(all[i * 7919 % all.length]));
    const others = texts.map((text) => own(text.replace(/^\w+/, (scheme) => scheme.toUpperCase())));
    const size = texts.reduce((sum, text) => sum + text.length, 0) / count;
    console.log(`${basename(list)}: ${all.length} URIs, ${size.toFixed(1)} octets on average`);
    for (const [job, calls] of Object.entries(contenders)) {
        compare(job, calls, (call, step) => timeOfCalls(call, texts, others, step));
    }
    const octets = new TextEncoder().encode(texts.join('\n'));
    // These get strings.  parse() finds no offsets before the first getter, but parseMany() does.
    const each = (read) => () => {
        texts.forEach((text) => sink ^= read(uriscan.parse(text)) ? 1 : 0);
        return 0;
    };
    const strings = {'parse each, host': each((uri) => uri.host), 'parse each': each((uri) => uri)};
    compare('lines', {...strings, ...ofLines}, (call) => timeOf(() => sink ^= call(octets)));
}
console.log(`(${sink})`);
