// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { listOf, readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const refundProposal = v.object({
  /** What is not credited yet. In cents. */
  most: cents,
  /** The sum of the proposals of the lines. In cents. */
  proposal: cents,
  lines: listOf(v.object({
    position: integer,
    what: text,
    /** Name of the person */
    name: v.fallback(optionalText, ""),
    /** What it cost, and is not credited yet. In cents. */
    charged: cents,
    /** Lessons since the order, and those to come */
    lessons: v.exactOptional(v.object({
      total: integer,
      left: integer,
    })),
    /** In cents. */
    proposal: cents,
  })),
  /** Certificates about registrations of the order: a credit makes them untrue */
  certificates: v.fallback(readableOf(v.object({
    kind: text,
    /** E.g. ATT-2026-000012 */
    number: text,
  })), []),
});
