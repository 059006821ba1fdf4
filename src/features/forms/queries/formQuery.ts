import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseForm } from '#src/api/entities/form.ts';

export interface FormOf {
  /** The club's nid. */
  readonly club: number;
  /** The form's url. */
  readonly form: string;
  /** For whom: the answer holds what that person answered before. Undefined: a visitor, or not known yet. */
  readonly uid: number | undefined;
}

/** Asked once for as long as it is on the screen: a second answer would start the form again. */
export function formQuery({ club, form, uid }: FormOf) {
  return queryOptions({
    queryKey: ['form', club, form, uid],
    queryFn: async ({ signal }) =>
      parseForm(await get('get_form', { club, form, ...(uid !== undefined && { uid }) }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    // Earlier answers are personal: they leave the memory with the screen.
    gcTime: 0,
  });
}
