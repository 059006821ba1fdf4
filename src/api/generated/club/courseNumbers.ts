// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const courseNumbers = v.object({
  nid: integer,
  title: text,
  /** Places that are not free */
  taken: integer,
  /** null where a tariff has no limit */
  capacity: v.fallback(v.nullable(integer), null),
  ended: flag,
  /** Of all participants in lessons of the season with a saved attendance; null without one */
  attendance: v.fallback(v.nullable(v.object({
    present: integer,
    noted: integer,
  })), null),
});
