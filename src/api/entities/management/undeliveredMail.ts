import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const undeliveredMail = v.object({
  id: text,
  to: text,
  name: optionalText,
  subject: optionalText,
  /** Unix seconds, when the server gave up. */
  gave_up: integer,
  why: v.fallback(v.picklist(['address', 'full', 'refused', 'unreachable']), 'refused'),
  resendable: flag,
});

/** A mail of a club that could not be delivered. */
export type UndeliveredMail = v.InferOutput<typeof undeliveredMail>;

export const parseUndeliveredMails = readerOf(readableOf(undeliveredMail));
export const parseResentMail = readerOf(v.object({ to: text }));
