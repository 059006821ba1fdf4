import * as v from 'valibot';
import { listOf, readableOf } from '../wire/lists.ts';
import { integer } from '../wire/numbers.ts';
import { readerOf } from '../wire/readerOf.ts';
import { optionalText, text } from '../wire/text.ts';

const subscription = v.fallback(v.picklist(['subscribed', 'unsubscribed']), 'unsubscribed');

const registrationForm = v.pipe(
  v.object({
    /** For the engine to read: it takes anything and says in its diagnostics what was wrong. */
    result: listOf(v.unknown()),
    courses: v.fallback(readableOf(v.object({ nid: integer, title: text })), []),
    newsLetterStatus: v.fallback(
      readableOf(v.object({ email: text, status: subscription, communicationStatus: subscription })),
      [],
    ),
    custom: v.fallback(
      v.object({
        label: optionalText,
        question: optionalText,
        newsletter: v.fallback(v.object({ help: optionalText }), { help: '' }),
      }),
      { label: '', question: '', newsletter: { help: '' } },
    ),
  }),
  v.transform((wire) => ({
    sections: wire.result,
    courses: wire.courses,
    newsletter: wire.newsLetterStatus,
    /** The club's own words for the newsletter question, '' where it has none. */
    newsletterTexts: wire.custom,
  })),
);

/** The whole answer of get_combined_course_registration_form. */
export const parseRegistrationForm = readerOf(registrationForm);
export type RegistrationForm = v.InferOutput<typeof registrationForm>;
