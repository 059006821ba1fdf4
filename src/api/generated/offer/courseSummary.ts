// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { image } from '../../entities/club/image.ts';
import { tariff } from '../../entities/offer/tariff.ts';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf, integerPair } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText, clock } from '../../wire/text.ts';
import { term } from './term.ts';

export const courseSummary = v.object({
  nid: integer,
  url: text,
  title: text,
  type: v.picklist(["course","activity","ticket"]),
  taxonomies: v.fallback(readableOf(term), []),
  levels: v.fallback(readableOf(term), []),
  /** Seconds since 1970-01-01T00:00:00Z */
  startDate: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  endDate: integer,
  weekdays: v.fallback(readableOf(v.picklist(["ma","di","wo","do","vr","za","zo"])), []),
  startTime: v.fallback(clock, ""),
  endTime: v.fallback(clock, ""),
  place: v.fallback(optionalText, ""),
  /** Number of lessons, none of them in a school holiday */
  lessonsOutsideHolidays: v.fallback(v.optional(integer), undefined),
  ageRestrictions: v.fallback(v.optional(integerPair), undefined),
  ageRestrictionsByYear: v.fallback(v.optional(integerPair), undefined),
  image: v.fallback(v.optional(image), undefined),
  tariffs: listOf(tariff),
  /** A person may have several tariffs at once; left out: one */
  allowsSeveralTariffs: flag,
  /** What the places of the hall cost above the prices of the tariffs; left out without a hall */
  seatCosts: v.fallback(v.optional(v.object({
    /** In cents. */
    least: cents,
    /** In cents. */
    most: cents,
  })), undefined),
});
