import { describe, expect, it } from 'vitest';
import { givesReducedRate, uitpasFaults } from '#rules/uitpas.ts';
import cases from '../cases/paying/uitpas.json' with { type: 'json' };

describe('uitpasFaults', () => {
  it.each(cases)('of $name', ({ numbers, faults }) => {
    const given = new Map(Object.entries(numbers).map(([uid, number]) => [Number(uid), String(number)]));
    expect(Object.fromEntries(uitpasFaults(given))).toEqual(faults);
  });
});

describe('givesReducedRate', () => {
  const now = new Date('2026-11-20T10:00:00+01:00');
  const later = new Date('2026-11-20T10:00:01+01:00');

  it.each([
    ['a card with the rate', { hasReducedRate: true, validUntil: null }, true],
    ['one that ends later', { hasReducedRate: true, validUntil: later }, true],
    ['one that ends now', { hasReducedRate: true, validUntil: now }, false],
    ['one without the rate', { hasReducedRate: false, validUntil: null }, false],
  ])('of %s', (_name, card, expected) => expect(givesReducedRate(card, now)).toBe(expected));
});
