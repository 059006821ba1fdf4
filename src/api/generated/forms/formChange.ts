// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const formChange = v.object({
  is: v.picklist(["added","changed","removed"]),
  question: text,
  section: v.fallback(optionalText, ""),
  /** Only of a changed question */
  fields: v.fallback(readableOf(v.picklist(["wording","kind","options","required","condition","section","privacy","settings"])), []),
  /** People who answered it, and whose answer is kept */
  people: integer,
  /** Those whose answer no longer fits: they are asked again in their next form */
  again: integer,
  /** Until when the answers that exist are kept */
  kept: v.picklist(["activity","season","year","registration"]),
});
