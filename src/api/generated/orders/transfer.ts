// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { cents } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const transfer = v.object({
  /** Name of the payee */
  to: text,
  /** Account of the payee, without spaces */
  iban: text,
  /** In cents. */
  amount: cents,
  /** Structured communication, +++000/0000/00000+++ */
  reference: text,
  /** Line of the QR code (EPC069-12) that holds the structured communication */
  codeLine: v.fallback(v.picklist(["free","structured"]), "free"),
});
