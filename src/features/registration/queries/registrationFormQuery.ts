import { queryOptions } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import {
  type PersonForm,
  parseRegistrationForm,
  type RegistrationForm,
} from '#src/api/entities/registration/registrationForm.ts';
import { type CartItems, coupleCourseOf } from '../../basket/index.ts';

export interface FormOf {
  /** The club's nid. */
  readonly club: number;
  /** The uids of everybody who registers for the same tariffs, with one form each. */
  readonly uids: readonly [number, ...number[]];
  readonly tariffs: readonly number[];
  readonly passes?: readonly number[];
  /** The partners of couple tariffs. */
  readonly couples?: CartItems['couples'];
}

/** Fetches a form once while it is on screen: a second answer would reset what is filled in. */
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
    // Earlier answers are personal, so they are removed from memory when the screen is left.
    gcTime: 0,
  });
}

/** One person's form from the answer. A backend that sends one person only sends the first. */
export function formOfPerson({ people, ...form }: RegistrationForm, uid: number): PersonForm {
  const person = people.find((one) => one.uid === uid);
  return person ? { ...form, sections: person.sections, newsletter: person.newsletter } : form;
}
