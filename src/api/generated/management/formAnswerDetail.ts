// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const formAnswerDetail = v.object({
  id: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  at: integer,
  /** Title of the form */
  form: text,
  /** For whom it was sent; empty for a visitor */
  name: v.fallback(optionalText, ""),
  /** Who sent it for somebody else; empty otherwise */
  by: v.fallback(optionalText, ""),
  newer: v.fallback(v.nullable(integer), null),
  older: v.fallback(v.nullable(integer), null),
  answers: v.fallback(readableOf(v.object({
    question: text,
    /** Empty for files */
    text: v.fallback(optionalText, ""),
    files: v.fallback(readableOf(v.object({
      name: text,
      path: text,
    })), []),
    /** Whether the form asks it so today, in other words, or not at all */
    asked: v.picklist(["now","reworded","removed"]),
    /** May be about health */
    health: flag,
  })), []),
});
