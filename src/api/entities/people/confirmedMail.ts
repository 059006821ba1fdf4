import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText } from '../../wire/text.ts';

const confirmedMail = v.pipe(
  v.object({ mail: v.fallback(optionalText, ''), changed: flag }),
  v.transform(({ mail, changed }) => ({
    mail,
    /** The confirmed address replaces the one that the person logged in with. */
    isChanged: changed,
  })),
);

export type ConfirmedMail = v.InferOutput<typeof confirmedMail>;

export const parseConfirmedMail = readerOf(confirmedMail);
