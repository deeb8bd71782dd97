// The page on which people try a URI.  It uses the modules of the package.
import {SETS} from './facts.js';
import {
    equal, findError, isValid, normalize, parse, relativize, resolve, UriError,
} from './index.js';
import {findingsIn, loadLibrary, secretsIn} from './library.js';
import {after, isFinal, read} from './machine.js';
import {encode, decode, isIn} from './percent.js';
import {drawMachine} from './picture.js';
import {drawWalk} from './walk.js';

const parts = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'];
const examples = ['http://me@example.com:8042/over/there?name=ferret#nose', '//[2001:db8::1]:/%7ea',
    'HTTP://Example.com:80/a/./../%7Eb?q', 'http://a b/', 'mailto:joe@example.com', '../../g?y',
    'http://[::1', 'a:%4'];
const steps = [['letter-case', '6.2.2.1'], ['percent-encoding', '6.2.2.2'],
    ['dot-segments', '6.2.2.3'], ['default-port', '6.2.3'], ['empty-port', '6.2.3'],
    ['empty-path', '6.2.3'], ['ipv6-address', 'RFC 5952']];
const $ = (id) => document.getElementById(id);

function make(name, text, classes) {
    const element = document.createElement(name);
    element.textContent = text;
    element.className = classes ?? '';
    return element;
}

function row(...cells) {
    const made = document.createElement('tr');
    cells.forEach((cell, i) => {
        const element = typeof cell === 'string' ? make(i === 0 ? 'th' : 'td', cell) : cell;
        if (i === 0) {
            element.scope = 'row';
        }
        made.append(element);
    });
    return made;
}

// Lists octets in a short form: letters and digits as ranges, and all others one by one.
function listed(octets) {
    const ranges = [];
    for (const octet of octets) {
        const last = ranges.at(-1);
        const joins = isIn(SETS.unreserved, octet) && last?.[1] === octet - 1 &&
            isIn(SETS.unreserved, octet - 1);
        if (joins) {
            last[1] = octet;
        } else {
            ranges.push([octet, octet]);
        }
    }
    const shown = String.fromCharCode;
    return ranges.flatMap(([a, b]) => b - a > 2 ? [`${shown(a)} to ${shown(b)}`]
        : Array.from({length: b - a + 1}, (_, i) => shown(a + i)));
}

function followers(state) {
    return Array.from({length: 128}, (_, octet) => octet)
        .filter((octet) => after(state, octet) !== 0);
}

// Returns where each component is in a text that was read, with the offset of its start.
function places(at) {
    const found = {};
    const put = (name, begin, end) => {
        found[name] = [begin, end];
    };
    if (at.hasScheme) {
        put('scheme', 0, at.schemeEnd);
    }
    if (at.userinfo !== undefined) {
        put('userinfo', at.afterScheme + 2, at.hostBegin - 1);
    }
    if (at.hasAuthority) {
        put('host', at.hostBegin, at.hostEnd);
    }
    if (at.port !== undefined) {
        put('port', at.hostEnd + 1, at.pathBegin);
    }
    put('path', at.pathBegin, at.pathEnd);
    if (at.query !== undefined) {
        put('query', at.pathEnd + 1, at.queryEnd);
    }
    if (at.fragment !== undefined) {
        put('fragment', at.queryEnd + 1, at.stop);
    }
    return found;
}

function showComponents(at, error) {
    const found = places(at);
    const body = $('components').tBodies[0];
    const coloured = $('coloured');
    body.replaceChildren();
    coloured.replaceChildren();
    let done = 0;
    for (const name of parts) {
        const place = found[name];
        if (place === undefined) {
            body.append(row(make('th', name, name), make('td', 'absent', 'absent'), ''));
            continue;
        }
        const [begin, end] = place;
        coloured.append(at.text.slice(done, begin), make('span', at.text.slice(begin, end), name));
        done = end;
        body.append(row(make('th', name, name), begin === end ? make('td', 'empty', 'absent')
            : at.text.slice(begin, end), `${begin} to ${end}`));
    }
    const rest = at.text.slice(done);
    coloured.append(rest.slice(0, at.stop - done));
    if (error !== null && at.stop < at.text.length) {
        coloured.append(make('mark', at.text[at.stop]), at.text.slice(at.stop + 1));
    }
    $('components').hidden = error !== null;
}

function showError(at, error) {
    $('error').hidden = error === null;
    if (error === null) {
        return;
    }
    $('caret').textContent = error.caret;
    const next = followers(at.state);
    const isByRule = error.offset < at.stop || at.isWhole;
    if (isByRule) {
        $('next').textContent = 'Only the rule refuses this; so far, the text is a URI-reference.';
        return;
    }
    $('next').textContent = 'Here could follow:';
    for (const text of listed(next)) {
        $('next').append(' ', make('code', text));
    }
    $('next').append(isFinal(at.state) ? ' or the end' : '');
}

function showSteps(text) {
    const body = $('steps').tBodies[0];
    body.replaceChildren();
    const rules = [];
    let before = text;
    for (const [rule, section] of steps) {
        rules.push(rule);
        const now = normalize(text, rules);
        body.append(row(`${rule} (${section})`,
            now === before ? make('td', 'no change', 'same') : now));
        before = now;
    }
    body.append(row('normal form', before));
}

function described(call) {
    try {
        return call();
    } catch (error) {
        if (!(error instanceof UriError)) {
            throw error;
        }
        return `no result: ${error.message}`;
    }
}

function showResolved(text, base) {
    $('s-resolved').hidden = base === '';
    if (base === '') {
        return;
    }
    $('resolved').replaceChildren(
        make('dt', 'resolved'), make('dd', described(() => resolve(base, text))),
        make('dt', 'shortest reference from the base'),
        make('dd', described(() => relativize(base, resolve(base, text)))),
        make('dt', 'equivalent to the base'),
        make('dd', described(() => equal(base, text, 'scheme-based') ? 'yes' : 'no')));
}

// What the C++ library says about the text.
let isLibraryLoaded = false;

function showLibrary(text) {
    for (const id of ['s-audit', 's-redact']) {
        $(id).hidden = !isLibraryLoaded;
    }
    if (!isLibraryLoaded) {
        return;
    }
    const findings = findingsIn(text);
    $('findings').hidden = findings.length === 0;
    $('no-findings').textContent = findings.length === 0 ? 'Nothing.'
        : findings.length === 1 ? 'One finding.' : `${findings.length} findings.`;
    $('findings').tBodies[0].replaceChildren(...findings.map(([name, meaning, reader]) =>
        row(name, make('td', meaning, 'prose'), make('td', reader, 'prose'))));
    const pieces = secretsIn(text, $('closed').checked);
    const count = pieces.filter(({isSecret}) => isSecret).length;
    $('secrets').replaceChildren(...pieces.map(({text: piece, isSecret}) =>
        make(isSecret ? 'del' : 'span', piece)));
    $('redacted').textContent = count === 0 ? 'Nothing.' : 'The result: ';
    if (count !== 0) {
        $('redacted').append(make('code', pieces.map(({text: piece, isSecret}) =>
            isSecret ? 'REDACTED' : piece).join('')));
    }
}

const hostKinds = {'reg-name': 'a name', 'ipv4': 'an IPv4 address', 'ipv6': 'an IPv6 address',
    'ipvfuture': 'an address of a future version of IP'};

function verdictOf(text) {
    const {hostKind, isRelative} = parse(text);
    return `Valid: ${isRelative ? 'a relative reference' : 'a URI'}` +
        (text === '' ? ', which is empty' : '') +
        (hostKind === undefined ? '' : ` whose host is ${hostKinds[hostKind]} (${hostKind})`);
}

// A browser needs much time to lay out a long text.  So for such a text, only the verdict is shown.
const mostUnits = 10_000;
const mostRows = 1_000;
const mostInLink = 100_000;  // browsers do not open links that are much longer

function showOne(text) {
    const rule = $('rule').value;
    const error = findError(text, rule);
    const at = read(text);
    const isLong = text.length > mostUnits;
    $('verdict').className = error === null ? 'good' : 'bad';
    $('verdict').textContent = error === null ? verdictOf(text)
        : `Not valid at offset ${error.offset} (${error.component}, ${error.reason}): ` +
            error.message;
    $('cut').hidden = !isLong;
    $('cut').textContent = `This text has ${text.length} units. All else is only shown for up to ` +
        `${mostUnits} units.`;
    showError(at, error);
    for (const id of ['s-steps', 's-resolved']) {
        $(id).hidden = isLong || error !== null;
    }
    for (const id of ['s-components', 's-audit', 's-redact', 's-walk']) {
        $(id).hidden = isLong;
    }
    if (!isLong) {
        showComponents(at, error);
        showDetails(text, at, error);
    }
}

function showDetails(text, at, error) {
    if (error === null) {
        showSteps(text);
        showResolved(text, $('base').value);
    }
    showLibrary(text);
    $('machine').replaceChildren(drawMachine(at));
    const {picture, description} = drawWalk(at, $('walk').clientWidth);
    $('walk').replaceChildren(picture);
    $('walk').setAttribute('aria-label', description);
}

function showMany(lines) {
    const rule = $('rule').value;
    const valid = lines.filter((line) => isValid(line, rule)).length;
    $('verdict').className = valid === lines.length ? 'good' : 'bad';
    $('verdict').textContent = `${valid} of ${lines.length} lines are valid`;
    $('cut').hidden = lines.length <= mostRows;
    $('cut').textContent = `The table has the first ${mostRows} lines.`;
    $('lines').tBodies[0].replaceChildren(...lines.slice(0, mostRows).map((line, i) => {
        const error = findError(line, rule);
        if (error !== null) {
            const shown = line.slice(0, mostUnits);
            const cell = make('td', `${shown}    offset ${error.offset}: ${error.message}`, 'bad');
            cell.colSpan = parts.length;
            return row(String(i + 1), cell);
        }
        const uri = parse(line);
        return row(String(i + 1), ...parts.map((name) => uri[name] === undefined
            ? make('td', '') : make('td', uri[name], name)));
    }));
}

function show() {
    const lines = $('text').value.split('\n');
    if (lines.length > 1 && lines.at(-1) === '') {
        lines.pop();
    }
    $('text').rows = Math.max(2, Math.min(lines.length, 8));
    $('one').hidden = lines.length > 1;
    $('many').hidden = lines.length <= 1;
    if (lines.length > 1) {
        showMany(lines);
    } else {
        showOne(lines[0]);
    }
}

// A permalink has the inputs in its fragment.  It is stored in a pause of typing, because browsers
// allow only a few changes of the address per minute.
let timer;
function store() {
    clearTimeout(timer);
    timer = setTimeout(storeNow, 200);
}

function storeNow() {
    const values = ['text', 'base', 'rule']
        .map((id) => `${id}=${encode($(id).value, 'query-parameter')}`);
    const link = '#' + values.join('&');
    history.replaceState(null, '', link.length <= mostInLink ? link : '#');
}

function load() {
    for (const [, id, value] of location.hash.matchAll(/[#&](text|base|rule)=([^&]*)/g)) {
        try {
            $(id).value = decode(value);
        } catch {
            // The link is damaged, so the input stays as it is.
        }
    }
    if ($('rule').value === '') {
        $('rule').value = 'uri-reference';
    }
    show();
}

$('text').value = examples[0];
$('base').value = 'http://a/b/c/d;p?q';
for (const text of examples) {
    const button = make('button', text);
    button.type = 'button';
    button.addEventListener('click', () => {
        $('text').value = text;
        show();
        store();
    });
    $('examples').append(button);
}
$('form').addEventListener('submit', (event) => event.preventDefault());
$('closed').addEventListener('input', show);
$('form').addEventListener('input', () => {
    show();
    store();
});
addEventListener('hashchange', load);
addEventListener('resize', show);
load();
loadLibrary().then(() => {
    isLibraryLoaded = true;
    show();
});
