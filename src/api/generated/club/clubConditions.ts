// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { listOf } from '../../wire/lists.ts';
import { text, optionalText } from '../../wire/text.ts';

export const clubConditions = v.object({
  title: text,
  /** The version that is kept with an agreement */
  version: v.fallback(optionalText, ""),
  /** Plain text, one paragraph per item */
  paragraphs: listOf(text),
});
