/** The HTML autocomplete token of a known `default_key`. Used only where people answer about themselves. */
export function autocompleteToken(defaultKey: string): string | undefined {
  switch (defaultKey) {
    case 'fname':
      return 'given-name';
    case 'lname':
      return 'family-name';
    case 'mail':
      return 'email';
    case 'phone':
      return 'tel';
    default:
      return undefined;
  }
}
