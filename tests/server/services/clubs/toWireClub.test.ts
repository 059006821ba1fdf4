import { describe, expect, it } from 'vitest';
import { addonsOf } from '#server/services/clubs/toWireClub.ts';

describe('addonsOf', () => {
  it.each([
    ['a club that offers tickets without the addon', ['webshop'], 1, ['webshop', 'ticketsales']],
    ['a club that offers tickets with the addon', ['ticketsales'], 2, ['ticketsales']],
    ['a club without tickets', ['webshop'], 0, ['webshop']],
  ] as const)('gives the addons of %s', (_name, addons, ticket, expected) => {
    expect(addonsOf({ addons: [...addons] }, { course: 1, activity: 0, ticket })).toEqual(expected);
  });
});
