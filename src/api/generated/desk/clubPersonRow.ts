// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const clubPersonRow = v.object({
  uid: integer,
  name: text,
  /** YYYY-MM-DD; empty when unknown */
  birthdate: v.fallback(optionalText, ""),
  mail: v.fallback(optionalText, ""),
  phone: v.fallback(optionalText, ""),
  /** Name of the holder of the family; empty without one */
  holder: v.fallback(optionalText, ""),
  /** The club blocked its pages for the person */
  blocked: flag,
});
