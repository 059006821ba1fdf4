// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';
import { courseStopped } from './courseStopped.ts';
import { placesTaken } from './placesTaken.ts';

export const registrationsOverview = v.object({
  course: v.object({
    nid: integer,
    url: text,
    title: text,
    type: v.picklist(["course","activity","ticket"]),
    /** The first tariff, for a preview of the form */
    tariff: v.fallback(v.nullable(integer), null),
  }),
  /** The sum of `takenBy` */
  taken: integer,
  takenBy: v.fallback(placesTaken, {"registered":0,"tickets":0,"outside":0,"offered":0,"partners":0,"carts":0}),
  /** null where a tariff has no limit */
  capacity: v.fallback(v.nullable(integer), null),
  registered: integer,
  /** Of those, for a trial lesson */
  trials: v.fallback(integer, 0),
  /** How many took each extra */
  extras: v.fallback(readableOf(v.object({
    title: text,
    count: integer,
  })), []),
  waiting: integer,
  cancelled: integer,
  unpaid: integer,
  alerts: integer,
  /** The spreadsheet can have answers about health */
  health: flag,
  stopped: v.fallback(v.optional(courseStopped), undefined),
});
