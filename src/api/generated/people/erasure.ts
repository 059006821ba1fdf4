// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const erasure = v.object({
  /** People who are erased, the holder of the account first */
  people: listOf(v.object({
    uid: integer,
    name: text,
  })),
  /** Name of the other parent, with whom the family members stay */
  stays_with: v.fallback(optionalText, ""),
  /** First names of shared children, and the parent to whose household each of them goes */
  moves: v.optional(listOf(v.object({
    name: text,
    to: text,
  })), []),
  /** Invoices to be paid, or credited by the club, before anybody can be erased */
  unpaid: listOf(v.object({
    oid: integer,
    /** Invoice number */
    number: text,
    club: v.object({
      title: text,
    }),
    /** In cents. */
    open: cents,
    /** A payment is in progress */
    processing: flag,
  })),
  /** Coming sessions, tickets and turns that are lost */
  given_up: listOf(v.object({
    kind: v.picklist(["registration","ticket","waiting","reservation","pass"]),
    /** Name of the person */
    name: text,
    /** The course and its tariff, or the pass */
    title: text,
    club: text,
    /** Number of tickets, or of remaining turns on a pass; otherwise 1 */
    count: integer,
  })),
  /** Records that the law obliges clubs to keep, without the name */
  kept: v.object({
    orders: integer,
    /** Certificates that name a paid amount */
    certificates: integer,
  }),
});
