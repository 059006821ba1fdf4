// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const seasonNumbers = v.object({
  /** The year in which the season begins */
  season: integer,
  /** The seasons of the club, the latest first */
  seasons: v.fallback(readableOf(integer), []),
  courses: v.fallback(readableOf(v.object({
    nid: integer,
    title: text,
    enrolled: integer,
    stopped: integer,
    waiting: integer,
    /** Per cent of the noted attendances that were present; null where nothing was noted */
    attendance: v.fallback(v.nullable(integer), null),
    /** What the invoices ask for the course. In cents. */
    charged: cents,
    /** What credit notes took off. It is no payment. In cents. */
    credited: cents,
    /** The money that came in and did not go back, also what is no longer owed. Below zero where more went back than came in. In cents. */
    paid: cents,
    /** What families still have to pay. In cents. */
    open: cents,
  })), []),
});
