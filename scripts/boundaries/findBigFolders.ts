import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Maximum number of entries, files and folders together, that a folder has without a reason in the map. */
export const mostEntries = 15;

/**
 * Finds folders with too many entries, as paths that end in `/`. A component and its stylesheet count as one entry. Ignores what
 * git ignores, and folders of tests that mirror a folder of sources.
 */
export function findBigFolders(root: string): readonly string[] {
  const ignored = ignoredNames(root);
  const bigIn = (folder: string): string[] => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(
      ({ name }) => !name.startsWith('.') && !ignored.has(name) && !ignored.has(`/${folder}${name}`),
    );
    const inside = entries
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => bigIn(`${folder}${name}/`));
    const isBig = countEntries(entries.map(({ name }) => name)) > mostEntries;
    return isBig && folder !== '' && !isMirror(root, folder) ? [folder, ...inside] : inside;
  };
  return bigIn('').toSorted();
}

function countEntries(names: readonly string[]): number {
  const present = new Set(names);
  const isStylesheet = (name: string) =>
    name.endsWith('.module.css') && present.has(name.replace('.module.css', '.tsx'));
  return names.filter((name) => !isStylesheet(name)).length;
}

function isMirror(root: string, folder: string): boolean {
  return folder.startsWith('tests/') && isFolderOfSources(root, folder.slice('tests/'.length));
}

/** The tests of the form engine leave out `src/`. */
function isFolderOfSources(root: string, folder: string): boolean {
  return [folder, folder.replace('form-engine/', 'form-engine/src/')].some((one) =>
    existsSync(join(root, one)),
  );
}

/** Names in `.gitignore`; those of the root alone begin with a slash. Patterns with a `*` are left out. */
function ignoredNames(root: string): ReadonlySet<string> {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  return new Set(lines.filter((line) => !line.includes('*')).map((line) => line.trim().replace(/\/$/, '')));
}
