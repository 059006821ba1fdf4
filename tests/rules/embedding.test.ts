import { expect, test } from 'vitest';
import { framedPageOf, frameLoginPath } from '#rules/embedding.ts';
import { paths } from '#src/paths.ts';

test('frameLoginPath is a path of the portal', () => {
  expect(frameLoginPath).toBe(paths.loginForFrame);
});

test('framedPageOf knows every list that can be opened without a club', () => {
  const ofAnyClub = Object.entries(paths).filter(([name]) => name.endsWith('OfAnyClub'));
  expect(ofAnyClub).toHaveLength(5);
  for (const [, path] of ofAnyClub) {
    const address = path.replace(':form', 'x');
    expect(framedPageOf(address, new URLSearchParams('club=arabesk')), address).toEqual({
      of: 'club',
      url: 'arabesk',
    });
    expect(framedPageOf(address, new URLSearchParams()), address).toEqual({ of: 'any-club' });
  }
});

test.each(['club=arabesk&club=kompas', 'club=arabesk&club=', 'club='])(
  'framedPageOf gives nothing for a list with the query %s, which does not name exactly one club',
  (query) => expect(framedPageOf('/cursussen', new URLSearchParams(query))).toBeUndefined(),
);

test('framedPageOf prefers the club in the path to the club in the query', () => {
  expect(framedPageOf('/arabesk/cursussen', new URLSearchParams('club=kompas'))).toEqual({
    of: 'club',
    url: 'arabesk',
  });
  expect(framedPageOf(paths.clubAlias.replace(':club', 'arabesk'), new URLSearchParams())).toEqual({
    of: 'club',
    url: 'arabesk',
  });
  expect(framedPageOf('/', new URLSearchParams('club=kompas'))).toEqual({ of: 'club', url: 'kompas' });
  expect(framedPageOf('/', new URLSearchParams())).toEqual({ of: 'any-club' });
  expect(framedPageOf('/p', new URLSearchParams())).toBeUndefined();
});
