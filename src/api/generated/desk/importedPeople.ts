// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { optionalText } from '../../wire/text.ts';

export const importedPeople = v.object({
  /** In the order of the request */
  rows: v.fallback(readableOf(v.object({
    /** `known`: the club has this person. `double`: an earlier row is the same person */
    state: v.picklist(["new","known","double","wrong"]),
    /** What is wrong; empty otherwise */
    problem: v.fallback(optionalText, ""),
  })), []),
  added: integer,
  /** Addresses that get a link */
  mails: integer,
});
