// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText, color } from '../../wire/text.ts';

export const user = v.object({
  uid: integer,
  name: v.fallback(optionalText, ""),
  fname: v.fallback(optionalText, ""),
  lname: v.fallback(optionalText, ""),
  /** Same as fname, for older backends */
  firstname: v.fallback(optionalText, ""),
  /** Same as lname, for older backends */
  lastname: v.fallback(optionalText, ""),
  /** Dial code, one space, number; empty when unknown */
  phone: v.fallback(optionalText, ""),
  /** Midnight in Brussels */
  birthdate: v.fallback(v.optional(integer), undefined),
  parent_uid: v.fallback(v.optional(integer), undefined),
  /** A child of another household who is shared with that of the caller; left out for anybody else */
  shared: flag,
  color: v.fallback(v.optional(color), undefined),
  hasMembershipCards: flag,
  clubPermissions: flag,
  teacher: flag,
  hasTickets: flag,
  /** Has no account, and may only buy tickets, which come to this address; only for the caller */
  guest: v.fallback(v.optional(v.object({
    mail: text,
  })), undefined),
  /** Address that waits for confirmation by a mailed link, while the caller has no confirmed address; only for the caller */
  unconfirmed_mail: v.fallback(optionalText, ""),
  /** The guardian who has not answered yet; only for the caller, a minor without guardian */
  guardian_asked: v.fallback(v.optional(v.object({
    name: text,
    mail: text,
  })), undefined),
  /** The clubs with a screen for the role that the caller has there, by title; only for the caller */
  managed_clubs: v.fallback(readableOf(v.object({
    nid: integer,
    url: text,
    title: text,
    role: v.fallback(optionalText, "admin"),
  })), []),
  blocked: flag,
  blocked_reason: v.fallback(optionalText, ""),
});
