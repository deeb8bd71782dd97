// The modules of the package, and their conversion to CommonJS.
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../..');

// The modules that are generated, and their names in generated/.
export const generated = {
    'table.js': 'uri_table.js', 'patterns.js': 'uri_patterns.js', 'iri_table.js': 'iri_table.js',
    'template_table.js': 'template_table.js', 'facts.js': 'uri_facts.js',
};

// Returns the path of a module of the package.
export function modulePath(name) {
    return name in generated ? join(root, 'generated', generated[name]) : join(here, 'lib', name);
}

// Converts a module to CommonJS.  The module must have this form.  An import or a list of exports
// ends with ";" at the end of a line.  All other exports start a line with "export function",
// "export class", "export const" or "export let".  A call of import() has a literal.
export function toCommonJs(text) {
    const exported = [];
    const names = (list) => list.split(',').map((name) => name.trim()).filter(Boolean);
    const withAliases = (list) => names(list).map((name) => name.replace(/ as /, ': ')).join(', ');
    const cjs = (path) => path.replace(/\.js$/, '.cjs');
    const body = text
        .replace(/^import \{([^}]*)\}\s*from '([^']*)';$/gm,
            (_, list, from) => `const {${withAliases(list)}} = require('${cjs(from)}');`)
        .replace(/^import \* as (\w+) from '([^']*)';$/gm,
            (_, name, from) => `const ${name} = require('${cjs(from)}');`)
        .replace(/\bimport\('([^']*)'\)/g, (_, from) => `import('${cjs(from)}')`)
        .replace(/^export \{([^}]*)\} from '([^']*)';$/gm, (_, list, from) => {
            exported.push(...names(list));
            return `const {${withAliases(list)}} = require('${cjs(from)}');`;
        })
        .replace(/^export \{([^}]*)\};$/gm, (_, list) => {
            exported.push(...names(list));
            return '';
        })
        .replace(/^export default (\w+);$/gm, (_, name) => `exports.default = ${name};`)
        .replace(/^export ((?:async )?function\*?|class|const|let) (\w+)/gm, (_, kind, name) => {
            exported.push(name);
            return `${kind} ${name}`;
        });
    if (/^(import|export) /m.test(body)) {
        throw new Error('cannot convert: ' + /^(import|export) .*/m.exec(body)[0]);
    }
    const list = exported.map((name) => `exports.${name} = ${name};`).join('\n');
    return `'use strict';\n${body}\n${list}\n`;
}
