import { queryOptions } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import {
  type PersonForm,
  parseRegistrationForm,
  type RegistrationForm,
} from '#src/api/entities/registrationForm.ts';
import { type CartItems, coupleCourseOf } from '../../basket/index.ts';

export interface FormOf {
  /** The club's nid. */
  readonly club: number;
  /** Everybody who is registered for the same, one form each. */
  readonly uids: readonly [number, ...number[]];
  readonly tariffs: readonly number[];
  readonly passes?: readonly number[];
  /** With whom the courses by two are taken. */
  readonly couples?: CartItems['couples'];
}

/** Asked once for as long as the form is on the screen: a second answer would start the form again. */
export function registrationFormQuery({ club, uids, tariffs, passes = [], couples = {} }: FormOf) {
  const [uid, ...users] = uids;
  const request = {
    club,
    uid,
    tariffs: tariffs.toSorted((a, b) => a - b),
    ...(passes.length > 0 && { passes: passes.toSorted((a, b) => a - b) }),
    ...(users.length > 0 && { users }),
    ...(Object.keys(couples).length > 0 && { coupleCourse: coupleCourseOf(couples) }),
  };
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
