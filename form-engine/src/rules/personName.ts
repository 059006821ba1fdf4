/**
 * A person's name as a regular expression for JSON Schema (with the `u` flag), linear: at least two characters, one of them
 * a letter; letters of any script with their marks, spaces and hyphens (Specification 5.2), and apostrophes where allowed.
 */
export function namePattern(options: { readonly apostrophes: boolean }): string {
  const apostrophes = options.apostrophes ? "'’" : '';
  return `^(?=[^\\p{L}]*\\p{L})[\\p{L}\\p{M}${apostrophes} \\-]{2,}$`;
}

/**
 * Is this a person's first or last name? Specification 5.2: `''` is valid; otherwise at least two characters, only letters,
 * spaces and hyphens.
 * @param options `apostrophes: true` accepts D'Hondt too, by `'` and by `’`.
 */
export function isValidName(value: string, options: { readonly apostrophes?: boolean } = {}): boolean {
  return (
    value === '' || new RegExp(namePattern({ apostrophes: options.apostrophes ?? false }), 'u').test(value)
  );
}
