// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { text } from '../../wire/text.ts';
import { formChange } from './formChange.ts';

export const formPlan = v.object({
  changes: listOf(formChange),
  /** Whether questions that stay are asked in another order */
  reordered: flag,
  /** Why the form can not be saved, in Dutch */
  faults: v.fallback(readableOf(v.object({
    /** The question or the section, in words */
    place: text,
    message: text,
  })), []),
});
