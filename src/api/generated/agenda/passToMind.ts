// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { orNull } from '../../wire/orNull.ts';
import { text } from '../../wire/text.ts';
import { isoDay } from '../../wire/written.ts';

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
  validUntil: orNull(isoDay),
  reason: v.picklist(["expires","few-turns"]),
});
