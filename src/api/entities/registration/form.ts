import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';
import { formFields, personForm } from './registrationForm.ts';

const form = v.object({
  nid: integer,
  url: text,
  title: text,
  description: v.fallback(optionalText, ''),
  needsLogin: flag,
  /** A form is open when the backend doesn't say. */
  isOpen: v.optional(flag, true),
});

/** A form of a club that belongs to no course. */
export type ClubForm = v.InferOutput<typeof form>;

export const parseForms = readerOf(readableOf(form));

const filledForm = v.pipe(
  v.object({ ...formFields, form }),
  v.transform((wire) => ({ form: wire.form, questions: personForm(wire) })),
);

/** Parses the whole answer of get_form. */
export const parseForm = readerOf(filledForm);
