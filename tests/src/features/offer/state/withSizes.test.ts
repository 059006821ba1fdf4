import { describe, expect, test } from 'vitest';
import { sizesIn, withSizes } from '#src/features/offer/state/withSizes.ts';
import { offerTexts } from '#src/texts/nl/offer.ts';

const facts = { price: 25, stock: 10, allowsBackorder: false };
const size = (title: string, nid?: number) => ({ ...facts, title, ...(nid !== undefined && { nid }) });

test.each([
  ['commas', 'S, M,L', ['S', 'M', 'L']],
  ['a column of a spreadsheet', '36\n38\r\n40', ['36', '38', '40']],
  ['half sizes', '36,5; 37', ['36,5', '37']],
  ['nothing', ' , ', []],
])('sizesIn reads %s', (_what, list, sizes) => {
  expect(sizesIn(list)).toEqual(sizes);
});

describe('withSizes', () => {
  test('replaces the one size of a new product', () => {
    expect(withSizes([size(offerTexts.onlyVariant)], 'S, M')).toEqual([size('S'), size('M')]);
  });

  test('keeps the sizes that are there, each once, and gives the others the price of the last', () => {
    expect(withSizes([size('S', 7)], 's, M, m')).toEqual([size('S', 7), size('M')]);
  });

  test('changes nothing for an empty list', () => {
    const variants = [size('S', 7)];
    expect(withSizes(variants, ' ')).toBe(variants);
  });
});
