import { expect, test } from 'vitest';
import { importsOf } from '#scripts/loading/importsOf.ts';

const graph = (imports: Readonly<Record<string, readonly string[]>>) => ({
  getModuleInfo: (id: string) => (imports[id] ? { importedIds: imports[id] } : null),
});

test.each([
  ['the root itself', 'shell', true],
  ['what it imports', 'menu', true],
  ['what that imports', 'link', true],
  ['what imports it', 'main', false],
  ['what others import', 'form', false],
])('importsOf: %s', (_, id, is) => {
  const modules = graph({
    main: ['shell', 'form'],
    shell: ['menu'],
    menu: ['link'],
    link: [],
    form: ['link'],
  });
  expect(importsOf('shell')(id, modules)).toBe(is);
});

test('importsOf: modules that import each other, and one that the bundler does not know', () => {
  const isBehind = importsOf('a');
  const modules = graph({ a: ['b', 'outside'], b: ['a'] });
  expect(['a', 'b', 'outside', 'c'].map((id) => isBehind(id, modules))).toEqual([true, true, true, false]);
});
