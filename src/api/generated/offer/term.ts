// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const term = v.object({
  nid: integer,
  title: text,
});
