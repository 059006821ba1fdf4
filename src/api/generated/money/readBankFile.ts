// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const readBankFile = v.object({
  format: text,
  /** Transfers that no file had before */
  added: integer,
  /** Transfers of an earlier file */
  known: integer,
  /** IBAN of the statement, where it is of another account than the club’s: nothing is kept. null: it is of the club, or was accepted */
  other: v.fallback(v.nullable(text), null),
});
