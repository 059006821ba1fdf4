// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { cents, integer } from '../../wire/numbers.ts';

export const owedToClub = v.object({
  /** In cents. */
  open: cents,
  /** Invoices with an open amount */
  invoices: integer,
  /** Those of which a day is over */
  overdue: integer,
});
