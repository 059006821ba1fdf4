import { offerTexts } from '#src/texts/nl/offer.ts';
import type { OfferFile } from './offerFile.ts';

type Variant = OfferFile['webshop'][number]['products'][number]['variants'][number];

/**
 * Adds the sizes of a list, such as `S, M, L` or a column of a spreadsheet, with the price and the stock of the last size. A size that is
 * there already is not added again. The one size that a new product begins with goes.
 */
export function withSizes(variants: readonly Variant[], list: string): readonly Variant[] {
  const like = variants.at(-1);
  const isNew = variants.length === 1 && like?.nid === undefined && like?.title === offerTexts.onlyVariant;
  const kept = isNew ? [] : variants;
  const there = new Set(kept.map(({ title }) => title.toLowerCase()));
  const added = sizesIn(list).filter((size) => {
    const isOther = !there.has(size.toLowerCase());
    there.add(size.toLowerCase());
    return isOther;
  });
  if (!like || added.length === 0) return variants;
  const { nid: _nid, ...facts } = like;
  return [...kept, ...added.map((title) => ({ ...facts, title }))];
}

/** The sizes that a list names. A comma between two numbers is none between sizes: `36,5` is one. */
export function sizesIn(list: string): readonly string[] {
  return list
    .split(/[;\n\t]|,(?!\d)|,(?<!\d,)/)
    .map((size) => size.trim())
    .filter((size) => size !== '');
}
