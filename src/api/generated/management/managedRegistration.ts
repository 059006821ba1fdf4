// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const managedRegistration = v.object({
  kind: v.picklist(["registration","waiting"]),
  id: integer,
  uid: integer,
  name: text,
  /** Today; null when unknown */
  age: v.fallback(v.nullable(integer), null),
  tariff: v.fallback(optionalText, ""),
  trial: flag,
  /** When the lessons of a trial begin; empty for any other registration */
  lessons: v.fallback(readableOf(integer), []),
  /** Titles of the extras that the person took beside the course */
  extras: v.fallback(readableOf(text), []),
  /** In a couple; empty otherwise */
  role: v.fallback(optionalText, ""),
  state: v.picklist(["registered","waiting","cancelled"]),
  /** Title of the course, or of the tariff of the same course, that the person has instead; empty for a registration that did not change */
  changedTo: v.fallback(optionalText, ""),
  /** In the waiting list of the tariff */
  position: v.fallback(v.nullable(integer), null),
  /** Until when a place is kept for somebody who waits; null without an offer */
  offered: v.fallback(v.nullable(integer), null),
  /** Seconds since 1970-01-01T00:00:00Z */
  since: integer,
  /** null where the club registered the person */
  order: v.fallback(v.nullable(integer), null),
  /** Of the whole order; `none`: there is nothing to pay */
  payment: v.picklist(["none","open","part-paid","processing","paid","overdue","credited"]),
  /** In cents. */
  open: cents,
  /** An answer about health matters; `read_managed_registration` has it */
  alert: flag,
  /** When the family last changed an answer after the registration */
  changed: v.fallback(v.nullable(integer), null),
});
