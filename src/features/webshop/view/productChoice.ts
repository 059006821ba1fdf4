import { readId } from '#rules/readId.ts';

/** The choice of a variant and quantity, kept in the address through a reload and a login. */
export interface ProductChoice {
  /** The variant's nid. */
  readonly variant: number | undefined;
  readonly quantity: number;
}

/** The query parameters of a choice. Default values are left out. */
export function productChoiceQuery({ variant, quantity }: ProductChoice): {
  variant?: string;
  aantal?: string;
} {
  return {
    ...(variant !== undefined && { variant: String(variant) }),
    ...(quantity > 1 && { aantal: String(quantity) }),
  };
}

export function readProductChoice(query: URLSearchParams): ProductChoice {
  return { variant: readId(query.get('variant')), quantity: countIn(query.get('aantal')) ?? 1 };
}

function countIn(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** `Maat 116, zwart`, `Kind, 7-8 jaar`, `Volwassene, M`, `Eén maat`, `39`, `XL`: a size in words, by age, by letter or by number. */
const size = /\bmaat\b|\d jaar\b|(?:^|[ ,])(?:X{0,3}[SML]|[2-9]XL)(?:$|[ ,])|^\d{2,3}(?:[-/]\d{2,3})?$/iu;

/** Whether the variants of a product are its sizes. One that names no size makes them something else, such as colours. */
export function areSizes(variants: readonly { readonly title: string }[]): boolean {
  return variants.length > 0 && variants.every(({ title }) => size.test(title.trim()));
}
