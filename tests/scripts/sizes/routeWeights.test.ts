import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entryLimit } from '#scripts/sizes/entryFiles.ts';
import { routeModulesIn, routeWeightLines } from '#scripts/sizes/routeWeights.ts';
import { paths } from '#src/paths.ts';

const resolve = (imported: string) => imported.replace('../../', 'src/');

describe('routeModulesIn', () => {
  it('finds the screen of each path, and leaves out a route without an import', () => {
    const table = `
      { path: paths.home, lazy: lazyScreen(() => import('../../home.tsx'), 'Home') },
      { path: paths.notFound, lazy: notFound },
      { path: '*', lazy: lazyScreen(() => import('../../other.tsx'), 'Other') },
      { path: paths.courses, handle: {}, lazy: lazyScreen(
          () => import('../../courses.tsx'), 'Courses') },`;
    const all = { home: '/', notFound: '/404', courses: '/:club/cursussen' };
    expect(routeModulesIn(table, { paths: all, resolve })).toEqual([
      { path: '/', module: 'src/home.tsx' },
      { path: '/:club/cursussen', module: 'src/courses.tsx' },
    ]);
  });

  it('finds the lists, a course, a product and the forms in the tables of the portal', () => {
    const found = globSync('src/app/routes/*Routes.ts').flatMap((file) =>
      routeModulesIn(readFileSync(file, 'utf8'), { paths, resolve }),
    );
    const { home, courses, activities, course, product, forms, terms, dashboard } = paths;
    expect(found.map(({ path }) => path)).toEqual(
      expect.arrayContaining([home, courses, activities, course, product, forms, terms, dashboard]),
    );
  });
});

describe('routeWeightLines', () => {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

  const manifest = {
    'index.html': { file: 'entry.js', dynamicImports: ['a.tsx', 'b.tsx', 'c.tsx'] },
    'a.tsx': { file: 'a.js', isDynamicEntry: true },
    'b.tsx': { file: 'b.js', isDynamicEntry: true },
    'c.tsx': { file: 'c.js', isDynamicEntry: true },
  };

  it('lists the first visit, each screen by its paths, and other parts that are near their limit', () => {
    const bytes: Readonly<Record<string, number>> = {
      'entry.js': entryLimit + 1000,
      'a.js': 10_000,
      'b.js': 41_000,
      'c.js': 1,
    };
    const routes = [
      { path: '/', module: 'a.tsx' },
      { path: '/x', module: 'a.tsx' },
    ];
    expect(routeWeightLines({ manifest, gzipBytes: (file) => bytes[file] ?? 0 }, routes)).toEqual([
      `${kilobytes(entryLimit + 1000)} of ${kilobytes(entryLimit)}  OVER  every first visit, with /:club`,
      ' 41.0 kB of  42.0 kB  ok    part b.tsx',
      ' 10.0 kB of  42.0 kB  ok    /, /x',
    ]);
  });
});
