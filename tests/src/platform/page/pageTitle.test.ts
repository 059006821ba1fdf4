import { expect, test } from 'vitest';
import { pageTitle } from '#src/platform/page/pageTitle.ts';

test.each([
  [{ title: 'Cursussen', club: 'Dansstudio Arabesk' }, 'Cursussen · Dansstudio Arabesk · Clubpoort'],
  [{ title: 'Aanmelden', error: true }, 'Fout: Aanmelden · Clubpoort'],
  [{ club: 'Kompas' }, 'Kompas · Clubpoort'],
  [{}, 'Clubpoort'],
])('pageTitle of %j is "%s"', (parts, expected) => {
  expect(pageTitle(parts)).toBe(expected);
});
