// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { text, optionalText } from '../../wire/text.ts';

export const doorTicket = v.object({
  id: text,
  /** SHA-256 of the content of the QR code in hexadecimal: a lost phone can print no ticket */
  hash: text,
  name: text,
  tariff: v.fallback(optionalText, ""),
  /** Stand, row and seat; empty without a place in a hall */
  place: v.fallback(optionalText, ""),
  state: text,
});
