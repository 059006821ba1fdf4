import { describe, expect, test } from 'vitest';
import { cardsFor, passCardViews, usableTurns } from '#src/features/passes/view/passCardViews.ts';
import { card, session, today } from '../passFixtures.ts';

describe('passCardViews', () => {
  test.each([
    [{}, 'usable', 'Onbeperkt geldig'],
    [{ validUntil: today }, 'usable', 'Geldig tot en met 20/11/2026'],
    [{ validUntil: '2026-11-19' }, 'expired', 'Was geldig tot en met 19/11/2026'],
    [{ credit: 0 }, 'empty', 'Onbeperkt geldig'],
    [{ credit: 0, validUntil: '2026-11-19' }, 'expired', 'Was geldig tot en met 19/11/2026'],
  ])('shows %j as %s', (changes, state, validity) => {
    expect(passCardViews([card(changes)], today)).toMatchObject([{ state, validity }]);
  });

  test('sorts the cards by the order of use, with unusable cards last', () => {
    const cards = [
      card({ id: 1, credit: 0 }),
      card({ id: 2 }),
      card({ id: 3, validUntil: '2026-12-31' }),
      card({ id: 4, validUntil: '2026-01-31' }),
      card({ id: 5, validUntil: '2026-11-30' }),
    ];
    expect(passCardViews(cards, today).map(({ id }) => id)).toEqual([5, 3, 2, 4, 1]);
  });
});

describe('cardsFor', () => {
  test('leaves out cards with too few turns or expired on the day of the session', () => {
    const cards = [
      card({ id: 1, credit: 1 }),
      card({ id: 2, validUntil: '2026-11-29' }),
      card({ id: 3 }),
      card({ id: 4, validUntil: '2026-11-30', credit: 2 }),
    ];
    expect(cardsFor(session(), cards).map(({ id }) => id)).toEqual([4, 3]);
  });
});

describe('usableTurns', () => {
  test('sums the turns of the cards that are valid today', () => {
    expect(usableTurns([card(), card({ credit: 3 }), card({ validUntil: '2026-11-19' })], today)).toBe(7);
    expect(usableTurns([], today)).toBe(0);
  });
});
