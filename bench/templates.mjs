// Measures packages of npm that expand and match URI templates:
//
//     node templates.mjs FOLDER       FOLDER/node_modules has the packages
//
// The packages are url-template, uri-templates and the TypeScript SDK of MCP.  The templates are
// parsed before the clock starts.  The program prints the median of 15 rounds: the nanoseconds of
// processor time for a call, and for hostile texts, those for each octet.
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import process from 'node:process';

const folder = resolve(process.argv[2]);
const require = createRequire(join(folder, 'x.js'));
const load = (path) => import(join(folder, 'node_modules', path));
const {parseTemplate} = await load('url-template/lib/url-template.js');
const uriTemplates = require('uri-templates');
const {UriTemplate} = await load('@modelcontextprotocol/sdk/dist/esm/shared/uriTemplate.js');

function measure(call, rounds = 15, calls = 20_000) {
    const times = [];
    for (let round = 0; round < rounds; ++round) {
        const before = process.cpuUsage();
        for (let i = 0; i < calls; ++i) call();
        const {user, system} = process.cpuUsage(before);
        times.push((user + system) * 1000 / calls);
    }
    return times.sort((a, b) => a - b)[rounds >> 1];
}

const values = {
    id: '7042', path: 'a/b/c', q: 'r\u00E9sum\u00E9', tag: ['a', 'b c', 'd'],
    keys: {k: 'v', l: 'w'},
};
console.log('| expand | url-template | uri-templates | MCP SDK |\n|---|---:|---:|---:|');
for (const text of ['/users/{id}', '/users/{id}{?q,tag*}', '/files/{+path}{#q}']) {
    const [one, two, three] = [parseTemplate(text), uriTemplates(text), new UriTemplate(text)];
    const calls = [() => one.expand(values), () => two.fill(values), () => three.expand(values)];
    const times = calls.map((call) => Math.round(measure(call)));
    console.log(`| \`${text}\` | ` + times.join(' | ') + ' |');
}
console.log('\n| match | uri-templates | MCP SDK |\n|---|---:|---:|');
for (const [text, uri] of [['/users/{id}', '/users/7042'], ['/users/{id}{?q}', '/users/7042?q=a'],
    ['/files/{+path}', '/files/a/b/c']]) {
    const [two, three] = [uriTemplates(text), new UriTemplate(text)];
    console.log(`| \`${text}\` | ` + [() => two.fromUri(uri), () => three.match(uri)]
        .map((call) => Math.round(measure(call))).join(' | ') + ' |');
}
// The text has commas, and ends with an octet that no value has.
const counts = [20, 30, 35, 40];
console.log(`\n| ms for a text of N octets | ${counts.join(' | ')} |`);
console.log(`|---|${'---:|'.repeat(counts.length)}`);
for (const [name, matcher] of [['uri-templates', uriTemplates('{/a*}')],
    ['MCP SDK', new UriTemplate('{/a*}')]]) {
    const cells = counts.map((count) => {
        const uri = '/' + ','.repeat(count - 2) + '/';
        const call = matcher.fromUri ? () => matcher.fromUri(uri) : () => matcher.match(uri);
        return (measure(call, 1, 1) / 1e6).toFixed(3);
    });
    console.log(`| ${name}, \`{/a*}\` | ${cells.join(' | ')} |`);
}
