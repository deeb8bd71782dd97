// Draws the machine from its table, and the walk of a text in it.  All states between the brackets
// of a host are one box, because there are about 150 of them.
import {shortened, svg} from './drawing.js';
import {after, isFinal} from './machine.js';
import * as table from './table.js';

// The coordinates of each state in the picture, and a component.  The key is the shortest text that
// leads to the state, and the component is the one in which this text ends.  The states and the
// transitions between them come from the table.
const PLACES = {
    '': [60, 300, 'path'], 'a': [180, 190, 'scheme'], '@': [180, 400, 'path'],
    '%': [110, 480, 'path'], '%a': [240, 480, 'path'], 'a:': [310, 190, 'scheme'],
    '/': [310, 300, 'path'], '//': [440, 100, 'host'], '//a': [570, 100, 'host'],
    '//%': [500, 30, 'host'], '//%a': [640, 30, 'host'], '//:': [700, 100, 'port'],
    '//:a': [840, 100, 'userinfo'], '//:%': [770, 30, 'userinfo'], '//:%a': [910, 30, 'userinfo'],
    '//@': [570, 200, 'host'], '//@a': [700, 200, 'host'], '//@%': [840, 180, 'host'],
    '//@%a': [930, 230, 'host'], '//[': [440, 290, 'host'], 'box': [560, 290, 'host'],
    '//[::]': [690, 290, 'host'], '//@:': [840, 290, 'port'], 'a/': [440, 400, 'path'],
    '/%': [370, 480, 'path'], '/%a': [510, 480, 'path'], '?': [660, 400, 'query'],
    '?%': [590, 480, 'query'], '?%a': [730, 480, 'query'], '#': [870, 400, 'fragment'],
    '#%': [800, 480, 'fragment'], '#%a': [940, 480, 'fragment'],
};
const RADIUS = 20;
const WIDTH = 1000;
const HEIGHT = 520;

// Returns the shortest text for each state.
function shortestTexts() {
    const first = Array.from('aA/:?#%@1.-[]', (octet) => octet.charCodeAt(0));
    const octets = new Set([...first, ...Array(128).keys()]);
    const texts = new Map([[table.START, '']]);
    for (const [state, text] of texts) {  // the loop also visits the states that it adds
        for (const octet of octets) {
            const next = after(state, octet);
            if (next !== 0 && !texts.has(next)) {
                texts.set(next, text + String.fromCharCode(octet));
            }
        }
    }
    return texts;
}

const texts = shortestTexts();
const boxed = [...texts.values()].filter((text) => !(text in PLACES));

// Returns the key of a state in PLACES.
function placeOf(state) {
    const text = texts.get(state);
    return text in PLACES ? text : 'box';
}

// All pairs of places with a transition between them.
const edges = [...new Set([...texts.keys()].flatMap((state) =>
    Array.from({length: 128}, (_, octet) => after(state, octet)).filter((next) => next !== 0)
        .map((next) => JSON.stringify([placeOf(state), placeOf(next)]))))]
    .map((pair) => JSON.parse(pair)).filter(([from, to]) => from !== to);

// Returns a curve from the border of one place to that of another one, and the middle of the curve.
function curve(from, to) {
    const [x1, y1] = PLACES[from];
    const [x2, y2] = PLACES[to];
    const size = Math.hypot(x2 - x1, y2 - y1);
    const [dx, dy] = [(x2 - x1) / size, (y2 - y1) / size];
    const bend = Math.min(30, 8 + size * 0.05);
    const middle = [(x1 + x2) / 2 - dy * bend, (y1 + y2) / 2 + dx * bend];
    const border = (x, y) => {
        const distance = Math.hypot(middle[0] - x, middle[1] - y);
        return `${x + (middle[0] - x) / distance * (RADIUS + 2)} ` +
            `${y + (middle[1] - y) / distance * (RADIUS + 2)}`;
    };
    return {d: `M${border(x1, y1)} Q${middle.join(' ')} ${border(x2, y2)}`,
        middle: [(middle[0] * 2 + x1 + x2) / 4, (middle[1] * 2 + y1 + y2) / 4]};
}

// Returns two kinds of octets: those that lead from one place to another, for each pair of places,
// and those that stay in a place.
function takenBy(at) {
    const taken = new Map();
    let state = table.START;
    for (let i = 0; i < at.stop; ++i) {
        const next = after(state, at.text.charCodeAt(i));
        const pair = JSON.stringify([placeOf(state), placeOf(next)]);
        taken.set(pair, (taken.get(pair) ?? '') + at.text[i]);
        state = next;
    }
    return taken;
}

function label(x, y, text, classes) {
    return svg('text', {x, y, 'text-anchor': 'middle', class: classes}, shortened(text));
}

function addPlace(picture, name, visited, isCurrent) {
    const [x, y, component] = PLACES[name];
    const classes = `${component} ${visited.has(name) ? 'visited' : ''} ${isCurrent ? 'last' : ''}`;
    if (name === 'box') {
        picture.append(svg('rect', {x: x - 40, y: y - RADIUS, width: 80, height: 2 * RADIUS, rx: 6,
            class: classes}));
        picture.append(label(x, y + 4, `${boxed.length} states`, ''));
        return;
    }
    picture.append(svg('circle', {cx: x, cy: y, r: RADIUS, class: classes}));
    const [state] = [...texts].find(([, text]) => text === name);
    if (isFinal(state)) {
        picture.append(svg('circle', {cx: x, cy: y, r: RADIUS - 4, class: classes}));
    }
    const text = name === '' ? 'start' : name;
    picture.append(label(x, y + 4, text, text.length > 4 ? 'small' : ''));
}

/** Draws the machine, and in it the walk of a text that was read. */
export function drawMachine(at) {
    const picture = svg('svg', {viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'machine'});
    const arrow = (id, classes) => {
        const marker = svg('marker', {id, viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 8,
            markerHeight: 8, markerUnits: 'userSpaceOnUse', orient: 'auto'});
        marker.append(svg('path', {d: 'M0 0 L8 4 L0 8 z', class: classes}));
        return marker;
    };
    picture.append(arrow('arrow', 'head'), arrow('arrow-taken', 'head taken'));
    const taken = takenBy(at);
    for (const [from, to] of edges) {
        if (!taken.has(JSON.stringify([from, to]))) {
            picture.append(svg('path', {d: curve(from, to).d, class: 'edge',
                'marker-end': 'url(#arrow)'}));
        }
    }
    const visited = new Set(['']);
    const labels = [];
    for (const [pair, octets] of taken) {
        const [from, to] = JSON.parse(pair);
        visited.add(to);
        if (from === to) {
            const [x, y] = PLACES[from];
            labels.push(label(x, y - RADIUS - 4, octets, 'octets'));
            continue;
        }
        const {d, middle} = curve(from, to);
        picture.append(svg('path', {d, class: 'edge taken', 'marker-end': 'url(#arrow-taken)'}));
        labels.push(label(middle[0], middle[1] - 3, octets, 'octets'));
    }
    const last = placeOf(at.state);
    for (const name of Object.keys(PLACES)) {
        addPlace(picture, name, visited, name === last);
    }
    picture.append(...labels);
    if (!at.isWhole) {
        const [x, y] = PLACES[last];
        const next = at.stop < at.text.length ? at.text[at.stop] : 'end';
        picture.append(label(x + (last === 'box' ? 62 : RADIUS + 12), y - RADIUS + 4, `✗ ${next}`,
            'refused'));
    }
    return picture;
}
