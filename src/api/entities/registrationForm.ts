import * as v from 'valibot';
import { listOf, readableOf } from '../wire/lists.ts';
import { integer } from '../wire/numbers.ts';
import { readerOf } from '../wire/readerOf.ts';
import { optionalText, text } from '../wire/text.ts';

const subscription = v.fallback(v.picklist(['subscribed', 'unsubscribed']), 'unsubscribed');
const subscriptions = v.fallback(
  readableOf(v.object({ email: text, status: subscription, communicationStatus: subscription })),
  [],
);

/** For the engine to read: it takes anything and says in its diagnostics what was wrong. */
const sections = listOf(v.unknown());

/** What stands in every answer that holds a form. */
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

/** What a person is asked, beside the questions of somebody else of the same registration. */
export function personForm(wire: v.InferOutput<v.ObjectSchema<typeof formFields, undefined>>) {
  return {
    sections: wire.result,
    /**
     * Sent back with the answers: the server refuses those to a form that the club changed since. Undefined: the backend
     * has no versions.
     */
    formVersion: wire.formVersion,
    courses: wire.courses,
    newsletter: wire.newsLetterStatus,
    /** The club's own words for the newsletter question, '' where it has none. */
    newsletterTexts: wire.custom,
  };
}

/** One person's form, whatever it is for. */
export type PersonForm = ReturnType<typeof personForm>;

const person = v.pipe(
  v.object({ uid: integer, name: v.fallback(optionalText, ''), sections, newsLetterStatus: subscriptions }),
  v.transform(({ newsLetterStatus, ...wire }) => ({ ...wire, newsletter: newsLetterStatus })),
);

const registrationForm = v.pipe(
  v.object({ ...formFields, users: v.fallback(readableOf(person), []) }),
  v.transform((wire) => ({
    ...personForm(wire),
    /** Each person with the questions and earlier answers of that person; empty where a backend tells of one alone. */
    people: wire.users,
  })),
);

/** The whole answer of get_combined_course_registration_form. */
export const parseRegistrationForm = readerOf(registrationForm);
export type RegistrationForm = v.InferOutput<typeof registrationForm>;
