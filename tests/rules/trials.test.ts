import { describe, expect, it } from 'vitest';
import { type TrialItems, withoutTrialSession } from '#rules/trials.ts';
import cases from '../cases/registration/trials.json' with { type: 'json' };

const trial = { tariff: 12, sessions: [1, 2, 3], relatedProducts: [90] };

describe('withoutTrialSession', () => {
  it.each(cases)('$name', ({ items, session, expected }) => {
    // Each row of the JSON table has its own keys of products, so the rows differ in type.
    expect(withoutTrialSession(items as TrialItems, session, trial)).toEqual(expected);
  });

  it('leaves everything else in the cart', () => {
    const items = { tariffs: [12], trials: [1], products: {}, vouchers: ['WELKOM10'] };
    expect(withoutTrialSession(items, 1, trial).vouchers).toEqual(['WELKOM10']);
  });
});
