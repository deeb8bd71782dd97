// The page on which people try a URI.  It uses the modules of the package.
import {SETS} from './facts.js';
import {
    equal, findError, isValid, normalize, parse, relativize, resolve, UriError,
} from './index.js';
import {shortened, svg} from './drawing.js';
import {findingsIn, loadLibrary, secretsIn} from './library.js';
import {actionsOf, after, isFinal, read} from './machine.js';
import {encode, decode, isIn} from './percent.js';
import {drawMachine} from './picture.js';
import * as table from './table.js';

const parts = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'];
const examples = ['http://me@example.com:8042/over/there?name=ferret#nose', '//[2001:db8::1]:/%7ea',
    'HTTP://Example.com:80/a/./../%7Eb?q', 'http://a b/', 'mailto:joe@example.com', '../../g?y',
    'http://[::1', 'a:%4'];
const steps = [['letter-case', '6.2.2.1'], ['percent-encoding', '6.2.2.2'],
    ['dot-segments', '6.2.2.3'], ['default-port', '6.2.3'], ['empty-port', '6.2.3'],
    ['empty-path', '6.2.3'], ['ipv6-address', 'RFC 5952']];
const stored = {SCHEME_END: 'end of scheme', HOST_BEGIN: 'start of host', HOST_END: 'end of host',
    PATH_BEGIN: 'start of path', PATH_END: 'end of path', QUERY_END: 'end of query'};

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

// Octets as short texts: ranges of letters and digits, and all others one by one.
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

// Where each component is in a text that was read; each with the offset of its start.
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

// The states that the machine goes through.  Octets that lead back to the same state are joined.
function walkOf(at) {
    const walk = [{state: table.START, loop: '', octet: '', actions: ''}];
    for (let i = 0; i < at.stop; ++i) {
        const last = walk.at(-1);
        const unit = at.text.charCodeAt(i);
        const state = after(last.state, unit);
        const bits = actionsOf(last.state, unit);
        if (state === last.state && bits === 0) {
            last.loop += at.text[i];
        } else {
            const actions = Object.keys(stored).filter((name) => bits & table[name])
                .map((name) => stored[name]).join(', ');
            walk.push({state, loop: '', octet: at.text[i], actions});
        }
    }
    return walk;
}

// What the C++ library says of the text.  Its module has 64 MiB, so the text must not be too long.
let isLibraryLoaded = false;
const mostForLibrary = 2 ** 20;

function showLibrary(text) {
    const isShown = isLibraryLoaded && text.length <= mostForLibrary;
    for (const id of ['s-audit', 's-redact']) {
        $(id).hidden = !isShown;
    }
    if (!isShown) {
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

function showWalk(at, error) {
    const most = 400;
    const walk = walkOf(at).slice(0, most);
    const width = Math.max(300, $('walk').clientWidth || 900);
    const step = 124;
    const columns = Math.max(2, Math.floor((width - 30) / step));
    const rows = Math.ceil((walk.length + 1) / columns);
    const picture = svg('svg', {width: columns * step + 30, height: rows * 92});
    walk.forEach(({state, loop, octet, actions}, i) => {
        const x = i % columns * step + 112;
        const y = Math.floor(i / columns) * 92 + 48;
        if (i > 0) {
            picture.append(svg('path', {d: `M${x - 105} ${y} H${x - 19} m-6 -4 l6 4 l-6 4`}));
            picture.append(svg('text', {x: x - 62, y: y - 6, 'text-anchor': 'middle'}, octet));
            actions.split(', ').forEach((action, line) => picture.append(svg('text', {
                x: x - 62, y: y + 18 + 13 * line, 'text-anchor': 'middle', class: 'action',
            }, action)));
        }
        picture.append(svg('circle', {cx: x, cy: y, r: 18}));
        if (isFinal(state)) {
            picture.append(svg('circle', {cx: x, cy: y, r: 14}));
        }
        picture.append(svg('text', {x, y: y + 4, 'text-anchor': 'middle'}, String(state)));
        if (loop !== '') {
            picture.append(svg('path', {d: `M${x - 8} ${y - 17} q8 -16 16 0 m-5 -3 l5 3 l1 -6`}));
            picture.append(svg('text', {x, y: y - 30, 'text-anchor': 'middle'}, shortened(loop)));
        }
    });
    if (error !== null && !at.isWhole && walk.length < most) {
        const x = walk.length % columns * step + 112;
        const y = Math.floor(walk.length / columns) * 92 + 48;
        picture.append(svg('path', {d: `M${x - 105} ${y} H${x - 19}`, class: 'refused'}));
        picture.append(svg('text', {x: x - 62, y: y - 6, 'text-anchor': 'middle', class: 'refused'},
            at.stop < at.text.length ? at.text[at.stop] : 'end'));
        picture.append(svg('text', {x: x - 6, y: y + 4, class: 'refused'}, '✗'));
    }
    $('walk').replaceChildren(picture);
    $('walk').setAttribute('aria-label', 'The walk through the machine: states ' +
        walk.map(({state, octet}) => (octet === '' ? '' : `by ${octet} `) + state).join(', ') +
        (at.isWhole ? '' : ', and then the machine refuses'));
}

function verdictOf(text) {
    const {hostKind} = parse(text);
    return (text === '' ? 'Valid: the empty reference' : 'Valid') +
        (hostKind === undefined ? '' : `; the host is of the kind ${hostKind}`);
}

function showOne(text) {
    const rule = $('rule').value;
    const error = findError(text, rule);
    const at = read(text);
    $('verdict').className = error === null ? 'good' : 'bad';
    $('verdict').textContent = error === null ? verdictOf(text)
        : `Not valid at offset ${error.offset} (${error.component}, ${error.reason}): ` +
            error.message;
    showComponents(at, error);
    showError(at, error);
    for (const id of ['s-steps', 's-resolved']) {
        $(id).hidden = error !== null;
    }
    if (error === null) {
        showSteps(text);
        showResolved(text, $('base').value);
    }
    showLibrary(text);
    $('machine').replaceChildren(drawMachine(at));
    showWalk(at, error);
}

function showMany(lines) {
    const rule = $('rule').value;
    const valid = lines.filter((line) => isValid(line, rule)).length;
    $('verdict').className = valid === lines.length ? 'good' : 'bad';
    $('verdict').textContent = `${valid} of ${lines.length} lines are valid`;
    $('lines').tBodies[0].replaceChildren(...lines.map((line, i) => {
        const error = findError(line, rule);
        if (error !== null) {
            const cell = make('td', `${line}   ${error.offset}: ${error.message}`, 'bad');
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
    $('one').hidden = lines.length > 1;
    $('many').hidden = lines.length <= 1;
    if (lines.length > 1) {
        showMany(lines);
    } else {
        showOne(lines[0]);
    }
}

// A permalink has the inputs in the fragment.
function store() {
    const values = ['text', 'base', 'rule']
        .map((id) => `${id}=${encode($(id).value, 'query-parameter')}`);
    history.replaceState(null, '', '#' + values.join('&'));
}

function load() {
    const values = Object.fromEntries(location.hash.slice(1).split('&')
        .map((pair) => pair.split('=')));
    for (const id of ['text', 'base', 'rule']) {
        if (typeof values[id] === 'string') {
            $(id).value = described(() => decode(values[id]));
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
