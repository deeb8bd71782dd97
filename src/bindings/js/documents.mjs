// Writes the documents of docs/ and the comments of the public headers as web pages.  The pages
// have a search that works even if they are opened from a file.  TOOLS must have two packages:
// markdown-it converts the documents, and minisearch searches them.
import {copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync}
    from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, normalize, relative} from 'node:path';

const escaped = (text) => text.replace(/[&<>"]/g, (each) =>
    ({'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'})[each]);

// Makes the same identifiers of headings as GitHub does.
function identifierOf(title, seen) {
    const plain = title.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
    const count = seen.get(plain) ?? 0;
    seen.set(plain, count + 1);
    return count === 0 ? plain : `${plain}-${count}`;
}

// Converts the comments of the C header.  Takes each comment together with the code that it
// describes, which ends at an empty line.
function documentOfCHeader(name, text) {
    const block = /^\/\*\*((?:[^*]|\*(?!\/))*)\*\/\n((?:[^\n]+\n)*)/gm;
    const parts = Array.from(text.matchAll(block), ([, comment, code]) =>
        (code === '' ? '' : '```c\n' + code + '```\n\n') +
        comment.replace(/^ \* ?/gm, '').replace(/@file/, '').trim());
    return [`# ${name}`, ...parts].join('\n\n');
}

// Converts the comments of a header to a document.  Takes each `///` comment together with the code
// that it describes.
function documentOfHeader(name, text) {
    if (text.startsWith('/**')) {
        return documentOfCHeader(name, text);
    }
    const made = [`# ${name}`];
    const head = /^(?:\/\/[^\n]*\n)+/.exec(text)?.[0] ?? '';
    made.push(head.replace(/^\/\/ ?/gm, ''));
    const block = /((?:^ *\/\/\/[^\n]*\n)+)((?:(?! *\/\/\/)[^\n]+\n)+)/gm;
    for (const [, comment, code] of text.matchAll(block)) {
        const declaration = /^[^;{]*[;{]?/.exec(code)[0].replace(/\{$/, '').replace(/^ {4}/gm, '');
        made.push('```cpp\n' + declaration.trimEnd() + '\n```');
        made.push(comment.replace(/^ *\/\/\/ ?/gm, ''));
    }
    return made.join('\n\n');
}

const page = (title, up, body) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} - uriscan</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${up}style.css">
</head>
<body class="document">
<nav aria-label="site"><a href="${up}index.html">Try a URI</a>
<a href="${up}docs/index.html">Documents and search</a></nav>
<main>
${body}
</main>
</body>
</html>
`;

// Returns the text of a heading without its markup.
function plain({children}) {
    return children.map(({content}) => content).join('');
}

// Returns the sections of a document, for the search.
function sectionsOf(tokens, path, title) {
    const sections = [];
    let current = {id: path, title, where: title, text: ''};
    tokens.forEach((token, i) => {
        if (token.type === 'heading_open') {
            sections.push(current);
            const heading = plain(tokens[i + 1]);
            const id = `${path}#${token.attrGet('id')}`;
            current = {id, title: heading, where: title, text: ''};
        } else if (token.type === 'inline' || token.type === 'fence' ||
            token.type === 'code_block') {
            current.text += token.content + ' ';
        }
    });
    sections.push(current);
    return sections.filter(({text}) => text !== '');
}

export function writeDocuments(root, folder, tools) {
    const require = createRequire(join(tools, 'x.js'));
    const exported = require('markdown-it');
    const markdown = (exported.default ?? exported)({html: true});
    const documents = new Map();  // the path of a page, and its Markdown
    const add = (path, text, from) => documents.set(path, {text, from});
    const folders = ['docs', 'docs/cookbook'].filter((name) => existsSync(join(root, name)));
    for (const from of folders) {
        for (const name of readdirSync(join(root, from)).filter((each) => each.endsWith('.md'))) {
            add(join(from, name).replace(/\.md$/, '.html'), readFileSync(join(root, from, name),
                'utf8'), from);
        }
    }
    for (const name of readdirSync(join(root, 'include/uriscan'))) {
        if (/\.hp?p?$/.test(name)) {
            add(`include/uriscan/${name}.html`, documentOfHeader(name,
                readFileSync(join(root, 'include/uriscan', name), 'utf8')), 'include/uriscan');
        }
    }
    const pictures = new Set();
    // A link to another document leads to its page.  Other files are named, but have no link.
    const pageOf = (target, from) => {
        const [file, anchor] = target.split('#');
        const path = normalize(join(from, file));
        for (const candidate of [path.replace(/\.md$/, '.html'), `${path}.html`]) {
            if (documents.has(candidate)) {
                return relative(from, candidate) + (anchor === undefined ? '' : `#${anchor}`);
            }
        }
        return undefined;
    };
    const found = [];
    const titles = [];
    for (const [path, {text, from}] of documents) {
        const tokens = markdown.parse(text, {});
        const seen = new Map();
        tokens.forEach((token, i) => {
            if (token.type === 'heading_open') {
                token.attrSet('id', identifierOf(tokens[i + 1].content, seen));
            }
            const open = [];
            for (const child of token.children ?? []) {
                if (child.type === 'image') {
                    const source = normalize(join(from, child.attrGet('src')));
                    if (existsSync(join(root, source))) {
                        pictures.add(source);
                    }
                } else if (child.type === 'link_open') {
                    const target = child.attrGet('href');
                    const isOurs = !/^(?:[a-z]+:|#)/.test(target);
                    const leads = isOurs ? pageOf(target, from) : target;
                    open.push(leads === undefined ? 'code' : 'a');
                    child.tag = open.at(-1);
                    child.attrs = leads === undefined ? null : [['href', leads]];
                } else if (child.type === 'link_close') {
                    child.tag = open.pop();
                }
            }
        });
        const heading = tokens.find(({type}) => type === 'inline');
        const title = heading === undefined ? path : plain(heading);
        titles.push({path, title});
        const up = '../'.repeat(path.split('/').length - 1);
        mkdirSync(join(folder, dirname(path)), {recursive: true});
        // docs/README.html is the list; docs/index.html has the search.
        writeFileSync(join(folder, path), page(title, up,
            markdown.renderer.render(tokens, markdown.options, {})));
        found.push(...sectionsOf(tokens, path, title));
    }
    for (const picture of pictures) {
        mkdirSync(join(folder, dirname(picture)), {recursive: true});
        copyFileSync(join(root, picture), join(folder, picture));
    }
    writeSearch(folder, require, found, titles);
    return documents.size;
}

function writeSearch(folder, require, sections, titles) {
    const library = readFileSync(require.resolve('minisearch').replace(/dist\/.*$/,
        'dist/umd/index.js'), 'utf8').replace(/\n\/\/# sourceMappingURL.*/, '');
    const list = titles.map(({path, title}) =>
        `<li><a href="../${path}">${escaped(title)}</a></li>`).join('\n');
    writeFileSync(join(folder, 'docs/search.js'), `${library}
const sections = ${JSON.stringify(sections)};
const search = new MiniSearch({fields: ['title', 'where', 'text'], storeFields: ['title', 'where'],
    searchOptions: {boost: {title: 3, where: 2}, prefix: true, fuzzy: 0.15}});
search.addAll(sections);
const field = document.getElementById('search');
const results = document.getElementById('found');
field.addEventListener('input', () => {
    const all = search.search(field.value);
    results.replaceChildren(...all.slice(0, 20).map(({id, title, where}) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = '../' + id;
        link.textContent = title === where ? title : where + ': ' + title;
        item.append(link);
        return item;
    }));
    document.getElementById('count').textContent = field.value === '' ? ''
        : all.length + (all.length === 1 ? ' section' : ' sections');
});
`);
    writeFileSync(join(folder, 'docs/index.html'), page('Documents', '../',
        `<h1>Documents</h1>
<p><label for="search">Search</label> <input id="search" type="search" autocomplete="off"></p>
<p id="count" role="status" aria-live="polite"></p>
<ol id="found"></ol>
<h2>All</h2>
<ul class="all">
${list}
</ul>
<script src="search.js"></script>`));
}
