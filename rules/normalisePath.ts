/**
 * Normalises a path: lower case, single slashes, none at the end. The portal writes all its addresses in lower case. A backslash
 * counts as a slash, because browsers read `/\host` as another site.
 * Decision: docs/decisions/0070-an-address-has-one-spelling.md
 */
export function normalisePath(path: string): string {
  return path
    .replace(/[/\\]{2,}|\\/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}
