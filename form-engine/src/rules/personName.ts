/** Length of the longest first or last name, in characters (code points). */
export const longestName = 100;

/**
 * A regular expression for a person's name, for JSON Schema (with the `u` flag); it runs in linear time. A name has at
 * least two characters, one of them a letter. It consists of letters of any script with their marks, spaces, hyphens
 * (Specification 5.2) and, where allowed, apostrophes.
 * Decision: docs/decisions/0007-apostrophes-in-names.md
 */
export function namePattern(options: { readonly apostrophes: boolean }): string {
  const apostrophes = options.apostrophes ? "'’" : '';
  return `^(?=[^\\p{L}]*\\p{L})[\\p{L}\\p{M}${apostrophes} \\-]{2,}$`;
}

/**
 * Whether the value is a person's first or last name (Specification 5.2). `''` is valid. Otherwise it has at least two
 * characters, and at most `longestName`: only letters, spaces and hyphens.
 * @param options `apostrophes: true` also accepts D'Hondt, with `'` or with `’`.
 */
export function isValidName(
  value: string,
  options: { readonly apostrophes?: boolean | undefined } = {},
): boolean {
  if (value.length > longestName && [...value].length > longestName) return false;
  return (
    value === '' || new RegExp(namePattern({ apostrophes: options.apostrophes ?? false }), 'u').test(value)
  );
}
