import { describe, expect, it } from 'vitest';
import { heldTariff } from '#rules/heldTariff.ts';
import cases from '../cases/registration/heldTariff.json' with { type: 'json' };

const tariffs = [1, 2, 3, 4].map((nid) => ({ nid, isTrial: nid > 2 }));

describe('heldTariff', () => {
  it.each(cases)('$name', ({ held, wanted, several = false, expected }) => {
    const course = { tariffs, allowsSeveralTariffs: several };
    const found = heldTariff({ nid: wanted, isTrial: wanted > 2 }, course, (nid) => held.includes(nid));
    expect(found?.nid ?? null).toBe(expected);
  });
});
