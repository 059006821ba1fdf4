/** Scripts that are written from right to left, by their ISO 15924 codes. */
const rightToLeftScripts: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
]);

/** Whether the language is written from right to left. `Intl.Locale` itself can't tell in Firefox. */
export function isRightToLeft(locale: string): boolean {
  return rightToLeftScripts.has(new Intl.Locale(locale).maximize().script ?? '');
}
