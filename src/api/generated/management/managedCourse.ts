// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';
import { placesTaken } from './placesTaken.ts';

export const managedCourse = v.object({
  nid: integer,
  url: text,
  title: text,
  /** null without sessions */
  start: v.fallback(v.nullable(integer), null),
  /** Seconds since 1970-01-01T00:00:00Z */
  end: v.fallback(v.nullable(integer), null),
  tariffs: v.fallback(readableOf(v.object({
    nid: integer,
    title: text,
  })), []),
  /** Places that are not free, over all tariffs: the sum of `takenBy` */
  taken: integer,
  takenBy: v.fallback(placesTaken, {"registered":0,"tickets":0,"outside":0,"offered":0,"partners":0,"carts":0}),
  /** null where a tariff has no limit */
  capacity: v.fallback(v.nullable(integer), null),
  /** People on waiting lists */
  waiting: integer,
  /** Registrations that stand and whose order has an open amount */
  unpaid: integer,
});
