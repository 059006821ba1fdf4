import * as v from 'valibot';
import { flag } from '../wire/flag.ts';
import { readableOf } from '../wire/lists.ts';
import { cents, integer } from '../wire/numbers.ts';
import { readerOf } from '../wire/readerOf.ts';
import { optionalText, text } from '../wire/text.ts';
import { waitingPlace } from './invitation.ts';

const titled = v.object({ nid: integer, url: text, title: text });

const lesson = v.object({
  nid: integer,
  /** Unix seconds. */
  start: integer,
  end: integer,
  place: v.fallback(optionalText, ''),
  /** The family reported an absence. */
  absent: flag,
});

const stop = v.variant('how', [
  v.object({
    how: v.literal('now'),
    /** Unix seconds. */
    until: integer,
    money: v.picklist(['refund', 'credit', 'none']),
    /** Cents that nobody has to pay any more. */
    lapses: cents,
    /** Cents that were paid and come back by the club's rule. */
    back: cents,
  }),
  v.object({ how: v.literal('ask') }),
  v.object({ how: v.literal('asked'), at: integer }),
]);

const ownRegistration = v.object({
  id: integer,
  uid: integer,
  name: text,
  club: titled,
  course: titled,
  tariff: v.object({ nid: integer, title: text }),
  trial: flag,
  /** Unix seconds. */
  since: integer,
  /** The next lessons, the earliest first. */
  lessons: v.fallback(readableOf(lesson), []),
  payment: v.fallback(
    v.nullable(
      v.object({
        oid: integer,
        state: v.picklist(['open', 'part-paid', 'processing', 'paid', 'overdue', 'credited']),
        open: cents,
      }),
    ),
    null,
  ),
  stop: v.fallback(stop, { how: 'ask' }),
});

const ownRegistrations = v.object({
  registrations: readableOf(ownRegistration),
  waiting: readableOf(waitingPlace),
});

export type OwnLesson = v.InferOutput<typeof lesson>;
export type OwnRegistration = v.InferOutput<typeof ownRegistration>;
export type OwnRegistrations = v.InferOutput<typeof ownRegistrations>;

export const parseOwnRegistrations = readerOf(ownRegistrations);

/** Whether the registration was stopped, or the club was asked to. */
export const parseStopped = readerOf(v.object({ state: v.picklist(['stopped', 'asked']) }));
