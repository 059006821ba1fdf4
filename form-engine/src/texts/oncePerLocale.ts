/** Maximum number of cached locales. A server may get any locale from its visitors. */
const mostLocales = 16;

/**
 * Caches one result per locale, for data that takes milliseconds to build: a formatter, a sorted list. Above 16
 * locales it forgets all of them and starts again.
 */
export function oncePerLocale<Result>(compute: (locale: string) => Result): (locale: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (locale) => {
    const found = known.get(locale);
    if (found) return found.result;
    const result = compute(locale);
    if (known.size >= mostLocales) known.clear();
    known.set(locale, { result });
    return result;
  };
}
