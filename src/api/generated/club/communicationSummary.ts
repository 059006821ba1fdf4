// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const communicationSummary = v.object({
  id: integer,
  club: v.object({
    nid: integer,
    title: text,
    url: text,
  }),
  url: text,
  title: text,
  summary: v.fallback(optionalText, ""),
  /** Seconds since 1970-01-01T00:00:00Z */
  sent: integer,
  /** Family members that received the message */
  recipients: readableOf(v.object({
    uid: integer,
    name: text,
  })),
  /** Read by the caller's account */
  read: flag,
});
