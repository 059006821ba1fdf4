import * as v from 'valibot';
import { moneyStanding } from '../../generated/orders/moneyStanding.ts';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { text } from '../../wire/text.ts';
import { communicationSummary } from '../club/communication.ts';

import { coupleInvitation, waitingPlace } from '../registration/invitation.ts';
import { calendarSession } from './calendar.ts';

const isoDay = v.pipe(v.string(), v.isoDate());
const club = v.object({ nid: integer, url: text, title: text });
const whose = { uid: integer, name: text };

const invoice = v.object({
  oid: integer,
  ...whose,
  club,
  /** Cents. */
  due: cents,
  payBy: moneyStanding.entries.due,
  overdue: flag,
  attempt: moneyStanding.entries.attempt,
});

const pass = v.object({
  card: integer,
  ...whose,
  club,
  label: text,
  /** Turns. */
  credit: integer,
  validUntil: v.fallback(v.nullable(isoDay), null),
  reason: v.picklist(['expires', 'few-turns']),
});

const details = v.object({
  ...whose,
  missing: readableOf(v.picklist(['birthdate', 'address', 'phone'])),
});

/** An invoice that is to be paid. */
export type DueInvoice = v.InferOutput<typeof invoice>;

const dashboard = v.object({
  invoices: partOf(invoice),
  invitations: partOf(coupleInvitation),
  offers: partOf(waitingPlace),
  passes: partOf(pass),
  details: partOf(details),
  messages: partOf(communicationSummary),
  lessons: partOf(calendarSession),
});

/** The tasks of a family. A part is null when it could not be read. */
export type Dashboard = v.InferOutput<typeof dashboard>;

export const parseDashboard = readerOf(dashboard);

function partOf<Schema extends v.GenericSchema>(entry: Schema) {
  const entries = readableOf(entry);
  // A part that another backend leaves out, or sends in another shape, counts as unreadable.
  return v.fallback(
    v.pipe(
      v.nullable(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())])),
      v.transform((wire) => (wire === null ? null : v.parse(entries, wire))),
    ),
    null,
  );
}
