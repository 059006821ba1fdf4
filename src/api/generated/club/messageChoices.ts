// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const messageChoices = v.object({
  courses: readableOf(v.object({
    nid: integer,
    title: text,
    ended: flag,
  })),
  /** Address that gets the replies */
  reply_to: v.fallback(optionalText, ""),
  /** Address that gets a test: that of the caller */
  test_to: v.fallback(optionalText, ""),
});
