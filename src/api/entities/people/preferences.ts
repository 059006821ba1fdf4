import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const subscription = v.picklist(['subscribed', 'unsubscribed']);

const entry = v.pipe(
  v.object({ email: text, status: subscription, communicationStatus: subscription }),
  v.transform(({ email, status, communicationStatus }) => ({
    email,
    newsletter: status === 'subscribed',
    messages: communicationStatus === 'subscribed',
  })),
);

const clubPreferences = v.object({
  club: v.object({ nid: integer, url: text, title: text }),
  /** The club's name for its newsletter; '' when it has none. */
  label: v.fallback(optionalText, ''),
  entries: readableOf(entry),
});

/** The preferences of a person for mail of one club, by address. */
export type ClubPreferences = v.InferOutput<typeof clubPreferences>;
export type AddressPreferences = ClubPreferences['entries'][number];

export const parsePreferences = readerOf(readableOf(clubPreferences));
