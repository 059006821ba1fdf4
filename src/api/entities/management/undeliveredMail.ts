import * as v from 'valibot';
import { undeliveredMail } from '../../generated/management/undeliveredMail.ts';
import { readableOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { text } from '../../wire/text.ts';

/** A mail of a club that could not be delivered. */
export type UndeliveredMail = v.InferOutput<typeof undeliveredMail>;

export const parseUndeliveredMails = readerOf(readableOf(undeliveredMail));
export const parseResentMail = readerOf(v.object({ to: text }));
