import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIban, readIban, showIban } from '#form-engine/src/rules/iban.ts';

// The examples of the SWIFT IBAN registry.
const examples = [
  'BE68539007547034',
  'NL91ABNA0417164300',
  'FR1420041010050500013M02606',
  'DE89370400440532013000',
  'LU280019400644750000',
  'GB29NWBK60161331926819',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
];

describe('isIban', () => {
  it.each(examples)('accepts %s', (iban) => {
    expect(isIban(iban)).toBe(true);
  });

  it.each([
    ['a wrong check', 'BE68539007547035'],
    ['a length of another country', 'BE6853900754703412'],
    ['an unknown country', 'XX68539007547034'],
    ['lower case', 'be68539007547034'],
    ['blanks', 'BE68 5390 0754 7034'],
    ['nothing', ''],
  ])('refuses %s', (_what, text) => {
    expect(isIban(text)).toBe(false);
  });

  it('notices each changed digit and each exchange of neighbours', () => {
    const iban = fc.constantFrom(...examples);
    fc.assert(
      fc.property(iban, fc.nat(), fc.integer({ min: 1, max: 9 }), (good, seed, by) => {
        const places = [...good].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
        const at = places[seed % places.length] ?? 0;
        const changed = good.slice(0, at) + ((Number(good[at]) + by) % 10) + good.slice(at + 1);
        expect(isIban(changed)).toBe(false);
        const swapped = good.slice(0, at) + (good[at + 1] ?? '') + good[at] + good.slice(at + 2);
        if (swapped !== good) expect(isIban(swapped)).toBe(false);
      }),
    );
  });
});

describe('readIban', () => {
  it.each(['BE68 5390 0754 7034', 'be68.5390.0754.7034', 'IBAN: BE68-5390-0754-7034', ' BE68539007547034 '])(
    'reads %s',
    (text) => {
      expect(readIban(text)).toBe('BE68539007547034');
    },
  );

  it('reads up to 136 characters, so that a long text costs nothing', () => {
    const spaced = (length: number) => 'BE68539007547034'.padEnd(length);
    expect([readIban(spaced(136)), readIban(spaced(137))]).toEqual(['BE68539007547034', undefined]);
  });

  it('reads what showIban writes', () => {
    expect(showIban('BE68539007547034')).toBe('BE68 5390 0754 7034');
    expect(showIban('NO9386011117947')).toBe('NO93 8601 1117 947');
    expect(showIban('geen')).toBe('geen');
    for (const iban of examples) expect(readIban(showIban(iban))).toBe(iban);
  });
});
