import { expect, test } from 'vitest';
import { clubUrlIn } from '#src/app/shell/header/clubUrlIn.ts';

test.each([
  ['/', '', undefined],
  ['/arabesk', '', 'arabesk'],
  ['/arabesk/cursussen', '?club=kompas', 'arabesk'],
  ['/p/arabesk', '', 'arabesk'],
  ['/p', '', undefined],
  ['/profiel', '', undefined],
  ['/calendar', '?club=kompas', undefined],
  ['/cursussen', '?club=kompas', 'kompas'],
  ['/d%C3%A9-club', '', 'dé-club'],
  ['/%E0%A4%A', '', '%E0%A4%A'],
])('clubUrlIn of %s%s', (pathname, search, club) => {
  expect(clubUrlIn({ pathname, search })).toBe(club);
});
