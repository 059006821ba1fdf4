// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { anyText } from '../../wire/missing.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { orNull } from '../../wire/orNull.ts';
import { text } from '../../wire/text.ts';

export const managedRegistration = v.object({
  kind: v.picklist(["registration","waiting"]),
  id: integer,
  uid: integer,
  name: text,
  /** Today; null when unknown */
  age: orNull(integer),
  tariff: anyText,
  trial: flag,
  /** In a couple; empty otherwise */
  role: anyText,
  state: v.picklist(["registered","waiting","cancelled"]),
  /** In the waiting list of the tariff */
  position: orNull(integer),
  /** Until when a place is kept for somebody who waits; null without an offer */
  offered: orNull(integer),
  /** Seconds since 1970-01-01T00:00:00Z */
  since: integer,
  /** null where the club registered the person */
  order: orNull(integer),
  /** Of the whole order; `none`: there is nothing to pay */
  payment: v.picklist(["none","open","part-paid","processing","paid","overdue","credited"]),
  /** In cents. */
  open: cents,
  /** An answer about health matters; `read_managed_registration` has it */
  alert: flag,
  /** When the family last changed an answer after the registration */
  changed: orNull(integer),
});
