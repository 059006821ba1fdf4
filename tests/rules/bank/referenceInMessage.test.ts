import { describe, expect, it } from 'vitest';
import { referenceInMessage } from '#rules/bank/referenceInMessage.ts';

describe('referenceInMessage', () => {
  it.each([
    ['+++000/0000/01212+++', 12],
    ['***000/0000/01212***', 12],
    ['000000001212', 12],
    ['lidgeld Lars 000/0000/01212 en dank', 12],
    ['eerst 000/0000/01299, dan 000/0000/01212', 12],
    ['000/0000/01299', undefined],
    // A longer number has these digits inside.
    ['BE68 0000000012120', undefined],
    ['', undefined],
  ])('reads %j as order %s', (message, oid) => {
    expect(referenceInMessage(message)).toBe(oid);
  });
});
