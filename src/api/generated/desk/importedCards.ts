// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { optionalText } from '../../wire/text.ts';

export const importedCards = v.object({
  /** In the order of the request */
  rows: v.fallback(readableOf(v.object({
    /** `unknown`: nobody of the club has this name. `double`: several people have it, or an earlier row is about the same person */
    state: v.picklist(["new","changed","same","unknown","double","wrong"]),
    /** What is wrong, in Dutch; empty otherwise */
    problem: v.fallback(optionalText, ""),
  })), []),
  /** Cards that are new or changed */
  saved: integer,
});
