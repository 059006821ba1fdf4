import * as v from 'valibot';
import { keptDraft } from '../../generated/registration/keptDraft.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** The draft of one form about one person, as the account keeps it for all its devices. */
export type KeptDraft = v.InferOutput<typeof keptDraft>;

export const parseKeptDraft = readerOf(keptDraft);
/** Reads `null` where the account keeps no draft. */
export const parseKeptDraftOrNone = readerOf(v.nullable(keptDraft));
