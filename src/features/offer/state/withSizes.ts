import { offerTexts } from '#src/texts/nl/offer.ts';
import type { OfferFile } from './offerFile.ts';

type Variant = OfferFile['webshop'][number]['products'][number]['variants'][number];

/**
 * Adds the sizes of a list, such as `S, M, L` or a column of a spreadsheet, with the price and the stock of the last size. A size that is
 * there already is not added again. The one size that a new product begins with goes.
 */
export function withSizes(variants: readonly Variant[], list: string): readonly Variant[] {
  const like = variants.at(-1);
  const kept = keptBeside(variants);
  const added = newSizes(variants, list);
  if (!like || added.length === 0) return variants;
  const { nid: _nid, ...facts } = like;
  return [...kept, ...added.map((title) => ({ ...facts, title }))];
}

/** The sizes of a list that the product doesn't have yet. */
export function newSizes(variants: readonly Variant[], list: string): readonly string[] {
  const there = new Set(keptBeside(variants).map(({ title }) => title.toLowerCase()));
  return sizesIn(list).filter((size) => {
    const isOther = !there.has(size.toLowerCase());
    there.add(size.toLowerCase());
    return isOther;
  });
}

function keptBeside(variants: readonly Variant[]): readonly Variant[] {
  const [only, ...others] = variants;
  const isNew = others.length === 0 && only?.nid === undefined && only?.title === offerTexts.onlyVariant;
  return isNew ? [] : variants;
}

/** The sizes that a list names. A comma between two numbers is none between sizes: `36,5` is one. */
export function sizesIn(list: string): readonly string[] {
  return list
    .split(/[;\n\t]|,(?!\d)|,(?<!\d,)/)
    .map((size) => size.trim())
    .filter((size) => size !== '');
}
