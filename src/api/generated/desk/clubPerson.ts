// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const clubPerson = v.object({
  uid: integer,
  fname: text,
  lname: text,
  /** YYYY-MM-DD; empty when unknown */
  birthdate: v.fallback(optionalText, ""),
  mail: v.fallback(optionalText, ""),
  phone: v.fallback(optionalText, ""),
  /** The person logs in */
  login: flag,
  /** Nobody logs in for the person, so the club changes the address and the phone number */
  onPaper: flag,
  /** The person has a role at the club, and can’t be blocked */
  staff: flag,
  /** Why the club blocked its pages, maybe empty; null: it did not */
  blocked: v.fallback(v.nullable(text), null),
  family: v.fallback(readableOf(v.object({
    uid: integer,
    name: text,
    mail: v.fallback(optionalText, ""),
    phone: v.fallback(optionalText, ""),
    /** The holder of the family */
    holder: flag,
  })), []),
  registrations: v.fallback(readableOf(v.object({
    kind: v.picklist(["registration","waiting"]),
    id: integer,
    course: v.object({
      nid: integer,
      title: text,
    }),
    tariff: v.fallback(optionalText, ""),
    state: v.picklist(["registered","waiting","cancelled"]),
    /** Title of the course, or of the tariff of the same course, that the person has instead; empty for a registration that did not change */
    changedTo: v.fallback(optionalText, ""),
    /** Seconds since 1970-01-01T00:00:00Z */
    since: integer,
    /** In cents. */
    open: cents,
  })), []),
  payments: v.fallback(readableOf(v.object({
    order: integer,
    /** Of the invoice; empty without one */
    number: v.fallback(optionalText, ""),
    /** Seconds since 1970-01-01T00:00:00Z */
    placed: integer,
    /** In cents. */
    total: cents,
    /** In cents. */
    open: cents,
  })), []),
  cards: v.fallback(readableOf(v.object({
    label: text,
    credit: integer,
    /** YYYY-MM-DD; empty: never expires */
    until: v.fallback(optionalText, ""),
  })), []),
  attendance: v.object({
    present: v.fallback(integer, 0),
    absent: v.fallback(integer, 0),
    excused: v.fallback(integer, 0),
  }),
  /** Lessons that the family reported an absence for, the latest first, at most 20 */
  absences: v.fallback(readableOf(v.object({
    course: text,
    /** Seconds since 1970-01-01T00:00:00Z */
    at: integer,
  })), []),
  /** Messages of the club to the person, the latest first, at most 20 */
  messages: v.fallback(readableOf(v.object({
    title: text,
    /** Seconds since 1970-01-01T00:00:00Z */
    at: integer,
  })), []),
  /** Notes of the club, the latest first */
  notes: v.fallback(readableOf(v.object({
    id: integer,
    text: text,
    /** Seconds since 1970-01-01T00:00:00Z */
    at: integer,
    /** Who wrote it; empty where the account was erased */
    by: v.fallback(optionalText, ""),
  })), []),
});
