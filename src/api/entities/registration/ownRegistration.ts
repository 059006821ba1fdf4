import * as v from 'valibot';
import { weekdays } from '#rules/brusselsTime.ts';
import { moneyStanding } from '../../generated/orders/moneyStanding.ts';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';
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
        standing: v.fallback(v.optional(moneyStanding), undefined),
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

const clock = v.fallback(v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)), '');

const changeOption = v.object({
  course: titled,
  tariff: v.object({ nid: integer, title: text }),
  /** Unix seconds, as `endDate`. */
  startDate: integer,
  endDate: integer,
  weekdays: v.fallback(readableOf(v.picklist(weekdays)), []),
  /** `14:30`, or '' when unknown; `endTime` has the same format. */
  startTime: clock,
  endTime: clock,
  place: v.fallback(optionalText, ''),
  /** Free places; null: no limit, or the club doesn't say. */
  places: v.fallback(v.nullable(integer), null),
  /** Cents that are added to the invoice; negative: taken off it. The amounts below are parts of what is taken off. */
  difference: cents,
  lapses: cents,
  back: cents,
  /** Cents that it is cheaper, where the club gives nothing back. */
  kept: cents,
  /** Until when it can be stopped or changed, in unix seconds; null: the club decides. */
  until: v.fallback(v.nullable(integer), null),
});

const changeOptions = v.object({
  money: v.picklist(['refund', 'credit', 'none']),
  options: readableOf(changeOption),
  /** Courses with room that first ask questions. */
  asking: v.fallback(readableOf(titled), []),
});

export type ChangeOption = v.InferOutput<typeof changeOption>;
export type ChangeOptions = v.InferOutput<typeof changeOptions>;

export const parseChangeOptions = readerOf(changeOptions);

export type OwnLesson = v.InferOutput<typeof lesson>;
export type OwnRegistration = v.InferOutput<typeof ownRegistration>;
export type OwnRegistrations = v.InferOutput<typeof ownRegistrations>;

export const parseOwnRegistrations = readerOf(ownRegistrations);

/** Whether the registration was stopped, or the club was asked to. */
export const parseStopped = readerOf(v.object({ state: v.picklist(['stopped', 'asked']) }));
