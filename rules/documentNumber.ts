/** Kind of a document, by the letters in front of its number. */
export type DocumentPrefix = 'KN' | 'CN' | 'ATT';

/**
 * Formats the number on a document, e.g. `KN-2026-000123`: the year in which it was made and the id of its record. Ids
 * are unique and never change, so neither do the numbers. Specification 2.1 names invoices, credit notes and
 * certificates, but not how they are numbered.
 */
export function documentNumber(prefix: DocumentPrefix, year: number, id: number): string {
  return `${prefix}-${year}-${String(id).padStart(6, '0')}`;
}
