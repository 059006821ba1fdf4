import type { RegistrationRefusal } from '#rules/eligibility.ts';
import type { Course } from '#src/api/entities/offer/course.ts';
import type { User } from '#src/api/entities/people/user.ts';
import { ageOn, type CourseSetting, type Person, refusalText, tariffDecision } from '../tariffDecision.ts';

/** A family member as an option of a question about people. */
export interface MemberChoice {
  readonly uid: number;
  readonly name: string;
  readonly firstName: string;
  readonly color: string | undefined;
  /** Why this person can't register for the tariff, or for any tariff when none is given; '' when they can. */
  readonly refusal: string;
}

/** A family member who may register, with what "Voor wie?" shows and decides by. */
export interface RegistrantChoice extends MemberChoice {
  readonly refusedFor: RegistrationRefusal['code'] | undefined;
  /** In whole years on the day of the course's age limits; undefined without a birthdate. */
  readonly age: number | undefined;
}

export function memberChoices(
  course: Course,
  tariffNid: number | undefined,
  {
    members,
    ...setting
  }: Omit<CourseSetting, 'person'> & { readonly members: readonly (Person & Pick<User, 'color'>)[] },
): RegistrantChoice[] {
  const chosen = course.tariffs.filter(({ nid }) => nid === tariffNid);
  const tariffs = chosen.length > 0 ? chosen : course.tariffs;
  return members.map((person) => {
    const decisions = tariffs.map((tariff) => tariffDecision(course, tariff, { ...setting, person }));
    const refused = decisions.flatMap((decision) => (decision.may === 'not' ? [decision.reason] : []));
    const [first] = refused;
    const isRefused = first !== undefined && refused.length === decisions.length;
    return {
      uid: person.uid,
      name: person.name,
      firstName: person.firstName,
      color: person.color,
      refusal: isRefused ? refusalText(first) : '',
      refusedFor: isRefused ? first.code : undefined,
      age: ageOn(course, { ...setting, person }),
    };
  });
}
