import { expect, test } from 'vitest';
import { framedClubOf, frameLoginPath } from '../../rules/embedding.ts';
import { paths } from '../../src/paths.ts';

test('frameLoginPath: is a path of the portal', () => {
  expect(frameLoginPath).toBe(paths.loginForFrame);
});

test('framedClubOf: knows every list that may stand without a club', () => {
  const ofAnyClub = Object.entries(paths).filter(([name]) => name.endsWith('OfAnyClub'));
  expect(ofAnyClub).toHaveLength(5);
  for (const [, path] of ofAnyClub) {
    const address = path.replace(':form', 'x');
    expect(framedClubOf(address, new URLSearchParams('club=arabesk')), address).toBe('arabesk');
    expect(framedClubOf(address, new URLSearchParams()), address).toBeUndefined();
  }
});

test.each(['club=arabesk&club=kompas', 'club=arabesk&club=', 'club='])(
  'framedClubOf: a list says of one club whose it is, which %s does not',
  (query) => expect(framedClubOf('/cursussen', new URLSearchParams(query))).toBeUndefined(),
);

test('framedClubOf: takes the club of the path before that of the query', () => {
  expect(framedClubOf('/arabesk/cursussen', new URLSearchParams('club=kompas'))).toBe('arabesk');
  expect(framedClubOf(paths.clubAlias.replace(':club', 'arabesk'), new URLSearchParams())).toBe('arabesk');
  expect(framedClubOf('/', new URLSearchParams('club=kompas'))).toBeUndefined();
});
