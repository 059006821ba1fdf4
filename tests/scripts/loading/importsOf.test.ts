import { expect, test } from 'vitest';
import { importsOf } from '#scripts/loading/importsOf.ts';

const graph = (imports: Readonly<Record<string, readonly string[]>>) => ({
  getModuleInfo: (id: string) => (imports[id] ? { importedIds: imports[id] } : null),
});

test.each([
  ['the root', 'shell', true],
  ['an import of the root', 'menu', true],
  ['an indirect import of the root', 'link', true],
  ['a module that imports the root', 'main', false],
  ['an import of another module', 'form', false],
])('importsOf judges %s', (_, id, is) => {
  const modules = graph({
    main: ['shell', 'form'],
    shell: ['menu'],
    menu: ['link'],
    link: [],
    form: ['link'],
  });
  expect(importsOf('shell')(id, modules)).toBe(is);
});

test('importsOf ends on a cycle of imports, and on a module that the bundler does not know', () => {
  const isBehind = importsOf('a');
  const modules = graph({ a: ['b', 'outside'], b: ['a'] });
  expect(['a', 'b', 'outside', 'c'].map((id) => isBehind(id, modules))).toEqual([true, true, true, false]);
});
