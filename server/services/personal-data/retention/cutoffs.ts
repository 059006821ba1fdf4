import { type SQL, sql } from 'drizzle-orm';
import { instantInBrussels } from '#rules/brusselsInstant.ts';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { overBefore, type RetentionRule, retentions } from '#rules/retention.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';

/** The ends of this day's round, for SQL. */
export interface Cutoffs {
  readonly today: IsoDay;
  /** The instant before which things must have been needed for the last time, to be over. */
  at(rule: RetentionRule): SQL;
  /** The same as a day. */
  on(rule: RetentionRule): SQL;
}

export function cutoffsOf(now: Date): Cutoffs {
  const today = isoDayOf(unixSecondsOf(now));
  const dayOf = (rule: RetentionRule) => overBefore(retentions[rule], today);
  return {
    today,
    at: (rule) => sql`${dateOf(instantInBrussels(dayOf(rule))).toISOString()}::timestamptz`,
    on: (rule) => sql`${dayOf(rule)}::date`,
  };
}
