// Draws the walk of a text through the machine, step by step.
import {shortened, svg} from './drawing.js';
import {actionsOf, after, isFinal} from './machine.js';
import * as table from './table.js';

const stored = {SCHEME_END: 'end of scheme', HOST_BEGIN: 'start of host', HOST_END: 'end of host',
    PATH_BEGIN: 'start of path', PATH_END: 'end of path', QUERY_END: 'end of query'};

// Returns the states through which the machine goes.  Joins the octets that lead back to the same
// state.
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

/** Draws the walk for a width in pixels.  Returns the picture, and the walk in words. */
export function drawWalk(at, room) {
    const most = 400;
    const walk = walkOf(at).slice(0, most);
    const width = Math.max(300, room || 900);
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
    if (!at.isWhole && walk.length < most) {
        const x = walk.length % columns * step + 112;
        const y = Math.floor(walk.length / columns) * 92 + 48;
        picture.append(svg('path', {d: `M${x - 105} ${y} H${x - 19}`, class: 'refused'}));
        picture.append(svg('text', {x: x - 62, y: y - 6, 'text-anchor': 'middle', class: 'refused'},
            at.stop < at.text.length ? at.text[at.stop] : 'end'));
        picture.append(svg('text', {x: x - 6, y: y + 4, class: 'refused'}, '✗'));
    }
    const description = 'The walk through the machine: states ' +
        walk.map(({state, octet}) => (octet === '' ? '' : `by ${octet} `) + state).join(', ') +
        (at.isWhole ? '' : ', and then the machine refuses');
    return {picture, description};
}
