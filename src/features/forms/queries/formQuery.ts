import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseForm } from '#src/api/entities/registration/form.ts';

export interface FormOf {
  /** The club's nid. */
  readonly club: number;
  /** The form's url. */
  readonly form: string;
  /** The respondent, whose earlier answers come with the form; undefined for a visitor or while nobody is known. */
  readonly uid: number | undefined;
}

/** Fetches a form once while it is on screen: a second answer would reset what is filled in. */
export function formQuery({ club, form, uid }: FormOf) {
  return queryOptions({
    queryKey: ['form', club, form, uid],
    queryFn: async ({ signal }) =>
      parseForm(await get('get_form', { club, form, ...(uid !== undefined && { uid }) }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    // Earlier answers are personal, so they are removed from memory when the screen is left.
    gcTime: 0,
  });
}
