// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text, isoDay } from '../../wire/text.ts';

export const passToMind = v.object({
  card: integer,
  uid: integer,
  name: text,
  club: v.object({
    nid: integer,
    url: text,
    title: text,
  }),
  label: text,
  /** Remaining turns */
  credit: integer,
  /** Last valid day; null: no end */
  validUntil: v.fallback(v.nullable(isoDay), null),
  reason: v.picklist(["expires","few-turns"]),
});
