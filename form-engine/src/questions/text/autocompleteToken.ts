/** Autocomplete tokens by `default_key`, for questions that a text input can ask. */
const tokens: ReadonlyMap<string, string> = new Map([
  ['fname', 'given-name'],
  ['lname', 'family-name'],
  ['sex', 'sex'],
]);

/** The HTML autocomplete token of a known `default_key`. Used only where users answer about themselves. */
export function autocompleteToken(defaultKey: string): string | undefined {
  return tokens.get(defaultKey);
}
