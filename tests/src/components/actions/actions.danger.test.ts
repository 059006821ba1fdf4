import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const decision = 'docs/decisions/0133-a-destructive-action-is-red-apart-and-undone.md';
const rows = readFileSync(join(root, decision), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));
/** The names in code of a cell. */
const named = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name);

const components = ['src/features', 'src/app', 'form-engine/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('styleguide'))
    .map((file) => join(root, folder, file)),
);
const nameOf = (file: string) => basename(file, '.tsx');

it('every red button of the portal is in the list of destructive actions', () => {
  const red = components.filter((file) =>
    /variant(=|: |=\{[^}]*)['"]danger['"]|\? 'danger' : 'primary'/.test(readFileSync(file, 'utf8')),
  );
  const listed = rows
    .filter(([, , , looks]) => looks?.includes('red'))
    .flatMap(([, , where]) => named(where));
  // Their props offer the variant; the dialogs that use it are in the list.
  const declared = ['PassDialog', 'PasswordDialog'];
  const missing = red.map(nameOf).filter((name) => !declared.includes(name) && !listed.includes(name));
  expect(red.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
  expect(listed.filter((name) => !red.map(nameOf).includes(String(name)))).toEqual([]);
});

it('the list of destructive actions names components that exist', () => {
  const names = rows.flatMap(([, , where]) => named(where));
  expect(names.length).toBeGreaterThan(10);
  const known = new Set(components.map(nameOf));
  expect(names.filter((name) => !known.has(String(name)))).toEqual([]);
});
