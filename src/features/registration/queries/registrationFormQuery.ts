import { queryOptions } from '@tanstack/react-query';
import { post } from '../../../api/call.ts';
import { parseRegistrationForm } from '../../../api/entities/registrationForm.ts';

interface FormOf {
  /** The club's nid. */
  readonly club: number;
  readonly uid: number;
  readonly tariffs: readonly number[];
}

/** Asked once for as long as the form is on the screen: a second answer would start the form again. */
export function registrationFormQuery({ club, uid, tariffs }: FormOf) {
  const selection = [...tariffs].sort((a, b) => a - b);
  return queryOptions({
    queryKey: ['registration-form', club, uid, selection],
    queryFn: async ({ signal }) =>
      parseRegistrationForm(
        await post('get_combined_course_registration_form', { club, uid, tariffs: selection }, { signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    // Earlier answers are personal: they leave the memory with the screen.
    gcTime: 0,
  });
}
