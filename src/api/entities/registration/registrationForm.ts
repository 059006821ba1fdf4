import * as v from 'valibot';
import { listOf, readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const subscription = v.fallback(v.picklist(['subscribed', 'unsubscribed']), 'unsubscribed');
const subscriptions = v.fallback(
  readableOf(v.object({ email: text, status: subscription, communicationStatus: subscription })),
  [],
);

/** Left unparsed: the engine accepts any value and reports in its diagnostics what was wrong. */
const sections = listOf(v.unknown());

/** The fields that every answer with a form has. */
export const formFields = {
  result: sections,
  formVersion: v.fallback(v.optional(v.pipe(text, v.nonEmpty())), undefined),
  courses: v.fallback(readableOf(v.object({ nid: integer, title: text })), []),
  newsLetterStatus: subscriptions,
  custom: v.fallback(
    v.object({
      label: optionalText,
      question: optionalText,
      newsletter: v.fallback(v.object({ help: optionalText }), { help: '' }),
    }),
    { label: '', question: '', newsletter: { help: '' } },
  ),
};

/** The form of one person, without the questions of others in the same registration. */
export function personForm(wire: v.InferOutput<v.ObjectSchema<typeof formFields, undefined>>) {
  return {
    sections: wire.result,
    /**
     * Sent back with the answers: the server refuses answers to a form that the club has changed since. Undefined when the
     * backend has no versions.
     */
    formVersion: wire.formVersion,
    courses: wire.courses,
    newsletter: wire.newsLetterStatus,
    /** The club's own words for the newsletter question; '' when it has none. */
    newsletterTexts: wire.custom,
  };
}

/** The form of one person, for a registration or for anything else. */
export type PersonForm = ReturnType<typeof personForm>;

const person = v.pipe(
  v.object({ uid: integer, name: v.fallback(optionalText, ''), sections, newsLetterStatus: subscriptions }),
  v.transform(({ newsLetterStatus, ...wire }) => ({ ...wire, newsletter: newsLetterStatus })),
);

const registrationForm = v.pipe(
  v.object({ ...formFields, users: v.fallback(readableOf(person), []) }),
  v.transform((wire) => ({
    ...personForm(wire),
    /** Each person with their own questions and earlier answers. Empty when a backend sends the form of one person only. */
    people: wire.users,
  })),
);

/** Parses the whole answer of get_combined_course_registration_form. */
export const parseRegistrationForm = readerOf(registrationForm);
export type RegistrationForm = v.InferOutput<typeof registrationForm>;
