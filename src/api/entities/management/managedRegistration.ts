import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';
import { placesTaken } from './placesTaken.ts';

const maybe = v.fallback(v.nullable(integer), null);
const words = v.fallback(optionalText, '');

const fields = {
  kind: v.picklist(['registration', 'waiting']),
  id: integer,
  uid: integer,
  name: text,
  age: maybe,
  tariff: words,
  trial: flag,
  role: words,
  state: v.picklist(['registered', 'waiting', 'cancelled']),
  position: maybe,
  /** Until when a place is kept for somebody who waits, in Unix seconds. */
  offered: maybe,
  since: integer,
  order: maybe,
  payment: v.picklist(['none', 'open', 'part-paid', 'processing', 'paid', 'overdue', 'credited']),
  /** In cents. */
  open: cents,
  alert: flag,
  /** When the family last changed an answer after the registration, in Unix seconds. */
  changed: maybe,
};

const registration = v.object(fields);

/** A registration, or an entry of a waiting list, in the list of a manager. */
export type ManagedRegistration = v.InferOutput<typeof registration>;

const overview = v.object({
  course: v.object({ nid: integer, url: text, title: text, tariff: maybe }),
  taken: integer,
  takenBy: placesTaken,
  capacity: maybe,
  registered: integer,
  trials: v.fallback(integer, 0),
  waiting: integer,
  cancelled: integer,
  unpaid: integer,
  alerts: integer,
  /** The spreadsheet can have answers about health. */
  health: flag,
});

export type RegistrationsOverview = v.InferOutput<typeof overview>;

/** Reads a page: the registrations stand in `result`, and the rest beside it. */
export const parseManagedRegistrations = readerOf(
  v.pipe(
    v.object({ result: readableOf(registration), count: integer, overview }),
    v.transform(({ result, ...rest }) => ({ ...rest, registrations: result })),
  ),
);

const detail = v.object({
  ...fields,
  what: text,
  birthdate: words,
  mail: words,
  phone: words,
  holder: v.fallback(v.nullable(v.object({ name: text, mail: words, phone: words })), null),
  answers: v.fallback(
    readableOf(
      v.object({
        question: text,
        answer: words,
        alert: flag,
        /** When the family changed it, in Unix seconds. */
        changed: maybe,
        files: v.fallback(readableOf(v.object({ name: text, path: text })), []),
      }),
    ),
    [],
  ),
});

export type ManagedRegistrationDetail = v.InferOutput<typeof detail>;

export const parseManagedRegistration = readerOf(detail);
