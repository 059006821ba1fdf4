import { documentNumber } from '#rules/documentNumber.ts';
import type { documents } from '../../db/schema.ts';

export type IssuedDocument = typeof documents.$inferSelect;

const prefixes = { invoice: 'KN', 'credit-note': 'CN' } as const;

export function numberOf({ kind, year, serial }: Pick<IssuedDocument, 'kind' | 'year' | 'serial'>): string {
  return documentNumber(prefixes[kind], year, serial);
}
