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
    /** In cents. */
    charged: cents,
    /** In cents. */
    paid: cents,
    /** In cents. */
    open: cents,
  })), []),
});
