import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { findBigFolders, mostEntries } from './findBigFolders.ts';

const decisions = 'docs/decisions';

/** Finds what documents and code say wrongly about each other. Returns a sentence for each fault. */
export function findDocumentFaults(root: string): readonly string[] {
  return [...bigFolderFaults(root), ...deadPaths(root), ...deadCitations(root), ...decisionFaults(root)];
}

/** The section "Big folders" of the map says why a folder with many entries is flat, and names no other folder. */
function bigFolderFaults(root: string): readonly string[] {
  const section =
    read(root, 'docs/map.md')
      .split(/^## /m)
      .find((one) => one.startsWith('Big folders')) ?? '';
  const named = [...section.matchAll(/`([^`]+\/)`/g)].map(([, folder = '']) => folder);
  const big = findBigFolders(root);
  return [
    ...big
      .filter((folder) => !named.includes(folder))
      .map(
        (folder) =>
          `${folder} has more than ${mostEntries} entries: split it, or say why not in "Big folders" of docs/map.md`,
      ),
    ...named
      .filter((folder) => !big.includes(folder))
      .map((folder) => `docs/map.md calls ${folder} a big folder, but it has at most ${mostEntries} entries`),
  ];
}

/** Links, and names of files in backticks that begin with a folder of the root. Patterns such as `<name>` are left out. */
function deadPaths(root: string): readonly string[] {
  const rooms = new Set(readdirSync(root).filter((name) => name !== 'node_modules'));
  return globSync(['*.md', 'docs/**/*.md'], { cwd: root }).flatMap((document) => {
    const text = read(root, document);
    const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
      normalize(join(dirname(document), to)),
    );
    const names = [...text.matchAll(/`([\w.@-]+\/[\w./@-]*)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => rooms.has(name.split('/')[0] ?? ''));
    const dead = [...new Set([...links, ...names])].filter((path) => !existsSync(join(root, path)));
    return dead.map((path) => `${document} names ${path}, which does not exist`);
  });
}

function deadCitations(root: string): readonly string[] {
  const code = '{bench,e2e,form-engine,rules,schemas,scripts,server,src,stories,tests}/**/*.{ts,tsx,mjs}';
  const files = globSync(code, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/scripts/boundaries/**'],
  });
  return files.flatMap((file) =>
    [...read(root, file).matchAll(/docs\/[\w./-]+\.md/g)].flatMap(([path]) =>
      existsSync(join(root, path)) ? [] : [`${file} cites ${path}, which does not exist`],
    ),
  );
}

function decisionFaults(root: string): readonly string[] {
  const index = read(root, `${decisions}/README.md`);
  return globSync(`${decisions}/[0-9]*.md`, { cwd: root }).flatMap((path) => {
    const [, number = '', title = ''] = /^# (\d{4}) (.+)/.exec(read(root, path)) ?? [];
    const name = path.slice(decisions.length + 1);
    return [
      ...(index.includes(`| [${number}](${name}) | ${title} |`)
        ? []
        : [`${path} is not in the index under its title`]),
      ...(name.startsWith(`${number}-`) ? [] : [`${path} has another number in its title`]),
      ...(/^\*\*Decided\./m.test(read(root, path)) ? [] : [`${path} does not say what was decided`]),
      ...(/\*\*.*what it costs/i.test(read(root, path)) ? [] : [`${path} does not say what it costs`]),
    ];
  });
}

function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
