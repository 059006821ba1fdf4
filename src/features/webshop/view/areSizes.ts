/** `Maat 116, zwart`, `Kind, 7-8 jaar`, `Volwassene, M`, `Eén maat`, `39`, `XL`: a size in words, by age, by letter or by number. */
const size = /\bmaat\b|\d jaar\b|(?:^|[ ,])(?:X{0,3}[SML]|[2-9]XL)(?:$|[ ,])|^\d{2,3}(?:[-/]\d{2,3})?$/iu;

/** Whether the variants of a product are its sizes. One that names no size makes them something else, such as colours. */
export function areSizes(variants: readonly { readonly title: string }[]): boolean {
  return variants.length > 0 && variants.every(({ title }) => size.test(title.trim()));
}
