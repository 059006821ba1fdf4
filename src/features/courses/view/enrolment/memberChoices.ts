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
interface RegistrantChoice extends MemberChoice {
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

type Choice = Pick<RegistrantChoice, 'uid' | 'refusedFor'>;

/**
 * The member for whom a course is shown. The selected member stays when they fit or already take part. Otherwise the only
 * member who fits is preselected.
 */
export function presumedMember(choices: readonly Choice[], selected: number | undefined): number | undefined {
  const chosen = choices.find(({ uid }) => uid === selected);
  if (chosen && (chosen.refusedFor === undefined || takesPart(chosen))) return selected;
  const [only, ...others] = choices.filter(({ refusedFor }) => refusedFor === undefined);
  return only && others.length === 0 ? only.uid : selected;
}

/** Members who fit come first; both groups keep the order of the family. */
export function fittingFirst<Of extends Pick<RegistrantChoice, 'refusedFor'>>(choices: readonly Of[]): Of[] {
  const place = ({ refusedFor }: Of) => (refusedFor === undefined ? 0 : 1);
  return choices.toSorted((a, b) => place(a) - place(b));
}

/** Whether nobody in a family has the age for the course, so that only a child who isn't in the family yet can fit. */
export function needsNewChild(choices: readonly Pick<RegistrantChoice, 'refusedFor'>[]): boolean {
  return choices.length > 0 && choices.every(({ refusedFor }) => refusedFor === 'age');
}

function takesPart({ refusedFor }: Choice): boolean {
  return refusedFor === 'registered' || refusedFor === 'queued';
}
