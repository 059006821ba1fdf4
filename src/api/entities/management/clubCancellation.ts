import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { cents } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** The amounts of a cancellation by the club, in cents. */
const cancellation = v.object({
  credited: cents,
  lapses: cents,
  refunded: cents,
  byHand: cents,
  prepaid: flag,
});

export type ClubCancellation = v.InferOutput<typeof cancellation>;

export const parseClubCancellation = readerOf(cancellation);
