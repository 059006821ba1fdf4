// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText, isoDay } from '../../wire/text.ts';
import { moneyStanding } from '../orders/moneyStanding.ts';

const clubPart = v.object({
  nid: integer,
  url: text,
  title: text,
});

export const ownRegistration = v.object({
  id: integer,
  uid: integer,
  name: text,
  club: clubPart,
  course: clubPart,
  tariff: v.object({
    nid: integer,
    title: text,
  }),
  trial: flag,
  /** Seconds since 1970-01-01T00:00:00Z */
  since: integer,
  /** The next lessons, at most four, the earliest first */
  lessons: v.fallback(readableOf(v.object({
    nid: integer,
    /** Seconds since 1970-01-01T00:00:00Z */
    start: integer,
    /** Seconds since 1970-01-01T00:00:00Z */
    end: integer,
    place: v.fallback(optionalText, ""),
    /** The family reported an absence */
    absent: flag,
  })), []),
  /** The invoice; null: free of charge, or settled outside the portal */
  payment: v.fallback(v.nullable(v.object({
    oid: integer,
    state: v.picklist(["open","part-paid","processing","paid","overdue","credited"]),
    /** In cents. */
    open: cents,
    standing: v.fallback(v.optional(moneyStanding), undefined),
  })), null),
  /** now: stops at once, until that time; `lapses` is no longer to be paid, and `back` is returned by the club's rule. ask: the club decides. asked: the club has a request. */
  stop: v.fallback(v.variant('how', [v.object({
    how: v.literal("now"),
    /** Seconds since 1970-01-01T00:00:00Z */
    until: integer,
    money: v.picklist(["refund","credit","none"]),
    /** In cents. */
    lapses: cents,
    /** In cents. */
    back: cents,
  }), v.object({
    how: v.literal("ask"),
  }), v.object({
    how: v.literal("asked"),
    /** Seconds since 1970-01-01T00:00:00Z */
    at: integer,
  })]), {"how":"ask"}),
  /** The club stopped the course */
  stopped: v.fallback(v.optional(v.object({
    /** The first day without lessons */
    from: isoDay,
    reason: v.fallback(optionalText, ""),
  })), undefined),
  /** Numbers of the certificates about it, which are no longer true once it ends */
  certificates: v.fallback(readableOf(text), []),
});
