import * as v from 'valibot';
import { form } from '../../generated/registration/form.ts';
import { readableOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { formFields, personForm } from './registrationForm.ts';

/** A form of a club that belongs to no course. */
export type ClubForm = v.InferOutput<typeof form>;

export const parseForms = readerOf(readableOf(form));

const filledForm = v.pipe(
  v.object({ ...formFields, form }),
  v.transform((wire) => ({ form: wire.form, questions: personForm(wire) })),
);

/** Parses the whole answer of get_form. */
export const parseForm = readerOf(filledForm);
