/**
 * Numbers that paper and cards show with blanks or dots, and the club file has without: the account number, and the enterprise number.
 * By the last names of their path, with the pattern that a form takes instead of the one of the file.
 */
const patterns: Readonly<Record<string, string>> = {
  'settings.iban': '^([A-Za-z]{2}([ .]*[0-9]){2}([ .]*[A-Za-z0-9]){11,30})?[ .]*$',
  'legal.enterpriseNumber': '^(BE)?[ .]*[01]([ .]*[0-9]){9}[ .]*$',
  'certifier.enterpriseNumber': '^(BE)?[ .]*[01]([ .]*[0-9]){9}[ .]*$',
};

/** The pattern for the field at a path; `undefined` for a field that is no such number. */
export function writtenPattern(path: string): string | undefined {
  return patterns[path.split('.').slice(-2).join('.')];
}

/** A text as the club file has it, where it was typed in a field with such a pattern; unchanged in any other field. */
export function withoutBlanks(text: string, pattern: string | undefined): string {
  if (pattern === undefined || !Object.values(patterns).includes(pattern)) return text;
  return text
    .replace(/[ .]/g, '')
    .toUpperCase()
    .replace(/^BE(?=[01]\d{9}$)/, '');
}
