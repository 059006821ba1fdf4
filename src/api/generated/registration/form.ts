// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const form = v.object({
  nid: integer,
  url: text,
  title: text,
  description: v.fallback(optionalText, ""),
  /** Submitting needs a login */
  needsLogin: flag,
  /** Whether the form can be submitted today */
  isOpen: v.optional(flag, true),
});
