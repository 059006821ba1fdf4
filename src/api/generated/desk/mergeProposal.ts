// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { text } from '../../wire/text.ts';

export const mergeProposal = v.object({
  /** What moves to the record that stays, in Dutch */
  moves: v.fallback(readableOf(text), []),
  /** Why they can’t be merged yet, in Dutch */
  clashes: v.fallback(readableOf(text), []),
  /** Addresses that must agree; empty: nobody has a login */
  asks: v.fallback(readableOf(text), []),
  /** They are one record now, because nobody had to agree */
  done: flag,
});
