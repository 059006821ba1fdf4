import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const amount = v.fallback(v.optional(cents, 0), 0);

const clubAction = v.object({
  id: integer,
  /** Unix seconds. */
  at: integer,
  /** null where the account was erased. */
  by: v.nullable(text),
  action: text,
  what: optionalText,
  name: optionalText,
  /** The changed answers; `before` is null for one about health, which isn't kept. */
  changes: v.fallback(readableOf(v.object({ question: text, before: v.nullable(optionalText) })), []),
  mail: optionalText,
  reason: optionalText,
  /** In cents, as are all amounts below; 0 where it doesn't apply. */
  amount,
  credited: amount,
  refunded: amount,
  byHand: amount,
});

/** Something that a manager did for a club, or a change of answers by a family. */
export type ClubAction = v.InferOutput<typeof clubAction>;

/** Reads a page: the actions stand in `result`, and the number of all beside it. */
export const parseClubActions = readerOf(
  v.pipe(
    v.object({ result: readableOf(clubAction), count: integer }),
    v.transform(({ result, count }) => ({ actions: result, count })),
  ),
);
