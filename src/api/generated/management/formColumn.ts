// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { text, optionalText } from '../../wire/text.ts';

export const formColumn = v.object({
  id: text,
  /** In the wording that was answered */
  question: text,
  /** Kind of the question; empty where nothing tells any more */
  type: v.fallback(optionalText, ""),
  /** Whether the form asks it so today, in other words, or not at all */
  asked: v.picklist(["now","reworded","removed"]),
  /** May be about health: its answers are in no list */
  health: flag,
  /** By which the answers can be filtered */
  options: v.fallback(readableOf(v.object({
    value: text,
    label: text,
  })), []),
});
