// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';
import { moneyStanding } from './moneyStanding.ts';

export const invoice = v.object({
  ...moneyStanding.entries,
  oid: integer,
  /** E.g. KN-2026-000123 */
  number: text,
  uid: integer,
  /** Name of the person */
  name: text,
  club: v.object({
    nid: integer,
    title: text,
    url: text,
  }),
  /** Seconds since 1970-01-01T00:00:00Z */
  placed: integer,
  state: v.picklist(["open","part-paid","processing","paid","overdue","credited"]),
  subjects: v.fallback(readableOf(text), []),
  creditNotes: v.fallback(readableOf(v.object({
    id: integer,
    /** E.g. CN-2026-000007 */
    number: text,
    /** In cents. */
    amount: cents,
    reason: v.fallback(optionalText, ""),
    /** Seconds since 1970-01-01T00:00:00Z */
    issued: integer,
  })), []),
});
