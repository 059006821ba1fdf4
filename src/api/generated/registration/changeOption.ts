// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText, clock } from '../../wire/text.ts';

export const changeOption = v.object({
  course: v.object({
    nid: integer,
    url: text,
    title: text,
  }),
  tariff: v.object({
    nid: integer,
    title: text,
  }),
  /** Seconds since 1970-01-01T00:00:00Z */
  startDate: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  endDate: integer,
  weekdays: v.fallback(readableOf(v.picklist(["ma","di","wo","do","vr","za","zo"])), []),
  startTime: v.fallback(clock, ""),
  endTime: v.fallback(clock, ""),
  place: v.fallback(optionalText, ""),
  /** Free places; null: no limit, or the club does not say */
  places: v.fallback(v.nullable(integer), null),
  /** Euros that are added to the invoice; negative: taken off it. In cents. */
  difference: cents,
  /** Part of what is taken off that is no longer to be paid. In cents. */
  lapses: cents,
  /** Part that was paid and is returned by the club's rule. In cents. */
  back: cents,
  /** How much cheaper it is, where the club returns nothing. In cents. */
  kept: cents,
  /** Until when the new registration can be stopped or changed; null: the club decides */
  until: v.fallback(v.nullable(integer), null),
});
