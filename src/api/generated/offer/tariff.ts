// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf, mapOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText, isoDay } from '../../wire/text.ts';
import { earlyPrice } from './earlyPrice.ts';

export const tariff = v.object({
  nid: integer,
  title: text,
  type: v.optional(v.unknown()),
  /** How many lessons of a trial can be chosen; absent: any number */
  maxTrialLessons: v.fallback(v.optional(integer), undefined),
  /** In cents. */
  price: cents,
  /** In cents. */
  discountedPrice: v.fallback(v.optional(cents), undefined),
  /** The price that counts now has a last day, in Brussels, and what the price is after that day */
  earlyPrice: v.fallback(v.optional(earlyPrice), undefined),
  /** The prices are for these lessons: the course has begun */
  lessonsLeft: v.fallback(v.optional(v.object({
    left: integer,
    all: integer,
  })), undefined),
  /** Free places; 0 or less: full; null: unlimited */
  availability: v.nullish(integer),
  disable_waiting_list: flag,
  /** Registration status by uid, for the caller and family: above 0 or exactly -99 means registered */
  registeredUsersPerTariff: v.fallback(mapOf(integer), {}),
  /** Places on the waiting list by uid, for the caller and family */
  queuedUsersPerTariff: v.fallback(mapOf(integer), {}),
  blockedRegistrationMessage: v.fallback(optionalText, ""),
  /** Before the tariff opens to everybody: the members of the household who may register first, nobody for a visitor, and what blocks them yet, in place of the message of the tariff */
  priority: v.fallback(v.optional(v.object({
    members: readableOf(integer),
    blockedRegistrationMessage: v.fallback(optionalText, ""),
    /** When they can register; absent where they can already */
    opens: v.fallback(v.optional(integer), undefined),
  })), undefined),
  /** When people can register, which `blockedRegistrationMessage` says in words; absent where they can already */
  opens: v.fallback(v.optional(integer), undefined),
  coupleCourse: v.fallback(v.optional(v.object({
    coupleCourseInvite: v.fallback(v.optional(v.object({
      cciid: integer,
      inviter: text,
      role: v.fallback(optionalText, ""),
    })), undefined),
    roles: v.fallback(readableOf(text), []),
  })), undefined),
  /** Holds a place as soon as it is in a cart */
  instant: flag,
  /** Price in turns of a prepaid pass */
  passTurns: v.fallback(v.optional(integer), undefined),
  /** In cents. */
  uitpasPrice: v.fallback(v.optional(cents), undefined),
  /** Number of instalments that the person can choose; 1: none */
  parts: v.fallback(integer, 1),
  /** The price of now in instalments, on the club's own days; the first may be today */
  instalments: v.fallback(v.optional(listOf(v.object({
    due: isoDay,
    /** In cents. */
    amount: cents,
  }))), undefined),
  /** Number of people per registration */
  usersSimultaneous: v.fallback(integer, 1),
  /** Only for the next members of a household, from this one, and the members who have a registration at the club */
  nextFamilyMember: v.fallback(v.optional(v.object({
    from: integer,
    members: readableOf(integer),
  })), undefined),
});
