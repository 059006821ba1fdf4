import { expect, test } from 'vitest';
import type { OfferFile } from '#src/features/offer/state/offerFile.ts';
import { publishedKey } from '#src/features/offer/view/itemKey.ts';

// Casts are safe: a key reads numbers alone.
const file = (numbers: readonly (number | undefined)[]) =>
  ({
    courses: numbers.map((nid) => ({ nid })),
    webshop: numbers.map((nid) => ({ nid, products: [{ nid: 4 }, { nid }] })),
    passes: [],
    vouchers: [{ nid: numbers[0] }],
  }) as unknown as OfferFile;
const before = file([7, undefined]);
const after = file([7, 8]);

test.each([
  ['nieuw-2', 'cursussen', '8'],
  ['7', 'tickets', '7'],
  ['nieuw-2.nieuw-2', 'webshop', '8.8'],
  ['nieuw-2.4', 'webshop', '8.4'],
  ['7', 'kortingscodes', '7'],
  ['nieuw-1', 'beurtenkaarten', undefined],
  ['nieuw-3', 'cursussen', undefined],
] as const)('publishedKey finds %s of %s as %s', (key, screen, published) => {
  expect(publishedKey(key, screen, [before, after])).toBe(published);
});
