import { describe, expect, it } from 'vitest';
import { whoseIs } from '#src/features/seats/view/whoseIs.ts';
import { smallHall } from '../plans.ts';

describe('whoseIs', () => {
  it.each([
    ['sold', 103, 'Rij A, stoel 3 is net door iemand anders genomen. Kies een andere plaats.'],
    ['held', 201, 'Rij B, stoel 1 is net door iemand anders genomen. Kies een andere plaats.'],
    ['free', 101, ''],
  ])('explains the failed hold of a seat that is %s', (_, nid, sentence) => {
    const change = { do: 'hold' as const, places: [{ tariff: 11, nid, quantity: 1 }] };
    expect(whoseIs(smallHall(), change)).toBe(sentence);
  });
});
