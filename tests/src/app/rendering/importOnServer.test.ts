import { expect, test, vi } from 'vitest';
import { importOnServer, modulesLoadedBy, noteImports } from '#src/app/rendering/importOnServer.ts';

test('modulesLoadedBy names what a function would load before it returns, and loads nothing', async () => {
  const load = vi.fn(async () => 'module');
  const found = modulesLoadedBy(async () => {
    await Promise.all([importOnServer('one.ts', load), importOnServer('two.ts', load)]);
    await importOnServer('later.ts', load);
  });
  expect([...found]).toEqual(['one.ts', 'two.ts']);
  expect(load).not.toHaveBeenCalled();
  expect(await importOnServer('one.ts', load)).toBe('module');
});

test('noteImports names them too, and loads them', async () => {
  const found = new Set<string>();
  expect(await noteImports(found, () => importOnServer('one.ts', async () => 'module'))).toBe('module');
  expect([...found]).toEqual(['one.ts']);
});
