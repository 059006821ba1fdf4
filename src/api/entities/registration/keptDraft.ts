import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

const keptDraft = v.object({
  /** JSON; null: the form was sent, or the draft discarded. */
  answers: v.nullable(v.string()),
  /** Milliseconds since the change, by the server's clock. */
  age: integer,
});

/** The draft of one form about one person, as the account keeps it for all its devices. */
export type KeptDraft = v.InferOutput<typeof keptDraft>;

export const parseKeptDraft = readerOf(keptDraft);
/** Reads `null` where the account keeps no draft. */
export const parseKeptDraftOrNone = readerOf(v.nullable(keptDraft));
