import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTransferReference, transferReference } from '#rules/transferReference.ts';

describe('transferReference', () => {
  it.each([
    [1, '+++000/0000/00101+++'],
    [97, '+++000/0000/09797+++'],
    [2_147_483_647, '+++214/7483/64765+++'],
  ])('writes order %i as %s', (oid, expected) => {
    expect(transferReference(oid)).toBe(expected);
  });

  it('carries check digits that a bank accepts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (oid) => {
        const digits = transferReference(oid).replace(/\D/g, '');
        const [number, check] = [Number(digits.slice(0, 10)), Number(digits.slice(10))];
        expect([number, check]).toEqual([oid, oid % 97 === 0 ? 97 : oid % 97]);
      }),
    );
  });
});

describe('readTransferReference', () => {
  it.each([
    ['+++000/0000/00101+++', 1],
    ['***000/0000/09797***', 97],
    ['214748364765', 2_147_483_647],
    [' 000 0000 00101 ', 1],
    ['000.0000.00101', 1],
    ['000/0000/00102', 'mistyped'],
    ['000000000000', 'mistyped'],
    ['00101', undefined],
    ['Peeters', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, expected) => {
    expect(readTransferReference(text)).toBe(expected);
  });

  it('reads every reference that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (oid) => {
        expect(readTransferReference(transferReference(oid))).toBe(oid);
      }),
    );
  });
});
