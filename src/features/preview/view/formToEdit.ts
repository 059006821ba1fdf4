import { readId } from '#rules/readId.ts';
import { hrefs } from '#src/paths.ts';

/** A form that managers of a club edit: the questions to everybody, those of one course, or a form outside courses. */
export type FormToEdit = { readonly club: number } & (
  | { readonly scope: 'club' }
  /** @param id The nid of the course. */
  | { readonly scope: 'course'; readonly id: number }
  /** @param id The nid of the form. */
  | { readonly scope: 'form'; readonly id: number }
);

/** The address of the builder that saves this form. */
export function formToEditHref(form: FormToEdit): string {
  return hrefs.courseFormPreview({
    club: form.club,
    ...(form.scope === 'course' && { nid: form.id }),
    ...(form.scope === 'form' && { formulier: form.id }),
    bewerk: 1,
  });
}

/** Reads the address of a form outside courses that a manager tries; `undefined` for any other. */
export function readFormToTry(query: URLSearchParams): FormToEdit | undefined {
  const [club, form] = ['club', 'formulier'].map((name) => readId(query.get(name) ?? ''));
  if (club === undefined || form === undefined || query.has('bewerk')) return undefined;
  return { club, scope: 'form', id: form };
}

/** Reads an address of `formToEditHref`; `undefined` for any other. */
export function readFormToEdit(query: URLSearchParams): FormToEdit | undefined {
  const [club, course, form] = ['club', 'nid', 'formulier'].map((name) => readId(query.get(name) ?? ''));
  if (club === undefined || query.get('bewerk') !== '1') return undefined;
  if (form !== undefined) return { club, scope: 'form', id: form };
  return course === undefined ? { club, scope: 'club' } : { club, scope: 'course', id: course };
}
