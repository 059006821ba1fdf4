import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText } from '../../wire/text.ts';

const loginSession = v.object({
  /** Browser and system; '' where unknown. */
  device: v.fallback(optionalText, ''),
  since: integer,
  lastUsed: integer,
  isCurrent: flag,
});

/** A browser in which an account is logged in; times in unix seconds. */
export type LoginSession = v.InferOutput<typeof loginSession>;

export const parseLoginSessions = readerOf(readableOf(loginSession));
