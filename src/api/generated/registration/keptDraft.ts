// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const keptDraft = v.object({
  /** null: sent, or discarded */
  answers: v.nullable(text),
  /** Milliseconds since the person made the change, by the clock of the server */
  age: integer,
});
