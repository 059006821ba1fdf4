// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';
import { clubSummary } from './clubSummary.ts';

export const club = v.object({
  ...clubSummary.entries,
  description: v.fallback(optionalText, ""),
  font: v.fallback(v.picklist(["plain","classic","round"]), "plain"),
  legal: v.optional(v.unknown()),
  contact: v.fallback(v.object({
    mail: v.fallback(optionalText, ""),
    phone: v.fallback(optionalText, ""),
    place: v.fallback(optionalText, ""),
  }), {"mail":"","phone":"","place":""}),
  addons: v.fallback(readableOf(v.picklist(["passes","ticketsales","webshop"])), []),
  hasForms: flag,
  hasTeachers: v.fallback(v.optional(flag), undefined),
  /** Number of visible courses, activities and ticket sales */
  offer: v.fallback(v.optional(v.object({
    course: integer,
    activity: integer,
    ticket: integer,
  })), undefined),
  licenseType: v.optional(v.unknown()),
  terminology: v.fallback(v.object({
    public_webshop: v.fallback(optionalText, ""),
  }), {"public_webshop":""}),
  files: v.fallback(v.optional(v.object({
    logo: v.fallback(readableOf(v.object({
      fid: integer,
    })), []),
  })), undefined),
  disable_waiting_list: flag,
  public_display_age_restriction: flag,
  public_overview_hide_timestamp: flag,
  public_occupation_display: v.optional(v.unknown()),
  public_occupation_display_amount: v.fallback(integer, 0),
  public_overview_display: v.optional(v.unknown()),
  /** Sells tickets to people without an account. @default false */
  sellsToGuests: flag,
  ageCalculation: v.optional(v.unknown()),
  /** Reductions by rule, which the cart applies in this order */
  reductions: v.fallback(readableOf(v.object({
    for: v.picklist(["next-family-member","next-course"]),
    /** The first family member or course that gets it */
    from: integer,
    percentage: v.fallback(v.optional(integer), undefined),
    /** In cents. */
    amount: v.fallback(v.optional(cents), undefined),
    /** Urls; without it: all courses and activities */
    courses: v.fallback(v.optional(listOf(text)), undefined),
  })), []),
});
