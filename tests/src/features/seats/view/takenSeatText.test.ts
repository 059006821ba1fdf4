import { describe, expect, it } from 'vitest';
import { takenSeatText } from '#src/features/seats/view/takenSeatText.ts';
import { smallHall } from '../plans.ts';

describe('takenSeatText', () => {
  it.each([
    ['sold', 103, 'Iemand anders koos net rij A, stoel 3. Kies een andere plaats.'],
    ['held', 201, 'Iemand anders koos net rij B, stoel 1. Kies een andere plaats.'],
    ['free', 101, ''],
  ])('explains the failed hold of a seat that is %s', (_, nid, sentence) => {
    const change = { do: 'hold' as const, places: [{ tariff: 11, nid, quantity: 1 }] };
    expect(takenSeatText(smallHall(), change)).toBe(sentence);
  });
});
