// Compares `uriscan audit` with Node's URL, which follows the WHATWG URL standard.  In some valid
// http URIs, Node reads another host, port or credentials than RFC 3986 gives.  It refuses other
// valid http URIs.  For each of these URIs, the audit must have a finding that explains the
// difference.
//
//   node node_hosts.mjs URISCAN COUNT SEED [LIST...]
//
// The program compares COUNT different valid http and https URIs.  Up to a quarter of them are
// lines of the LISTs.  hostile_uris.mjs makes the others with random numbers from SEED; some of
// them are changed lines of the LISTs.  Prints each difference that has no finding, and the number
// of differences of each kind.  The exit status is 1 if a difference has no finding, or if no URI
// differs.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import process from 'node:process';

import {hostileTexts} from './hostile_uris.mjs';

// The findings that explain each kind of difference.
const explanations = {
    host: ['missing-authority', 'empty-host', 'numeric-host', 'encoded-octet-in-host'],
    port: ['missing-authority', 'empty-host'],
    credentials: ['missing-authority', 'empty-host'],
    refused: ['missing-authority', 'empty-host', 'numeric-host', 'encoded-octet-in-host',
        'punycode-host', 'ipvfuture-host', 'port-overflow'],
};

// Runs `uriscan COMMAND` on the texts, and returns a record for each text.
function records(uriscan, command, texts) {
    const run = spawnSync(uriscan, [command], {input: texts.join('\n') + '\n',
        encoding: 'utf8', maxBuffer: 2 ** 30});
    if (run.status !== 0) {
        throw new Error(`${uriscan} ${command}: ${run.error ?? run.stderr}`);
    }
    const lines = run.stdout.split('\n').slice(0, -1).map((line) => JSON.parse(line));
    if (lines.length !== texts.length) {
        throw new Error(`${uriscan} ${command} wrote ${lines.length} records, not ${texts.length}`);
    }
    return lines;
}

// Returns the octets that a part of the user information stands for, one character for each.
function decoded(text) {
    return text.replace(/%([0-9A-Fa-f]{2})/g,
        (_, digits) => String.fromCharCode(parseInt(digits, 16)));
}

// Returns the eight groups of an IPv6 address in brackets as decimal numbers, joined with ":".
function groups(literal) {
    const ipv4 = (text) => text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
        (a * 256 + +b).toString(16) + ':' + (c * 256 + +d).toString(16));
    const [before, after] = ipv4(literal.slice(1, -1)).split('::');
    const numbers = (text) => text ? text.split(':').map((group) => parseInt(group, 16)) : [];
    const first = numbers(before);
    const last = numbers(after);
    return [...first, ...Array(8 - first.length - last.length).fill(0), ...last].join(':');
}

function isSameHost(host, nodeHost) {
    const isIpv6 = host.startsWith('[') && !/^\[v/i.test(host);
    return isIpv6 && nodeHost.startsWith('[') ? groups(host) === groups(nodeHost)
                                              : host.toLowerCase() === nodeHost;
}

// Compares Node's URL with a record of `uriscan parse`.  Returns the kinds of difference: a list of
// keys of `explanations`.
function differences(record) {
    let url;
    try {
        url = new URL(record.input);
    } catch {
        return ['refused'];
    }
    const defaultPort = url.protocol === 'https:' ? 443 : 80;
    const colon = (record.userinfo ?? '').indexOf(':');
    const user = colon < 0 ? record.userinfo ?? '' : record.userinfo.slice(0, colon);
    const password = colon < 0 ? '' : record.userinfo.slice(colon + 1);
    const found = [];
    if (!isSameHost(record.host ?? '', url.hostname)) {
        found.push('host');
    }
    if (Number(record.port || defaultPort) !== Number(url.port || defaultPort)) {
        found.push('port');
    }
    if (decoded(user) !== decoded(url.username) || decoded(password) !== decoded(url.password)) {
        found.push('credentials');
    }
    return found;
}

// Returns `count` different valid http and https URIs as records of `uriscan parse`, and how many
// of them come from `real`.
function validUris(uriscan, count, seed, real) {
    const isHttp = (record) => record.valid && /^https?$/i.test(record.scheme ?? '');
    const seen = new Set();
    const valid = [];
    const take = (texts) => {
        const isFresh = (text) => !/[\r\n]/.test(text) && !seen.has(text) && seen.add(text);
        const fresh = texts.filter(isFresh);
        valid.push(...records(uriscan, 'parse', fresh).filter(isHttp));
    };
    if (real.length > 0) {
        take(real);
    }
    const fromLists = valid.length;
    const hostile = hostileTexts(seed, valid.map((record) => record.input));
    while (valid.length < count) {
        take(Array.from({length: 20000}, () => hostile.next().value));
    }
    valid.length = count;
    return {valid, fromLists};
}

// Returns at most `count` / 4 http and https URIs, from all parts of the lists.
function urisOfLists(paths, count) {
    const lines = paths.flatMap((path) => readFileSync(path, 'utf8').split(/\r?\n/))
        .filter((line) => /^https?:/i.test(line));
    const step = Math.max(1, Math.ceil(lines.length / (count / 4)));
    return lines.filter((_, i) => i % step === 0);
}

const [uriscan, count, seed, ...lists] = process.argv.slice(2);
const {valid, fromLists} =
    validUris(uriscan, Number(count), Number(seed), urisOfLists(lists, Number(count)));
const audits = records(uriscan, 'audit', valid.map((record) => record.input));
const counts = Object.fromEntries(Object.keys(explanations).map((kind) => [kind, 0]));
let unexplained = 0;
let same = 0;
valid.forEach((record, i) => {
    const kinds = differences(record);
    same += kinds.length === 0 ? 1 : 0;
    for (const kind of kinds) {
        ++counts[kind];
        if (!audits[i].findings.some((finding) => explanations[kind].includes(finding))) {
            ++unexplained;
            console.log(`no finding for another ${kind}: ${record.input} [${audits[i].findings}]`);
        }
    }
});
console.log(`${valid.length} valid http URIs, ${fromLists} of them from lists; ` +
            `Node ${process.version}`);
console.log(`read in the same way: ${same}; differences in ` +
            Object.entries(counts).map(([kind, number]) => `${kind}: ${number}`).join(', '));
console.log(`differences without a finding: ${unexplained}`);
process.exit(unexplained > 0 || same === valid.length ? 1 : 0);
