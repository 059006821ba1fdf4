/** The locale of a form that names none: Dutch as in Belgium. */
export const defaultLocale = 'nl-BE';

/**
 * Reads a locale, a BCP 47 tag such as `fr` or `en-GB`, and returns its canonical form (`en-gb` is `en-GB`).
 * `undefined` for text that is no tag, and for a language that this JavaScript engine doesn't know. Never throws.
 */
export function readLocale(tag: unknown): string | undefined {
  if (typeof tag !== 'string') return undefined;
  try {
    const [canonical] = Intl.getCanonicalLocales(tag);
    return canonical !== undefined && isKnown(canonical) ? canonical : undefined;
  } catch {
    return undefined;
  }
}

function isKnown(locale: string): boolean {
  return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
}
