import { queryOptions } from '@tanstack/react-query';
import { post } from '../../../api/call.ts';
import {
  type PersonForm,
  parseRegistrationForm,
  type RegistrationForm,
} from '../../../api/entities/registrationForm.ts';

export interface FormOf {
  /** The club's nid. */
  readonly club: number;
  /** Everybody who is registered for the same, one form each. */
  readonly uids: readonly [number, ...number[]];
  readonly tariffs: readonly number[];
}

/** Asked once for as long as the form is on the screen: a second answer would start the form again. */
export function registrationFormQuery({ club, uids: [uid, ...users], tariffs }: FormOf) {
  const selection = [...tariffs].sort((a, b) => a - b);
  const request = { club, uid, tariffs: selection, ...(users.length > 0 && { users }) };
  return queryOptions({
    queryKey: ['registration-form', request],
    queryFn: async ({ signal }) =>
      parseRegistrationForm(await post('get_combined_course_registration_form', request, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    // Earlier answers are personal: they leave the memory with the screen.
    gcTime: 0,
  });
}

/** What one of them is asked. A backend that tells of one person alone tells of the first. */
export function formOfPerson({ people, ...form }: RegistrationForm, uid: number): PersonForm {
  const person = people.find((one) => one.uid === uid);
  return person ? { ...form, sections: person.sections, newsletter: person.newsletter } : form;
}
