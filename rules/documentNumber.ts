/** What a document is, by the letters in front of its number. */
export type DocumentPrefix = 'KN' | 'CN' | 'ATT';

/**
 * The number on a document, e.g. `KN-2026-000123`: the year in which it was made and the number that its record has for ever,
 * so that no two are the same and none can change (Specification 2.1 names invoices, credit notes and certificates, not how they
 * are numbered).
 */
export function documentNumber(prefix: DocumentPrefix, year: number, id: number): string {
  return `${prefix}-${year}-${String(id).padStart(6, '0')}`;
}
