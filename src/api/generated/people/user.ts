// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { maybe, anyText } from '../../wire/missing.ts';
import { integer } from '../../wire/numbers.ts';
import { text, color } from '../../wire/text.ts';

export const user = v.object({
  uid: integer,
  name: anyText,
  fname: anyText,
  lname: anyText,
  /** Same as fname, for older backends */
  firstname: anyText,
  /** Same as lname, for older backends */
  lastname: anyText,
  /** Dial code, one space, number; empty when unknown */
  phone: anyText,
  /** Midnight in Brussels */
  birthdate: maybe(integer),
  parent_uid: maybe(integer),
  /** A child of another household who is shared with that of the caller; left out for anybody else */
  shared: flag,
  color: maybe(color),
  hasMembershipCards: flag,
  clubPermissions: flag,
  teacher: flag,
  hasTickets: flag,
  /** Has no account, and may only buy tickets, which come to this address; only for the caller */
  guest: maybe(v.object({
    mail: text,
  })),
  /** Address that waits for confirmation by a mailed link, while the caller has no confirmed address; only for the caller */
  unconfirmed_mail: anyText,
  /** The guardian who has not answered yet; only for the caller, a minor without guardian */
  guardian_asked: maybe(v.object({
    name: text,
    mail: text,
  })),
  /** The clubs that the caller manages, by title; only for the caller */
  managed_clubs: v.fallback(readableOf(v.object({
    nid: integer,
    url: text,
    title: text,
  })), []),
  blocked: flag,
  blocked_reason: anyText,
});
