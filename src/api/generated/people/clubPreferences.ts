// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';
import { newsletterEntry } from './newsletterEntry.ts';

export const clubPreferences = v.object({
  club: v.object({
    nid: integer,
    title: text,
    url: text,
  }),
  /** Name of the newsletter, chosen by the club */
  label: v.fallback(optionalText, ""),
  entries: readableOf(newsletterEntry),
});
